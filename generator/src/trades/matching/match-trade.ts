import type { NO_TRADE, TradeSlug } from "@mainstreet/contract/trade-names";
import { BUILDING_TRADES } from "./building-trades.ts";
import { isOneSlip } from "./is-one-slip.ts";
import { SERVICE_TRADES } from "./service-trades.ts";
import { ANY_SERVICE, OTHER_DOMAINS, type Vocabulary } from "./vocabulary.ts";

/** The same value as in the contract, which the generator does not import at run time. */
const NONE: typeof NO_TRADE = "none";

/** A word of fewer letters is one slip away from too many other words, as "healer" from "heater". */
const MIN_RESPELLED = 7;

/** A phrase as stems. */
type Phrase = readonly string[];

/** A vocabulary made ready to compare. */
type Words = {
  slug: TradeSlug;
  sure: readonly Phrase[];
  alone: readonly Phrase[];
  pairs: readonly (readonly [things: readonly Phrase[], acts: readonly Phrase[]])[];
  known: ReadonlySet<string>;
  /** Stems of phrases that mean something else for other trades, and not for this one. */
  allowed: ReadonlySet<string>;
  never: readonly Phrase[];
};

/** Between the parts of a list: "Plumbing & Heating". */
const SEPARATOR = /[&+/,;|]|\band\b|\s[-–—]\s/i;

const AGENTS =
  /^(?:clean|install|paint|roof|plumb|remov|trimm|cutt|grind|haul|wash|build|refinish|landscap|hardscap|shampoo|sett|lay|repair|replac|fix|seal|unclogg|treat|spray|stain|sand)ers?$/;

/** The stem of a lower-case word: plurals, "-ing" and the "-er" of people are cut, so "cleaners" and "cleaning" are one. */
export function stemOf(word: string): string {
  const agent = AGENTS.test(word) ? word.replace(/ers?$/, "") : word;
  const singular = /(?:ss|us|is|gas)$/.test(agent)
    ? agent
    : agent.replace(/ies$/, "y").replace(/(?<=sh|ch|x|ss)es$|s$/, "");
  const bare = singular.length > 5 ? singular.replace(/(?<!^garden)ing$/, "") : singular;
  const undoubled = bare.replace(/([bdgmnprt])\1$/, "$1");
  return undoubled.length > 4 ? undoubled.replace(/e$/, "") : undoubled;
}

const partsOf = (name: string) => wordsOfParts(name).map((words) => words.map(stemOf));

/** The words of each part of a service name; "A/C" is one word, "24/7" none. */
function wordsOfParts(name: string): string[][] {
  return name
    .normalize("NFD")
    .replace(/\p{Mn}|['’.]/gu, "")
    .toLowerCase()
    .replace(/\ba\s?[/&]\s?c\b/g, "ac")
    .split(SEPARATOR)
    .map((part) => part.split(/[^a-z0-9]+/).filter((word) => /^[a-z]/.test(word)))
    .filter((words) => words.length > 0);
}

const phrasesOf = (list = ""): Phrase[] =>
  list === "" ? [] : list.split(", ").map((phrase) => partsOf(phrase).flat());

const COMMON_STEMS = phrasesOf(ANY_SERVICE).flat();
const OTHER_PHRASES = phrasesOf(OTHER_DOMAINS);

const VOCABULARY: Readonly<Record<TradeSlug, Vocabulary>> = {
  ...BUILDING_TRADES,
  ...SERVICE_TRADES,
};

const isSlug = (slug: string): slug is TradeSlug => Object.hasOwn(VOCABULARY, slug);
const TRADE_WORDS: readonly Words[] = Object.keys(VOCABULARY).filter(isSlug).map(prepared);

function prepared(slug: TradeSlug): Words {
  const { sure, alone, pairs = [], around, despite, never } = VOCABULARY[slug];
  const lists = [sure, alone, around, despite, ...pairs.flat()];
  return {
    slug,
    sure: phrasesOf(sure),
    alone: phrasesOf(alone),
    pairs: pairs.map(([things, acts]) => [phrasesOf(things), phrasesOf(acts)] as const),
    known: new Set([...COMMON_STEMS, ...lists.flatMap((list) => phrasesOf(list).flat())]),
    allowed: new Set(phrasesOf(despite).flat()),
    never: phrasesOf(never),
  };
}

const ALL_STEMS: ReadonlySet<string> = new Set([
  ...OTHER_PHRASES.flat(),
  ...TRADE_WORDS.flatMap(({ known, never }) => [...known, ...never.flat()]),
]);

const LISTS = Object.values<Vocabulary>(VOCABULARY).flatMap(
  ({ sure, alone = "", around = "", pairs = [] }) => [sure, alone, around, ...pairs.flat()],
);
const ALL_WORDS: readonly string[] = [...new Set(LISTS.flatMap((list) => list.split(/,? /)))];

/** Phrases of two words by their stem when they are written as one word: "powerwashing". */
const JOINED: ReadonlyMap<string, string[]> = new Map(
  LISTS.flatMap((list) => list.split(", "))
    .map((phrase) => phrase.split(" "))
    .filter((words) => words.length === 2)
    .map((words) => [stemOf(words.join("")), words]),
);

/** The slug of the trade that a site uses: the chosen trade, or else the trade that its service's name means. */
export function tradeSlugOf({
  trade,
  service,
}: {
  trade: string;
  service: string;
}): TradeSlug | null {
  if (isSlug(trade)) return trade;
  return trade === NONE ? null : matchTrade(service);
}

/**
 * The trade that a service name means, or null. Precision is more important than completeness: a name with any word that could make it
 * another service means none.
 */
export function matchTrade(service: string): TradeSlug | null {
  const parts = partsOf(service);
  return matchParts(parts) ?? matchRespelled(service);
}

/**
 * For "plummer near me" and "powerwashing": one unknown word is corrected, and then all words must be known, since an apparent slip may be
 * another word.
 */
function matchRespelled(service: string): TradeSlug | null {
  const parts = wordsOfParts(service);
  const unknown = parts.flat().filter((word) => !ALL_STEMS.has(stemOf(word)));
  const [wrong] = unknown;
  if (wrong === undefined || unknown.length > 1) return null;
  const found = spellingsOf(wrong).map((right) =>
    matchAllKnown(parts.map((words) => words.flatMap((word) => (word === wrong ? right : word)))),
  );
  const [slug = null, another] = new Set(found.filter((one) => one !== null));
  return another === undefined ? slug : null;
}

/** What an unknown word may mean: two words written as one, or a word that is one slip away. */
function spellingsOf(word: string): string[][] {
  const joined = JOINED.get(stemOf(word));
  if (joined !== undefined) return [joined];
  if (stemOf(word).length < MIN_RESPELLED) return [];
  return ALL_WORDS.filter(
    (one) => one.length >= MIN_RESPELLED && isOneSlip(one, word.replace(/s$/, "")),
  ).map((one) => [one]);
}

function matchAllKnown(parts: readonly string[][]): TradeSlug | null {
  const stems = parts.map((words) => words.map(stemOf));
  const matched = matchParts(stems);
  const known = TRADE_WORDS.find(({ slug }) => slug === matched)?.known;
  return known && stems.flat().every((stem) => known.has(stem)) ? matched : null;
}

function matchParts(parts: readonly string[][]): TradeSlug | null {
  const whole = parts.flat();
  const isFound = (phrase: Phrase) => findIn(whole, phrase) >= 0;
  const others = OTHER_PHRASES.filter(isFound);
  const open = TRADE_WORDS.filter(
    ({ allowed, never }) =>
      others.every((phrase) => phrase.every((stem) => allowed.has(stem))) && !never.some(isFound),
  );
  const match = (stems: readonly string[]) =>
    bySurePhrase(open, stems) ?? byKnownWords(open, stems);
  if (parts.length < 2) return match(whole);
  // "Tile and Grout Cleaning" means one thing; in "Plumbing and Heating" the first part counts.
  return (
    bySurePhrase(open, whole, parts[0]?.length) ??
    byKnownWords(open, whole) ??
    parts.map(match).find((slug) => slug !== null) ??
    null
  );
}

/** The index at which a phrase begins, or -1. */
function findIn(stems: readonly string[], phrase: Phrase): number {
  return stems.findIndex((_, start) => phrase.every((stem, at) => stems[start + at] === stem));
}

/**
 * The trade of the sure phrase that ends last, since the last words of a name decide what it means: "Concrete Pressure
 * Washing". With `across`, only phrases that include this position count.
 */
function bySurePhrase(
  trades: readonly Words[],
  stems: readonly string[],
  across?: number,
): TradeSlug | null {
  const found = trades.flatMap(({ slug, sure }) =>
    sure.flatMap((phrase) => {
      const start = findIn(stems, phrase);
      const end = start + phrase.length;
      const isAcross = across === undefined || (start < across && end > across);
      return start >= 0 && isAcross ? [{ slug, end, length: phrase.length }] : [];
    }),
  );
  const [best] = found.toSorted((a, b) => b.end - a.end || b.length - a.length);
  return best?.slug ?? null;
}

/** The one trade that knows all words of the name and finds its own phrases among them. */
function byKnownWords(trades: readonly Words[], stems: readonly string[]): TradeSlug | null {
  const found = trades
    .filter(({ known }) => stems.every((stem) => known.has(stem)))
    .map((words) => ({ slug: words.slug, length: ownLength(words, stems) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  const [best, next] = found;
  return best === undefined || best.length === next?.length ? null : best.slug;
}

/** How many words of the name a trade's own phrases cover; 0 when the name has none of them. */
function ownLength({ alone, pairs }: Words, stems: readonly string[]): number {
  const longest = (phrases: readonly Phrase[]) =>
    Math.max(0, ...phrases.filter((phrase) => findIn(stems, phrase) >= 0).map((p) => p.length));
  const paired = pairs.map(([things, acts]) => {
    const [thing, act] = [longest(things), longest(acts)];
    return thing > 0 && act > 0 ? thing + act : 0;
  });
  return Math.max(longest(alone), ...paired);
}
