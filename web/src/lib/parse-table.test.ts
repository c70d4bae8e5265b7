import { toCsv } from "@mainstreet/contract/csv";
import { expect, test } from "vitest";
import { parseTable } from "./parse-table.ts";

const parse = (text: string) => parseTable(new TextEncoder().encode(text));
const SITES = [
  ["city", "company"],
  ["Durham", 'Bull "City" Pipes,\nInc.'],
];

test("commas, tabs, semicolons and bars separate cells, and a quoted cell may contain them and line breaks", () => {
  for (const mark of [",", "\t", ";", "|"]) {
    const text = `city${mark}company\r\nDurham${mark}"Bull ""City"" Pipes,\nInc."\r\n`;
    expect(parse(text)).toEqual({ cells: SITES });
  }
});

test("a byte order mark, blanks around cells and empty rows are not part of the data", () => {
  expect(parse("\uFEFFcity , state\n\n , \n Durham,NC\n")).toEqual({
    cells: [
      ["city", "state"],
      ["Durham", "NC"],
    ],
  });
});

test("old encodings are read too", () => {
  const utf16 = [0xff, 0xfe, ...Array.from("a,b\n", (c) => [c.charCodeAt(0), 0]).flat()];
  expect(parseTable(new Uint8Array(utf16))).toEqual({ cells: [["a", "b"]] });
  const windows = [0x43, 0x61, 0xf1, 0x6f, 0x6e, 0x2c, 0x43, 0x4f];
  expect(parseTable(new Uint8Array(windows))).toEqual({ cells: [["Cañon", "CO"]] });
});

test("text that was made safe for spreadsheets is read back as it was", () => {
  const rows = [["phone"], ["+1 919 555 0142"], ["=1+1"], ["O'Fallon"]];
  expect(parse(toCsv(rows))).toEqual({ cells: rows });
});

test("a file without rows, without text, with too much, or with an open quote is refused", () => {
  expect(parse("\n , \n")).toEqual({ problem: { kind: "emptyFile" } });
  expect(parse("PK\u0003\u0004\0\0")).toEqual({ problem: { kind: "notText" } });
  const huge = new Uint8Array(10 * 1024 * 1024 + 1);
  expect(parseTable(huge)).toEqual({ problem: { kind: "tooLargeFile" } });
  const open = parse('city,state\nDurham,"NC\nCary,NC');
  expect(open).toEqual({ problem: { kind: "unclosedQuote", row: 2 } });
});
