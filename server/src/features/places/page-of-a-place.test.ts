import { gzipSync } from "node:zlib";
import { stateName } from "@mainstreet/contract/us-states";
import { generateSite } from "@mainstreet/generator/generate-site";
import type { Site } from "@mainstreet/generator/site";
import { TRADES } from "@mainstreet/generator/trades/find-trade";
import { expect, test } from "vitest";
import { localFacts } from "./local-facts.ts";
import { findPlace } from "./places.ts";

/** A site in a real place, with nothing typed but a phone. */
function siteIn(city: string, code: string, service = "Plumbing"): Site {
  const place = findPlace(city, code);
  return {
    siteKey: "k3v9x2m4q7",
    attempt: 0,
    siteUrl: "https://example.netlify.app/",
    formerUrl: "",
    hostedOn: "netlify",
    service,
    city,
    state: { code, name: stateName(code) ?? "" },
    zip: "",
    phone: "3365550142",
    email: "",
    metaTitle: "",
    metaDescription: "",
    latitude: null,
    longitude: null,
    company: {
      name: "",
      address: { street: "", city: "", state: "", zip: "" },
      latitude: null,
      longitude: null,
    },
    cta: "",
    openingHours: "",
    reviewProfileUrl: "",
    verification: [],
    facts: place === undefined ? null : localFacts(place),
    design: { theme: "civic", palette: "harbor" },
    likeness: null,
    indexAnyway: false,
    lastModified: "2026-11-20",
  };
}

test.each([
  ["St. Louis", "MO"],
  ["Winston-Salem", "NC"],
  ["O'Fallon", "MO"],
  ["Coeur d'Alene", "ID"],
  ["New York", "NY"],
  ["La Cañada Flintridge", "CA"],
  ["Laredo", "TX"],
  ["Washington", "DC"],
  ["Houston", "TX"],
  ["Hartford", "CT"],
  ["Anchorage", "AK"],
])("the page of %s, %s may be listed and weighs at most 12,000 bytes compressed", (city, code) => {
  const { files, words, indexing } = generateSite(siteIn(city, code));
  expect(indexing).toEqual({ indexable: true, reasons: [] });
  expect(words).toBeGreaterThanOrEqual(700);
  expect(gzipSync(files[0]?.text ?? "").length).toBeLessThanOrEqual(12_000);
});

test("the page of a city we do not know says so and is not listed", () => {
  const { indexing } = generateSite(siteIn("Meads", "KY"));
  expect(indexing.indexable).toBe(false);
  expect(indexing.reasons.join()).toContain("no place data for Meads");
});

test.each(["Dog grooming", ...TRADES.map(({ names }) => names.noun)])(
  "a page of %s says 800 to 1,300 words in at most 12,000 bytes, wherever it is",
  (service) => {
    for (const [city, code] of [
      ["Houston", "TX"],
      ["La Cañada Flintridge", "CA"],
      ["New York", "NY"],
      ["Winston-Salem", "NC"],
    ] as const) {
      const { files, words } = generateSite(siteIn(city, code, service));
      expect(words).toBeGreaterThanOrEqual(800);
      expect(words).toBeLessThanOrEqual(1300);
      expect(gzipSync(files[0]?.text ?? "").length).toBeLessThanOrEqual(12_000);
    }
  },
);
