import { describe, expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { cityNumber } from "../test-support.ts";
import { TRADES } from "../trades/find-trade.ts";
import { likenessOfAll } from "./all-pairs.ts";
import { likeness, shinglesOf, shinglesOfWords } from "./shingles.ts";

const CITIES = 200;

const pagesOf = (service: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const site = cityNumber(index, { service });
    const { files, words } = generateSite(site);
    return { words, shingles: shinglesOf(site, files[0]?.text ?? "") };
  });

const services = ["Dog grooming", ...TRADES.map(({ names }) => names.aliases[0] ?? "")];

describe.each(services)("two hundred cities of %s", (service) => {
  const pages = pagesOf(service, CITIES);

  test("are two hundred pages: likeness at most 0.20 on average, 0.30 for 99 of 100 pairs, 0.40 for any", () => {
    const all = likenessOfAll(pages.map(({ shingles }) => shingles)).toSorted();
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    expect(mean).toBeLessThanOrEqual(0.2);
    expect(all[Math.floor(all.length * 0.99)]).toBeLessThanOrEqual(0.3);
    expect(all.at(-1)).toBeLessThanOrEqual(0.4);
  });

  test("have the words of a page", () => {
    const words = pages.map((page) => page.words).toSorted((a, b) => a - b);
    expect(words[0]).toBeGreaterThanOrEqual(service === "Dog grooming" ? 860 : 900);
    expect(words.at(-1)).toBeLessThanOrEqual(1300);
  });
});

test("pages of two services are strangers: likeness at most 0.15", () => {
  const pages = services.map((service) => pagesOf(service, 12));
  const pairs = pages.flatMap((some, index) =>
    pages
      .slice(index + 1)
      .flatMap((others) =>
        some.flatMap((one) => others.map((other) => likeness(one.shingles, other.shingles))),
      ),
  );
  expect(Math.max(0, ...pairs)).toBeLessThanOrEqual(0.15);
});

test("the likeness of all pairs is that of each pair", () => {
  const texts = ["a b c d e f g", "b c d e f g h", "x y z a b c d e", "q"];
  const pages = texts.map((text) => shinglesOfWords(text.split(" ")));
  const each = pages.flatMap((one, index) =>
    pages.slice(index + 1).map((other) => likeness(one, other)),
  );
  expect([...likenessOfAll(pages)]).toEqual(each);
  expect(each[0]).toBeCloseTo(2 / 4);
});
