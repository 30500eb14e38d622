### The words of the experiment’s page: buttons, the chart, the list of rounds.
### Titles of questions and labels of bars are in notebook.ftl; they come from the kernel ready made.
### Numbers and shares ($count, $share …) are ready-made texts in the language’s own digits and marks.
###
### experiment प्रयोग · run चलाना · bar पट्टी · counted गिना हुआ · exact सटीक · average औसत · interval अंतराल
### standard deviation मानक विचलन · share हिस्सा · seed शुरुआती नंबर · even chances बराबर संभावना

exp-loading = प्रयोग तैयार हो रहा है …

## What is asked
exp-question = सवाल
exp-players = खिलाड़ी
exp-strategies = खेलने का ढंग
# How the players play. $strategy (text): random, greedy, careful, or the name of a strategy of one’s own.
exp-strategy =
    { $strategy ->
        [random] मनमौजी
        [greedy] जो चले, वही चलना
        [careful] समझदार
       *[other] { $strategy }
    }
exp-strategy-mixed = सबका अपना ढंग
exp-strategy-of = { $name } का ढंग
exp-each = हर सीट का अलग
exp-language = भाषा
exp-seed = शुरुआती नंबर: { $seed }

## Running
exp-run = चलाएँ
exp-pause = रोकें
# How many rounds more at once: +1, +100, +100,000.
exp-step = +{ $count }
exp-step-label = +{ $count } और
exp-anew = नए सिरे से
exp-compiling = नियम सौ गुना तेज़ चलने के लिए तैयार किए जा रहे हैं। तब तक वे धीरे चलते हैं।
# $unit (text): round, game, hand or wait.
exp-played =
    { $unit ->
        [game]
            { $number ->
                [one] { $count } खेल
               *[other] { $count } खेल
            }
        [wait]
            { $number ->
                [one] { $count } कोशिश
               *[other] { $count } कोशिशें
            }
        [hand]
            { $number ->
                [one] { $count } हाथ
               *[other] { $count } हाथ
            }
       *[other]
            { $number ->
                [one] { $count } राउंड
               *[other] { $count } राउंड
            }
    }
# Things that are counted, several in a round. $unit (text): item, challenge or uno.
exp-counted =
    { $unit ->
        [item]
            { $number ->
                [0] { $count } आइटम बॉक्स खुले
                [one] { $count } आइटम बॉक्स खुला
               *[other] { $count } आइटम बॉक्स खुले
            }
        [challenge]
            { $number ->
                [0] { $count } चुनौतियाँ दी गईं
                [one] { $count } चुनौती दी गई
               *[other] { $count } चुनौतियाँ दी गईं
            }
       *[other]
            { $number ->
                [one] { $count } बार UNO कहना छूटा
               *[other] { $count } बार UNO कहना छूटा
            }
    }
exp-rate = हर सेकंड { $count }
exp-all = बस, इतना ही: { $count }।

## The chart
exp-chart = { $title }: किसी पट्टी को दबाएँ और देखें कि उसमें क्या है
exp-empty = अभी कुछ नहीं गिना गया। ‘चलाएँ’ दबाएँ, या एक-एक कदम चलें।
exp-bar = { $label }: { $share }, { $all } में से { $count }, संभवतः { $low } से { $high } तक
exp-bar-none = { $label }: अभी एक भी नहीं
exp-bar-mark = { $bar }; { $name } { $mark }
# What stands beside the counted share. $kind (text): exact, even or unseen.
exp-mark =
    { $kind ->
        [exact] सटीक
        [even] बराबर संभावना
       *[unseen] अनदेखी गड्डी
    }
exp-legend-bar = गिना हुआ
exp-legend-interval = 95% अंतराल
# A sentence on what stands beside the counted share.
exp-note =
    { $kind ->
        [exact] सटीक: हिसाब से निकाला हुआ, गिना हुआ नहीं।
        [even] बराबर संभावना: अगर सीट से कोई फ़र्क न पड़े, तो ऐसा होगा।
       *[unseen] सटीक संभावनाएँ, जब आइटम बॉक्स के सिवा कोई पत्ता न दिखे। खेल में कुछ पत्ते दिख चुके होते हैं, इसलिए पट्टियाँ थोड़ी अलग हो सकती हैं।
    }

## The mean
exp-mean = औसत { $mean }
exp-mean-interval = { $low } से { $high } तक, 95% भरोसे के साथ
exp-mean-exact = सटीक { $mean }
exp-spread = मानक विचलन { $spread }
exp-spread-exact = सटीक { $spread }

## The running line: how the average, or the share of a bar, went with the number of rounds
exp-line = अब तक की रेखा
exp-line-mean = अब तक का औसत
exp-line-share = { $label }: अब तक का हिस्सा
# $played (text): as exp-played. $value, $low, $high (text): a number or a share.
exp-line-point = { $played }: { $value }, संभवतः { $low } से { $high } तक
exp-line-value = { $played }: { $value }

## The numbers
exp-numbers = संख्याएँ
exp-column-value = मान
exp-column-count = गिनती
exp-column-share = हिस्सा
exp-column-interval = 95% अंतराल

## The rounds of a bar
exp-rounds-of = { $label }: { $count }
# $unit (text): round, game, hand or wait.
exp-rounds-hint =
    { $unit ->
        [game] कोई एक खोलें, और उसके सारे राउंड मेज़ पर खेले जाएँगे।
        [wait] उठाए गए पत्ते, एक के बाद एक। आख़िरी पत्ता वही है जिसका इंतज़ार था।
        [hand] कोई एक खोलें, और वह मेज़ पर खेलने के लिए तैयार मिलेगा।
       *[round] कोई एक खोलें, और वह मेज़ पर खेला जाएगा।
    }
# $number (text).
exp-round =
    { $unit ->
        [game] खेल { $number }
        [wait] कोशिश { $number }
        [hand] हाथ { $number }
       *[round] राउंड { $number }
    }
exp-won =
    { $points ->
        [one] { $name } ने { $points } अंक जीता
       *[other] { $name } ने { $points } अंक जीते
    }
exp-unwon = कोई नहीं जीता
exp-turns =
    { $turns ->
        [0] { $turns } बारियाँ
        [one] { $turns } बारी
       *[other] { $turns } बारियाँ
    }
exp-worth =
    { $points ->
        [one] { $points } अंक
       *[other] { $points } अंक
    }
exp-won-game = { $name } की जीत, { exp-worth } के साथ
exp-draws =
    { $draws ->
        [one] { $draws } पत्ता उठाया
       *[other] { $draws } पत्ते उठाए
    }
exp-more-rounds = अगले
exp-fewer-rounds = पिछले
exp-none-in-bar = इस पट्टी में अभी कुछ नहीं है।
exp-close = बंद करें
exp-opened = { $round }, मेज़ पर
exp-close-table = मेज़ हटाएँ
exp-cannot-open = यह पेज प्रयोग के भीतर मेज़ नहीं दिखा सकता। नोटबुक में चलाएँ: uk.Table(experiment.run.game({ $number }).at(0))

## When something is amiss
exp-silent-title = कर्नेल से कोई जवाब नहीं।
exp-silent-text = वह व्यस्त है या रुक गया है। जवाब आने पर प्रयोग आगे चल सकता है। न आए, तो पेज फिर से लोड करें, या प्रयोग वाला सेल फिर से चलाएँ।
exp-never-title = यह प्रयोग की सहेजी हुई तस्वीर है।
# $cell (text): the number of the cell, or none.
exp-never-text =
    { $cell ->
        [none] आगे बढ़ने के लिए वह सेल चलाएँ जिससे यह प्रयोग बना: जिसमें unokart_widget.Experiment लिखा है।
       *[other] आगे बढ़ने के लिए वह सेल चलाएँ जिससे यह प्रयोग बना: वह In [{ $cell }] था।
    }
exp-error = कुछ गड़बड़ हो गई
exp-bad-view = प्रयोग पढ़ा नहीं जा सका ({ $what })।
