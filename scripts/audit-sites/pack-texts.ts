import * as nationalFacts from "../../generator/src/trades/national-facts.ts";
import { TRADES } from "../../generator/src/trades/find-trade.ts";
import { neutral } from "../../generator/src/trades/neutral/pack.ts";
import type { BuiltSite } from "./built-site.ts";
import { pagesOf } from "./built-site.ts";
import { blocksOf, firstOf } from "./page-tree.ts";

/** A text that a page may print, and where it comes from: "plumbing.signs.slots.3.1". */
export type SourceText = { where: string; text: string };

/** What is never printed, or is markup. */
const SILENT = new Set(["slug", "names", "schemaType", "motif", "sources", "national", "href"]);

/** Every text of every pack and every national fact, those that no sample page shows too. */
export function packTexts(): SourceText[] {
  const packs = [...TRADES, neutral].flatMap((pack) => textsIn(pack, pack.slug));
  return [...packs, ...textsIn(nationalFacts, "national")].map(({ where, text }) => ({
    where,
    text: text
      .replaceAll(/\{a person\}/gi, "a plumber")
      .replaceAll("{city}", "Springfield")
      .replaceAll("{Call}", "Call"),
  }));
}

function textsIn(value: unknown, where: string): SourceText[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    SILENT.has(key) ? [] : textsIn(inner, `${where}.${key}`),
  );
}

/** What pages say beyond the packs' words: labels, facts and headings, each once. */
export function pageTexts(sites: readonly BuiltSite[]): SourceText[] {
  const sources = sites.flatMap(pagesOf).flatMap(({ html, where }) => {
    const body = firstOf(html, "body");
    return (body === undefined ? [] : blocksOf(body)).map((text) => ({ where, text }));
  });
  const known = new Set(packTexts().map(({ text }) => text));
  const byText = new Map(sources.map((source) => [source.text, source]));
  return [...byText.values()].filter(({ text }) => !known.has(text));
}
