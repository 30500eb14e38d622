### How likely it is: the sentences of the odds panel, said by the table's Python side.
### $name is a player. $share, $low, $high: parts of one, told as per cent.
###
### Geirfa: play-out = rownd brawf; interval = cyfwng; average = cyfartaledd; assumed = tybiaeth;
### bluff = blyffio; a challenge pays = mae herio’n talu.

## A seat's chance to win the round, by play-outs.
win-how-deal =
    { $playouts ->
        [zero] Ni chafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio eto: { $playouts } o weithiau.
        [one] Cafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio eto ar hap, heb gasglu dim o’r ffordd y mae eraill yn chwarae, a chafodd y rownd ei chwarae i’r diwedd.
        [two] Cafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio ar hap { $playouts } waith, heb gasglu dim o’r ffordd y mae eraill yn chwarae, a chafodd y rownd ei chwarae i’r diwedd bob tro.
        [few] Cafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio ar hap { $playouts } gwaith, heb gasglu dim o’r ffordd y mae eraill yn chwarae, a chafodd y rownd ei chwarae i’r diwedd bob tro.
        [many] Cafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio ar hap { $playouts } gwaith, heb gasglu dim o’r ffordd y mae eraill yn chwarae, a chafodd y rownd ei chwarae i’r diwedd bob tro.
       *[other] Cafodd y cardiau nad oes modd eu gweld o’r fan hon eu delio ar hap { $playouts } o weithiau, heb gasglu dim o’r ffordd y mae eraill yn chwarae, a chafodd y rownd ei chwarae i’r diwedd bob tro.
    }
win-how-all-seen =
    { $playouts ->
        [zero] Ni chafodd y rownd ei chwarae i’r diwedd: { $playouts } o weithiau.
        [one] Cafodd y rownd ei chwarae i’r diwedd unwaith.
        [two] Cafodd y rownd ei chwarae i’r diwedd { $playouts } waith.
        [few] Cafodd y rownd ei chwarae i’r diwedd { $playouts } gwaith.
        [many] Cafodd y rownd ei chwarae i’r diwedd { $playouts } gwaith.
       *[other] Cafodd y rownd ei chwarae i’r diwedd { $playouts } o weithiau.
    }
# $strategy: random, greedy or careful.
win-how-players =
    { $strategy ->
        [random] Bot ffwrdd-â-hi oedd yn chwarae dros y bobl, a phob bot yn ei ffordd ei hun.
        [greedy] Bot barus oedd yn chwarae dros y bobl, a phob bot yn ei ffordd ei hun.
       *[careful] Bot gofalus oedd yn chwarae dros y bobl, a phob bot yn ei ffordd ei hun.
    }
# $you: yes if the player is the reader.
win-how-count =
    { $wins ->
        [zero]
            { $you ->
                [yes] Enillaist ti ddim un o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } ddim un o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [one]
            { $you ->
                [yes] Enillaist ti un o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } un o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [two]
            { $you ->
                [yes] Enillaist ti ddwy o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } ddwy o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [few]
            { $you ->
                [yes] Enillaist ti dair o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } dair o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
        [many]
            { $you ->
                [yes] Enillaist ti chwech o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } chwech o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
       *[other]
            { $you ->
                [yes] Enillaist ti { $wins } o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
               *[no] Enillodd { $name } { $wins } o’r rowndiau prawf hyn: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
            }
    }
win-how-interval = Mae cynifer o rowndiau prawf yn dal i adael lle i hap: mewn 95 achos o bob 100 mae’r gwir siawns mewn cyfwng fel hwn, yma o { NUMBER($low, style: "percent", maximumFractionDigits: 1) } i { NUMBER($high, style: "percent", maximumFractionDigits: 1) } (yn ôl dull Wilson).
win-how-over =
    { $you ->
        [yes] Mae’r rownd ar ben: ti enillodd.
       *[no] Mae’r rownd ar ben: { $name } enillodd.
    }
win-how-nobody = Mae’r rownd ar ben, a neb wedi ennill.
move-how-first = Dechreuodd pob rownd brawf gyda’r symudiad hwn. Yr un cardiau a gafodd eu delio ar gyfer pob symudiad, felly dim ond y symudiad sy’n wahanol.

## What an Item Box would turn up: exact.
item-how-pile =
    { $number ->
        [zero] Does dim cerdyn nesaf yn y stoc: { $number } cerdyn.
        [one] Dim ond un cerdyn all fod nesaf yn y stoc.
        [two] Mae cerdyn nesaf y stoc yn un o’r { $number } gerdyn nad oes modd eu gweld o’r fan hon, a phob un yr un mor debygol.
        [few] Mae cerdyn nesaf y stoc yn un o’r { $number } cherdyn nad oes modd eu gweld o’r fan hon, a phob un yr un mor debygol.
        [many] Mae cerdyn nesaf y stoc yn un o’r { $number } cherdyn nad oes modd eu gweld o’r fan hon, a phob un yr un mor debygol.
       *[other] Mae cerdyn nesaf y stoc yn un o’r { $number } cerdyn nad oes modd eu gweld o’r fan hon, a phob un yr un mor debygol.
    }
item-how-refill =
    { $number ->
        [zero] Mae’r stoc yn wag, a { $number } cerdyn sydd yn y pentwr taflu.
        [one] Mae’r stoc yn wag: byddai unig gerdyn y pentwr taflu’n cael ei droi.
        [two] Mae’r stoc yn wag: byddai’r { $number } gerdyn yn y pentwr taflu’n cael eu cymysgu, a phob un yr un mor debygol o ddod gyntaf.
        [few] Mae’r stoc yn wag: byddai’r { $number } cherdyn yn y pentwr taflu’n cael eu cymysgu, a phob un yr un mor debygol o ddod gyntaf.
        [many] Mae’r stoc yn wag: byddai’r { $number } cherdyn yn y pentwr taflu’n cael eu cymysgu, a phob un yr un mor debygol o ddod gyntaf.
       *[other] Mae’r stoc yn wag: byddai’r { $number } cerdyn yn y pentwr taflu’n cael eu cymysgu, a phob un yr un mor debygol o ddod gyntaf.
    }
# "Yn" mutates the colour.
part-in-colour =
    { $colour_code ->
        [R] goch
        [Y] felyn
        [G] wyrdd
       *[B] las
    }
# $item: mushroom, banana, shell, lightning or bobomb. $colour: red, yellow, green or blue.
item-how-colour = Mae { $such } ohonyn nhw’n { part-in-colour } ({ item-name }): { $such } / { $number }.
item-how-wild = Mae { $such } ohonyn nhw’n wyllt ({ item-name }): { $such } / { $number }.

## Whether to challenge a Wild Draw Four: Bayes, line by line.
# $name laid it, and holds $cards cards now. $colour is the colour that was in force.
challenge-prior = mae cerdyn { $colour } yn llaw { $name }, cyn i’r Tynnu Pedwar Gwyllt ddweud dim
challenge-bluff = gyda cherdyn { $colour } yn y llaw, mae’n cael ei osod er hynny (tybiaeth)
challenge-honest = heb gerdyn { $colour } yn y llaw, mae’n cael ei osod (tybiaeth)
challenge-laid = mae’n cael ei osod, rhwng popeth
challenge-posterior = roedd cerdyn { $colour } yn llaw { $name }, nawr ei fod wedi’i osod
challenge-cost = cardiau am herio, ar gyfartaledd
challenge-accepting = cardiau am dderbyn
challenge-even = o’r siawns hon i fyny, mae herio’n talu
challenge-even-bluff = o gymaint â hyn o flyffio i fyny, mae herio’n talu
challenge-pays = Mae herio’n talu, os yw’r dybiaeth yn iawn: { NUMBER($challenging, maximumFractionDigits: 2) } o gardiau ar gyfartaledd yn lle { $accepted }.
challenge-pays-not = Gwell derbyn, os yw’r dybiaeth yn iawn: mae herio’n costio { NUMBER($challenging, maximumFractionDigits: 2) } o gardiau ar gyfartaledd, a derbyn yn costio { $accepted }.
challenge-same = Mae’r ddau’n costio’r un faint ar gyfartaledd, os yw’r dybiaeth yn iawn: { $accepted } o gardiau.
# $such of the $number cards that may be in the hand are of that colour; $hidden cards of the hand are not known.
challenge-how-prior =
    { $hidden ->
        [zero] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad oes un ymhlith { $hidden } cerdyn yw { $absent }, felly y siawns bod o leiaf un yw { $prior }.
        [one] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad yw’r un cerdyn hwnnw’n un ohonyn nhw yw { $absent }, felly y siawns ei fod yn un ohonyn nhw yw { $prior }.
        [two] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad oes un ymhlith { $hidden } gerdyn yw { $absent }, felly y siawns bod o leiaf un yw { $prior }.
        [few] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad oes un ymhlith { $hidden } cherdyn yw { $absent }, felly y siawns bod o leiaf un yw { $prior }.
        [many] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad oes un ymhlith { $hidden } cherdyn yw { $absent }, felly y siawns bod o leiaf un yw { $prior }.
       *[other] Mae { $such } o’r { $number } o gardiau a allai fod yn y llaw honno’n { part-in-colour }. Y siawns nad oes un ymhlith { $hidden } cerdyn yw { $absent }, felly y siawns bod o leiaf un yw { $prior }.
    }
challenge-how-known = Rydyn ni’n gwybod bod cerdyn { $colour } yn y llaw.
challenge-how-laid = Y lliw yn y llaw a blyffio, neu’r lliw heb fod yno: { $prior } · { $bluff } + { $absent } · { $honest } = { $laid }.
challenge-how-posterior = O’r rhain, y lliw yn y llaw a blyffio: { $prior } · { $bluff } / { $laid } = { $posterior }.
challenge-how-cost = Mae her anghywir yn costio { $lost } o gardiau, a her gywir yn costio dim: { $lost } · { $missed } = { $cost }.
challenge-how-even = Mae derbyn bob amser yn costio { $accepted } o gardiau, cymaint â { $lost } · { $rest }: felly mae’r ddau’r un fath pan fydd y siawns yn { $even }.
