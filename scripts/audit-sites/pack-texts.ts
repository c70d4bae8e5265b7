import * as nationalFacts from "../../generator/src/trades/national-facts.ts";
import { OPENINGS, WITHOUT_TRADE } from "../../generator/src/content/words.ts";
import { TRADES } from "../../generator/src/trades/all-trades.ts";
import type { BuiltSite } from "./built-site.ts";
import { auditedPages } from "./built-site.ts";
import { blocksOf, firstOf } from "./page-tree.ts";

/** A text that a page may print, and where it comes from: "plumbing.signs.slots.3.1". */
export type SourceText = { where: string; text: string };

/** Keys of values that are never printed, are markup, or are the name of an office's page, which the office has worded. */
const SILENT = new Set([
  "slug",
  "id",
  "names",
  "typed",
  "schemaType",
  "family",
  "motif",
  "localFacts",
  "source",
  "sources",
  "national",
  "href",
  "url",
]);

/** Every text of every pack and every national fact, including those that no sample page shows. */
export function packTexts(): SourceText[] {
  const packs = TRADES.flatMap((trade) => textsIn(trade, trade.slug));
  const shared = [...textsIn(OPENINGS, "openings"), ...textsIn(WITHOUT_TRADE, "without")];
  return [...packs, ...shared, ...textsIn(nationalFacts, "national")].map(({ where, text }) => ({
    where,
    text: text
      .replaceAll(/\{a person\}/gi, "a plumber")
      .replaceAll("{city}", "Springfield")
      .replaceAll("{work}", "plumbing")
      .replaceAll("{name}", "Ray & Daughters")
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

/** The texts of pages besides those of the packs: labels, facts and headings, each once. */
export function pageTexts(sites: readonly BuiltSite[]): SourceText[] {
  const sources = sites.flatMap(auditedPages).flatMap(({ html, where }) => {
    const body = firstOf(html, "body");
    return (body === undefined ? [] : blocksOf(body)).map((text) => ({ where, text }));
  });
  const known = new Set(packTexts().map(({ text }) => text));
  const byText = new Map(sources.map((source) => [source.text, source]));
  return [...byText.values()].filter(({ text }) => !known.has(text));
}
