### How likely it is: the sentences of the odds panel, said by the table's Python side.
### $name is a player. $share, $low, $high: parts of one, told as per cent.
###
### play-out आज़माइशी राउंड · chance संभावना · average औसत · interval अंतराल · assumed मान लिया है
### bluff झाँसा

## A seat's chance to win the round, by play-outs.
win-how-deal = जो पत्ते यहाँ से नहीं दिखते, वे { $playouts } बार संयोग से फिर बाँटे गए, दूसरों की चालों से कोई नतीजा निकाले बिना, और हर बार राउंड अंत तक खेला गया।
win-how-all-seen = राउंड { $playouts } बार अंत तक खेला गया।
# $strategy: random, greedy or careful.
win-how-players =
    { $strategy ->
        [random] इंसानों की जगह मनमौजी बॉट खेला, और बॉट अपने-अपने ढंग से खेले।
        [greedy] इंसानों की जगह लालची बॉट खेला, और बॉट अपने-अपने ढंग से खेले।
       *[careful] इंसानों की जगह समझदार बॉट खेला, और बॉट अपने-अपने ढंग से खेले।
    }
# $you: yes if the player is the reader.
win-how-count =
    { $wins ->
        [0]
            { $you ->
                [yes] आपने इनमें से कोई आज़माइशी राउंड नहीं जीता: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
               *[no] { $name } ने इनमें से कोई आज़माइशी राउंड नहीं जीता: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
            }
        [one]
            { $you ->
                [yes] आपने इनमें से एक आज़माइशी राउंड जीता: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
               *[no] { $name } ने इनमें से एक आज़माइशी राउंड जीता: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
            }
       *[other]
            { $you ->
                [yes] आपने इनमें से { $wins } आज़माइशी राउंड जीते: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
               *[no] { $name } ने इनमें से { $wins } आज़माइशी राउंड जीते: { $wins } / { $playouts } = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }।
            }
    }
win-how-interval = इतने आज़माइशी राउंड के बाद भी संयोग की गुंजाइश रहती है: 100 में से 95 बार असली संभावना ऐसे अंतराल में होती है, यहाँ { NUMBER($low, style: "percent", maximumFractionDigits: 1) } से { NUMBER($high, style: "percent", maximumFractionDigits: 1) } तक (विल्सन की विधि से)।
win-how-over =
    { $you ->
        [yes] राउंड खत्म हुआ: उसे आपने जीता।
       *[no] राउंड खत्म हुआ: उसे { $name } ने जीता।
    }
win-how-nobody = राउंड खत्म हुआ, और उसे कोई नहीं जीता।
move-how-first = हर आज़माइशी राउंड इसी चाल से शुरू हुआ। हर चाल के लिए पत्ते एक जैसे बाँटे गए, इसलिए फ़र्क केवल चाल का है।

## What an Item Box would turn up: exact.
item-how-pile =
    { $number ->
        [one] गड्डी का अगला पत्ता एक ही हो सकता है।
       *[other] गड्डी का अगला पत्ता उन { $number } पत्तों में से एक है जो यहाँ से नहीं दिखते, और सबकी संभावना बराबर है।
    }
item-how-refill =
    { $number ->
        [one] गड्डी खाली है: ढेरी का एक ही पत्ता पलटा जाएगा।
       *[other] गड्डी खाली है: ढेरी के { $number } पत्ते फेंटे जाएँगे, और सबके पहले आने की संभावना बराबर है।
    }
# A colour with "पत्ते".
part-many-of-colour =
    { $colour_code ->
        [R] लाल
        [Y] पीले
        [G] हरे
       *[B] नीले
    }
# $item: mushroom, banana, shell, lightning or bobomb. $colour: red, yellow, green or blue.
item-how-colour = इनमें { part-many-of-colour } पत्ते ({ item-name }): { $such }, यानी { $such } / { $number }।
item-how-wild = इनमें वाइल्ड पत्ते ({ item-name }): { $such }, यानी { $such } / { $number }।

## Whether to challenge a Wild Draw Four: Bayes, line by line.
# $name laid it, and holds $cards cards now. $colour is the colour that was in force.
challenge-prior = { $name } के पास { $colour } पत्ता है, वाइल्ड ड्रॉ फ़ोर से कुछ जाने बिना
challenge-bluff = { $colour } पत्ता होते हुए भी वाइल्ड ड्रॉ फ़ोर चलना (मान लिया है)
challenge-honest = { $colour } पत्ता न होने पर वाइल्ड ड्रॉ फ़ोर चलना (मान लिया है)
challenge-laid = वाइल्ड ड्रॉ फ़ोर चलना, सब मिलाकर
challenge-posterior = { $name } के पास { $colour } पत्ता था, अब जब वाइल्ड ड्रॉ फ़ोर चल दिया गया है
challenge-cost = चुनौती देने पर पत्ते, औसतन
challenge-accepting = मान लेने पर पत्ते
challenge-even = इतनी या इससे ज़्यादा संभावना पर चुनौती में फ़ायदा है
challenge-even-bluff = इतना या इससे ज़्यादा झाँसा हो, तो चुनौती में फ़ायदा है
challenge-pays = जो मान लिया है वह ठीक हो, तो चुनौती में फ़ायदा है: औसतन { NUMBER($challenging, maximumFractionDigits: 2) } पत्ते, { $accepted } की जगह।
challenge-pays-not = जो मान लिया है वह ठीक हो, तो मान लेना बेहतर है: चुनौती में औसतन { NUMBER($challenging, maximumFractionDigits: 2) } पत्ते, मान लेने पर { $accepted }।
challenge-same = जो मान लिया है वह ठीक हो, तो दोनों में औसतन उतने ही पत्ते हैं: { $accepted }।
# $such of the $number cards that may be in the hand are of that colour; $hidden cards of the hand are not known.
challenge-how-prior =
    { $hidden ->
        [0] जो { $number } पत्ते उस हाथ में हो सकते हैं, उनमें { part-many-of-colour }: { $such }। { $hidden } पत्तों में ऐसा एक भी न होने की संभावना { $absent } है, इसलिए कम से कम एक होने की { $prior }।
        [one] जो { $number } पत्ते उस हाथ में हो सकते हैं, उनमें { part-many-of-colour }: { $such }। हाथ का पत्ता ऐसा न होने की संभावना { $absent } है, इसलिए ऐसा होने की { $prior }।
       *[other] जो { $number } पत्ते उस हाथ में हो सकते हैं, उनमें { part-many-of-colour }: { $such }। { $hidden } पत्तों में ऐसा एक भी न होने की संभावना { $absent } है, इसलिए कम से कम एक होने की { $prior }।
    }
challenge-how-known = यह पता है कि उस हाथ में { $colour } पत्ता है।
challenge-how-laid = रंग था और झाँसा दिया गया, या रंग नहीं था: { $prior } · { $bluff } + { $absent } · { $honest } = { $laid }।
challenge-how-posterior = इनमें से, रंग था और झाँसा दिया गया: { $prior } · { $bluff } / { $laid } = { $posterior }।
challenge-how-cost = चुनौती गलत निकले, तो { $lost } पत्ते; सही निकले, तो कुछ नहीं: { $lost } · { $missed } = { $cost }।
challenge-how-even = मान लेने पर हमेशा { $accepted } पत्ते, जो { $lost } · { $rest } के बराबर है: इसलिए संभावना { $even } हो, तो दोनों बराबर हैं।
