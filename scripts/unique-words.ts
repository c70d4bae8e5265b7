import { generateSite } from "../generator/src/generate-site.ts";
import { hash32 } from "../generator/src/hash.ts";
import type { Site } from "../generator/src/site.ts";
import { sampleBusiness } from "../generator/src/test-support.ts";
import { siteIn } from "./audit-sites/sample-sites.ts";
import { placePack } from "../server/src/features/places/pack.ts";
import { largestFirst, placeAt } from "../server/src/features/places/place.ts";

const RUN = 5;

/** The shares of a page's words that are on no other of the pages, by the two measures. */
export type Shares = { provenance: number; shingles: number };

/** The shares for the pages of one business in `cities` cities of one state and its neighbors. */
export function uniqueShares(cities: number, wordsAPiece: number): Shares[] {
  const sites = sitesOfBusiness(cities, wordsAPiece).map((site) => generateSite(site));
  const pages = sites.map(({ files }) => blocksOf(files[0]?.text ?? ""));
  const holders = new Map<string, number>();
  for (const page of pages)
    for (const run of new Set(page.flatMap(runsOf))) holders.set(run, (holders.get(run) ?? 0) + 1);
  const isShared = (run: string) => (holders.get(run) ?? 0) > 1;
  return sites.map(({ uniqueWords }, index) => ({
    provenance: uniqueWords.share,
    shingles: uniqueShare(pages[index] ?? [], isShared),
  }));
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** The mean and the least of the shares, in percent. */
export function summary(values: readonly number[]): { mean: number; min: number } {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return { mean: percent(mean), min: percent(Math.min(...values)) };
}

function sitesOfBusiness(cities: number, wordsAPiece: number): Site[] {
  const [codes, { source }] = [["NC", "SC", "VA"], placePack().places];
  const printable = Array.from(source, (letter, id) => ("ps".includes(letter) ? -1 : id));
  const places = largestFirst(printable.filter((id) => id >= 0))
    .map(placeAt)
    .filter(({ state }) => codes.includes(state));
  return places.slice(0, cities).map(({ name, state }, index) => {
    const site = siteIn([name, state], { siteKey: `unique${index}`, business: sampleBusiness });
    const company = { ...site.company, name: sampleBusiness.name };
    const evidence = wordsAPiece === 0 ? [] : sixPieces(name, state, wordsAPiece);
    return { ...site, company, evidence };
  });
}

/** Three jobs, two quotes and a price of that city, each with `words` words that no other piece has. */
function sixPieces(city: string, state: string, words: number): Site["evidence"] {
  const place = (id: number) => ({ id: `e${id}`, city, state });
  const text = (id: number, others: number) => madeUpText(`${city}${state}${id}`, words - others);
  const jobs = [0, 1, 2].map((id) => ({
    ...place(id),
    kind: "job" as const,
    title: madeUpText(`title${city}${id}`, 4),
    month: "2026-05",
    text: text(id, 6 + `${city} ${state}`.split(" ").length),
    pictures: [],
  }));
  const quotes = [3, 4].map((id) => ({
    ...place(id),
    kind: "quote" as const,
    text: text(id, 4),
    customer: "Dana R.",
    source: "By e-mail",
    permission: true as const,
  }));
  const price = { ...place(5), kind: "price" as const, title: text(5, 7), text: "$95 flat" };
  return [...jobs, ...quotes, { ...price, asOf: "2026-05" }];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const madeUpText = (seed: string, words: number): string =>
  Array.from({ length: words }, (_, index) => {
    const hash = hash32(`${seed}:${index}`);
    return [0, 5, 10, 15].map((bit) => LETTERS[(hash >>> bit) % 26]).join("");
  }).join(" ");

/** The words of each block of a page's content: an item, a paragraph, a heading. */
function blocksOf(page: string): string[][] {
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(page) ?? [];
  return main
    .replace(/<svg.*?<\/svg>/gs, " ")
    .replace(/<\/?(?:a|b|strong|em|span|time|small|cite)\b[^>]*>/g, " ")
    .split(/<[^>]*>/)
    .map((block) => block.toLowerCase().match(/[\p{L}\p{N}][^\s\u00a0]*/gu) ?? []);
}

const startsOf = (block: readonly string[]) => Array.from(block.slice(RUN - 1).keys());

/** Runs of five words; of a shorter block the block itself. */
function runsOf(block: readonly string[]): string[] {
  if (block.length < RUN) return block.length === 0 ? [] : [block.join(" ")];
  return startsOf(block).map((start) => block.slice(start, start + RUN).join(" "));
}

/** A word counts as shared with another page if any run of words that contains it is shared. */
function uniqueShare(blocks: readonly string[][], isShared: (run: string) => boolean): number {
  const shared = blocks.map((block) => sharedWords(block, isShared));
  const total = blocks.flat().length;
  return total === 0 ? 0 : 1 - shared.reduce((all, words) => all + words, 0) / total;
}

function sharedWords(block: readonly string[], isShared: (run: string) => boolean): number {
  const indexes = [...block.keys()];
  const covered = new Set<number>();
  for (const [start, run] of runsOf(block).entries())
    if (isShared(run)) for (const at of indexes.slice(start, start + RUN)) covered.add(at);
  return covered.size;
}
