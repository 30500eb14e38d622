### The words of the table's interface: buttons, dialogs, names for screen readers.
### Events and refusals have their sentences in rules.ftl; they come from the kernel ready made.

## Cards (their names are in terms.ftl)

card-can = { $card }, चल सकता है
card-cannot = { $card }, अभी नहीं चल सकता; कारण जानने के लिए दबाएँ

## The table

loading = मेज़ तैयार हो रही है …
# Of a dialog or panel that is loaded when it is first opened.
part-loading = एक पल: यह लोड हो रहा है …
you = आप
players-word = खिलाड़ी
dealer = डीलर
dealer-letter = डी
turn-now = अभी इस खिलाड़ी की बारी है।
watching = यह खेल आपके देखने के लिए है।
card-count =
    { $number ->
        [0] { $number } पत्ते
        [one] { $number } पत्ता
       *[other] { $number } पत्ते
    }
# Read after the number that is shown.
cards-word =
    { $number ->
        [0] पत्ते
        [one] पत्ता
       *[other] पत्ते
    }
score-of =
    { $number ->
        [one] { $number } अंक
       *[other] { $number } अंक
    }
mark-uno = UNO!
mark-skipped = बारी छूटी
mark-drew = +{ $number }
stock-count = गड्डी में { $number }
# Read after the number of cards in stock: the stock is a button.
stock-take = एक लें
top-card = ढेरी पर: { $card }
colour-in-force = चालू रंग: { colour-name }
colour-open = रंग चुनना बाकी है
way-left = बारी बाईं ओर बढ़ती है
way-right = बारी दाईं ओर बढ़ती है
round-number = राउंड { $number }
target-points = { $number } अंक तक
hand-label =
    { $number ->
        [0] आपका हाथ, { $number } पत्ते
        [one] आपका हाथ, { $number } पत्ता
       *[other] आपका हाथ, { $number } पत्ते
    }
# Other people look on; only backs are drawn.
hand-covered =
    { $number ->
        [0] आपका हाथ, { $number } पत्ते, दूसरों की बारी में उलटे
        [one] आपका हाथ, { $number } पत्ता, दूसरों की बारी में उलटा
       *[other] आपका हाथ, { $number } पत्ते, दूसरों की बारी में उलटे
    }

## Whose turn

your-turn = आपकी बारी
status-turn = { $name } की बारी है
status-drawn-you = उठाया हुआ पत्ता चलें, या पास करें
status-colour-you = आपको रंग चुनना है
status-colour = { $name } को रंग चुनना है
status-aim-you = आपको हरा शेल फेंकना है
status-aim = { $name } को हरा शेल फेंकना है
status-challenge-you = आपको वाइल्ड ड्रॉ फ़ोर का जवाब देना है
status-challenge = { $name } को वाइल्ड ड्रॉ फ़ोर का जवाब देना है
round-done = राउंड खत्म हुआ

## Decisions

actions-label = आपकी संभव चालें
draw-card = पत्ता उठाएँ
pass-turn = पास करें
uno-call = UNO!
uno-armed = अगले पत्ते के साथ UNO!
catch-call = पकड़ें!
choose-colour = आगे कौन-सा रंग चले?
choose-colour-for = { $card }: आगे कौन-सा रंग चले?
take-back = वापस लें
choose-target = हरा शेल किसे लगे?
# Read before the player's name.
aim-here = हरे शेल का निशाना:
challenge-question = { $name } ने वाइल्ड ड्रॉ फ़ोर चला। क्या आपको भरोसा है?
# Under the question; the colour is the one in force before the Wild Draw Four.
challenge-colour = चुनौती सही है, अगर हाथ में कोई { colour-name } पत्ता हो।
challenge-do = चुनौती दें
challenge-accept = मान लें और चार उठाएँ
shown-title = { $name } के हाथ के पत्ते, केवल आपके देखने के लिए
shown-done = देख लिया

## Several people at one screen

curtain-title = अब { $name } की बारी है
curtain-text = डिवाइस { $name } को दें। तब तक हाथ के पत्ते छिपे रहेंगे।
curtain-open = मैं { $name } हूँ

## The end of a round

round-count = अंकों की गिनती
# $you is yes when the reader is $name.
round-won =
    { $you ->
        [yes] आपने राउंड जीता: { score-of }
       *[no] { $name } ने राउंड जीता: { score-of }
    }
round-blocked = अब कोई पत्ता नहीं उठा सकता: इस राउंड का कोई विजेता नहीं
game-won =
    { $you ->
        [yes] आपने खेल जीत लिया!
       *[no] { $name } ने खेल जीत लिया!
    }
hand-empty = कोई पत्ता नहीं बचा
points-won = जीत के अंक: { $number }
points-left = हाथ में { $number }
score-way =
    { $number ->
        [one] { $target } में से { $number } अंक
       *[other] { $target } में से { $number } अंक
    }
next-round = अगला राउंड

## Pace

pace-label = बॉटों की रफ़्तार
pace-slow = धीमी
pace-normal = सामान्य
pace-fast = तेज़
pace-pause = बॉटों को रोकें
pace-go = बॉटों को चलने दें
pace-step = एक कदम
# Said while the pause is on.
pace-paused = बॉट रुके हुए हैं।

## New game

new-game = नया खेल
new-game-start = पत्ते बाँटें
cancel = रद्द करें
close = बंद करें
player-name = खिलाड़ी { $number } का नाम
player-kind = खिलाड़ी { $number } की ओर से कौन खेले
player-remove = { $name } को सूची से हटाएँ
player-add = एक और खिलाड़ी
person = इंसान
bot-number = बॉट { $number }
bot-kind = बॉट: { $character }
bot-random = मनमौजी
bot-greedy = लालची
bot-careful = समझदार
options-title = विकल्प
option-reverse = दो खिलाड़ियों में रिवर्स
option-reverse-skip = स्किप का काम करता है
option-reverse-turn = केवल दिशा पलटता है
option-banana = केले के छिलके पर फिसलता है
option-banana-went = वह, जिसकी बारी ठीक पहले थी
option-banana-seat = पीछे वाला पड़ोसी
option-last = आखिरी पत्ता आइटम बॉक्स हो, तो
option-last-flip = उसे फिर भी खोला जाता है
option-last-end = राउंड तुरंत खत्म होता है
option-target = खेल जीतने के अंक
# The same words as on the page that leads to the table: app-seed-label.
seed-label = बाँट नंबर
seed-none = कोई नया
seed-bad = बाँट नंबर बिना चिह्न की पूर्ण संख्या है, ज़्यादा से ज़्यादा 15 अंकों की।
target-bad = खेल जीतने के अंक 1 से 999999 तक की पूर्ण संख्या होते हैं।
name-missing = इस खिलाड़ी का नाम लिखना बाकी है।
name-taken = दो खिलाड़ियों का नाम { $name } है। हर एक को अपना अलग नाम दें।

## Log, rules, help

log-title = क्या-क्या हुआ
log-then = तब की मेज़ दिखाएँ
# Read of the mark that opens the rulebook at a rule.
rule-read = नियम पढ़ें
bot-why = { $name } ने ऐसा क्यों किया?
# $name is a bot, $character its character.
bot-why-title = { $name }, { $character }
rulebook-title = नियमों की किताब
rulebook-search = नियमों में खोजें
rulebook-none = ये शब्द किसी नियम में नहीं हैं।
rulebook-found =
    { $number ->
        [one] { $number } नियम
       *[other] { $number } नियम
    }
# Stands before what is settled by convention.
convention-mark = परिपाटी।
# $option and $value are the words of an option in the dialog for a new game.
option-set = इस मेज़ पर: { $option } { $value }।
# $chapter (text): the first word of the ids of its rules.
chapter-name =
    { $chapter ->
        [deck] पत्ते
        [players] खिलाड़ी
        [setup] शुरुआत की तैयारी
        [turn] एक बारी
        [stock] जब गड्डी खत्म हो
        [round] जब खेल अटक जाए
        [action] एक्शन पत्ते
        [item] आइटम
        [challenge] चुनौती
        [uno] UNO कहना
        [out] हाथ खाली होना
        [score] अंक
       *[other] { $chapter }
    }

## Hints

hint-do = संकेत
hint-title = एक संकेत
# $character: the character of a bot, such as careful.
hint-advice = { $character } खिलाड़ी क्या करेगा:
hint-moves =
    { $number ->
        [one] { $number } चाल संभव है
       *[other] { $number } चालें संभव हैं
    }

## Odds

odds-title = संभावनाएँ
odds-on = चालू
odds-off = बंद
odds-win = राउंड कौन जीतेगा
odds-moves = हर चाल के बाद आपकी संभावना
odds-item = अभी आइटम बॉक्स से
odds-challenge = चुनौती दें या मान लें?
odds-how = यह कैसे निकाला गया
odds-waiting = संभावनाएँ निकाली जा रही हैं …
odds-past = ये संभावनाएँ अभी की मेज़ की हैं।
# $low, $high: shares as they are written, such as 18%.
odds-range = { $low } से { $high } तक
# $what: a wild card in words; $colour is named with it.
odds-naming = { $what }, रंग { colour-name }
# $what: the card that is laid.
odds-with-uno = { $what }, UNO कहकर
odds-playouts =
    { $number ->
        [one] { $number } आज़माइशी राउंड से।
       *[other] { $number } आज़माइशी राउंड से।
    }
odds-unseen =
    { $number ->
        [0] यहाँ से सब पत्ते दिखते हैं।
        [one] यहाँ से { $number } पत्ता नहीं दिखता।
       *[other] यहाँ से { $number } पत्ते नहीं दिखते।
    }

## Looking back

history-title = पीछे देखें
# $number: so many actions of the game lie behind; $last: so many at the end of the round.
past-here = बीता हुआ खेल: { $last } में से कदम { $number }।
past-of = { $last } में से { $number }
past-earlier = एक कदम पीछे
past-later = एक कदम आगे
past-now = अभी पर लौटें
past-left = यह अभी की मेज़ है।
past-branch = यहाँ से आगे खेलें
# The button beside the list of lines of play.
line-go = इस शाखा पर जाएँ
lines-title = खेल की शाखाएँ
# $number: the last action of a line of play.
line-first = पहली शाखा, कदम { $number } तक
# $from: after which action it left the line that it comes from.
line-from = कदम { $from } से, कदम { $number } तक

## Settings, menu, goal

menu-title = मेन्यू
settings-title = सेटिंग
motion-label = पत्तों की हलचल
motion-off = बिलकुल नहीं
size-label = आकार
size-large = बड़ा
size-huge = प्रोजेक्टर के लिए
language-label = भाषा
start-again = शुरुआत से
goal-title = आपका लक्ष्य:
goal-done = पूरा हुआ:
help-title = मदद और कुंजियाँ
keys-title = कुंजियाँ
key-arrows = हाथ के पत्तों में आगे-पीछे जाएँ
key-enter = पत्ता चलें, या जानें कि वह क्यों नहीं चल सकता
key-why = पत्ता चले बिना जानें कि वह क्यों चल सकता है या क्यों नहीं
key-uno = UNO कहें: एक पत्ता बचने से पहले, या देर से
key-catch = कोई UNO कहना भूल जाए, तो पहले UNO कहें
key-odds = संभावनाएँ दिखाएँ या छिपाएँ
key-past = पीछे देखें, या अभी पर लौटें
key-clock = बॉटों को रोकें, एक कदम; पीछे देखते समय: एक कदम पीछे, एक आगे
key-log = ‘क्या-क्या हुआ’ में ऊपर-नीचे जाएँ
key-escape = वापस लें, बंद करें, अभी पर लौटें
colours-title = रंग
items-title = आइटम
help-why = कोई पत्ता क्यों चल सकता है, और क्यों नहीं? पत्ते पर रुकें, W दबाएँ, या उसे दबाकर रखें: कारण आपके हाथ के ऊपर दिखता है, और अपने नियम तक ले जाता है। ‘क्या-क्या हुआ’ की किसी पंक्ति से तब की मेज़ दिखती है।

## When something is wrong

error-title = कुछ गड़बड़ हो गई
bad-view = मेज़ पढ़ी नहीं जा सकी ({ $what })।
kernel-awaited = कर्नेल का इंतज़ार है …
silent-title = कर्नेल से कोई जवाब नहीं।
silent-text = वह व्यस्त है या रुक गया है। जवाब आते ही मेज़ अपने आप आगे चलेगी। न चले, तो पेज फिर से लोड करें, या मेज़ वाला सेल फिर से चलाएँ।
never-title = यह मेज़ की सहेजी हुई तस्वीर है।
# $cell (text) is the number of the cell that made the table, or none.
never-text =
    { $cell ->
        [none] खेलने के लिए वह सेल चलाएँ जिससे यह मेज़ बनी: जिसमें unokart_widget.Table लिखा है।
       *[other] खेलने के लिए वह सेल चलाएँ जिससे यह मेज़ बनी: वह In [{ $cell }] था।
    }
