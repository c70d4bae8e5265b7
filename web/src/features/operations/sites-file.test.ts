import { siteFileTexts } from "@mainstreet/contract/site-file-texts";
import { expect, test } from "vitest";
import { readSitesFile } from "./sites-file.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (content: Uint8Array) => readSitesFile("sites.csv", content);
const FILE = { file: "sites.csv", columns: ["id", "version", "City"], rows: [["1", "2", "Cañon"]] };
const utf16 = (text: string) =>
  new Uint8Array(new Uint16Array(Array.from(`\uFEFF${text}`, (c) => c.charCodeAt(0))).buffer);
const windows = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

test.each([
  ["UTF-8 with its mark", bytes("\uFEFFid,version,City\r\n1,2,Cañon\r\n")],
  ["European Excel: semicolons", bytes("\uFEFFid;version;City\r\n1;2;Cañon\r\n")],
  ["Unicode text of Excel: UTF-16 and tabs", utf16("id\tversion\tCity\r\n1\t2\tCañon\r\n")],
  ["old Excel: Windows-1252 and semicolons", windows("id;version;City\r\n1;2;Cañon\r\n")],
])("%s is read", (_name, content) => {
  expect(read(content)).toEqual(FILE);
});

test("cells stay as they are in the file, and those of unknown columns are not sent", () => {
  expect(read(bytes("Colour,id,Zip Code,Size\nred,1,'00501,XL"))).toEqual({
    file: "sites.csv",
    columns: ["id", "Zip Code", "Colour", "Size"],
    rows: [["1", "'00501"]],
  });
});

test("a blank line between rows is sent as a row without cells, so that rows keep their numbers", () => {
  const file = read(bytes("\n,\nid,version\n1,2\n , \n\n3,4\n\n,\n"));
  expect(file).toMatchObject({
    columns: ["id", "version"],
    rows: [["1", "2"], [], [], ["3", "4"]],
  });
});

test("a cell of 100,000 characters, quotes, lines and emoji stays one cell", () => {
  const file = read(bytes(`id,CTA Text\n1,"${"x".repeat(100_000)}"\n2,"a ""b"";\n😀"\n`));
  expect(file).toMatchObject({
    rows: [
      ["1", "x".repeat(6_000)],
      ["2", 'a "b";\n😀'],
    ],
  });
});

test("a text that is not a file of rows, or too large a file, is refused in words", () => {
  expect(read(bytes("PK\u0003\u0004\0"))).toBe(siteFileTexts.notText);
  expect(read(bytes("id,version\n"))).toBe(siteFileTexts.noRows);
  expect(read(bytes(`id,version\n${"1,2\n".repeat(10_001)}`))).toBe(siteFileTexts.tooLarge);
  const wide = `1,"${"x".repeat(5_900)}"\n`.repeat(750);
  expect(read(bytes(`id,CTA Text\n${wide}`))).toBe(siteFileTexts.tooLarge);
});
