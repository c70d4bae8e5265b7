import { describe, expect, test } from "vitest";
import { findClaims, sentencesOf } from "../prose/claims.ts";
import { isLong, readingGrade, wordsOf } from "../prose/readability.ts";
import { slug } from "../text.ts";
import { TRADES } from "./find-trade.ts";
import * as nationalFacts from "./national-facts.ts";
import { neutral } from "./neutral/pack.ts";
import type { TradePack } from "./trade-pack.ts";

/** GS-9: the neutral pack names the tools and things of no trade. */
const TRADE_WORDS =
  /\b(?:pipes?|faucets?|drains?|roofs?|wires?|wiring|lawns?|mowers?|trucks?|vans?|engines?|furnaces?|homes?|houses?|technicians?|contractors?|crews?|installers?|repairs?)\b/i;

const BRITISH =
  /\b\w*(?:colour|favour|licence|neighbour|centre|cheque|metre|organis|recognis|mould|plough|grey)\w*\b|\b(?:cancelled|whilst|tyres?|kerb)\b/i;

/** All texts a page may print, with the path to each. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

function printedTexts(pack: TradePack) {
  const { slug: _slug, names: _names, schemaType: _type, motif: _motif, ...printed } = pack;
  const { sources: _sources, national: _national, ...texts } = printed;
  return textsOf(texts, pack.slug);
}

/** The slots that hold sentences, each with its variants. */
function slotsOf(pack: TradePack): (readonly string[])[] {
  return [
    ...(pack.services?.slots ?? []).map(({ text }) => text),
    ...(pack.signs?.slots ?? []),
    ...(pack.firstSteps?.slots ?? []).flatMap(({ steps }) => steps),
    ...pack.prepare.slots,
    ...[pack.process, pack.price, pack.hire].flatMap(({ slots }) => slots.map(({ text }) => text)),
    ...[pack.terms, pack.seasons].flatMap((part) => (part?.slots ?? []).map(({ text }) => text)),
    ...pack.questions.slots.map(({ answer }) => answer),
  ];
}

function shared(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

describe.each([neutral, ...TRADES].map((pack) => [pack.slug, pack] as const))("%s", (_, pack) => {
  const texts = printedTexts(pack);
  const sentences = texts.flatMap(([, text]) => sentencesOf(text));

  test("says nothing twice", () => {
    const seen = new Map<string, string>();
    const twice = texts.filter(([path, text]) => {
      const isRepeated = seen.has(text);
      seen.set(text, path);
      return isRepeated && wordsOf(text).length > 3;
    });
    expect(twice).toEqual([]);
  });

  test("puts each thing in three ways that share at most half of their words", () => {
    const alike = slotsOf(pack).flatMap((slot) =>
      slot.flatMap((one, index) =>
        slot.slice(index + 1).flatMap((other) => (shared(one, other) > 0.5 ? [[one, other]] : [])),
      ),
    );
    expect(alike).toEqual([]);
  });

  test("claims nothing about the firm or the city", () => {
    expect(texts.flatMap(([, text]) => findClaims(text))).toEqual([]);
  });

  test.each([
    ["British spelling", BRITISH],
    ["a doubled word", /\b(\w+) \1\b/i],
    ["a straight quote or three dots", /"|\.\.\.|(?<=\w)'(?=\w)/],
    ["stray space", /^\s|\s$|\s\s|\s[,.;:!?]/],
    ["an unfinished template", /undefined|TODO|\{(?!city\}|Call\})/],
    ["possessive of the city, or an article before it", /\{city\}['’]|\b(?:the|a|an) \{city\}/i],
  ])("has no text with %s", (_name, banned) => {
    expect(texts.filter(([, text]) => banned.test(text))).toEqual([]);
  });

  test("names the city in headings and first sentences only", () => {
    const named = texts.filter(([, text]) => text.includes("{city}")).map(([path]) => path);
    expect(named.filter((path) => !/\.(?:headings|intros)\./.test(path))).toEqual([]);
  });

  test("reads easily: grade 9 at most, 95 of 100 sentences of at most 25 words", () => {
    expect(sentences.filter(isLong).length).toBeLessThanOrEqual(sentences.length * 0.05);
    expect(readingGrade(sentences)).toBeLessThanOrEqual(9);
  });

  test("has titles, descriptions and buttons that fit", () => {
    expect(pack.titles.filter((text) => text.length > 34)).toEqual([]);
    expect(pack.titles.filter((text) => text.length <= 20).length).toBeGreaterThanOrEqual(2);
    expect(pack.metas.filter((text) => text.length < 55 || text.length > 130)).toEqual([]);
    expect(pack.metas.filter((text) => !/^[a-z0-9].*\.$/.test(text))).toEqual([]);
    expect(pack.ctas.filter((text) => !text.includes("{Call}") || text.length > 40)).toEqual([]);
  });

  test("states national facts from the fixed list only (GS-7)", () => {
    const fixed: unknown[] = Object.values(nationalFacts);
    expect(pack.national.filter((fact) => !fixed.includes(fact))).toEqual([]);
  });
});

describe.each(TRADES.map((pack) => [pack.slug, pack] as const))("the full pack %s", (_, pack) => {
  test("has every section, and the slots of GS-8", () => {
    const sizes = {
      leads: pack.leads.length,
      ctas: pack.ctas.length,
      titles: pack.titles.length,
      metas: pack.metas.length,
      services: pack.services?.slots.length ?? 0,
      signs: pack.signs?.slots.length ?? 0,
      firstSteps: pack.firstSteps?.slots.length ?? 0,
      prepare: pack.prepare.slots.length,
      process: pack.process.slots.length,
      price: pack.price.slots.length,
      terms: pack.terms?.slots.length ?? 0,
      hire: pack.hire.slots.length,
      seasons: pack.seasons?.slots.length ?? 0,
      questions: pack.questions.slots.length,
    };
    const least = {
      leads: 12,
      ctas: 8,
      titles: 6,
      metas: 8,
      services: 12,
      signs: 12,
      firstSteps: 2,
      prepare: 10,
      process: 5,
      price: 8,
      terms: 8,
      hire: 10,
      seasons: 4,
      questions: 18,
    };
    expect(
      Object.entries(least).filter(([name, size]) => sizes[name as keyof typeof sizes] < size),
    ).toEqual([]);
    expect(pack.process.slots.filter(({ text }) => text.length < 4)).toEqual([]);
    const steps = (pack.firstSteps?.slots ?? []).map(({ steps: { length } }) => length);
    expect(steps.filter((length) => length < 5 || length > 7)).toEqual([]);
    const openings = [pack.services, pack.signs, pack.firstSteps, pack.terms, pack.seasons];
    const all = [...openings, pack.prepare, pack.process, pack.price, pack.hire, pack.questions];
    const few = [...all, pack.area, pack.contact].filter(
      (part) => (part?.headings.length ?? 0) < 4,
    );
    expect(few).toEqual([]);
  });

  test("has 96 slots, 280 sentences and 3,800 words or more (GS-9)", () => {
    const slots = slotsOf(pack);
    expect(slots.length).toBeGreaterThanOrEqual(96);
    expect(slots.flat().flatMap(sentencesOf).length).toBeGreaterThanOrEqual(280);
    expect(slots.flat().flatMap(wordsOf).length).toBeGreaterThanOrEqual(3800);
  });

  test("shows of each section what fits a page", () => {
    const { services, signs, prepare, process, price, terms, hire, seasons, questions } = pack;
    expect([services?.shows, signs?.shows, hire.shows, prepare.shows]).toEqual([6, 6, 6, 6]);
    expect([process.shows, price.shows, terms?.shows, seasons?.shows]).toEqual([5, 4, 4, 4]);
    expect(questions.shows).toBe(7);
  });

  test("is known by 15 names that mean no other trade", () => {
    const aliases = pack.names.aliases.map(slug);
    expect(aliases.length).toBeGreaterThanOrEqual(15);
    expect(new Set(aliases).size).toBe(aliases.length);
    const others = TRADES.filter((other) => other !== pack).flatMap(({ names }) => names.aliases);
    expect(others.map(slug).filter((alias) => aliases.includes(alias))).toEqual([]);
  });

  test("says where its facts can be checked", () => {
    expect(pack.sources.length).toBeGreaterThanOrEqual(4);
    expect(pack.sources.filter(({ url }) => !url.startsWith("https://"))).toEqual([]);
  });
});

test("national facts claim nothing, read easily, and link to an office", () => {
  for (const { text, link } of Object.values(nationalFacts)) {
    expect(text.flatMap(findClaims)).toEqual([]);
    expect(text.filter((sentence) => /["']/.test(sentence))).toEqual([]);
    expect(text.flatMap(sentencesOf).filter(isLong)).toEqual([]);
    expect(link.href).toMatch(/^https:\/\/(?:www\.)?(?:[a-z]+\.)?[a-z0-9]+\.(?:gov|org|com)\//);
  }
});

test("the neutral pack has 40 slots in six ways or more, since most services share it (GS-9)", () => {
  const slots = slotsOf(neutral);
  expect(slots.length).toBeGreaterThanOrEqual(40);
  expect(slots.filter(({ length }) => length < 6)).toEqual([]);
});

test("the neutral pack names the things of no trade", () => {
  const texts = printedTexts(neutral).map(([, text]) => text);
  expect(texts.filter((text) => TRADE_WORDS.test(text))).toEqual([]);
});
