import { similarityOfAll } from "../../generator/src/similarity/shingle-index.ts";
import { maskedWords } from "../../generator/src/similarity/masked-words.ts";
import { type Shingles, shinglesOfWords } from "../../generator/src/similarity/shingles.ts";
import type { BuiltSite, Finding } from "./built-site.ts";
import { fileOf } from "./built-site.ts";

/** docs/generated-sites.md §3, "Uniqueness measure". */
const MAX_MEAN = 0.25;
const MAX_P99 = 0.36;
/** Pages above 0.40 are composed again; the limit is higher, since signatures estimate the similarity only to about 0.04. */
const MAX_MASKED = 0.45;
const MIN_DISTANCE = 4;

export type SimilarityFigures = {
  mean: number;
  p99: number;
  max: number;
  distance: number;
};

/**
 * For the sites of one service in one account: checks the similarity of their pages, and finds titles, headings and descriptions that are
 * used twice.
 */
export function checkSimilarity(
  sites: readonly BuiltSite[],
  { mean, p99, max, distance } = similarityFigures(sites),
): Finding[] {
  const where = `${sites.length} sites of ${sites[0]?.site.service ?? "nothing"}`;
  const gates: [isMissed: boolean, what: string][] = [
    [mean > MAX_MEAN, `similarity ${mean.toFixed(3)} on average`],
    [p99 > MAX_P99, `similarity ${p99.toFixed(3)} at the 99th of 100`],
    [max > MAX_MASKED, `a pair of similarity ${max.toFixed(3)}`],
    [distance < MIN_DISTANCE, `a pair ${distance} bits apart`],
  ];
  const missed = gates.flatMap(([isMissed, what]) => (isMissed ? [what] : []));
  return [...missed, ...usedTwice(sites)].map((what) => ({ where, what }));
}

/** The measures behind the gates, over all pairs: Jaccard's of runs of five words, and bits of SimHash. */
export function similarityFigures(sites: readonly BuiltSite[]): SimilarityFigures {
  const pages = sites.map((built) => ({ built, page: fileOf(built, "index.html") ?? "" }));
  const masked = pages.map(({ built, page }) => shinglesOfWords(maskedWords(built.site, page)));
  const all = similarityOfAll(masked).toSorted();
  return {
    mean: all.reduce((sum, value) => sum + value, 0) / all.length,
    p99: all[Math.floor(all.length * 0.99)] ?? 0,
    max: all.at(-1) ?? 0,
    distance: leastDistance(masked),
  };
}

/** 64 bits of SimHash (Manku 2007), as two halves. */
function simHash(shingles: Shingles): [number, number] {
  const half = (multiplier: number) => {
    const weights = new Int32Array(32);
    for (const shingle of shingles) {
      const product = Math.imul(shingle, multiplier);
      const hash = Math.imul(product ^ (product >>> 15), 0x2c1b3c6d);
      for (let bit = 0; bit < 32; bit += 1)
        weights[bit] = (weights[bit] ?? 0) + ((hash >>> bit) & 1) * 2 - 1;
    }
    return weights.reduce((value, weight, bit) => (weight > 0 ? value | (1 << bit) : value), 0);
  };
  return [half(0x9e3779b1), half(0x85ebca6b)];
}

function leastDistance(pages: readonly Shingles[]): number {
  const hashes = pages.map(simHash);
  let least = 64;
  hashes.forEach(([left, right], index) => {
    for (const [otherLeft, otherRight] of hashes.slice(index + 1))
      least = Math.min(least, bitsOf(left ^ otherLeft) + bitsOf(right ^ otherRight));
  });
  return least;
}

function bitsOf(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function usedTwice(sites: readonly BuiltSite[]): string[] {
  const heads = sites.map((built) => headOf(fileOf(built, "index.html") ?? ""));
  return (["title", "heading", "description"] as const).flatMap((kind) => {
    const seen = new Set<string>();
    return heads.flatMap((head) => {
      const isRepeated = seen.has(head[kind]);
      seen.add(head[kind]);
      return isRepeated ? [`${kind} used twice: ${head[kind]}`] : [];
    });
  });
}

const headOf = (page: string) => ({
  title: /<title>([^<]*)/.exec(page)?.[1] ?? "",
  heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1] ?? "",
  description: /<meta name="description" content="([^"]*)/.exec(page)?.[1] ?? "",
});
