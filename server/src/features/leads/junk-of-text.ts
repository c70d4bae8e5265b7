import type { JunkReason } from "@mainstreet/contract/lead-texts";
import type { ReadPost } from "./read-post.ts";
import { comparedWords, JUNK_SCORE, scoreText } from "./score-text.ts";

/** A complete web address, or a domain name whose ending a local shop would hardly use. */
const COUNTED_LINK =
  /https?:\/\/\S+|\bwww\.\S+|(?<![a-z0-9-])[a-z0-9-]{2,}\.(?:ru|xyz|top|info|site|online|shop|biz)\b\S*/gi;
/** A customer's text has at most so many links. */
const MOST_LINKS = 2;
/** Domain endings that cost next to nothing, under which customers have neither pictures nor documents. */
const THROWAWAY =
  /\.(?:ru|su|xyz|top|club|site|online|shop|store|icu|click|live|buzz|cyou|sbs)(?:[/:?#]|$)/i;
const MARKUP = /<a\s|\[url|\[link|<\/a>|<script/i;

/** Why the text of a post makes it junk; undefined for a text that a customer may have written. */
export function junkOfText({ fields, honeypot }: ReadPost): JunkReason | undefined {
  if (honeypot !== "") return "honeypot";
  const text = [fields.name, fields.topic, fields.message].join("\n");
  if (MARKUP.test(text)) return "markup";
  const links = text.match(COUNTED_LINK) ?? [];
  if (links.length > MOST_LINKS || links.some((link) => THROWAWAY.test(link))) return "links";
  if (isOtherScript(text) && (links.length > 0 || /(?:^|\s)@\w{4}/.test(text))) return "script";
  if (isGibberish(fields)) return "gibberish";
  return scoreText(fields.message) > JUNK_SCORE ? "pitch" : undefined;
}

/** Most of its letters are not Latin. Customers write so too, but not with a link or a handle. */
function isOtherScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const others = letters.filter((letter) =>
    /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hangul}]/u.test(
      letter,
    ),
  );
  return letters.length >= 20 && others.length > letters.length / 2;
}

/** A word with capitals in its middle. */
const isRandom = (word: string): boolean =>
  /^\p{L}{6,}$/u.test(word) && /\p{Ll}\p{Lu}+\p{Ll}.*\p{Lu}/u.test(word);

/** A name and words, all of them with capitals in the middle, as scripts fill fields to see what a form does. */
function isGibberish({ name, message }: ReadPost["fields"]): boolean {
  if (name.length < 9 || !isRandom(name)) return false;
  const words = message.trim().split(/\s+/);
  return message.trim() === "" || words.length === 1 || words.every(isRandom);
}

/** The words of a post, without what a sender would change from site to site: names of places, numbers, case and punctuation. */
export function wordsOfPost({ fields, place }: Pick<ReadPost, "fields" | "place">): string[] {
  const ofPlace = new Set(comparedWords(place));
  return comparedWords(fields.message).filter((word) => !ofPlace.has(word));
}
