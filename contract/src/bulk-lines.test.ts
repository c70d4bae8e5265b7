import { expect, test } from "vitest";
import { parseCityLines, parsePhoneLines } from "./bulk-lines.ts";

const placesOf = (text: string) =>
  parseCityLines(text).map(({ city, state, zip }) => [city, state, ...(zip ? [zip] : [])]);

test("a line is 'City, State' or 'City XX', and both stay as they were written [spec 5]", () => {
  expect(
    placesOf("Winston-Salem, NC\n\n  durham , north carolina \r\nAustin TX\rboise id"),
  ).toEqual([
    ["Winston-Salem", "NC"],
    ["durham", "north carolina"],
    ["Austin", "TX"],
    ["boise", "id"],
  ]);
});

test("a line that names no state has the state Unknown", () => {
  expect(placesOf("Springfield\nSanta fe\nParadise,")).toEqual([
    ["Springfield", "Unknown"],
    ["Santa fe", "Unknown"],
    ["Paradise", "Unknown"],
  ]);
});

test("a text in the place of a state that is no state stays as typed, so that the user can correct it", () => {
  expect(placesOf("Austin, Texs\nAustin ZZ\nWashington, D.C.")).toEqual([
    ["Austin", "Texs"],
    ["Austin", "ZZ"],
    ["Washington", "D.C."],
  ]);
});

test("a ZIP code at the end belongs to the place, and a line without a city is ignored", () => {
  expect(placesOf("Durham, NC 27701\nAustin TX, 78701-1234\nSpringfield 62701\n, NC\n ,")).toEqual([
    ["Durham", "NC", "27701"],
    ["Austin", "TX", "78701-1234"],
    ["Springfield", "Unknown", "62701"],
  ]);
});

test("phone numbers are digits, hyphens, parentheses, spaces, dots and plus, and nothing else", () => {
  expect(parsePhoneLines("(336) 555-0142\n+1 336.555.0143\ncall me\n---\n336x555")).toEqual({
    phones: ["(336) 555-0142", "+1 336.555.0143"],
    dropped: ["call me", "---", "336x555"],
  });
});

test("a line of two hundred thousand blanks or commas is read in linear time", () => {
  for (const run of [" ", ",", " ,"])
    expect(parseCityLines(`Cary${run.repeat(200_000)}27513!`)).toHaveLength(1);
  expect(placesOf(`Cary${" ".repeat(200_000)}NC 27513`)).toEqual([["Cary", "NC", "27513"]]);
});
