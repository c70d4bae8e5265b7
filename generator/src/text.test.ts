import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import { sentencesOf } from "./prose/claims.ts";
import { sampleFacts, sampleSite } from "./test-support.ts";
import { countedNoun, fillCity, fillPerson, listed, shorten, slug, withArticle } from "./text.ts";

test.each([
  "a plumber",
  "an electrician",
  "an HVAC technician",
  "a roofer",
  "an exterminator",
  "a house cleaner",
  "an honest answer",
  "an hour",
  "a used part",
  "a unit",
  "a one-time visit",
  "an MRI",
  "a USB port",
  "an A/C unit",
  "a UV lamp",
  "an umbrella",
  "an upholsterer",
  "an unlicensed person",
  "an uninsulated wall",
  "a European oven",
  "an Italian tile",
])("%s", (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
});

test("a person of the trade is named in shared texts with the right article", () => {
  expect(fillPerson("{A person} asks; ask {a person}, the {person}.", "electrician")).toBe(
    "An electrician asks; ask an electrician, the electrician.",
  );
});

test.each([
  [1, "1 mile"],
  [2, "2 miles"],
  [0, "0 miles"],
])("%i is counted as %s", (number, text) => {
  expect(countedNoun(number, "mile")).toBe(text);
});

test("lists end in a comma and an and, from three on", () => {
  expect([["A"], ["A", "B"], ["A", "B", "C"]].map(listed)).toEqual(["A", "A and B", "A, B, and C"]);
});

test("a city is filled in as it is, whatever it holds", () => {
  expect(fillCity("Around {city}, in {city}", "$& $1")).toBe("Around $& $1, in $& $1");
});

test("a text is cut at a word", () => {
  expect(shorten("Plumbing and heating of the Piedmont", 24)).toBe("Plumbing and heating…");
  expect(shorten("Plumbing", 24)).toBe("Plumbing");
});

test.each([
  ["La Cañada Flintridge, CA", "la-canada-flintridge-ca"],
  ["O'Fallon, MO", "ofallon-mo"],
  ["O’Fallon, MO", "ofallon-mo"],
  ["St. Louis, MO", "st-louis-mo"],
  ["ʻEwa Beach, HI", "ewa-beach-hi"],
  ["AC & Heating / Repair!", "ac-heating-repair"],
  ["../../etc/passwd", "etc-passwd"],
  ["水道", ""],
])("%s becomes %s", (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test("sentences end at full stops, not within a name", () => {
  expect(sentencesOf("In St. Louis, ask. Then wait for Dr. Ray! Is U.S. mail fine?")).toEqual([
    "In St. Louis, ask.",
    "Then wait for Dr. Ray!",
    "Is U.S. mail fine?",
  ]);
});

describe.each([
  ["The Woodlands", "TX", "Texas"],
  ["New York", "NY", "New York"],
  ["St. Louis", "MO", "Missouri"],
  ["Coeur d'Alene", "ID", "Idaho"],
  ["La Cañada Flintridge", "CA", "California"],
  ["Washington", "DC", "District of Columbia"],
  ["Winston-Salem", "NC", "North Carolina"],
])("a page of %s", (city, code, name) => {
  const facts = { ...sampleFacts, city, state: code };
  const pages = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dddddddddd"].map((siteKey) => {
    const site = sampleSite({ siteKey, city, state: { code, name }, facts });
    const { files, words } = generateSite(site);
    const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(files[0]?.text ?? "") ?? [];
    const text = main
      .replace(/<[^>]*>/g, "\n")
      .replace(/&#(\d+);/g, (_, point) => String.fromCodePoint(Number(point)));
    return { text, words };
  });

  test("never gives the city a possessive, a second article or its state twice", () => {
    for (const { text } of pages) {
      expect(text).not.toMatch(/\bthe The\b|\b(\w{2,}) \1\b/);
      expect(text).not.toContain(`${city}'s`);
      expect(text).not.toContain(`${city}’s`);
    }
  });

  test("names the city, at most once in 60 words", () => {
    for (const { text, words } of pages) {
      const times = text.split(city).length - 1;
      expect(times).toBeGreaterThan(0);
      expect(times).toBeLessThanOrEqual(words / 60);
    }
  });
});

test("the page says city and state as everyone writes them", () => {
  const heading = (city: string, code: string, name: string) => {
    const [page] = generateSite(sampleSite({ city, state: { code, name }, facts: null })).files;
    return /<title>(.*)<\/title>/.exec(page?.text ?? "")?.[1];
  };
  expect(heading("New York", "NY", "New York")).toMatch(/^Plumbing in New York, NY/);
  expect(heading("Washington", "DC", "District of Columbia")).toMatch(
    /^Plumbing in Washington, D\.C\./,
  );
});

test("the city is printed as the place data write it, and as typed where it is unknown", () => {
  const facts = { ...sampleFacts, city: "Winston-Salem" };
  const { files } = generateSite(sampleSite({ city: "winston salem", facts }));
  for (const { path, text } of files) expect(`${path}: ${text}`).not.toContain("winston salem");
  const [page] = files;
  expect(page?.text).toMatch(/<title>Plumbing in Winston-Salem, NC/);
  const [unknown] = generateSite(sampleSite({ city: "winstn slem", facts: null })).files;
  expect(unknown?.text).toMatch(/<title>Plumbing in winstn slem, NC/);
});
