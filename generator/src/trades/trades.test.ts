import { describe, expect, test } from "vitest";
import { sentencesOf } from "../prose/claims.ts";
import { isLong, readingGrade, wordsOf } from "../prose/readability.ts";
import { TRADES } from "./all-trades.ts";
import { argumentsAgainst, claimsIn, isFirmVoice } from "./banned-phrases.ts";
import { DIRECTORY_NAMES } from "./matching/sample-names.ts";
import * as nationalFacts from "./national-facts.ts";
import { similarity } from "../similarity/shingles.ts";
import { packShingles, packSimilarity, tradeTexts } from "./pack-similarity.ts";
import type { Trade } from "./trade.ts";

const BRITISH =
  /\b\w*(?:colour|favour|licence|neighbour|centre|cheque|metre|organis|recognis|mould|plough|grey)\w*\b|\b(?:cancelled|whilst|tyres?|kerb|aluminium)\b/i;

/** The share of words that two texts have in common. */
function shared(one: string, other: string): number {
  const [a, b] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const both = [...a].filter((word) => b.has(word)).length;
  return both / (a.size + b.size - both);
}

/** The pairs of texts of which a page shows one. */
function pairsOf({ services, problems, questions }: Trade): (readonly [string, string])[] {
  return [
    ...services.flatMap(({ we, plain }) => [we, plain]),
    ...problems.map(({ text }) => text),
    ...questions.map(({ answer }) => answer),
  ];
}

test("each of the 24 trades has a pack, sorted by slug", () => {
  const slugs = TRADES.map(({ slug }) => slug);
  expect(slugs).toEqual(Object.keys(DIRECTORY_NAMES).toSorted());
});

describe.each(TRADES.map((trade) => [trade.slug, trade] as const))("%s", (_, trade) => {
  const texts = tradeTexts(trade);
  const findings = (find: (text: string) => string[]) =>
    texts.flatMap(([path, text]) => find(text).map((found) => `${path}: ${found}: ${text}`));
  const textsWhere = (isWrong: (path: string, text: string) => boolean) =>
    texts.filter(([path, text]) => isWrong(path, text));

  test("has as many of each part as pages need", () => {
    const { services, problems, questions, typed, sources, emergency } = trade;
    expect(services.length).toBeGreaterThanOrEqual(12);
    expect(services.length).toBeLessThanOrEqual(20);
    expect(problems.length).toBeGreaterThanOrEqual(8);
    expect(problems.length).toBeLessThanOrEqual(12);
    expect(questions).toHaveLength(8);
    expect(typed.length).toBeGreaterThanOrEqual(15);
    expect(new Set(typed).size).toBe(typed.length);
    expect(typed.filter((name) => name !== name.toLowerCase().trim())).toEqual([]);
    expect(sources.length).toBeGreaterThanOrEqual(2);
    expect(emergency?.length ?? 1).toBeGreaterThan(0);
  });

  test("names its services by ids that are its own and may be kept", () => {
    const ids = trade.services.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
    const names = trade.services.map(({ name }) => name.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });

  test("names for problems and questions only services of its own", () => {
    const ids = new Set(trade.services.map(({ id }) => id));
    const named = [...trade.problems, ...trade.questions].flatMap(({ services }) => services ?? []);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has two problems or more, and three questions, for a firm that offers any one service", () => {
    const fitting = (entries: readonly { services?: readonly string[] }[], id: string) =>
      entries.filter(({ services }) => services?.includes(id) ?? true).length;
    const { services, problems, questions } = trade;
    const few = services.filter(
      ({ id }) => fitting(problems, id) < 2 || fitting(questions, id) < 3,
    );
    expect(few.map(({ id }) => id)).toEqual([]);
  });

  test("has titles, descriptions and buttons that fit", () => {
    const { titles, descriptions, ctas } = trade;
    expect(titles.filter((text) => text.length > 34)).toEqual([]);
    expect(titles.some((text) => text.length <= 20)).toBe(true);
    expect(descriptions.filter((text) => text.length < 60 || text.length > 125)).toEqual([]);
    expect(descriptions.filter((text) => !/^[a-z0-9].*\.$/.test(text))).toEqual([]);
    expect(ctas.filter((text) => !text.includes("{Call}") || text.length > 40)).toEqual([]);
  });

  test("claims nothing that only the firm can state", () => {
    expect(findings(claimsIn)).toEqual([]);
  });

  test("argues nowhere against the firm whose page it is", () => {
    expect(findings(argumentsAgainst)).toEqual([]);
  });

  test("uses the first person in the firm's own texts, and nowhere else", () => {
    const isOwn = (path: string) => path.includes(".we.");
    const isAsked = (path: string) => path.endsWith(".question");
    expect(textsWhere((path, text) => isOwn(path) && !isFirmVoice(text))).toEqual([]);
    expect(textsWhere((path, text) => !isOwn(path) && !isAsked(path) && isFirmVoice(text))).toEqual(
      [],
    );
  });

  test("says nothing twice, and puts each thing in two ways that share at most half of their words", () => {
    const long = texts.map(([, text]) => text).filter((text) => wordsOf(text).length > 3);
    expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
    expect(pairsOf(trade).filter(([one, other]) => shared(one, other) > 0.5)).toEqual([]);
  });

  test("has one or two sentences about a service", () => {
    const ofServices = trade.services.flatMap(({ we, plain }) => [...we, ...plain]);
    expect(ofServices.filter((text) => sentencesOf(text).length > 2)).toEqual([]);
  });

  test.each([
    ["British spelling", BRITISH],
    ["a doubled word", /\b(\w+) \1\b/i],
    ["a straight quote or three dots", /"|\.\.\.|(?<=\w)'(?=\w)/],
    ["stray space", /^\s|\s$|\s\s|\s[,.;:!?]/],
    ["an unfinished template", /undefined|TODO|\{(?!Call\})/],
  ])("has no text with %s", (_name, banned) => {
    expect(textsWhere((_path, text) => banned.test(text))).toEqual([]);
  });

  test("reads easily: grade 9 at most, 95 of 100 sentences of at most 25 words", () => {
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter(isLong).length).toBeLessThanOrEqual(sentences.length * 0.05);
    expect(readingGrade(sentences)).toBeLessThanOrEqual(9);
  });

  test("gives the steps of an emergency with the office that publishes them", () => {
    for (const { steps, source } of trade.emergency ?? []) {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(7);
      expect(source.url).toMatch(/^https:\/\//);
    }
    expect(trade.sources.filter(({ url }) => !url.startsWith("https://"))).toEqual([]);
  });

  test("states national facts from the fixed list only (GS-7)", () => {
    const fixed: unknown[] = Object.values(nationalFacts);
    expect(trade.national.filter((fact) => !fixed.includes(fact))).toEqual([]);
  });
});

describe("packs compared with one another", () => {
  const MAX_SIMILARITY = 0.1;

  test("are packs of their own", () => {
    const packs = TRADES.map((trade) => ({ slug: trade.slug, shingles: packShingles(trade) }));
    const alike = packs.flatMap((one, index) =>
      packs.slice(0, index).flatMap((other) => {
        const likeness = similarity(one.shingles, other.shingles);
        return likeness > MAX_SIMILARITY ? [`${one.slug}, ${other.slug}: ${likeness}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test("share no sentence but questions and the steps of an emergency", () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const trade of TRADES)
      for (const [path, text] of tradeTexts(trade)) {
        const before = seen.get(text);
        const isLabel = wordsOf(text).length < 6 || /\.emergency\.|\.question$/.test(path);
        if (before !== undefined && !isLabel) repeated.push(`${before}, ${path}: ${text}`);
        seen.set(text, path);
      }
    expect(repeated).toEqual([]);
  });

  test("a copy with its words exchanged is caught", () => {
    const [plumbing] = TRADES.filter(({ slug }) => slug === "plumbing");
    const swaps: Record<string, string> = {
      plumbing: "roofing",
      plumber: "roofer",
      pipe: "shingle",
      drain: "gutter",
      faucet: "flashing",
      toilet: "skylight",
      valve: "vent",
      sink: "chimney",
      shower: "soffit",
      sewer: "valley",
      heater: "deck",
    };
    const swapped = JSON.stringify(plumbing).replaceAll(
      new RegExp(Object.keys(swaps).join("|"), "gi"),
      (word) => swaps[word.toLowerCase()] ?? word,
    );
    const twin: Trade = JSON.parse(swapped);
    expect(plumbing && packSimilarity(plumbing, twin)).toBeGreaterThan(0.5);
  });
});

describe("banned phrases", () => {
  test.each([
    "Licensed and insured",
    "Open 24/7",
    "Same-day service",
    "20 years of experience",
    "All work is guaranteed.",
    "We are #1 in town",
    "From $49",
    "Read our reviews",
    "Family-owned",
    "We come within 30 minutes",
  ])("catch the claim %j", (text) => {
    expect(claimsIn(text)).not.toEqual([]);
  });

  test.each([
    "Shop around first.",
    "Get several quotes.",
    "Compare quotes before you decide.",
    "Ask for a discount.",
    "If yours would be the first of its kind for them, a lower price may be fair.",
    "Beware of scams.",
    "It is cheaper elsewhere.",
    "Before you hire anyone, read this.",
    "Make sure they are licensed.",
  ])("catch the advice against the firm %j", (text) => {
    expect(argumentsAgainst(text)).not.toEqual([]);
  });
});
