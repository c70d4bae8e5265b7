import { expect, test } from "vitest";
import { cellOfText, textOfCell, withoutFormula } from "./spreadsheet-text.ts";

const CHANGED = [
  ["00123", "27101-0042", "3365550142", "(336) 555-0142", "+1 336 555 0142"],
  ["=1+1", "-1", "@SUM(A1)", "＝1", "\t=1", "\n=1"],
  ["36.0999", "-80.2442", "1,234", "1E5", "$89", "₹ 500", "50%", "½"],
  ["3/4", "May 2026", "March 1", "5 Sept", "10:30", "8 am", "8p", "24/7", "TRUE", "false"],
].flat();
const KEPT = [
  [
    "",
    "Durham",
    "May",
    "100 Main St",
    "Mon-Fri 8-17",
    "24/7 plumber",
    "1st choice",
    "1-800-PLUMBER",
  ],
  ["O'Fallon", "'quoted'", "'", "<meta name='a'>", "https://x.example/1", "a\n=1", "é😀", "yes"],
  ["01a220e2-d7e7-74e2-be87-13131faf28ed", "0a220e2a-1e71-74e2-8e87-131310e28e00", "e5"],
].flat();

test("texts that a spreadsheet would change get an apostrophe, others none", () => {
  expect(CHANGED.filter((text) => cellOfText(text) !== `'${text}`)).toEqual([]);
  expect(KEPT.filter((text) => cellOfText(text) !== text)).toEqual([]);
  expect(["=1", "00123", "'=1"].map(withoutFormula)).toEqual(["'=1", "00123", "''=1"]);
});

test("each text is read back as it was, including its own apostrophes", () => {
  const texts = [...CHANGED, ...KEPT].flatMap((text) => [text, `'${text}`, `'''${text}`]);
  expect(texts.filter((text) => textOfCell(cellOfText(text)) !== text)).toEqual([]);
  expect(new Set(texts.map(cellOfText)).size).toBe(new Set(texts).size);
});

test("long texts are read in linear time", () => {
  const since = Date.now();
  for (const text of ["1 e".repeat(40_000), "may ".repeat(30_000), `${"sept".repeat(30_000)}1!`])
    cellOfText(text);
  expect(Date.now() - since).toBeLessThan(1_000);
});
