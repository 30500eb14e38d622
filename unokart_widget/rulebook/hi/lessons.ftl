### Words of what the lessons draw: rule cards, strips of moves, tables to try.
### Players' names, cards and colours come in words; $direction is left or right.

## Rule cards
lesson-convention = परिपाटी

## A strip of moves
lesson-position = स्थिति
lesson-dealer-drawn = पत्ते कौन बाँटे?
lesson-dealt = पत्ते बँट गए
lesson-otherwise = या फिर
lesson-refused = मना है।

## The board, as a screen reader tells it
lesson-pile = ढेरी पर: { $card }।
lesson-pile-named = ढेरी पर: { $card }। मिलाने का रंग { $colour } है।
lesson-pile-unnamed = ढेरी पर: { $card }। रंग चुनना अभी बाकी है।
lesson-way =
    { $direction ->
        [left] बारी बाईं ओर बढ़ती है।
       *[right] बारी दाईं ओर बढ़ती है।
    }
lesson-stock-sentence =
    { $number ->
        [0] गड्डी खाली है।
        [one] गड्डी में { $number } पत्ता बचा है।
       *[other] गड्डी में { $number } पत्ते बचे हैं।
    }
lesson-holds = { $name } के हाथ में: { $cards }।
lesson-holds-many =
    { $number ->
        [one] { $name } के हाथ में { $number } पत्ता है।
       *[other] { $name } के हाथ में { $number } पत्ते हैं।
    }
lesson-holds-none = { $name } के हाथ में कोई पत्ता नहीं बचा।
lesson-to-move = { $name }: { $what }।

## The board, as it is seen
lesson-to-left = बाईं ओर
lesson-to-right = दाईं ओर
lesson-many =
    { $number ->
        [one] { $number } पत्ता
       *[other] { $number } पत्ते
    }
lesson-stock = गड्डी: { $number }
lesson-out = हाथ खाली!
lesson-dealer = डीलर
lesson-points =
    { $number ->
        [one] { $number } अंक
       *[other] { $number } अंक
    }
lesson-named = { $colour }
lesson-unnamed = कौन-सा रंग?

# What the player whose turn it is has to do.
lesson-to-play = चाल चलनी है
lesson-to-decide = उठाया हुआ पत्ता चलना है या पास करना है
lesson-to-name = रंग चुनना है
lesson-to-aim = शेल का निशाना लगाना है
lesson-to-answer = चुनौती देनी है या मान लेना है

## A table to try
lesson-try = आपकी बारी

## Pictures
lesson-colour-cards = { $number } पत्ते
lesson-deck = पूरी गड्डी: { $number } पत्ते
lesson-item-on =
    { $colour_code ->
        [R] हर लाल पत्ते पर
        [Y] हर पीले पत्ते पर
        [G] हर हरे पत्ते पर
       *[B] हर नीले पत्ते पर
    }
lesson-item-on-wild = हर वाइल्ड पत्ते पर
lesson-can-go = यह चल सकता है।
lesson-cannot-go = यह नहीं चल सकता।
lesson-total = कुल मिलाकर
lesson-round = राउंड
lesson-scores = हर राउंड के बाद के अंक
# $colour is the one that was to be matched before a Wild Draw Four.
lesson-tree-with = हाथ में { $colour }
lesson-tree-without = हाथ में { $colour } नहीं
# Any other move than the Wild Draw Four.
lesson-tree-other = कुछ और

## Notes for teachers, and the numbers of a lesson
lesson-teacher = शिक्षकों के लिए

## The five steps of a lesson
lesson-step-play = खेलें
lesson-step-predict = अनुमान लगाएँ
lesson-step-simulate = आज़माकर देखें
lesson-step-work = हिसाब लगाएँ
lesson-step-look = पीछे मुड़कर देखें
