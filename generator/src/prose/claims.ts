/** Claims about the firm or the city that nobody has proven (GS-5): never printed, in any sentence. */
const CLAIMS =
  /\b(?:24\/7|24[- ]hours?|same[- ]day|emergency response|since (?:19|20)\d\d|best|top[- ]rated|trusted by|award\w*|free (?:estimates?|quotes?|inspections?)|discounts?|family[- ]owned|locally[- ]owned|years of experience|years in business|BBB|\d stars?|five[- ]stars?|(?:our|customer|google) reviews|testimonials?|landmarks?|neighborhoods?)\b|#1|[$€£₹]\s?\d|\d\s?(?:dollars|USD)\b|\bwithin \S+ minutes\b/i;

/** A claim unless the sentence tells the reader to ask, check or compare (decision D16). */
const QUALITIES =
  /\b(?:licensed|insured|bonded|certified|guarantee[sd]?|warrant(?:y|ies)|references|reviews?)\b/i;
const ADVICE =
  /\?|\b(?:ask|asks|asking|check|checks|find out|whether|look up|compare|confirm|request|proof|if|read|keep|write down|void|voids)\b/i;

/** Sentences of a text with unproven claims, without those that give advice. */
export function findClaims(text: string): string[] {
  // "U.S." in the name of the data source is not the word "us".
  return sentencesOf(text.replaceAll("U.S. Census", "Census")).filter(
    (sentence) => CLAIMS.test(sentence) || (QUALITIES.test(sentence) && !ADVICE.test(sentence)),
  );
}

/** The firm's voice; a question in it is a customer's ("Can we stay at home?"). */
const FIRM_VOICE = /\b(?:we|us|our|ours)\b/i;

/** Sentences in the firm's voice, which a page may only use where the firm has a name and has ticked a service (GS-4). */
export function findFirmVoice(text: string): string[] {
  return sentencesOf(text.replaceAll("U.S. Census", "Census")).filter(
    (sentence) => FIRM_VOICE.test(sentence) && !sentence.endsWith("?"),
  );
}

/** Cuts a text after full stops, but not within "St. Louis" or "U.S." */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!]["”’)]?)(?<!\b(?:St|Ste|Ft|Mt|Dr|U\.S|No|vs)\.)\s+/)
    .filter((sentence) => sentence !== "");
}
