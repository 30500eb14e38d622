### The web app: its first page, the frame around every lesson, and its pages for when a thing fails.

app-name = UNO Mario Kart
app-tagline = पत्तों का खेल, जिसमें कार्ट की दौड़ जितनी उठापटक है, नोटबुक में।

## The first page
app-play = खेलें
app-play-text = आपके और तीन बॉटों के लिए एक मेज़, या एक ही स्क्रीन पर सबके लिए।
app-seed = सबके लिए एक जैसे पत्ते
app-seed-label = बाँट नंबर
app-seed-help = कोई भी संख्या लिखें। जो भी वही संख्या लिखे, उसे वही पत्ते मिलते हैं।
app-seed-given = इस लिंक से सबको एक जैसे पत्ते मिलते हैं: बाँट { $seed }।
app-seed-go = बाँटें
app-rules = नियम, एक-एक कदम करके
app-rules-text = हर नियम खेलकर सीखें। पत्ते तैयार रखे हैं, और हर पत्ता बताता है कि क्यों।
app-chance = संभावना कितनी है?
app-chance-text = खेलें, अनुमान लगाएँ, हज़ार बार आज़माएँ और हिसाब लगाएँ।
app-authors = शिक्षकों और लेखकों के लिए
app-experiment = प्रयोग
app-experiment-text = बॉटों को हज़ारों राउंड खेलने दें और देखें कि क्या निकलता है।
app-age = { $age } साल से
app-minutes = { $minutes } मिनट
app-progress = { $all } में से { $done } पूरे
app-finished = पूरा हुआ!
app-no-lessons = इस फ़ोल्डर में अभी कोई पाठ नहीं है।
app-chapter = अध्याय { $number }
app-lesson = पाठ { $number }
app-unaffiliated = यह पढ़ाई के लिए बनी परियोजना है, Mattel या Nintendo से इसका कोई संबंध नहीं है। UNO और Mario Kart अपने-अपने स्वामियों के ट्रेडमार्क हैं।

## The frame around a lesson
app-home = सभी अध्याय
app-navigation = अध्याय
app-previous = पिछला
app-next = अगला
app-onward = पिछला और अगला
app-play-now = खेल शुरू करें
app-loading = पत्ते फेंटे जा रहे हैं…
app-loading-long = पत्ते अभी भी फेंटे जा रहे हैं। शुरू करने के बाद पहले पेज में सबसे ज़्यादा समय लगता है।
app-code = कोड दिखाएँ
app-no-script = इस पेज पर पत्ते हिलें, इसके लिए JavaScript चाहिए।
app-language = भाषा
app-only-english = यह पाठ अभी केवल अंग्रेज़ी में है।
app-number = आपका नंबर: { $number }
app-number-about = अभ्यासों के पत्ते और संख्याएँ केवल आपके हैं। इसी नंबर से शिक्षक को उनके उत्तर मिलते हैं।

## Sheets to print, and the key to them
app-sheet-name = नाम
app-sheet-answer = उत्तर:
app-sheet-move = मैं यह चाल चलता या चलती:
app-sheet-key = शिक्षक की कुंजी
app-sheet-by-number = पन्ने पर लिखे नंबर के अनुसार
app-sheet-mistakes = गलत उत्तर क्या बताते हैं
app-sheet-hints = संकेत
app-sheet-note = पाठ के लिए

## When something fails
app-seed-bad = “{ $seed }” बाँट नंबर नहीं है। बाँट नंबर 0 से { $largest } तक की पूर्ण संख्या होती है। इसलिए पत्ते नए सिरे से फेंटे गए।
app-not-found = ऐसा कोई पेज नहीं है
app-not-found-text = शायद पता गलत लिखा गया है, या पाठ कहीं और रख दिया गया है।
app-failed = यह पेज नहीं चला
app-failed-text = इसे फिर से लोड करें। उससे काम न बने, तो जो यह खेल चला रहे हैं, उन्हें बताएँ।
app-lost = इस पेज का एक हिस्सा नहीं आया।
app-again = फिर से लोड करें
app-token = यह खेल एक कक्षा के लिए है
app-token-text = शिक्षक की स्क्रीन पर दिख रहा कोड लिखें।
app-token-label = कोड
app-token-go = अंदर आएँ
app-token-wrong = यह वह कोड नहीं है। स्क्रीन फिर से देखें।
