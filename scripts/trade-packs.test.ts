import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TRADES } from "../generator/src/trades/all-trades.ts";
import { textsOf } from "../generator/src/trades/pack-similarity.ts";
import { checkSpelling } from "./audit-sites/check-spelling.ts";

const MAX_LINES = 350;
const FILES = ["trade.ts", "catalogue.ts", "faqs.ts"];

test.each(TRADES.map(({ slug }) => slug))("the pack of %s has at most 350 lines", async (slug) => {
  const folder = join(import.meta.dirname, "../generator/src/trades", slug);
  const files = (await readdir(folder)).filter((file) => FILES.includes(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const lines = texts.flatMap((text) => text.trimEnd().split("\n"));
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
});

test("all packs are spelt as in the United States", async () => {
  const texts = TRADES.flatMap(textsOf).map(([where, text]) => ({ where, text }));
  expect(await checkSpelling(texts)).toEqual([]);
}, 60_000);
