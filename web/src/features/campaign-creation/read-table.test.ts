import { texts } from "@mainstreet/contract/texts";
import { expect, test } from "vitest";
import { tableFrom } from "./cities-field.tsx";

const of = (parsed: Parameters<typeof tableFrom>[1]) => tableFrom("sites.csv", parsed);

test("problems of a file have a text", () => {
  expect(of({ problem: { kind: "emptyFile" } })).toBe(texts.bulk.emptyFile);
  expect(of({ problem: { kind: "notText" } })).toBe(texts.bulk.notText);
  expect(of({ problem: { kind: "tooLargeFile" } })).toBe(texts.bulk.tooLargeFile);
  expect(of({ problem: { kind: "unclosedQuote", row: 2 } })).toBe(texts.bulk.unclosedQuote(2));
  expect(of(undefined)).toBe(texts.bulk.unreadableFile);
});

test("a file may have as many rows as a run has sites, and a header on top", () => {
  const cells = Array.from({ length: 10_000 }, () => ["Durham", "NC"]);
  expect(of({ cells: [["city", "state"], ...cells] })).toMatchObject({ hasHeader: true });
  expect(of({ cells: [...cells, ["Cary", "NC"]] })).toBe(texts.bulk.tooManyRows);
});
