import { describe, expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { sampleFacts, sampleSite } from "../test-support.ts";
import { likenessOfAll } from "./all-pairs.ts";
import { maskedWords } from "./masked-words.ts";
import { settleAttempt, signatureOfSite } from "./settle-attempt.ts";
import { likeness, shinglesOf, shinglesOfWords } from "./shingles.ts";
import { createSiblings } from "./siblings.ts";
import { bandKeys, estimatedLikeness, signatureOf } from "./signature.ts";

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

  test("a name is masked where it stands as a name only", () => {
    const site = sampleSite({ city: "Price", facts: null });
    const page = "<main>What shapes the price in Price, pricey or not</main>";
    expect(maskedWords(site, page).join(" ")).toBe("what shapes the price in _ pricey or not");
  });

  test("signs in a name mean nothing to the search", () => {
    const site = sampleSite({ city: "A+ (B) [c] $1 \\d", facts: null });
    const page = "<main>Roofs in A+ (B) [c] $1 \\d now</main>";
    expect(maskedWords(site, page)).toEqual(["roofs", "in", "_", "now"]);
  });
});

describe("likeness", () => {
  test("is 1 for the same words, 0 for others, and shared runs of five of all runs between", () => {
    const whole = shinglesOfWords(words(0, 104));
    expect(whole).toHaveLength(100);
    expect(likeness(whole, whole)).toBe(1);
    expect(likeness(whole, shinglesOfWords(words(200, 304)))).toBe(0);
    expect(likeness(whole, shinglesOfWords(words(50, 154)))).toBeCloseTo(50 / 150);
  });

  test("one changed word of ten parts two texts: five runs of six are lost", () => {
    const changed = words(0, 10).with(5, "other");
    expect(likeness(shinglesOfWords(words(0, 10)), shinglesOfWords(changed))).toBeCloseTo(1 / 11);
  });

  test("a twin with the city exchanged is the same page", () => {
    const site = sampleSite();
    const twin = { ...site, city: "Laredo", state: { code: "TX", name: "Texas" } };
    const page = generateSite(site).files[0]?.text ?? "";
    const swapped = page
      .replaceAll("Winston-Salem", "Laredo")
      .replaceAll("North Carolina", "Texas");
    const facts = { ...sampleFacts, city: "Laredo", state: "TX" };
    const alike = likeness(
      shinglesOf(site, page),
      shinglesOf({ ...twin, facts }, swapped.replaceAll(", NC", ", TX")),
    );
    expect(alike).toBeGreaterThan(0.97);
  });
});

describe("signatures", () => {
  test.each([0, 40, 70, 90])(
    "of texts with %i of 100 words in common tell their likeness",
    (shift) => {
      const one = shinglesOfWords(words(0, 1000));
      const other = shinglesOfWords(words((100 - shift) * 10, (100 - shift) * 10 + 1000));
      const estimate = estimatedLikeness(signatureOf(one), signatureOf(other));
      expect(Math.abs(estimate - likeness(one, other))).toBeLessThan(0.12);
    },
  );

  test("are of 126 numbers, and equal pages share every band", () => {
    const signature = signatureOf(shinglesOfWords(words(0, 300)));
    expect(signature.byteLength).toBe(504);
    expect(bandKeys(signature)).toEqual(bandKeys(signature.slice()));
    expect(bandKeys(signature)).toHaveLength(42);
  });
});

describe("a site among its siblings", () => {
  test("that are other pages stays as it is", () => {
    const siblings = createSiblings();
    for (const siteKey of ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc"])
      siblings.add(siteKey, signatureOfSite(sampleSite({ siteKey })));
    expect(settleAttempt(sampleSite(), siblings)).toMatchObject({ attempt: 0 });
  });

  test("that are its twin is made anew", () => {
    const siblings = createSiblings();
    siblings.add("twin", signatureOfSite(sampleSite()));
    expect(siblings.nearest(signatureOfSite(sampleSite()))).toEqual({ id: "twin", likeness: 1 });
    const settled = settleAttempt(sampleSite(), siblings);
    expect(settled.attempt).toBe(1);
    expect(settled.nearest?.likeness ?? 0).toBeLessThanOrEqual(0.4);
    expect(signatureOfSite(sampleSite({ attempt: 1 }))).toEqual(settled.signature);
  });

  test("of which all twenty attempts are taken keeps the least like, and says how like", () => {
    const siblings = createSiblings();
    for (let attempt = 0; attempt < 20; attempt += 1)
      siblings.add(`${attempt}`, signatureOfSite(sampleSite({ attempt })));
    expect(settleAttempt(sampleSite(), siblings).nearest?.likeness).toBe(1);
  });
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
