### What the kernel's side of the table says: refusals to a page, and the text saved in a notebook.

## Refusals
moved-on = मेज़ पर खेल आगे बढ़ चुका है। फिर से देखें, तब चुनें।
nobody-plays = इस स्क्रीन से कोई नहीं खेलता: यहाँ मेज़ केवल देखी जाती है।
other-seat = यहाँ से खेलना केवल { $name } का काम है।
seat-is-bot = { $name } की ओर से बॉट खेलता है।
no-step = अभी किसी बॉट को कुछ नहीं करना है।
not-at-screen = इस स्क्रीन का कोई खिलाड़ी उस सीट पर नहीं है।
unknown-rule = ऐसा कोई नियम नहीं है।
players-number = एक खेल में 2 से 10 खिलाड़ी होते हैं, { $number } नहीं।
name-empty = खिलाड़ी { $number } का नाम खाली है।
name-too-long = खिलाड़ी { $number } का नाम बहुत लंबा है: ज़्यादा से ज़्यादा { $most } अक्षर रखें।
name-odd = खिलाड़ी { $number } के नाम में ऐसे चिह्न हैं जो नाम में नहीं हो सकते, जैसे < या >।
name-twice = दो खिलाड़ियों का नाम { $name } है। हर एक को अपना अलग नाम दें।
rules-unknown = नियमों में { $option } नाम का कोई विकल्प नहीं है।
rules-choice = विकल्प { $option } में “{ $value }” नहीं हो सकता: उसमें “{ $first }” या “{ $second }” होता है।
rules-target = खेल जीतने के अंक 1 से { $most } तक की पूर्ण संख्या होते हैं, { $value } नहीं।
# $strategy (text): the name of a function that somebody wrote. $kind (text): what Python calls the error.
strategy-failed = रणनीति { $strategy } अपने कोड की पंक्ति { $line } में विफल रही ({ $kind })। कुछ नहीं हुआ: जिसने उसे लिखा है, उसे ही ठीक करना है।
bot-unknown = “{ $strategy }” तरह के बॉट नहीं होते।
not-a-move = “{ $move }” कोई चाल नहीं है। चाल 0:R7 (सीट 0 से लाल 7) या { "0:draw" } की तरह लिखी जाती है।

## Errors
not-understood = मेज़ इस पेज का संदेश नहीं समझ सकी। { $detail }
inner-error = मेज़ में कुछ गड़बड़ हो गई ({ $error })। खेल वैसा ही है जैसा दिख रहा है। नोटबुक में table.last_error कारण बताता है।
callback-error = चाल हो गई, पर नोटबुक का एक फ़ंक्शन, जो खेल के साथ चलता है, विफल रहा ({ $error })। नोटबुक में table.last_error कारण बताता है।

## The text that stays in a saved notebook
saved-title = UNO Mario Kart, राउंड { $round }
saved-top = ढेरी पर: { $card }।
saved-top-colour = ढेरी पर: { $card }। मिलाने का रंग: { $colour }।
saved-top-unnamed = ढेरी पर: { $card }। उसका रंग चुनना अभी बाकी है।
saved-player = { $name }: { $cards ->
    [0] 0 पत्ते
    [one] 1 पत्ता
   *[other] { $cards } पत्ते
  }, { $score ->
    [one] { $score } अंक
   *[other] { $score } अंक
  }
saved-to-play = { $player }, अब इन्हीं की बारी
saved-hand = { $name } का हाथ: { $cards }।
saved-run-cell = मेज़ इसी हाल में छोड़ी गई थी। खेलने के लिए सेल In [{ $cell }] चलाएँ, जिससे यह बनी।
saved-run = मेज़ इसी हाल में छोड़ी गई थी। खेलने के लिए वह सेल चलाएँ जिससे यह बनी।

## Going back, other lines of play, and what the author of the table settles
no-such-moment = खेल वहाँ पहुँचा ही नहीं: ऐसा क्षण चुनें जो खेला जा चुका है।
no-such-line = इस मेज़ पर खेल की ऐसी कोई शाखा नहीं है।
too-many-lines = इस मेज़ पर खेल की { $most } शाखाएँ बन चुकी हैं: इन्हीं में से किसी को आगे बढ़ाएँ।
history-hidden = इस मेज़ पर पीछे नहीं जाया जा सकता।
start-hidden = इस मेज़ पर शुरुआत पर नहीं लौटा जा सकता।
hints-hidden = इस मेज़ पर संकेत नहीं मिलते।
odds-hidden = इस मेज़ पर संभावनाएँ नहीं दिखाई जातीं।
nothing-to-decide = अभी आपको कुछ तय नहीं करना है।
no-bot-then = उस क्षण किसी बॉट ने कुछ नहीं किया।
new-game-hidden = इस मेज़ पर दूसरा खेल शुरू नहीं होता।
unknown-language = यह मेज़ वह भाषा नहीं बोलती।
game-over =
    { $points ->
        [one] खेल खत्म हो गया: { $name } ने उसे { $points } अंक के साथ जीत लिया। नया खेल शुरू करें।
       *[other] खेल खत्म हो गया: { $name } ने उसे { $points } अंकों के साथ जीत लिया। नया खेल शुरू करें।
    }
round-goes-on = यह राउंड अभी खत्म नहीं हुआ: अगले राउंड के पत्ते तब बँटते हैं, जब किसी का हाथ खाली हो जाए।
nothing-to-undo = वापस लेने के लिए कुछ नहीं है: खेल अभी शुरू हुआ है।
goal-reached = इस मेज़ का लक्ष्य पूरा हुआ। फिर से खेलने के लिए शुरुआत पर लौटें।
goal-rule = यह मेज़ तब रुकती है, जब यह हो: { $title }।
goal-own = लक्ष्य पूरा होते ही यह मेज़ रुक जाती है।

## What a careful player would do, and why. A card stands first where one is spoken of.
hint-catch = { $other } के पास एक पत्ता बचा है और UNO नहीं कहा गया: आप पहले UNO कहें।
hint-uno = आपके पास एक पत्ता बचा है और आपने अभी UNO नहीं कहा: किसी और से पहले कह दें।
hint-say-uno = इसके साथ UNO कहें: इसके बाद आपके पास एक ही पत्ता बचेगा।
hint-draw = आपका कोई पत्ता नहीं चल सकता: एक पत्ता उठाएँ।
hint-keep = उठाया हुआ वाइल्ड पत्ता रख लें: अभी किसी का हाथ खाली होने वाला नहीं है, और यह बाद में भी हमेशा चलेगा।
hint-drawn = { $card } चलें, जो आपने अभी उठाया है: वह चल सकता है, और हाथ का एक पत्ता कम हो जाएगा।
hint-only = { $card } चलें: आपका कोई और पत्ता नहीं चल सकता।
hint-wild-near = { $card } अभी चलें: किसी का हाथ खाली होने वाला है, और हाथ में बचे वाइल्ड पत्तों के अंक सबसे ज़्यादा होते हैं।
hint-wild-only = { $card } चलें: केवल वाइल्ड पत्ते चल सकते हैं।
hint-stop =
    { $number ->
        [one] { $card } चलें: अगली बारी { $other } की है, जिसके पास एक ही पत्ता बचा है और जिसे रोकना है।
       *[other] { $card } चलें: अगली बारी { $other } की है, जिसके पास केवल { $number } पत्ते बचे हैं और जिसे रोकना है।
    }
hint-colour =
    { $colour_code ->
        [R] { $card } चलें: चलने लायक रंगों में आपके पास लाल पत्ते सबसे ज़्यादा हैं, कुल { $number }, इसलिए आगे भी यही रंग काम आएगा।
        [Y] { $card } चलें: चलने लायक रंगों में आपके पास पीले पत्ते सबसे ज़्यादा हैं, कुल { $number }, इसलिए आगे भी यही रंग काम आएगा।
        [G] { $card } चलें: चलने लायक रंगों में आपके पास हरे पत्ते सबसे ज़्यादा हैं, कुल { $number }, इसलिए आगे भी यही रंग काम आएगा।
       *[B] { $card } चलें: चलने लायक रंगों में आपके पास नीले पत्ते सबसे ज़्यादा हैं, कुल { $number }, इसलिए आगे भी यही रंग काम आएगा।
    }
hint-high = { $card } चलें: बड़ी संख्याएँ पहले निकालें, क्योंकि अंत में हाथ में बच जाएँ, तो उनसे विरोधी को सबसे ज़्यादा अंक मिलते हैं।
hint-action = { $card } चलें: अंत में हाथ में बच जाए, तो उससे विरोधी को 20 अंक मिलते हैं, किसी भी संख्या से ज़्यादा।
hint-name =
    { $number ->
        [0] { $colour } रंग चुनें: आपके पास किसी भी रंग का पत्ता नहीं है, इसलिए सब रंग बराबर हैं।
        [one] { $colour } रंग चुनें: आपके पास उसका एक पत्ता है, और किसी रंग के इससे ज़्यादा नहीं।
       *[other] { $colour } रंग चुनें: आपके पास उसके { $number } पत्ते हैं, और किसी रंग के इससे ज़्यादा नहीं।
    }
hint-aim =
    { $number ->
        [one] { $other } पर निशाना लगाएँ, जिसके पास एक ही पत्ता बचा है।
       *[other] { $other } पर निशाना लगाएँ: किसी और के पास { $number } से कम पत्ते नहीं हैं।
    }
hint-challenge = चुनौती दें: { $other } के पास { $number } पत्ते हैं, और इतने पत्तों में वह रंग होने की अच्छी संभावना है।
hint-accept =
    { $number ->
        [one] मान लें: { $other } के पास एक ही पत्ता बचा है, और वह उस रंग का शायद ही हो।
       *[other] मान लें: { $other } के पास केवल { $number } पत्ते बचे हैं, और उनमें वह रंग शायद ही हो।
    }

## Why a bot did what it did: how such a bot plays. Nothing here may depend on cards that are hidden.
# $strategy (text): random, greedy or careful. $name: the bot.
# The verb agrees with चाल, so that the bot's name may be a boy's or a girl's.
bot-play-number =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: चलने लायक पत्तों में से कोई भी निकल सकता है।
        [greedy] { $name } की चाल लालची है: चलने लायक पत्तों में सबसे ज़्यादा अंकों वाला पहले निकलता है।
       *[careful] { $name } की चाल समझदार है: जिन रंगों के पत्ते हाथ में ज़्यादा हों, वे और बड़ी संख्याएँ पहले निकलती हैं।
    }
bot-play-action =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: चलने लायक पत्तों में से कोई भी निकल सकता है।
        [greedy] { $name } की चाल लालची है: चलने लायक पत्तों में सबसे ज़्यादा अंकों वाला पहले निकलता है।
       *[careful] { $name } की चाल समझदार है: अगले खिलाड़ी के पास कम पत्ते हों, तो एक्शन पत्ता उसे रोकता है। नहीं तो जिन रंगों के पत्ते हाथ में ज़्यादा हों, वे पहले निकलते हैं।
    }
bot-play-wild =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: चलने लायक पत्तों में से कोई भी निकल सकता है।
        [greedy] { $name } की चाल लालची है: सबसे ज़्यादा अंकों वाले पत्ते पहले निकलते हैं, वाइल्ड पत्ते सबसे बाद में।
       *[careful] { $name } की चाल समझदार है: वाइल्ड पत्ते तभी निकलते हैं, जब किसी के पास कम पत्ते बचे हों या कुछ और न चल सके।
    }
bot-play-drawn =
    { $strategy ->
        [careful] { $name } की चाल समझदार है: अभी उठाया हुआ पत्ता चल सके, तो निकलता है, जब तक उसे बाद के लिए रखना बेहतर न हो।
       *[other] { $name } की चाल सीधी है: अभी उठाया हुआ पत्ता चल सके, तो हमेशा निकलता है।
    }
bot-draw = { $name } को पत्ता तभी उठाना पड़ता है, जब चलने लायक पत्ता न हो। कोई बॉट बिना ज़रूरत पत्ता नहीं उठाता।
bot-pass = { $name } की चाल समझदार है: अभी उठाया हुआ पत्ता बाद के लिए रखा भी जा सकता है।
bot-colour =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: कोई भी रंग चुना जा सकता है।
       *[other] { $name } के हाथ में जिस रंग के पत्ते सबसे ज़्यादा हों, वही रंग चुना जाता है।
    }
bot-aim =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: शेल का निशाना किसी पर भी लग सकता है।
       *[other] { $name } का निशाना उस पर लगता है जिसके पास सबसे कम पत्ते हों।
    }
bot-answer =
    { $strategy ->
        [random] { $name } की चाल मनमौजी है: हर दूसरे वाइल्ड ड्रॉ फ़ोर को चुनौती मिलती है।
       *[other] { $name } की ओर से वाइल्ड ड्रॉ फ़ोर को चुनौती तब मिलती है, जब उसे चलने वाले के पास अब भी { $number } या उससे ज़्यादा पत्ते हों।
    }
bot-answer-then =
    { $number ->
        [0] तब { $other } के पास 0 पत्ते थे।
        [one] तब { $other } के पास { $number } पत्ता था।
       *[other] तब { $other } के पास { $number } पत्ते थे।
    }
# $strategy (text): the name of a function that somebody wrote.
bot-own = { $name } की चाल { $strategy } से तय होती है, किसी की लिखी हुई रणनीति से: हर संभव चाल को अंक मिलते हैं, और सबसे ज़्यादा अंकों वाली चाल चली जाती है।
bot-catch =
    { $strategy ->
        [random] { $name } का ध्यान भूले हुए UNO पर कम ही जाता है: चार में से एक बार।
        [greedy] { $name } का ध्यान हर दूसरे भूले हुए UNO पर जाता है।
       *[careful] { $name } की चाल समझदार है: लगभग हर भूले हुए UNO पर ध्यान जाता है।
    }
bot-forgot =
    { $strategy ->
        [random] { $name } से UNO कहना अक्सर छूट जाता है: चार में से एक बार।
        [greedy] { $name } से UNO कहना कभी-कभी छूट जाता है।
       *[careful] { $name } से UNO कहना शायद ही कभी छूटता है, पर इस बार छूट गया।
    }

## The experiment: what is counted, and its bars
experiment-points = एक राउंड के अंक
experiment-turns = एक राउंड की बारियाँ
experiment-cards_drawn = एक राउंड में उठाए गए पत्ते
experiment-winner = राउंड कौन जीतता है
experiment-dealer = कौन जीतता है, डीलर से गिनकर
experiment-starter = क्या शुरू करने वाला खिलाड़ी जीतता है?
experiment-first = पहली बारी किसकी होती है
experiment-item = आइटम बॉक्स से क्या निकलता है
experiment-challenge = दी गई चुनौतियों में से सही निकली
experiment-uno = UNO भूलना: कौन पकड़ा जाता है
# $target (text): the points that win a game.
experiment-game_rounds = { $target } अंक तक के खेल के राउंड
experiment-hand_points =
    { $cards ->
        [one] बाँटे गए एक पत्ते के अंक
       *[other] { $cards } पत्तों के हाथ के अंक
    }
# $what (text): wild, action, number, colour, fits (cards that can go on $name) or other. $name (text): the
# colour or card, in words.
experiment-hand_count =
    { $what ->
        [wild] { $cards } पत्तों के हाथ में वाइल्ड पत्ते
        [action] { $cards } पत्तों के हाथ में एक्शन पत्ते
        [number] { $cards } पत्तों के हाथ में संख्या वाले पत्ते
        [colour] { $cards } पत्तों के हाथ में कितने पत्तों का रंग { $name } है
        [fits] { $cards } पत्तों के हाथ में { $name } पर चलने वाले पत्ते
       *[other] { $cards } पत्तों के हाथ में { $name } कितनी बार है
    }
# As for experiment-hand_count: cards are drawn one by one from the shuffled deck.
experiment-wait =
    { $what ->
        [wild] पहला वाइल्ड पत्ता आने तक उठाए गए पत्ते
        [action] पहला एक्शन पत्ता आने तक उठाए गए पत्ते
        [number] पहला संख्या वाला पत्ता आने तक उठाए गए पत्ते
        [colour] { $name } रंग का पहला पत्ता आने तक उठाए गए पत्ते
        [fits] { $name } पर चलने वाला पत्ता आने तक उठाए गए पत्ते
       *[other] { $name } आने तक उठाए गए पत्ते
    }
# The bar of all numbers from this one on.
experiment-bar-from = { $low } +
experiment-bar-range = { $low }–{ $high }
experiment-nobody = कोई नहीं
# $number: how many places to the dealer’s left; 0 is the dealer.
experiment-dealer-bar =
    { $number ->
        [0] डीलर
        [1] 1 बाएँ
       *[other] { $number } बाएँ
    }
# 1: the player who began has won. 0: another player.
experiment-starter-bar =
    { $number ->
        [1] शुरू करने वाला
       *[0] कोई और
    }
# 0: won. 1: lost.
experiment-challenge-bar =
    { $number ->
        [0] सही
       *[1] गलत
    }
# 0: caught. 1: not caught.
experiment-uno-bar =
    { $number ->
        [0] पकड़ा गया
       *[1] बच गया
    }

## The experiment: refusals, and the text that stays in a saved notebook
experiment-enough = { $most } राउंड हो गए: इस प्रयोग के लिए इतने काफ़ी हैं। इसे नए सिरे से शुरू किया जा सकता है।
experiment-no-round = इस प्रयोग में राउंड { $number } नहीं खेला गया।
experiment-fixed = इस प्रयोग में सवाल और खिलाड़ी पहले से तय हैं।
experiment-no-rounds = इस प्रयोग में एक-एक राउंड नहीं खोला जा सकता।
experiment-no-question = “{ $question }” नाम का कोई सवाल नहीं है।
experiment-no-strategy = इस प्रयोग में “{ $strategy }” नाम की कोई रणनीति नहीं है।
experiment-not-understood = प्रयोग इस पेज का संदेश नहीं समझ सका। { $detail }
experiment-inner-error = प्रयोग में कुछ गड़बड़ हो गई ({ $error })। नोटबुक में experiment.last_error कारण बताता है।
experiment-saved-title = { $title }: { $count } गिने गए
experiment-saved-players = { $players }, शुरुआती नंबर { $seed }
experiment-saved-none = अभी कुछ नहीं गिना गया।
experiment-saved-bar = { $label }: { $count }, { $share } ({ $low } से { $high } तक)
experiment-saved-exact = { $line }; सटीक { $exact }
experiment-saved-even = { $line }; बराबर संभावना { $exact }
experiment-saved-unseen = { $line }; अनदेखी गड्डी { $exact }
experiment-saved-mean = औसत { $mean }
experiment-saved-mean-interval = औसत { $mean } ({ $low } से { $high } तक)
experiment-saved-mean-exact = { $line }; सटीक { $exact }
experiment-saved-run-cell = प्रयोग इसी हाल में छोड़ा गया था। आगे बढ़ने के लिए सेल In [{ $cell }] चलाएँ, जिससे यह बना।
experiment-saved-run = प्रयोग इसी हाल में छोड़ा गया था। आगे बढ़ने के लिए वह सेल चलाएँ जिससे यह बना।
