import { expect, test } from "vitest";
import { csvOf } from "./csv-of.ts";

test("cells that need quotes get them, and lines end as RFC 4180 has it", () => {
  const rows = [
    ["City", "Message"],
    ["O'Fallon, IL", 'Netlify refused this: "no"\nTwice'],
  ];
  expect(csvOf(rows)).toBe(
    '\uFEFFCity,Message\r\n"O\'Fallon, IL","Netlify refused this: ""no""\nTwice"\r\n',
  );
});

test.each(["=1+1", "+1", "-1", "@a", "\t=1", "\r=1"])(
  "a cell of %j is text to a spreadsheet program",
  (cell) => {
    expect(csvOf([[cell]])).toContain(`'${cell}`);
  },
);
