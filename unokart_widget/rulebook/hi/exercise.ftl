### What an exercise says: on its page, about an answer, and in the text saved in a notebook.

## On the page
exercise-page-label = अभ्यास
exercise-page-answer = आपका उत्तर
exercise-page-number-help = भिन्न, दशमलव संख्या या प्रतिशत।
exercise-page-amount-help = भिन्न या दशमलव संख्या।
exercise-page-whole-help = एक संख्या लिखें।
exercise-page-many-help = जो-जो सही हैं, उन सब पर निशान लगाएँ।
exercise-page-order-help = इन्हें ऊपर से नीचे क्रम में रखें।
exercise-page-move-help = मेज़ पर आपकी पहली चाल ही आपका उत्तर है।
exercise-page-check = जाँचें
exercise-page-again = फिर कोशिश करें
exercise-page-hint = संकेत
exercise-page-hints = संकेत
exercise-page-up = ऊपर ले जाएँ
exercise-page-down = नीचे ले जाएँ
exercise-page-solved = हल हो गया
exercise-page-before = पहले हल किया हुआ
exercise-page-right = सही
exercise-page-wrong = अभी नहीं
exercise-page-done = अनुमान लगा लिया
# $stars and $most are numbers in figures.
exercise-page-stars = सितारे: { $most } में से { $stars }
exercise-page-silent = कर्नेल जवाब नहीं दे रहा। जब तक वह जवाब न दे, यहाँ कुछ जाँचा नहीं जाता।
exercise-page-dead = यहाँ उत्तर जाँचने वाला कोई नहीं: कर्नेल बंद हो गया, या कभी था ही नहीं। यह सेल फिर चलाएँ।
exercise-page-dead-cell = यहाँ उत्तर जाँचने वाला कोई नहीं: कर्नेल बंद हो गया, या कभी था ही नहीं। सेल In [{ $cell }] फिर चलाएँ।

## An answer
exercise-right = सही!
exercise-wrong = अभी नहीं। फिर से देखें।
exercise-wrong-hint = अभी नहीं। फिर से देखें, या संकेत लें।
exercise-more-digits = लगभग सही: कुछ और अंक दें, या भिन्न लिखें।
exercise-rounding = लगभग सही: आख़िरी अंक फिर देखें।
exercise-fraction-near = बहुत पास, पर भिन्न को बिल्कुल सही होना चाहिए।
exercise-empty = अभी कोई उत्तर नहीं है।
exercise-unreadable = इसे संख्या के रूप में नहीं पढ़ा जा सकता। भिन्न, दशमलव संख्या या प्रतिशत लिखें।
exercise-colon = इसे भिन्न के रूप में लिखें, कोलन की जगह / लगाकर।
exercise-sum = पूरा हिसाब करें: उत्तर एक ही संख्या है।
exercise-zero = शून्य से भाग नहीं दिया जा सकता।
exercise-over-one = संभावना कभी 1, यानी 100 %, से ज़्यादा नहीं होती।
exercise-below-zero = संभावना कभी 0 से कम नहीं होती।
exercise-certain = इसका मतलब होगा कि ऐसा हमेशा होता है।
exercise-never = इसका मतलब होगा कि ऐसा कभी नहीं होता।
exercise-percent-missing = अंक प्रतिशत के रूप में सही हैं: उनके बाद % का चिह्न लगाएँ।
exercise-percent-missing-maybe = संभावना कभी 1 से ज़्यादा नहीं होती। अगर आपका मतलब प्रतिशत से है, तो उसके बाद % का चिह्न लगाएँ।
exercise-percent-extra = अंक सही हैं, पर वे प्रतिशत नहीं हैं: % का चिह्न हटा दें।
exercise-opposite = यह तो ऐसा न होने की संभावना है।
exercise-one-in = ऐसा इतनी बार में एक बार होता है। इसकी संभावना 1 में इस संख्या का भाग देने से मिलती है।
exercise-choice-more = आपने जो चुना वह सही है, पर और भी हैं।
exercise-choice-less = सब सही वाले चुने गए हैं, पर कुछ और भी चुने गए हैं।
exercise-order-places =
    { $number ->
        [0] अभी कोई अपनी जगह पर नहीं है।
        [one] एक अपनी जगह पर है।
       *[other] { $number } अपनी जगह पर हैं।
    }
exercise-estimate =
    { $stars ->
        [3] बहुत पास!
        [2] पास।
        [1] ज़्यादा दूर नहीं।
       *[other] जितना लगता है उससे ज़्यादा दूर।
    }
# $truth and $off are numbers; $off is how far the estimate is off, as a share of the true value.
exercise-truth = सही मान { NUMBER($truth, maximumSignificantDigits: 3) } है। आपके अनुमान में इसके { NUMBER($off, style: "percent", maximumFractionDigits: 0) } का अंतर है।
# $truth and $guess are chances.
exercise-truth-percent = सही मान { NUMBER($truth, style: "percent", maximumSignificantDigits: 3) } है। आपका अनुमान { NUMBER($guess, style: "percent", maximumSignificantDigits: 3) } था।
# $truth and $off are whole numbers; $off is how far the estimate is off.
exercise-truth-whole =
    सही मान { NUMBER($truth) } है। { $off ->
        [0] ठीक यही आपका अनुमान था।
       *[other] आपके अनुमान में { NUMBER($off) } का अंतर है।
    }
# What may be written in place of the sign %, with commas between.
exercise-percent-words = प्रतिशत, फ़ीसदी, फीसदी
exercise-already = अनुमान लगाया जा चुका है; वह वैसा ही रहता है।
exercise-play-it = यह उत्तर मेज़ पर दिया जाता है।

## Errors
exercise-not-understood = अभ्यास इस पेज का संदेश नहीं समझ सका। { $detail }
exercise-inner-error = अभ्यास में कुछ गड़बड़ हो गई ({ $error })। नोटबुक में exercise.last_error कारण बताता है।

## The text that stays in a saved notebook
exercise-saved-solved = हल हो गया।
exercise-saved-run-cell = उत्तर देने के लिए सेल In [{ $cell }] चलाएँ, जिससे यह अभ्यास बना।
exercise-saved-run = उत्तर देने के लिए वह सेल चलाएँ जिससे यह अभ्यास बना।
