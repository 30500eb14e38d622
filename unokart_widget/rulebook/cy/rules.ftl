### The rules in words: one message for each rule, named after it with "-" for ".".
###
### The value is the title. The attribute .rule tells the rule; .convention is there where the rule
### sheet says nothing and the reading is ours. Every other attribute is the sentence of an event, of
### a move refused or of a move allowed, and is a whole sentence with a full stop.
###
### The arguments are those of the English file. Names and cards stand where nothing mutates them:
### see the glossary in terms.ftl.

## Parts of sentences

# Names of players that would be misread in a sentence, in small letters, with commas between:
# those that mean the reader (and "You", the usual name of whoever plays), and others.
names-of-the-reader = ti, di, tithau, dithau, tydi, chi, chithau, you
names-of-nobody = neb, pawb, pob un, rhywun, unrhyw un, fi, mi, fo, fe, ef, hi, hwy, nhw, ni, y deliwr, deliwr

# What somebody draws: how many, and which where the reader may know. It stands after "tynnu".
part-cards =
    { $number ->
        [zero] dim un cerdyn
        [one] un cerdyn
        [two] dau gerdyn
        [few] tri cherdyn
        [4] pedwar cerdyn
        [many] chwe cherdyn
       *[other] { $number } cerdyn
    }{ $has_cards ->
        [yes] { " " }({ $cards })
       *[no] { "" }
    }
# Cards that are shown, at the end of a clause; nothing where the reader may not see them.
part-shown =
    { $has_cards ->
        [yes] { ": " }{ $cards }
       *[no] { "" }
    }
# The item on $card, with "gyda", which mutates some of them.
part-item =
    { $item ->
        [mushroom] gyda madarchen
        [banana] gyda chroen banana
        [shell] gyda chragen werdd
        [lightning] gyda mellten
       *[bobomb] gyda Bob-omb
    }
part-points =
    { $number ->
        [zero] 0 pwynt
        [one] 1 pwynt
        [two] 2 bwynt
        [few] 3 phwynt
        [many] 6 phwynt
       *[other] { $number } pwynt
    }

## The cards

deck = Y pecyn
    .rule = Mae 112 o gardiau. Ym mhob un o’r pedwar lliw mae un 0, dau gerdyn o bob rhif o 1 i 9, dau gerdyn Tynnu Dau, dau gerdyn Gwrthdroi a dau gerdyn Colli Tro; does dim lliw gan y pedwar cerdyn Tynnu Pedwar Gwyllt na’r wyth cerdyn Blwch Eitem Gwyllt.

deck-items = Eitem ar bob cerdyn
    .rule = Mae eitem ar bob cerdyn: madarchen ar gerdyn coch, croen banana ar gerdyn melyn, cragen werdd ar gerdyn gwyrdd, mellten ar gerdyn glas, a Bob-omb ar bob cerdyn gwyllt. Mae’r eitem yn cysgu nes i Flwch Eitem droi’r cerdyn hwnnw wyneb i fyny.

players = Faint sy’n gallu chwarae
    .rule = Mae rhwng dau a deg chwaraewr yn eistedd o amgylch y bwrdd.
    .no-such-seat = Does dim sedd { $number } wrth y bwrdd hwn: mae’r seddi’n cael eu cyfrif o 0.

## Setting up

setup-dealer = Pwy sy’n delio gyntaf
    .rule = Mae pawb yn tynnu cerdyn, a phwy bynnag sydd â’r rhif uchaf yw’r deliwr cyntaf; mae cardiau gweithredu a chardiau gwyllt yn cyfrif fel 0. Mae’r cardiau a dynnwyd yn mynd yn ôl i’r pecyn, ac mae’r pecyn yn cael ei gymysgu.
    .drew =
        { $you ->
            [yes] Rwyt ti’n tynnu { $card } i weld pwy sy’n delio.
           *[no] Mae { $name } yn tynnu { $card } i weld pwy sy’n delio.
        }
    .chosen =
        { $you ->
            [yes] Ti sydd â’r rhif uchaf, felly ti sy’n delio gyntaf.
           *[no] { $name } sydd â’r rhif uchaf ac sy’n delio gyntaf.
        }

setup-dealer-tie = Pan fydd hi’n gyfartal
    .rule = Pan fydd mwy nag un chwaraewr yn rhannu’r rhif uchaf, dim ond nhw sy’n tynnu eto, nes bod un ohonyn nhw ar y blaen.
    .convention = Dydy’r daflen reolau ddim yn dweud beth i’w wneud pan fydd hi’n gyfartal, felly ein confensiwn ni yw hyn. Does dim opsiwn i’w newid.
    .again =
        { $number ->
            [zero] Does neb yn rhannu’r rhif uchaf.
            [one] Mae un chwaraewr ar y blaen ac yn tynnu eto.
            [two] Mae dau chwaraewr yn rhannu’r rhif uchaf ac yn tynnu eto.
            [few] Mae tri chwaraewr yn rhannu’r rhif uchaf ac yn tynnu eto.
            [many] Mae chwe chwaraewr yn rhannu’r rhif uchaf ac yn tynnu eto.
           *[other] Mae { $number } chwaraewr yn rhannu’r rhif uchaf ac yn tynnu eto.
        }

setup-deal = Delio’r cardiau
    .rule = Mae’r deliwr yn rhoi saith cerdyn i bawb, un ar y tro, gan ddechrau gyda’r chwaraewr ar y chwith. Y cardiau eraill yw’r stoc, wyneb i lawr yn y canol.
    .convention = Dydy’r daflen reolau ddim yn dweud pwy sy’n cael y cerdyn cyntaf; ein confensiwn ni yw dechrau ar ochr chwith y deliwr. Does dim opsiwn i’w newid.
    .dealt =
        { $you ->
            [yes]
                { $number ->
                    [zero] Rwyt ti’n delio 0 cerdyn i bawb.
                    [one] Rwyt ti’n delio un cerdyn i bawb.
                    [two] Rwyt ti’n delio dau gerdyn i bawb.
                    [few] Rwyt ti’n delio tri cherdyn i bawb.
                    [many] Rwyt ti’n delio chwe cherdyn i bawb.
                    [7] Rwyt ti’n delio saith cerdyn i bawb.
                   *[other] Rwyt ti’n delio { $number } cerdyn i bawb.
                }
           *[no]
                { $number ->
                    [zero] Mae { $name } yn delio 0 cerdyn i bawb.
                    [one] Mae { $name } yn delio un cerdyn i bawb.
                    [two] Mae { $name } yn delio dau gerdyn i bawb.
                    [few] Mae { $name } yn delio tri cherdyn i bawb.
                    [many] Mae { $name } yn delio chwe cherdyn i bawb.
                    [7] Mae { $name } yn delio saith cerdyn i bawb.
                   *[other] Mae { $name } yn delio { $number } cerdyn i bawb.
                }
        }

setup-start = Y cerdyn cyntaf
    .rule = Mae’r deliwr yn troi un cerdyn o’r stoc wyneb i fyny, ac mae’r pentwr taflu’n dechrau gyda hwnnw.
    .turned = Y cerdyn cyntaf ar y pentwr taflu yw { $card }.

setup-start-draw4 = Tynnu Pedwar Gwyllt yn gyntaf
    .rule = Ni all rownd ddechrau gyda cherdyn Tynnu Pedwar Gwyllt. Mae’n mynd yn ôl, mae’r stoc yn cael ei gymysgu, ac mae cerdyn arall yn cael ei droi wyneb i fyny.
    .returned = Ni all { $card } ddechrau rownd: mae’n cael ei gymysgu yn ôl i’r stoc.

setup-start-itembox = Blwch Eitem Gwyllt yn gyntaf
    .rule = Pan fydd rownd yn dechrau gyda Blwch Eitem Gwyllt, mae’r deliwr yn enwi’r lliw y mae’n rhaid i’r chwaraewr cyntaf ei ddilyn. Does dim eitem yn dod o’r blwch.
    .asked =
        { $you ->
            [yes] Enwa’r lliw i ddechrau: ti yw’r deliwr.
           *[no] { $name }, y deliwr, sydd i enwi’r lliw i ddechrau.
        }
    .named =
        { $you ->
            [yes] Rwyt ti’n enwi’r lliw { $colour } i ddechrau.
           *[no] Mae { $name } yn enwi’r lliw { $colour } i ddechrau.
        }
    .name-first =
        { $you ->
            [yes] Ni all y rownd ddechrau eto: rhaid i ti enwi lliw yn gyntaf.
           *[no] Ni all y rownd ddechrau eto: rhaid i’r deliwr enwi lliw yn gyntaf.
        }
    .may-name = Mae’r rownd yn dechrau gyda Blwch Eitem Gwyllt, felly mae’r deliwr yn rhydd i enwi’r lliw { $colour }.

setup-start-reverse = Gwrthdroi yn gyntaf
    .rule = Pan fydd rownd yn dechrau gyda cherdyn Gwrthdroi, y deliwr sy’n cael y tro cyntaf, ac mae’r tro’n symud o amgylch y bwrdd i’r dde.
    .convention = Dydy’r daflen reolau ddim yn dweud i ba gyfeiriad mae’r chwarae’n mynd wedyn; i’r dde, fel ar ôl pob cerdyn Gwrthdroi, yw ein confensiwn ni. Does dim opsiwn i’w newid.
    .begins =
        { $you ->
            [yes] Gwrthdroi yw’r cerdyn cyntaf: ti, y deliwr, sy’n dechrau, ac mae’r chwarae’n mynd i’r dde.
           *[no] Gwrthdroi yw’r cerdyn cyntaf: { $name }, y deliwr, sy’n dechrau, ac mae’r chwarae’n mynd i’r dde.
        }

setup-start-draw2 = Tynnu Dau yn gyntaf
    .rule = Pan fydd rownd yn dechrau gyda cherdyn Tynnu Dau, mae’r chwaraewr ar ochr chwith y deliwr yn tynnu dau gerdyn ac yn colli tro.
    .drew =
        { $you ->
            [yes] Tynnu Dau yw’r cerdyn cyntaf: rwyt ti’n tynnu { part-cards } ac yn colli dy dro.
           *[no] Tynnu Dau yw’r cerdyn cyntaf: mae { $name } yn tynnu { part-cards } ac yn colli tro.
        }

setup-start-skip = Colli Tro yn gyntaf
    .rule = Pan fydd rownd yn dechrau gyda cherdyn Colli Tro, mae’r chwaraewr ar ochr chwith y deliwr yn colli tro.
    .skipped =
        { $you ->
            [yes] Colli Tro yw’r cerdyn cyntaf: rwyt ti’n colli dy dro.
           *[no] Colli Tro yw’r cerdyn cyntaf: mae { $name } yn colli tro.
        }

setup-next = Y deliwr nesaf
    .rule = Ym mhob rownd newydd, y chwaraewr nesaf ar y chwith sy’n delio.
    .deals =
        { $you ->
            [yes] Ti yw deliwr y rownd hon.
           *[no] { $name } yw deliwr y rownd hon.
        }

## A turn

turn-order = Tro pwy yw hi
    .rule = Y chwaraewr ar ochr chwith y deliwr sy’n dechrau, oni bai bod y cerdyn cyntaf yn dweud yn wahanol, ac mae’r tro’n symud o amgylch y bwrdd i’r chwith.
    .begins =
        { $you ->
            [yes] Ti sy’n dechrau.
           *[no] { $name } sy’n dechrau.
        }
    .not-your-turn =
        { $you ->
            [yes] Dy dro di yw hi nawr: does neb arall yn cael gwneud y symudiad hwn.
           *[no] Ddim eto: tro { $name } yw hi.
        }

turn-match = Cyfateb i’r cerdyn uchaf
    .rule = Gosoda gerdyn sydd â’r un lliw, rhif neu symbol â’r cerdyn uchaf ar y pentwr taflu. Ar gerdyn gwyllt, dim ond y lliw a enwyd sy’n cyfateb; mae cerdyn a ddaeth o Flwch Eitem yn cael ei drin fel unrhyw gerdyn arall.
    .played =
        { $you ->
            [yes] Rwyt ti’n chwarae { $card }.
           *[no] Mae { $name } yn chwarae { $card }.
        }
    .not-in-hand =
        { $you ->
            [yes] Dydy { $card } ddim yn dy law di.
           *[no] Dydy { $card } ddim yn y llaw.
        }
    .no-match = Ni all { $card } fynd ar ben { $top }: nid yw’r lliw na’r rhif yn cyfateb.
    .no-match-symbol = Ni all { $card } fynd ar ben { $top }: nid yw’r lliw na’r symbol yn cyfateb.
    .no-match-colour = Ni ellir chwarae { $card }: y lliw a enwyd yw { $colour }, felly rhaid cael cerdyn o’r lliw hwnnw neu gerdyn gwyllt.
    .fits-colour = Gall { $card } fynd ar ben { $top }: mae’r lliw yr un fath.
    .fits-number = Gall { $card } fynd ar ben { $top }: mae’r rhif yr un fath.
    .fits-symbol = Gall { $card } fynd ar ben { $top }: mae’r symbol yr un fath.
    .fits-named-colour = Gellir chwarae { $card }: y lliw a enwyd yw { $colour }.

turn-wild = Cardiau gwyllt ar ben popeth
    .rule = Mae’r ddau fath o gerdyn gwyllt, Tynnu Pedwar a Blwch Eitem, yn mynd ar ben unrhyw gerdyn, pryd bynnag y mae’n dro i ti.
    .played =
        { $has_colour ->
            [yes]
                { $you ->
                    [yes] Rwyt ti’n chwarae { $card } ac yn enwi’r lliw { $colour }.
                   *[no] Mae { $name } yn chwarae { $card } ac yn enwi’r lliw { $colour }.
                }
           *[no]
                { $you ->
                    [yes] Rwyt ti’n chwarae { $card }.
                   *[no] Mae { $name } yn chwarae { $card }.
                }
        }
    .fits = Cerdyn gwyllt yw { $card }: mae’n mynd ar ben popeth.
    .nothing-to-name = Does dim rhaid i neb enwi lliw nawr.
    .colour-not-wanted = Does dim lliw yn cael ei enwi wrth chwarae { $card }: gosoda’r cerdyn heb liw.

turn-draw = Tynnu cerdyn
    .rule = Os na elli di chwarae cerdyn, neu os nad wyt ti eisiau, rwyt ti’n tynnu un o’r stoc.
    .drew =
        { $has_cards ->
            [yes]
                { $you ->
                    [yes] Rwyt ti’n tynnu { $cards }.
                   *[no] Mae { $name } yn tynnu { $cards }.
                }
           *[no]
                { $you ->
                    [yes] Rwyt ti’n tynnu { part-cards }.
                   *[no] Mae { $name } yn tynnu { part-cards }.
                }
        }
    .draw-before-passing =
        { $you ->
            [yes] Elli di ddim pasio eto: tynna gerdyn yn gyntaf.
           *[no] Does neb yn cael pasio heb dynnu: rhaid tynnu cerdyn yn gyntaf.
        }
    .may =
        { $you ->
            [yes] Rwyt ti bob amser yn cael tynnu cerdyn yn dy dro, hyd yn oed os gelli di chwarae un.
           *[no] Mae pawb bob amser yn cael tynnu cerdyn mewn tro, hyd yn oed os oes cerdyn i’w chwarae.
        }

turn-draw-play = Chwarae’r cerdyn a dynnwyd
    .rule = Os gelli di chwarae’r cerdyn rwyt ti’n ei dynnu, cei di ei osod ar unwaith, y cerdyn hwnnw a dim un arall, neu basio. Os na elli di, mae dy dro ar ben.
    .may-play =
        { $you ->
            [yes] Gellir chwarae’r cerdyn a dynnwyd: cei di ei osod nawr, neu basio.
           *[no] Gellir chwarae’r cerdyn a dynnwyd: caiff { $name } ei osod nawr, neu basio.
        }
    .ends =
        { $you ->
            [yes] Ni ellir chwarae’r cerdyn a dynnwyd, felly mae dy dro ar ben.
           *[no] Ni ellir chwarae’r cerdyn a dynnwyd, felly mae { $name } yn gorfod pasio.
        }
    .passed =
        { $you ->
            [yes] Rwyt ti’n cadw’r cerdyn ac yn pasio.
           *[no] Mae { $name } yn cadw’r cerdyn ac yn pasio.
        }
    .only-drawn-card =
        { $has_card ->
            [yes] Ar ôl tynnu, dim ond y cerdyn a dynnwyd y gellir ei chwarae: { $card }.
           *[no] Ar ôl tynnu, dim ond y cerdyn a dynnwyd y gellir ei chwarae.
        }
    .already-drawn =
        { $you ->
            [yes] Rwyt ti wedi tynnu dy gerdyn yn y tro hwn: chwaraea’r cerdyn, neu pasia.
           *[no] Dim ond unwaith y ceir tynnu mewn tro: rhaid chwarae’r cerdyn a dynnwyd, neu basio.
        }
    .fits = Mae { $card } newydd gael ei dynnu ac yn cyfateb, felly gellir ei chwarae ar unwaith.
    .may-pass =
        { $you ->
            [yes] Cei di gadw’r cerdyn a dynnwyd: does dim rhaid i ti ei chwarae.
           *[no] Mae modd cadw’r cerdyn a dynnwyd: does dim rhaid i neb ei chwarae.
        }

stock-empty = Pan fydd y stoc yn wag
    .rule = Os oes rhaid i rywun dynnu a’r stoc yn wag, mae’r pentwr taflu, heblaw ei gerdyn uchaf, yn cael ei gymysgu’n stoc newydd. Os nad oes dim i’w gymysgu chwaith, mae’r tynnu’n dod i ben, a does neb yn gorfod gwneud iawn amdano wedyn.
    .convention = Dydy’r daflen reolau ddim yn dweud beth sy’n digwydd pan fydd y stoc yn wag, felly ein confensiwn ni yw hyn. Does dim opsiwn i’w newid.
    .reshuffled =
        { $number ->
            [zero] Mae’r stoc yn wag, ac nid oes cerdyn yn y pentwr taflu i’w gymysgu.
            [one] Mae’r stoc yn wag: un cerdyn o’r pentwr taflu yw’r stoc newydd.
            [two] Mae’r stoc yn wag: mae dau gerdyn o’r pentwr taflu’n cael eu cymysgu’n stoc newydd.
            [few] Mae’r stoc yn wag: mae tri cherdyn o’r pentwr taflu’n cael eu cymysgu’n stoc newydd.
            [many] Mae’r stoc yn wag: mae chwe cherdyn o’r pentwr taflu’n cael eu cymysgu’n stoc newydd.
           *[other] Mae’r stoc yn wag: mae { $number } cerdyn o’r pentwr taflu’n cael eu cymysgu’n stoc newydd.
        }
    .cut-short =
        { $you ->
            [yes]
                { $number ->
                    [zero] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu 0 cerdyn yn llai.
                    [one] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu un cerdyn yn llai.
                    [two] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu dau gerdyn yn llai.
                    [few] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu tri cherdyn yn llai.
                    [many] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu chwe cherdyn yn llai.
                   *[other] Does dim mwy o gardiau ar ôl: rwyt ti’n tynnu { $number } cerdyn yn llai.
                }
           *[no]
                { $number ->
                    [zero] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu 0 cerdyn yn llai.
                    [one] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu un cerdyn yn llai.
                    [two] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu dau gerdyn yn llai.
                    [few] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu tri cherdyn yn llai.
                    [many] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu chwe cherdyn yn llai.
                   *[other] Does dim mwy o gardiau ar ôl: mae { $name } yn tynnu { $number } cerdyn yn llai.
                }
        }

round-blocked = Rownd wedi’i rhwystro
    .rule = Pan fydd pawb, un ar ôl y llall, eisiau tynnu a dim cerdyn i’w gael, mae’r rownd yn dod i ben. Does neb yn ei hennill, a does neb yn sgorio.
    .convention = Dydy’r daflen reolau ddim yn sôn am fwrdd sydd wedi mynd yn sownd, felly ein confensiwn ni yw hyn. Does dim opsiwn i’w newid.
    .ended = Does neb wedi gallu tynnu cerdyn: mae’r rownd wedi’i rhwystro ac yn dod i ben heb enillydd.
    .over = Cafodd y rownd hon ei rhwystro, ac mae hi ar ben: rhaid dechrau’r rownd nesaf.

## Action cards

action-draw2 = Tynnu Dau
    .rule = Mae’r chwaraewr nesaf yn tynnu dau gerdyn ac yn colli tro. Does neb yn cael pasio’r baich ymlaen gyda cherdyn Tynnu Dau arall.
    .drew =
        { $you ->
            [yes] Rwyt ti’n tynnu { part-cards } ac yn colli dy dro.
           *[no] Mae { $name } yn tynnu { part-cards } ac yn colli tro.
        }

action-reverse = Gwrthdroi
    .rule = Mae’r chwarae’n newid cyfeiriad: os oedd y tro’n symud i’r chwith, mae’n symud i’r dde nawr, ac i’r gwrthwyneb.
    .turned = Mae’r chwarae’n newid cyfeiriad ac yn mynd i’r { direction-name } nawr.

action-reverse-two = Gwrthdroi gyda dau chwaraewr
    .rule = Gyda dau chwaraewr, mae Gwrthdroi yn gweithio fel Colli Tro: mae’r chwaraewr arall yn colli tro, a’r sawl a osododd y cerdyn sy’n mynd eto.
    .convention = Nid yw’r daflen reolau’n dweud dim am gerdyn Gwrthdroi rhwng dau chwaraewr, felly ein confensiwn ni yw hyn, fel yn UNO clasurol. Gyda’r opsiwn two_player_reverse="turn", dim ond y cyfeiriad sy’n newid, a’r chwaraewr arall sy’n mynd nesaf.
    .skipped =
        { $you ->
            [yes] Gyda dau chwaraewr, mae Gwrthdroi yn gweithio fel Colli Tro: rwyt ti’n colli dy dro.
           *[no] Gyda dau chwaraewr, mae Gwrthdroi yn gweithio fel Colli Tro: mae { $name } yn colli tro.
        }
    .turned = Mae’r chwarae’n newid cyfeiriad, ond gyda dau chwaraewr y llall sydd nesaf o hyd.

action-skip = Colli Tro
    .rule = Mae’r chwaraewr nesaf yn colli tro.
    .skipped =
        { $you ->
            [yes] Rwyt ti’n colli dy dro.
           *[no] Mae { $name } yn colli tro.
        }

action-itembox = Blwch Eitem Gwyllt
    .rule = Mae cerdyn arall o’r stoc yn cael ei droi ar unwaith, mae’n mynd ar ben y pentwr taflu, ac mae’r eitem arno’n dod yn fyw.
    .turned =
        { $you ->
            [yes] Rwyt ti’n agor y Blwch Eitem: allan daw { $card } { part-item }.
           *[no] Mae { $name } yn agor y Blwch Eitem: allan daw { $card } { part-item }.
        }

action-draw4 = Tynnu Pedwar Gwyllt
    .rule = Mae’r sawl sy’n ei osod yn enwi’r lliw sy’n dod nesaf. Mae’r chwaraewr nesaf naill ai’n herio, neu’n tynnu pedwar cerdyn ac yn colli tro.
    .drew =
        { $you ->
            [yes] Rwyt ti’n tynnu { part-cards } ac yn colli dy dro.
           *[no] Mae { $name } yn tynnu { part-cards } ac yn colli tro.
        }
    .colour-missing = Rhaid enwi lliw wrth osod Tynnu Pedwar Gwyllt: mae W4=B, er enghraifft, yn enwi glas.

## Items

item-mushroom = Madarchen
    .rule = Mae’r sawl a osododd y Blwch Eitem yn mynd eto ar unwaith. Mae’n dro cyfan: tynna gerdyn os nad oes gen ti ddim i’w chwarae.
    .again =
        { $you ->
            [yes] Mae’r fadarchen yn rhoi hwb i ti: cymera dro arall.
           *[no] Mae’r fadarchen yn rhoi hwb: mae { $name } yn cael tro arall.
        }

item-banana = Croen banana
    .rule = Mae’r chwaraewr olaf i fynd cyn i’r Blwch Eitem gael ei osod yn llithro ac yn tynnu dau gerdyn. Dydy tro a gollwyd oherwydd cerdyn Colli Tro neu gerdyn tynnu ddim yn cyfrif.
    .convention = Dydy’r daflen reolau ddim yn dweud pwy aeth olaf pan fydd rhywun wedi colli tro; ein confensiwn ni yw cymryd y chwaraewr arall diwethaf a gafodd dro go iawn, a chyn i neb arall fynd, nid yw’r croen yn dal neb. Gyda’r opsiwn banana="seat", y cymydog ar yr ochr y mae’r tro’n dod ohoni sy’n llithro bob amser.
    .drew =
        { $you ->
            [yes] Rwyt ti’n llithro ar y croen banana ac yn tynnu { part-cards }.
           *[no] Mae { $name } yn llithro ar y croen banana ac yn tynnu { part-cards }.
        }
    .nobody =
        { $you ->
            [yes] Does neb yn llithro ar y croen banana: does neb wedi mynd o dy flaen di.
           *[no] Does neb yn llithro ar y croen banana: does neb wedi mynd o flaen { $name }.
        }

item-shell = Cragen werdd
    .rule = Mae’r sawl a osododd y Blwch Eitem yn dewis gwrthwynebydd, ac mae’r gwrthwynebydd yn tynnu un cerdyn.
    .asked =
        { $you ->
            [yes] Mae gen ti gragen werdd: dewisa darged.
           *[no] Mae { $name } yn anelu cragen werdd.
        }
    .drew =
        { $you ->
            [yes] Mae’r gragen werdd yn dy daro di: rwyt ti’n tynnu { part-cards }.
           *[no] Mae’r gragen werdd yn taro { $name }, sy’n tynnu { part-cards }.
        }
    .aim-first =
        { $you ->
            [yes] Y gragen werdd sydd gyntaf: rhaid i ti ei hanelu at wrthwynebydd.
           *[no] Y gragen werdd sydd gyntaf: rhaid ei hanelu at wrthwynebydd.
        }
    .nothing-to-aim = Does dim cragen werdd i’w hanelu nawr.
    .not-yourself =
        { $you ->
            [yes] Elli di ddim anelu’r gragen werdd atat ti dy hun: dewisa wrthwynebydd.
           *[no] Ni ellir anelu cragen werdd at y chwaraewr sy’n ei thaflu: rhaid dewis gwrthwynebydd.
        }
    .may-aim =
        { $other_you ->
            [yes] Mae modd anelu’r gragen werdd at unrhyw wrthwynebydd, ac rwyt ti’n un.
           *[no] Mae modd anelu’r gragen werdd at unrhyw wrthwynebydd, ac mae { $other } yn un.
        }

item-lightning = Mellten
    .rule = Mae pob chwaraewr arall yn tynnu un cerdyn, y chwaraewr nesaf yn gyntaf, ac mae’r sawl a osododd y Blwch Eitem yn mynd eto.
    .drew =
        { $you ->
            [yes] Mae’r fellten yn dy daro di: rwyt ti’n tynnu { part-cards }.
           *[no] Mae’r fellten yn taro { $name }, sy’n tynnu { part-cards }.
        }
    .again =
        { $you ->
            [yes] Ar ôl y fellten rwyt ti’n cael tro arall.
           *[no] Ar ôl y fellten mae { $name } yn cael tro arall.
        }

item-bobomb = Bob-omb
    .rule = Mae’r Bob-omb yn ffrwydro dan y chwaraewr a osododd y Blwch Eitem: rhaid i’r chwaraewr hwnnw dynnu dau gerdyn, ac yna enwi’r lliw sy’n dod nesaf.
    .drew =
        { $you ->
            [yes] Mae’r Bob-omb yn ffrwydro oddi tanat ti: rwyt ti’n tynnu { part-cards }.
           *[no] Mae’r Bob-omb yn ffrwydro, ac mae { $name } yn tynnu { part-cards }.
        }
    .asked =
        { $you ->
            [yes] Ti sy’n enwi’r lliw sy’n dod nesaf.
           *[no] { $name } sydd i enwi’r lliw sy’n dod nesaf.
        }
    .named =
        { $you ->
            [yes] Rwyt ti’n enwi’r lliw { $colour }.
           *[no] Mae { $name } yn enwi’r lliw { $colour }.
        }
    .name-first =
        { $you ->
            [yes] Dydy’r Bob-omb ddim wedi gorffen eto: rhaid i ti enwi lliw yn gyntaf.
           *[no] Dydy’r Bob-omb ddim wedi gorffen eto: rhaid enwi lliw yn gyntaf.
        }
    .may-name = Ar ôl Bob-omb mae modd enwi unrhyw liw, gan gynnwys { $colour }.

item-action = Dim ond yr eitem sy’n cyfrif
    .rule = Pan ddaw cerdyn gweithredu neu gerdyn gwyllt o Flwch Eitem, does neb yn gwneud beth mae’n ei ddweud; dim ond yr eitem arno sy’n cyfrif. Dim ond Bob-omb yw ail Flwch Eitem, a does dim cerdyn arall yn cael ei droi.
    .ignored =
        { $card_code ->
            [WI] Mae’r ail Flwch Eitem yn aros ar gau: dim ond y Bob-omb arno sy’n cyfrif.
           *[other] Dim ond yr eitem sy’n cyfrif: nid yw { $card } ei hun yn gwneud dim.
        }

item-none = Blwch Eitem gwag
    .rule = Pan nad oes cerdyn ar ôl i’w droi, yn y stoc nac o dan gerdyn uchaf y pentwr taflu, does dim eitem yn dod yn fyw. Y sawl a osododd y Blwch Eitem sy’n enwi’r lliw sy’n dod nesaf.
    .convention = Dydy’r daflen reolau ddim yn dweud beth mae Blwch Eitem yn ei wneud pan nad oes cerdyn ar ôl, felly ein confensiwn ni yw hyn. Does dim opsiwn i’w newid.
    .asked =
        { $you ->
            [yes] Does dim cerdyn i’w droi: y cyfan rwyt ti’n ei wneud yw enwi’r lliw sy’n dod nesaf.
           *[no] Does dim cerdyn i’w droi: y cyfan mae { $name } yn ei wneud yw enwi’r lliw sy’n dod nesaf.
        }
    .named =
        { $you ->
            [yes] Rwyt ti’n enwi’r lliw { $colour }.
           *[no] Mae { $name } yn enwi’r lliw { $colour }.
        }
    .name-first =
        { $you ->
            [yes] Roedd y Blwch Eitem yn wag: rhaid i ti enwi lliw yn gyntaf.
           *[no] Roedd y Blwch Eitem yn wag: rhaid enwi lliw yn gyntaf.
        }
    .may-name = Roedd y Blwch Eitem yn wag, felly mae modd enwi unrhyw liw, gan gynnwys { $colour }.

item-after = Ar ôl yr eitem
    .rule = Ar ôl Bob-omb, croen banana neu gragen werdd, tro’r chwaraewr nesaf yw hi.
    .passes =
        { $you ->
            [yes] Dy dro di yw hi nawr.
           *[no] Tro { $name } yw hi nawr.
        }

## The challenge

challenge-offer = Herio neu dderbyn
    .rule = Pan fydd Tynnu Pedwar Gwyllt yn cael ei osod, y chwaraewr nesaf, a neb arall, sydd â’r hawl i’w herio.
    .offered =
        { $you ->
            [yes] Wyt ti’n credu { $other }? Cei di herio’r Tynnu Pedwar Gwyllt, neu ei dderbyn a thynnu.
           *[no]
                { $other_you ->
                    [yes] Caiff { $name } herio dy gerdyn Tynnu Pedwar Gwyllt, neu ei dderbyn a thynnu.
                   *[no] Caiff { $name } herio cerdyn Tynnu Pedwar Gwyllt { $other }, neu ei dderbyn a thynnu.
                }
        }
    .accepted =
        { $you ->
            [yes] Rwyt ti’n derbyn y Tynnu Pedwar Gwyllt.
           *[no] Mae { $name } yn derbyn y Tynnu Pedwar Gwyllt.
        }
    .answer-first =
        { $you ->
            [yes] Y Tynnu Pedwar Gwyllt sydd gyntaf: rhaid i ti ei herio neu ei dderbyn.
           *[no] Y Tynnu Pedwar Gwyllt sydd gyntaf: rhaid ei herio neu ei dderbyn.
        }
    .nothing-to-answer = Does dim Tynnu Pedwar Gwyllt i’w herio na’i dderbyn nawr.
    .only-next-player = Dim ond y chwaraewr nesaf sy’n cael herio neu dderbyn Tynnu Pedwar Gwyllt.
    .may-challenge =
        { $you ->
            [yes] Cei di amau’r Tynnu Pedwar Gwyllt a gofyn am gael gweld y llaw.
           *[no] Caiff y chwaraewr nesaf amau Tynnu Pedwar Gwyllt a gofyn am gael gweld y llaw.
        }
    .may-accept =
        { $you ->
            [yes] Cei di dderbyn heb herio: pedwar cerdyn yw hynny, yn lle mentro chwech.
           *[no] Caiff y chwaraewr nesaf dderbyn heb herio: pedwar cerdyn yw hynny, yn lle mentro chwech.
        }

challenge-show = Dangos y llaw
    .rule = Yr heriwr, a dim un chwaraewr arall, sy’n cael gweld llaw’r sawl a osododd y Tynnu Pedwar Gwyllt.
    .shown =
        { $you ->
            [yes] Mae { $other } yn dy herio di ac yn edrych ar dy law{ part-shown }.
           *[no]
                { $other_you ->
                    [yes] Rwyt ti’n herio { $name } ac yn edrych ar y llaw{ part-shown }.
                   *[no] Mae { $other } yn herio { $name }, a does neb arall yn gweld y llaw.
                }
        }

challenge-won = Mae’r her yn gywir
    .rule = Os oes cerdyn yn y llaw o’r lliw oedd mewn grym cyn y Tynnu Pedwar Gwyllt, y sawl a’i gosododd sy’n tynnu’r pedwar cerdyn. Mae’r lliw sydd newydd ei enwi yn aros, ac mae’r heriwr yn cael tro arferol.
    .convention = Dydy’r daflen reolau ddim yn dweud pa liw sy’n cyfrif os cerdyn gwyllt oedd y cerdyn oddi tano; ein confensiwn ni yw cymryd y lliw a enwyd ar gyfer hwnnw. Does dim opsiwn i’w newid.
    .drew =
        { $you ->
            [yes] Mae’r her yn gywir: rwyt ti’n tynnu { part-cards }.
           *[no] Mae’r her yn gywir: mae { $name } yn tynnu { part-cards }.
        }
    .turn =
        { $you ->
            [yes] Rwyt ti’n cymryd dy dro.
           *[no] Mae { $name } yn cael tro arferol.
        }

challenge-lost = Mae’r her yn anghywir
    .rule = Os nad oes cerdyn yn y llaw o’r lliw oedd mewn grym o’r blaen, mae’r heriwr yn tynnu chwe cherdyn yn lle pedwar ac yn colli tro.
    .drew =
        { $you ->
            [yes] Mae’r her yn anghywir: rwyt ti’n tynnu { part-cards } ac yn colli dy dro.
           *[no] Mae’r her yn anghywir: mae { $name } yn tynnu { part-cards } ac yn colli tro.
        }

## Saying UNO

uno-say = Dweud UNO
    .rule = Dweda UNO pan fyddi di’n gosod cerdyn a dim ond un ar ôl gen ti.
    .said =
        { $you ->
            [yes] Rwyt ti’n dweud UNO.
           *[no] Mae { $name } yn dweud UNO.
        }
    .not-last-but-one =
        { $number ->
            [zero] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid heb gerdyn yn y llaw.
            [one] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid gyda’r cerdyn olaf.
            [two] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid ar adeg arall.
            [few] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid pan fydd tri cherdyn yn y llaw.
            [many] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid pan fydd chwe cherdyn yn y llaw.
           *[other] Rhaid dweud UNO wrth osod y cerdyn olaf ond un, nid pan fydd { $number } cerdyn yn y llaw.
        }
    .may =
        { $you ->
            [yes] Dyma dy gerdyn olaf ond un, felly dweda UNO wrth ei osod.
           *[no] Dyma’r cerdyn olaf ond un, felly rhaid dweud UNO wrth ei osod.
        }

uno-catch = Dal rhywun heb UNO
    .rule = Os wyt ti’n anghofio dweud UNO, a chwaraewr arall yn ei ddweud yn gyntaf, rwyt ti’n tynnu dau gerdyn.
    .caught =
        { $you ->
            [yes] Mae { $other } yn dy ddal heb UNO: rwyt ti’n tynnu { part-cards }.
           *[no]
                { $other_you ->
                    [yes] Rwyt ti’n dal { $name } heb UNO: mae { $name } yn tynnu { part-cards }.
                   *[no] Mae { $other } yn dal { $name } heb UNO: mae { $name } yn tynnu { part-cards }.
                }
        }
    .not-yourself =
        { $you ->
            [yes] Elli di ddim dal dy hun, ond cei di ddweud UNO o hyd.
           *[no] Y lleill sy’n cael dal: caiff chwaraewr a anghofiodd ddweud UNO o hyd.
        }
    .may =
        { $other_you ->
            [yes] Mae gen ti un cerdyn a dwyt ti ddim wedi dweud UNO, felly caiff unrhyw un arall ei ddweud yn gyntaf.
           *[no] Mae un cerdyn yn llaw { $other } a neb wedi dweud UNO, felly caiff unrhyw un arall ei ddweud yn gyntaf.
        }

uno-window = Rhy hwyr i ddweud UNO
    .rule = Mae modd dweud UNO a anghofiwyd, neu ddal rhywun hebddo, nes i rywun chwarae cerdyn, tynnu, herio neu dderbyn, cyhyd â bod un cerdyn yn union yn y llaw honno. Mae enwi lliw neu anelu cragen werdd yn rhan o’r un tro, felly mae amser o hyd.
    .convention = Dydy’r daflen reolau ddim yn dweud tan bryd mae modd dweud UNO neu ddal rhywun hebddo, felly ein confensiwn ni yw hyn. Does dim opsiwn i’w newid.
    .said =
        { $you ->
            [yes] Rwyt ti’n dweud UNO mewn pryd.
           *[no] Mae { $name } yn dweud UNO mewn pryd.
        }
    .nothing-to-say =
        { $you ->
            [yes] Does gen ti ddim UNO i’w ddweud nawr.
           *[no] Does dim UNO i’w ddweud nawr.
        }
    .nobody-to-catch = Does neb i’w ddal nawr, ac nid yw ceisio’n costio dim.
    .may =
        { $you ->
            [yes] Rwyt ti wedi anghofio dweud UNO, a dydy hi ddim yn rhy hwyr i’w ddweud.
           *[no] Mae rhywun wedi anghofio dweud UNO, a dydy hi ddim yn rhy hwyr i’w ddweud.
        }

## The end

out-end = Mynd allan
    .rule = Mae’r rownd ar ben pan fydd rhywun heb gerdyn ar ôl.
    .out =
        { $you ->
            [yes] Rwyt ti’n gosod dy gerdyn olaf ac yn mynd allan.
           *[no] Mae { $name } yn gosod y cerdyn olaf ac yn mynd allan.
        }
    .over = Mae’r rownd hon ar ben: rhaid dechrau’r rownd nesaf.

out-draw = Mynd allan gyda cherdyn tynnu
    .rule = Os daw rownd i ben gyda cherdyn Tynnu Dau neu gerdyn Tynnu Pedwar Gwyllt, rhaid i’r chwaraewr nesaf dynnu’r cardiau hynny yn gyntaf, ac yna mae’r pwyntiau’n cael eu cyfrif. Ni ellir herio’r Tynnu Pedwar Gwyllt bryd hynny.
    .convention = Dydy’r daflen reolau ddim yn dweud a ellir herio cerdyn Tynnu Pedwar Gwyllt sy’n dod â rownd i ben; gan fod y llaw’n wag, ein confensiwn ni yw na ellir. Does dim opsiwn i’w newid.
    .drew =
        { $you ->
            [yes] Cyn i’r pwyntiau gael eu cyfrif, rwyt ti’n tynnu { part-cards }.
           *[no] Cyn i’r pwyntiau gael eu cyfrif, mae { $name } yn tynnu { part-cards }.
        }

out-itembox = Mynd allan gyda Blwch Eitem
    .rule = Mae Blwch Eitem sy’n cael ei osod yn gerdyn olaf yn cael ei agor fel arfer. Mae croen banana, cragen werdd neu fellten yn gwneud i eraill dynnu cyn cyfrif y pwyntiau; mae Bob-omb yn rhoi dau gerdyn i’r sawl a osododd y blwch, ac mae’r rownd yn parhau.
    .convention = Dydy’r daflen reolau ddim yn dweud beth mae Blwch Eitem yn ei wneud fel cerdyn olaf, felly ein confensiwn ni yw hyn. Gyda’r opsiwn last_item_box="end", mae’r rownd ar ben cyn gynted ag y bydd wedi’i osod, ac mae’n aros ar gau.
    .flip =
        { $you ->
            [yes] Blwch Eitem oedd dy gerdyn olaf: mae’n cael ei agor er hynny.
           *[no] Blwch Eitem oedd cerdyn olaf { $name }: mae’n cael ei agor er hynny.
        }
    .ended =
        { $you ->
            [yes] Blwch Eitem oedd dy gerdyn olaf: mae’n aros ar gau, ac mae’r rownd ar ben.
           *[no] Blwch Eitem oedd cerdyn olaf { $name }: mae’n aros ar gau, ac mae’r rownd ar ben.
        }
    .goes-on =
        { $you ->
            [yes] Mae’r Bob-omb wedi llenwi dy law eto: mae’r rownd yn parhau.
           *[no] Mae’r Bob-omb wedi llenwi llaw { $name } eto: mae’r rownd yn parhau.
        }

score-hand = Cyfrif y cardiau
    .rule = Mae enillydd rownd yn sgorio’r hyn sydd ar ôl yn nwylo’r lleill: mae cardiau rhif yn cyfrif eu rhif, cardiau Colli Tro, Tynnu Dau a Gwrthdroi yn cyfrif 20, a’r ddau fath o gerdyn gwyllt yn cyfrif 50.
    .counted =
        { $you ->
            [yes] Mae { part-points } ar ôl yn dy law{ part-shown }.
           *[no] Mae { part-points } ar ôl yn llaw { $name }{ part-shown }.
        }
    .won =
        { $you ->
            [yes] Ti sy’n ennill y rownd ac yn sgorio { part-points }.
           *[no] { $name } sy’n ennill y rownd ac yn sgorio { part-points }.
        }

score-game = Ennill y gêm
    .rule = Mae rowndiau’n cael eu chwarae nes i rywun gyrraedd 500 pwynt neu fwy ac ennill y gêm. Mae’r opsiwn target yn gosod rhif arall.
    .won =
        { $you ->
            [yes] Ti sy’n ennill y gêm: { part-points }.
           *[no] { $name } sy’n ennill y gêm: { part-points }.
        }
    .over = Mae’r gêm ar ben: dim ond gêm newydd all ddilyn.
