/** Claims about a firm that no pack may contain: only what the firm has stated itself may be printed (GS-5). */
const CLAIMS =
  /\b(?:licen[cs]ed|licensing|insured|insurance|bonded|certified|certification|accredited|24[/-]7|24[- ]hours?|around the clock|day or night|any time of day|same[- ]day|next-day|emergency response|since (?:19|20)\d\d|top[- ]rated|trusted by|award\w*|free (?:estimates?|quotes?|inspections?)|discounts?|coupons?|family[- ]owned|locally[- ]owned|years of experience|years in business|experienced|BBB|(?:\d|five)[- ]stars?|star ratings?|reviews?|(?:customer|our|high) ratings?|testimonials?|landmarks?|guarantee[sd]?|warrant(?:y|ies)|the best|number one|leading|cheapest|lowest (?:prices?|rates?|cost)|affordable|our prices?|satisfaction)\b|#1|[$€£₹]\s?\d|\b\d+\s?(?:dollars|USD)\b|\bwithin \S+ (?:minutes|hours)\b/i;

/** Advice that argues against the firm that pays for the page. */
const AGAINST_THE_FIRM =
  /\b(?:shop around|(?:several|other|more|two|three|second|multiple) (?:quotes|bids|estimates|opinions?)|second quote|compare (?:quotes|prices|bids|offers|firms|estimates)|ask (?:them |the firm |the company )?(?:for|about) (?:a |an )?(?:discount|references|licen[cs]e|proof of|insurance)|lower price|cheaper|haggl\w+|negotiat\w+|bargain\w*|scams?|beware|rip[- ]?offs?|overcharg\w+|before you hire|before hiring|make sure (?:they|the firm|the company)|they are licensed|do not trust|be wary|suspicious|pushy|pressure you|hidden fees?|(?:call|hire|try) someone else\b(?! call)|another (?:company|firm|contractor|plumber|roofer|pro)|other (?:companies|firms|contractors)|(?:price|quote|deal|offer|look|ask|buy)s? elsewhere|yourself instead|do it yourself|DIY|talk you into|upsell\w*|not worth)\b/i;

/** The firm speaks. */
const FIRM_VOICE = /\b(?:we|our|us|ours)\b/i;

export const claimsIn = (text: string): string[] => matches(text, CLAIMS);
export const argumentsAgainst = (text: string): string[] => matches(text, AGAINST_THE_FIRM);
export const isFirmVoice = (text: string): boolean => FIRM_VOICE.test(text);

function matches(text: string, pattern: RegExp): string[] {
  const [found] = pattern.exec(text) ?? [];
  return found === undefined ? [] : [found];
}
