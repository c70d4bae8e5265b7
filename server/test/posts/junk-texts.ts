// What bots and callers of offices send. The author had not seen the filter that these texts try; they are not changed to suit it.

export type JunkSort = {
  names: string;
  emails: string;
  messages: readonly string[];
  /** How the sender fills the form, besides the text. */
  fills?: "honeypot" | "noHidden" | undefined;
};

const OFFICE_NAMES =
  "{Amy|Daniel|Priya|Mike|Sophia|Rahul|Kate|Alex|Olivia|Jason} {Carter|Sharma|Brooks|Reed|Patel|Ross|Cole|Gupta}";
const OFFICE_EMAILS =
  "{amy|daniel|priya|mike|sophia|rahul|kate|alex}{.|_|}{growth|digital|team|leads|outreach}{##|#|###}@{gmail.com|outlook.com|rankboost##.com|webexperts#.co}";

/** Kinds of junk that a change of the filter may be tried on. */
export const shownJunk: Readonly<Record<string, JunkSort>> = {
  linkDump: {
    names: "{Best|Top|Hot|Free} {Games|Videos|Offers|Girls|Slots} ##",
    emails: "{win|play|best|promo}####@{mail.ru|yandex.com|gmail.com}",
    messages: [
      "{Check|Visit|See} http://{best|top|hot}{slots|games|bets}###.{xyz|top|ru}/?a=### http://{play|win}###.{club|site}/ http://{free|mega}{spin|cash}##.{ru|xyz}/x http://bit.ly/##a##b http://{girls|cams}###.top/",
      '<a href="http://{viva|lucky}###.xyz">{online casino|free spins|slots}</a> <a href="http://{bet|play}##.ru">{bonus|jackpot}</a> [url=http://{win|spin}###.top]{click|here}[/url]',
    ],
  },
  searchRanking: {
    names: OFFICE_NAMES,
    emails: OFFICE_EMAILS,
    messages: [
      "{Hi|Hello|Hey} {team|there|}, I was {looking at|checking|going through} your website and {noticed|found} {a few errors|several issues|some problems} that {keep it from ranking|hurt your SEO|stop you from getting to page 1 of Google}. {May I send|Can I share|Would you like} {a free audit|a quote|our packages and prices}?",
      "We {can|will} {place|rank|put} your website on the {first page of Google|top of Google} {within 90 days|guaranteed|for $99 a month}. Our {SEO|digital marketing} {experts|team} {increase traffic|bring more sales|build quality backlinks}. {Reply for details|Let me know your number|Interested?}",
      "I am a {web designer|website developer|WordPress expert} from {India|a leading company|Delhi}. We {redesign|build|develop} {modern|mobile friendly|responsive} websites at {an affordable price|$199|low cost}. {Shall I send our portfolio?|Can we schedule a call?}",
    ],
  },
  pills: {
    names: "{Robert|William|Charles|John}{Pharm|Meds|Rx|Tab}",
    emails: "{rx|meds|pharm|order}####@{mail.ru|gmail.com|inbox.lv}",
    messages: [
      "{Buy|Order|Get} {cheap|generic|discount} {viagra|cialis|levitra|tramadol|xanax|modafinil} {online|no prescription|without rx}, {overnight shipping|best price|80% off} http://{rx|meds|pill}###.{com|shop|store}",
      "{Ed pills|Weight loss gummies|Keto drops|CBD oil} that {doctors hate|really work|melt fat in 7 days}, {free trial|limited offer|only today} https://{keto|slim|mens}{health|shop}##.{shop|store|site}/?ref=###",
    ],
  },
  fillsEverything: {
    names: "{Henry|Eric|Jacob|Laura|Mary} {Jones|Adams|Hill|Scott}",
    emails: "{eric|laura|mary|henry}{hill|scott|jones}###@{gmail.com|yahoo.com}",
    messages: [
      "{Hello|Hi}, {please contact me|I would like to know more|call me back} about {your services|an offer|a partnership}. {Thanks|Regards}.",
    ],
    fills: "honeypot",
  },
  withoutPage: {
    names: "{test|admin|user|info|Robert}{##|#|}",
    emails: "{test|admin|user}####@{example.com|gmail.com|mailinator.com}",
    messages: [
      "{Hello|Hi|Hey} {admin|there|sir}, {nice site|great post|good day}. {Let's talk|Write me|Contact me soon} {####|##}.",
    ],
    fills: "noHidden",
  },
};

/** Kinds of junk that were held back until the first run, and may be used since. */
export const onceHeldBackJunk: Readonly<Record<string, JunkSort>> = {
  investing: {
    names: "{Anna|Marcus|Elena|Viktor|Grace} {Invest|Capital|Trader|Lane|Stone}",
    emails: "{profit|trade|capital|wealth}####@{gmail.com|proton.me|tradefx##.com}",
    messages: [
      "{Make|Earn} ${500|1,000|3,850} {a day|daily|per week} {with|from} {our AI trading bot|crypto|Bitcoin|forex signals}, {no experience needed|fully automatic|guaranteed returns}. {Register|Start|Join} here: https://{coin|fx|ai}{profit|trade}##.{io|com|online}/r/####",
      "{Passive income|Financial freedom} is {possible|one click away}. {Over 12,000|Thousands of} people {already earn|doubled their money} with {Bitcoin|Ethereum|USDT}. Minimum deposit $250. {WhatsApp|Telegram}: +44 7### ######",
    ],
  },
  randomLetters: {
    names: "{Xk|Wq|Hf|Pz|Jv}{TgRb|nLmC|vQsD|yKdF}{wPz|hGx|rVt|kJq}{Lm|Qs|Bn}",
    emails: "{xk|wq|hf|pz}{trb|nmc|vqd}{a|e|o}##{wz|hx|kq}##@gmail.com",
    messages: [
      "{QjWnx|VbKdz|TfHrq|LmXpw}{Ysk|Gvh|Zcb}{DwRtN|KpQfL|HxJvM}{o|e|i}{bTzG|nQwS|kVcX}",
      "{gHtYb|xCvNq|wErTz|pLkJh}{Mn|Bv|Qz}{sDfGq|zXcVk|qWtRb} {kQ|jX|vZ}{wNtR|fGhK|bPqD}{xV|zK|qJ}",
    ],
  },
  otherLanguage: {
    names: "{Сергей|Оксана|Алексей|DavidNaw|GeorgeTah|Светлана}",
    emails: "{sergey|oksana|alex|svet}####@{mail.ru|yandex.ru|bk.ru}",
    messages: [
      "{Продвижение сайтов|База email адресов|Рассылка по формам обратной связи|Купить диплом} {недорого|с гарантией|за 1 день}. {Заказать|Подробнее}: https://{seo|baza|diplom}##.ru/ {Telegram|Скайп}: @{promo|baza|rassylka}##",
      "{Лучшие займы онлайн|Ставки на спорт|Казино с бонусом|Заработок в интернете}! {Переходи|Жми|Регистрация} http://{zaim|stavka|kazino}###.ru {без отказа|бонус 5000 рублей}",
    ],
  },
  businessLoans: {
    names: OFFICE_NAMES,
    emails:
      "{funding|capital|approvals|lending}{##|#|}@{gmail.com|quickfund###.com|smbcapital##.com}",
    messages: [
      "{Hi|Hello}, {does your business need|are you looking for|you are pre-approved for} {working capital|a business loan|a line of credit} up to ${50,000|150,000|250,000|500,000}? {No collateral|Bad credit ok|Funds in 24 hours}. {Reply YES|Call me at ###-###-####|Apply in 5 minutes}.",
      "{We have|I've got} {12|20|35} {customers|homeowners} in your area {looking for|asking for} {your service|someone like you}. {We send exclusive leads|Pay per call only|No contract}, {first 3 free|$25 each}. {When can we talk?|Want them?|Should I send them over?}",
    ],
  },
  copyrightThreat: {
    names: "{Melanie|Natalie|Jennifer|Sandra} {Photo|Larson|Vega|Hart|Lynn}",
    emails: "{melanie|natalie|photo|sandra}{art|pics|photographer}###@{gmail.com|yahoo.com}",
    messages: [
      "{Hello|Hi}, this is {Melanie|Natalie|Sandra} and I am a {licensed photographer|professional illustrator}. I was {surprised|shocked}, putting it mildly, to find my {images|photos} on your website. {If you use copyrighted images without permission, you could be sued|It's illegal and you must remove them}. {See the proof|Download the evidence}: https://{sites.google.com/view|storage.googleapis.com}/{proof|copyright}-####/{dmca|evidence}",
      "Your {Google Business listing|domain|website} {is about to expire|will be suspended|has unclaimed messages} {in 24 hours|today}. {Verify|Renew|Confirm} now: http://{verify|renew}-{domain|listing}###.{com|info}/{login|secure}",
    ],
  },
};
