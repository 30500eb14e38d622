### What an exercise says: on its page, about an answer, and in the text saved in a notebook.

## On the page
exercise-page-label = Exercițiu
exercise-page-answer = Răspunsul tău
exercise-page-number-help = O fracție, un număr zecimal sau un procent.
exercise-page-amount-help = O fracție sau un număr zecimal.
exercise-page-whole-help = Scrie un număr.
exercise-page-many-help = Bifează tot ce este corect.
exercise-page-order-help = Pune-le în ordine, de sus în jos.
exercise-page-move-help = Prima ta mutare la masă este răspunsul.
exercise-page-check = Verifică
exercise-page-again = Mai încearcă
exercise-page-hint = Indiciu
exercise-page-hints = Indicii
exercise-page-up = Mută mai sus
exercise-page-down = Mută mai jos
exercise-page-solved = Rezolvat
exercise-page-before = Rezolvat mai demult
exercise-page-right = Corect
exercise-page-wrong = Încă nu
exercise-page-done = Estimare făcută
# $stars and $most are numbers in figures.
exercise-page-stars = Stele: { $stars } din { $most }
exercise-page-silent = Nucleul nu răspunde. Ce faci aici nu se verifică până nu răspunde.
exercise-page-dead = Nimeni nu verifică răspunsurile aici: nucleul s-a oprit sau n-a existat niciodată. Rulează din nou această celulă.
exercise-page-dead-cell = Nimeni nu verifică răspunsurile aici: nucleul s-a oprit sau n-a existat niciodată. Rulează din nou celula In [{ $cell }].

## An answer
exercise-right = Corect!
exercise-wrong = Încă nu. Mai uită-te o dată.
exercise-wrong-hint = Încă nu. Mai uită-te o dată sau cere un indiciu.
exercise-more-digits = Aproape: dă mai multe cifre sau o fracție.
exercise-rounding = Aproape: mai uită-te la ultima cifră.
exercise-fraction-near = Foarte aproape, dar o fracție trebuie să fie exactă.
exercise-empty = Încă nu este niciun răspuns.
exercise-unreadable = Acesta nu poate fi citit ca număr. Scrie o fracție, un număr zecimal sau un procent.
exercise-colon = Scrie-l ca fracție, cu / în locul celor două puncte.
exercise-sum = Calculează până la capăt: răspunsul este un singur număr.
exercise-zero = Nimic nu se poate împărți la zero.
exercise-over-one = O șansă nu este niciodată mai mare decât 1, adică 100 %.
exercise-below-zero = O șansă nu este niciodată mai mică decât 0.
exercise-certain = Asta ar însemna că se întâmplă mereu.
exercise-never = Asta ar însemna că nu se întâmplă niciodată.
exercise-percent-missing = Cifrele sunt corecte, ca procent: scrie semnul % după ele.
exercise-percent-missing-maybe = O șansă nu este niciodată mai mare decât 1. Dacă te gândești la procente, scrie semnul % după ea.
exercise-percent-extra = Cifrele sunt corecte, dar nu sunt procente: lasă deoparte semnul %.
exercise-opposite = Aceea este șansa să nu se întâmple.
exercise-one-in = Se întâmplă o dată la atâtea încercări. Șansa este 1 împărțit la acest număr.
exercise-choice-more = Ce ai bifat este corect, dar mai este ceva.
exercise-choice-less = Tot ce este corect e bifat, dar nu numai atât.
exercise-order-places =
    { $number ->
        [0] Încă nimic nu stă la locul lui.
        [one] Unul singur stă la locul lui.
        [few] { $number } stau la locul lor.
       *[other] { $number } de elemente stau la locul lor.
    }
exercise-estimate =
    { $stars ->
        [3] Foarte aproape!
        [2] Aproape.
        [1] Nu prea departe.
       *[other] Mai departe decât ai crede.
    }
# $truth and $off are numbers; $off is how far the estimate is off, as a share of the true value.
exercise-truth = Este { NUMBER($truth, maximumSignificantDigits: 3) }. Estimarea ta se abate cu { NUMBER($off, style: "percent", maximumFractionDigits: 0) } din acest număr.
# $truth and $guess are chances.
exercise-truth-percent = Este { NUMBER($truth, style: "percent", maximumSignificantDigits: 3) }. Tu ai estimat { NUMBER($guess, style: "percent", maximumSignificantDigits: 3) }.
# $truth and $off are whole numbers; $off is how far the estimate is off.
exercise-truth-whole =
    Este { NUMBER($truth) }. { $off ->
        [0] Exact atât ai estimat.
       *[other] Estimarea ta se abate cu { NUMBER($off) }.
    }
# What may be written in place of the sign %, with commas between.
exercise-percent-words = la sută, procente, procent
exercise-already = Estimarea este făcută; rămâne așa.
exercise-play-it = Răspunsul acesta se dă la masă.

## Errors
exercise-not-understood = Exercițiul nu a înțeles pagina. { $detail }
exercise-inner-error = Ceva n-a mers în exercițiu ({ $error }). În caiet, exercise.last_error păstrează cauza.

## The text that stays in a saved notebook
exercise-saved-solved = Rezolvat.
exercise-saved-run-cell = Ca să răspunzi, rulează celula In [{ $cell }], care a făcut acest exercițiu.
exercise-saved-run = Ca să răspunzi, rulează celula care a făcut acest exercițiu.
