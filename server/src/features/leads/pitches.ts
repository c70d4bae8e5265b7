/**
 * What is sold to businesses by their forms, in two halves: what it is about, and what only a seller says of it. A customer may use
 * the words of one half ("I found your website on Google"), hardly those of both.
 */
const PITCHES: readonly (readonly [about: RegExp, offer: RegExp])[] = [
  // The website and how it is found.
  [
    /\b(?:web ?)?sites?\b|\bseo\b|search engine|\bgoogle\b|\bmarketing\b|social media|\bweb (?:design|develop)/i,
    /\b(?:place|rank|put|get|bring)\b.{0,40}\b(?:first|top|page (?:one|1|#1)|#1)\b.{0,20}\b(?:google|rank|search)/i,
  ],
  [
    /\b(?:web ?)?sites?\b|\bseo\b|search engine|\bgoogle\b|\bmarketing\b|social media|\bweb (?:design|develop)/i,
    /\b(?:(?:keep|keeps|stop|hold|hurt)s? (?:it|your|you)\b.{0,30}\b(?:rank|seo|page 1)|free audit|back ?links?|guest post|domain authority|increase (?:your )?(?:traffic|sales)|more (?:traffic|sales)|(?:see|send|share) (?:you )?our (?:portfolio|packages)|(?:we|i)(?: can| will| am an?)? ?(?:re)?(?:design|develop|build)\w*\b.{0,60}\bwebsites?|redesign your|(?:web|wordpress) (?:designer|developer|expert)|seo (?:services|experts?|packages?)|digital marketing (?:team|experts?|agency|services)|more leads|lead generation)/i,
  ],
  // Customers for money.
  [
    /\b(?:leads|in your (?:area|city|town))\b/i,
    /\b(?:(?:exclusive|qualified) leads|pay per (?:call|lead)|(?:customers|homeowners|clients)\b[^.?!]{0,60}\b(?:looking|asking|searching) for|email (?:list|database)|contact list)\b/i,
  ],
  // Money for the business.
  [
    /\b(?:business|merchant|company) (?:loan|funding|cash advance)|\bworking capital\b|\bline of credit\b/i,
    /\b(?:pre-?approved|no collateral|bad credit|funds? (?:in|within)|up to \$|apply (?:in|now|here|online)|reply yes|your business)/i,
  ],
  // Money for nothing.
  [
    /\b(?:bitcoin|ethereum|usdt|crypto(?:currency)?|forex|trading (?:bot|signals)|passive income|financial freedom|investment (?:opportunity|platform|plan))\b/i,
    /\b(?:guaranteed returns?|returns guaranteed|no experience|fully automatic|(?:a|per) (?:day|week)|minimum deposit|doubled|earn(?:s|ed|ing)?|profits?|telegram)\b/i,
  ],
  // Pills.
  [
    /\b(?:viagra|cialis|levitra|kamagra|tramadol|xanax|modafinil|ed pills|weight loss|keto|cbd|gummies)\b/i,
    /\b(?:buy|cheap|generic|discount|no prescription|without (?:a )?(?:rx|prescription)|free trial|\d+ ?% off|limited offer|only today|doctors hate|(?:burn|melt)s? fat|best price)\b/i,
  ],
  // Games of chance.
  [
    /\b(?:casino|slots|sports? bet(?:s|ting)?|betting)\b/i,
    /\b(?:(?:with|welcome|deposit) bonus|bonus (?:code|\d)|free spins|jackpot|play (?:now|online)|online casino|win real)\b/i,
  ],
  // Threats that want a click.
  [
    /\b(?:copyright(?:ed)?|dmca|(?:images|photos|pictures|illustrations) (?:on|at) your (?:web ?)?site|stolen (?:images|photos))\b/i,
    /\b(?:sued|lawsuit|illegal|legal action|without (?:my |our )?permission|infring\w+)\b/i,
  ],
  [
    /\byour (?:\w+ ){0,2}(?:domain|hosting|listing|mailbox|website|account)\b/i,
    /\b(?:(?:about to|will|has) (?:be )?(?:expired?|suspended|deactivated)|unclaimed)\b.*https?:/is,
  ],
  // Other people's work.
  [
    /\b(?:outsourc\w+|virtual assistants?|offshore|mobile app development|explainer videos?)\b/i,
    /\b(?:our (?:team|company|services|experts)|we (?:offer|provide)|affordable|per hour|your business)\b/i,
  ],
  // How letters to many begin and end.
  [
    /\b(?:dear (?:sir|business owner|webmaster)|to whom it may concern|unsubscribe|opt[- ]?out|(?:came across|visited|looking at|reviewing) your (?:web ?)?site)\b/i,
    /\b(?:our (?:services|experts|clients)|we (?:offer|provide)|partnership|(?:increase|boost|grow) your|no obligation quote for your business|seo|back ?links?)\b/i,
  ],
];

/** What is sold in Russian, whatever the site is about. */
const CYRILLIC =
  /продвижени\S* (?:\S+ )?сайт|рассылк|казино|займ|ставк\S* на спорт|заработ\S* в интернет|купить диплом|баз\S+ email/i;

/** Whether a text is one of those that are sent to many businesses. */
export const isPitch = (text: string): boolean =>
  CYRILLIC.test(text) || PITCHES.some(([about, offer]) => about.test(text) && offer.test(text));
