import { describe, expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { cityNumber, noCompany, sampleFacts, sampleSite } from "../test-support.ts";
import { chooseAttempt, signatureOfSite } from "./choose-attempt.ts";
import { maskedWords } from "./masked-words.ts";
import { similarityOfAll } from "./shingle-index.ts";
import { similarity, shinglesOf, shinglesOfWords } from "./shingles.ts";
import { createSignatureIndex, estimatedSimilarity, signatureOf } from "./signature.ts";

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) =>
    `word${from + index}`.replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? ""),
  );

describe("the words that count", () => {
  test("are those of main, with names and numbers masked to one token a run", () => {
    const page = `<p>Head</p><main><h1>Plumbing in <span>Winston-Salem</span>, North Carolina</h1>
      <svg><text>7 mi</text></svg><p>Forsyth County, NC &amp; Walkertown: 7 miles. Don&#8217;t wait: (336) 555-0142</p></main>`;
    expect(maskedWords(sampleSite(), page)).toEqual("plumbing in _ miles don’t wait _".split(" "));
  });

  test("a name is masked only where it is used as a name", () => {
    const site = sampleSite({ city: "Price", facts: null });
    const page = "<main>What shapes the price in Price, pricey or not</main>";
    expect(maskedWords(site, page).join(" ")).toBe("what shapes the price in _ pricey or not");
  });

  test("special characters of a name are literal in the search", () => {
    const site = sampleSite({ city: "A+ (B) [c] $1 \\d", facts: null });
    const page = "<main>Roofs in A+ (B) [c] $1 \\d now</main>";
    expect(maskedWords(site, page)).toEqual(["roofs", "in", "_", "now"]);
  });
});

describe("similarity", () => {
  test("is 1 for the same words, 0 for others, and shared runs of five of all runs between", () => {
    const whole = shinglesOfWords(words(0, 104));
    expect(whole).toHaveLength(100);
    expect(similarity(whole, whole)).toBe(1);
    expect(similarity(whole, shinglesOfWords(words(200, 304)))).toBe(0);
    expect(similarity(whole, shinglesOfWords(words(50, 154)))).toBeCloseTo(50 / 150);
  });

  test("one changed word of ten parts two texts: five runs of six are lost", () => {
    const changed = words(0, 10).with(5, "other");
    expect(similarity(shinglesOfWords(words(0, 10)), shinglesOfWords(changed))).toBeCloseTo(1 / 11);
  });

  test("a copy with the city exchanged is the same page", () => {
    const site = sampleSite();
    const copy = { ...site, city: "Laredo", state: { code: "TX", name: "Texas" } };
    const page = generateSite(site).files[0]?.text ?? "";
    const swapped = page
      .replaceAll("Winston-Salem", "Laredo")
      .replaceAll("North Carolina", "Texas");
    const facts = { ...sampleFacts, city: "Laredo", state: "TX" };
    const score = similarity(
      shinglesOf(site, page),
      shinglesOf({ ...copy, facts }, swapped.replaceAll(", NC", ", TX")),
    );
    expect(score).toBeGreaterThan(0.97);
  });
});

describe("signatures", () => {
  test.each([0, 40, 70, 90])(
    "of texts with %i of 100 words in common estimate their similarity",
    (shift) => {
      const one = shinglesOfWords(words(0, 1000));
      const other = shinglesOfWords(words((100 - shift) * 10, (100 - shift) * 10 + 1000));
      const estimate = estimatedSimilarity(signatureOf(one), signatureOf(other));
      expect(Math.abs(estimate - similarity(one, other))).toBeLessThan(0.12);
    },
  );

  test("are of 126 numbers", () => {
    expect(signatureOf(shinglesOfWords(words(0, 300))).byteLength).toBe(504);
  });
});

describe("a site among the pages of its account", () => {
  test("that are other pages keeps its first attempt", () => {
    const others = createSignatureIndex();
    for (const number of [1, 2, 3])
      others.add(`city ${number}`, signatureOfSite(cityNumber(number)));
    expect(chooseAttempt(sampleSite(), others)).toMatchObject({ attempt: 0 });
  });

  test("with a duplicate of its page takes another attempt", () => {
    const others = createSignatureIndex();
    others.add("duplicate", signatureOfSite(sampleSite()));
    expect(others.nearest(signatureOfSite(sampleSite()))).toEqual({
      id: "duplicate",
      likeness: 1,
    });
    const chosen = chooseAttempt(sampleSite(), others);
    expect(chosen.attempt).toBe(1);
    expect(chosen.nearest?.likeness ?? 0).toBeLessThanOrEqual(0.4);
    expect(signatureOfSite(sampleSite({ attempt: 1 }))).toEqual(chosen.signature);
  });

  test("has a title of its own also as the second one of a service and city, with a company and without", () => {
    for (const company of [noCompany, { ...noCompany, name: "Ray & Daughters" }]) {
      const others = createSignatureIndex();
      const titles = ["one", "two", "three", "four"].map((siteKey) => {
        const site = sampleSite({ siteKey, company });
        const { attempt, signature } = chooseAttempt(site, others);
        others.add(siteKey, signature);
        const [page] = generateSite({ ...site, attempt }).files;
        return /<title>(.*?)<\/title>/.exec(page?.text ?? "")?.[1];
      });
      expect(new Set(titles).size).toBe(titles.length);
      if (company.name !== "") expect(titles[0]).toContain("Ray &amp; Daughters");
    }
  });

  test("may have the title of another one where its user typed it", () => {
    const others = createSignatureIndex();
    for (const siteKey of ["one", "two"]) {
      const site = sampleSite({ siteKey, metaTitle: "Ray, the plumber" });
      const { attempt, signature } = chooseAttempt(site, others);
      others.add(siteKey, signature);
      expect(attempt).toBe(0);
    }
  });

  test("with duplicates of all twenty attempts keeps the least similar, and says how similar", () => {
    const others = createSignatureIndex();
    for (let attempt = 0; attempt < 20; attempt += 1)
      others.add(`${attempt}`, signatureOfSite(sampleSite({ attempt })));
    expect(chooseAttempt(sampleSite(), others).nearest?.likeness).toBe(1);
  });
});

test("the similarity of all pairs is that of each pair", () => {
  const texts = ["a b c d e f g", "b c d e f g h", "x y z a b c d e", "q"];
  const pages = texts.map((text) => shinglesOfWords(text.split(" ")));
  const each = pages.flatMap((one, index) =>
    pages.slice(0, index).map((other) => similarity(one, other)),
  );
  expect([...similarityOfAll(pages)]).toEqual(each);
  expect(each[0]).toBeCloseTo(2 / 4);
});
