import type { JunkReason } from "@mainstreet/contract/lead-texts";
import type { ReadPost } from "./read-post.ts";

const LINK = /https?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:ru|xyz|top|info|site|online|shop|biz)\b/gi;
const MARKUP = /<a\s|\[url|\[link|<\/a>|<script/i;
/** What is sold to businesses by their forms. A customer may use one of them, hardly two. */
const PITCHES = [
  /\bseo\b|search engine optimi[sz]ation/i,
  /\bback ?links?\b|guest post|domain authority/i,
  /\b(?:first|top|page (?:one|1|#1)|#1)\b.{0,20}\b(?:google|rank|search)/i,
  /\brank(?:ing|s)?\b.{0,30}\b(?:google|keywords?|higher)/i,
  /\bweb(?:site)? (?:design|development|traffic|redesign)|redesign your (?:web)?site/i,
  /\bdigital marketing|marketing (?:agency|services|campaign)|social media (?:marketing|management)/i,
  /\b(?:bitcoin|crypto(?:currency)?|forex|casino|betting|viagra|cialis)\b/i,
  /\b(?:business|working capital|merchant) (?:loan|funding|cash advance)|line of credit/i,
  /\b(?:qualified|exclusive|more) leads\b|lead generation|email list|contact list/i,
  /\bunsubscribe\b|opt[- ]?out|no obligation quote for your business/i,
  /\b(?:came across|visited|looking at|noticed|reviewing) your (?:web ?)?site/i,
  /\b(?:increase|boost|grow) (?:your )?(?:sales|traffic|revenue|online|business)/i,
  /\b(?:outsourc\w+|virtual assistant|mobile app development|explainer video)/i,
  /\b(?:dear (?:sir|business owner|webmaster)|to whom it may concern)\b/i,
];

/** Why the text of a post makes it junk; undefined for one that a customer may have written. */
export function junkOfText({ fields, honeypot }: ReadPost): JunkReason | undefined {
  if (honeypot !== "") return "honeypot";
  const text = [fields.name, fields.topic, fields.message].join("\n");
  if (MARKUP.test(text)) return "markup";
  if ((text.match(LINK) ?? []).length > 2) return "links";
  if (isOtherScript(text)) return "script";
  if (isGibberish(fields)) return "gibberish";
  const pitches = PITCHES.filter((one) => one.test(text)).length;
  return pitches >= 2 ? "pitch" : undefined;
}

/** Most of its letters are of neither the Latin script nor its accents. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) =>
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hangul}]/u.test(
      letter,
    ),
  );
  return letters.length >= 20 && others.length > letters.length / 2;
}

const isRandom = (text: string): boolean =>
  /^\p{L}{9,}$/u.test(text) && /\p{Ll}\p{Lu}+\p{Ll}.*\p{Lu}/u.test(text);

/** A name and a message of one long word each, with capitals in the middle of both, as scripts fill fields to see what a form does. */
function isGibberish({ name, message }: ReadPost["fields"]): boolean {
  return isRandom(name) && (message === "" || !/\s/.test(message.trim()));
}

/** The words of a post, without what a sender would change from site to site: digits, names of places, case and punctuation. */
export function wordsOf({ fields, place }: Pick<ReadPost, "fields" | "place">): string {
  const ofPlace = new Set(place.toLowerCase().match(/\p{L}+/gu) ?? []);
  const words = fields.message.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => !ofPlace.has(word)).join(" ");
}
