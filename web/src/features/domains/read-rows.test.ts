import { expect, test } from "vitest";
import { readDomainRows, rowsAsText } from "./read-rows.ts";

const read = (text: string) => readDomainRows(new TextEncoder().encode(text));

test("a site and a domain in each row, with or without names of columns, in commas or tabs", () => {
  const rows = [
    { site: "joe.netlify.app", domain: "joesplumbing.com" },
    { site: "Joe's, Durham", domain: "joes.com" },
  ];
  const lines = `joe.netlify.app,joesplumbing.com\n"Joe's, Durham", joes.com\n`;
  expect(read(lines)).toEqual(rows);
  expect(read(`site,domain\n${lines}`)).toEqual(rows);
  expect(read("joe.netlify.app\tjoesplumbing.com\nJoe's, Durham\tjoes.com")).toEqual(rows);
});

test("a row without a domain is read, so that its problem is shown next to it", () => {
  expect(read("joe.netlify.app, joes.com\nann.netlify.app")).toEqual([
    { site: "joe.netlify.app", domain: "joes.com" },
    { site: "ann.netlify.app", domain: "" },
  ]);
});

test.each([
  ["nothing", "", "There are no rows"],
  ["names of columns only", "site,domain", "There are no rows"],
  ["too many rows", "a,b\n".repeat(2_001), "At most 2,000 domains can be added at a time"],
])("%s is refused", (_, text, problem) => {
  expect(read(text)).toBe(problem);
});

test("a quotation mark that is never closed is refused with its row", () => {
  expect(read('a,b\n"joe,joes.com')).toMatch(/^A quotation mark in row 2 is never closed/);
});

test("rows become text that is read as the same rows", () => {
  const rows = [
    { site: "joe.netlify.app", domain: "joes.com" },
    { site: "Joe's, Durham", domain: 'a "name"' },
  ];
  expect(read(rowsAsText(rows))).toEqual(rows);
});
