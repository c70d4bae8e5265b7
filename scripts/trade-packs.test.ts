import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { TRADES } from "../generator/src/trades/all-trades.ts";

const MAX_LINES = 350;
const FILES = ["trade.ts", "catalogue.ts", "faqs.ts"];

test.each(TRADES.map(({ slug }) => slug))("the pack of %s has at most 350 lines", async (slug) => {
  const folder = join(import.meta.dirname, "../generator/src/trades", slug);
  const files = (await readdir(folder)).filter((file) => FILES.includes(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const lines = texts.flatMap((text) => text.trimEnd().split("\n"));
  expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
});
