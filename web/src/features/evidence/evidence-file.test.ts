import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { expect, test } from "vitest";
import { readEvidenceFile, requestRows, withCell, withoutColumn } from "./evidence-file.ts";
import type { KeptFile } from "./kept-file.ts";

const read = (text: string) => readEvidenceFile("jobs.csv", new TextEncoder().encode(text));

function fileOf(text: string): KeptFile {
  const file = read(text);
  if (typeof file === "string") throw new Error(file);
  return file;
}

test("rows keep their numbers, and blank cells are not sent", () => {
  const file = fileOf("kind,title,\r\njob,Drain,x\r\n\r\nprice,,\r\n");
  expect(file.columns).toEqual(["kind", "title", "Column 3"]);
  expect(file.rows.map(({ line }) => line)).toEqual([2, 3]);
  expect(requestRows(file)).toEqual([
    { kind: "job", title: "Drain", "Column 3": "x" },
    { kind: "price" },
  ]);
});

test("a cell is corrected by the number of its row, also one of a column that the file lacks", () => {
  const file = fileOf("kind,title\njob,Drain\njob,Leak");
  const corrected = withCell(withCell(file, 3, ["title", "Leak found"]), 3, ["month", "2026-05"]);
  expect(requestRows(corrected)).toEqual([
    { kind: "job", title: "Drain" },
    { kind: "job", title: "Leak found", month: "2026-05" },
  ]);
  expect(requestRows(withoutColumn(corrected, "title"))).toEqual([
    { kind: "job" },
    { kind: "job", month: "2026-05" },
  ]);
});

test.each([
  ["kind,kind\njob,job", "Two columns are called “kind”."],
  ["kind,title", evidenceTexts.noRows],
  [`kind\n${"job\n".repeat(1_001)}`, evidenceTexts.tooManyRows(1_000)],
  [`kind,text\n${`job,${"x".repeat(900)}\n`.repeat(600)}`, /more than 500 KB/],
  ["", /no rows/],
  ['kind\n"job', /quotation mark/],
])("a file that cannot be imported says why", (text, problem) => {
  expect(read(text)).toMatch(problem);
});

test("a text that is too long for its column is cut after the length that is refused", () => {
  const [row] = requestRows(fileOf(`kind,${"n".repeat(200)}\njob,${"x".repeat(5_000)}`));
  expect(Object.entries(row ?? {}).map(([name, text]) => [name.length, text.length])).toEqual([
    [4, 3],
    [100, 1_000],
  ]);
});
