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
saved-run-cell = यह मेज़ का लिखित रूप है। खेलने के लिए सेल In [{ $cell }] चलाएँ, जिससे यह बनी।
saved-run = यह मेज़ का लिखित रूप है। खेलने के लिए वह सेल चलाएँ जिससे यह बनी।
