import { sampleFacts } from "@mainstreet/generator/test-support";
import { expect, test } from "vitest";
import { draftOfNewSite } from "./draft.ts";
import { locationsOf, siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";

const form = {
  serviceName: "Roofing",
  city: "Boise",
  state: "ID",
  zip: "",
  phone: "208 555 0101",
  design: { theme: "", palette: "pine" },
};
const host = { siteKey: "abcdefghij", deploymentType: "aws" as const };
const draftOf = (body: object) => draftOfNewSite("single", body, host);
const typed = {
  first: draftOf(form),
  locations: [
    { city: "Nampa", state: "ID" },
    { city: "Atlantis", state: "ID" },
    { city: "Eagle", state: "ID" },
  ],
  services: [{ name: "Gutters", description: "" }],
};

test("a draft becomes the site that will be created from it; a place that is loading is left out, an unknown one is not", () => {
  const keptAttempts = { "": 1, "locations/nampa-id/": 2 };
  const known = { facts: null, attempt: 1, likeness: null, keptAttempts };
  expect(siteOfMultiDraft(typed, known)).toMatchObject({
    service: "Roofing",
    city: "Boise",
    attempt: 1,
    readsHeadersFile: false,
    relatedServices: typed.services,
    kept: { "locations/nampa-id/": { attempt: 2 } },
  });
  const places = new Map([
    ["nampa, ID", sampleFacts],
    ["atlantis, ID", null],
  ]);
  expect(locationsOf(typed.locations, places)).toMatchObject([
    { city: "Nampa", state: { code: "ID", name: "Idaho" }, facts: sampleFacts },
    { city: "Atlantis", facts: null },
  ]);
});

test("an untouched form shows a sample with locations; one with a city or a location shows what is typed", () => {
  const empty = { ...form, serviceName: "", city: "", state: "", phone: "" };
  const untouched = { first: draftOf(empty), locations: [], services: [] };
  const sample = withMultiSample(untouched);
  expect(sample.isSample).toBe(true);
  expect(sample.draft.locations.length).toBeGreaterThan(1);
  expect(withMultiSample(typed)).toEqual({ draft: typed, isSample: false });
  const begun = { ...untouched, first: draftOf({ ...empty, city: "Boise" }) };
  expect(withMultiSample(begun).draft.locations).toEqual([]);
});
