import { BLANK_CONTENT } from "@mainstreet/contract/content-names";
import { expect, test } from "vitest";
import { compareValues } from "./compare-values.ts";
import type { SiteValues } from "./site-values.ts";

const before: SiteValues = {
  content: BLANK_CONTENT,
  verificationTags: [],
  locations: [],
  relatedServices: [],
  overrides: null,
  businessId: null,
  ownFields: [],
  evidenceDigest: "",
};

test("a changed city of the company is not called as the city of the site", () => {
  const content = { ...BLANK_CONTENT, city: "Boone", companyCity: "Durham", companyName: "Ruiz" };
  const labels = compareValues(before, { ...before, content }).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["City", "Company City", "Company Name"]));
});
