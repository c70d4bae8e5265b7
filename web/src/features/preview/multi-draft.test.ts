import type { LocalFacts } from "@mainstreet/generator/local-facts";
import { sampleFacts } from "@mainstreet/generator/test-support";
import { expect, test } from "vitest";
import { draftOfNewSite } from "./draft.ts";
import { siteOfMultiDraft, withMultiSample } from "./multi-draft.ts";

const form = {
  serviceName: "Roofing",
  city: "Boise",
  state: "ID",
  zip: "",
  phone: "208 555 0101",
  deploymentType: "aws" as const,
  design: { theme: "", palette: "pine" },
};
const typed = {
  first: draftOfNewSite(form, "abcdefghij"),
  locations: [
    { city: "Nampa", state: "ID" },
    { city: "Atlantis", state: "ID" },
    { city: "Eagle", state: "ID" },
  ],
  services: [{ name: "Gutters", description: "" }],
};
const known = (places: (LocalFacts | null | undefined)[]) => ({
  facts: null,
  attempt: 1,
  likeness: null,
  places,
  keptAttempts: { "": 1, "locations/nampa-id/": 2 },
});

test("a draft becomes the site that will be made of it; a place on its way is left out, an unknown one is not", () => {
  const site = siteOfMultiDraft(typed, known([sampleFacts, null, undefined]));
  expect(site).toMatchObject({
    service: "Roofing",
    city: "Boise",
    attempt: 1,
    hostedOn: "aws",
    relatedServices: typed.services,
    kept: { "locations/nampa-id/": { attempt: 2 } },
  });
  expect(site.locations).toMatchObject([
    { city: "Nampa", state: { code: "ID", name: "Idaho" }, facts: sampleFacts },
    { city: "Atlantis", facts: null },
  ]);
});

test("an untouched form shows a sample with locations; one with a city or a location shows what is typed", () => {
  const empty = { ...form, serviceName: "", city: "", state: "", phone: "" };
  const untouched = { first: draftOfNewSite(empty, "abcdefghij"), locations: [], services: [] };
  const sample = withMultiSample(untouched);
  expect(sample.isSample).toBe(true);
  expect(sample.draft.locations.length).toBeGreaterThan(1);
  expect(withMultiSample(typed)).toEqual({ draft: typed, isSample: false });
  const begun = { ...untouched, first: draftOfNewSite({ ...empty, city: "Boise" }, "abcdefghij") };
  expect(withMultiSample(begun).draft.locations).toEqual([]);
});
