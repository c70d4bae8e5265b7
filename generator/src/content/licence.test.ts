import { expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { all, elementText } from "../test-markup.ts";
import { sampleBusiness, sampleFirm, sampleSite } from "../test-support.ts";

const WHOLE = { number: "P1-23456", state: "NC", board: "State Board of Plumbing" };

/** The site has no quote and no job, so the hero shows the license. */
function textWith(licence: typeof WHOLE | null): string {
  const business = { ...sampleBusiness, licence };
  const site = sampleSite({ ...sampleFirm, business, evidence: [] });
  const page = generateSite(site).files.find(({ path }) => path === "index.html");
  return elementText(all(page?.text ?? "", "main")[0]);
}

test("a license that was given whole is printed in the hero and in the contact section", () => {
  const text = textWith(WHOLE);
  expect(text.split("P1-23456, State Board of Plumbing, NC")).toHaveLength(3);
  expect(text).toContain("No. P1-23456");
});

test.each([
  null,
  { ...WHOLE, number: "" },
  { ...WHOLE, state: "" },
  { ...WHOLE, board: " " },
  { number: "", state: "NC", board: "" },
])("of %j nothing is printed", (licence) => {
  expect(textWith(licence)).not.toMatch(/License|P1-23456|State Board/);
});
