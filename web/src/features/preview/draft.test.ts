import { BLANK_CONTENT } from "@mainstreet/contract/content-names";
import { expect, test } from "vitest";
import { checkedPart, draftOfCampaign, draftOfNewSite, withSample } from "./draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";

const typed = {
  serviceName: "Roofing",
  city: "Boise",
  state: "id",
  zip: "83702",
  phone: "208 555 0101",
  design: { theme: "", palette: "pine" },
};
const host = { siteKey: "abcdefghij", deploymentType: "netlify" as const };
const draftOf = (body: object) => draftOfNewSite("single", body, host);
const unknown = { facts: null, attempt: 0, likeness: null };

test("a new site's draft equals the site that will be created from it", () => {
  const site = siteOfDraft(draftOf(typed), { ...unknown, attempt: 2 });
  expect(site).toMatchObject({
    siteKey: "abcdefghij",
    attempt: 2,
    service: "Roofing",
    city: "Boise",
    state: { code: "ID", name: "Idaho" },
    phone: "208 555 0101",
    readsHeadersFile: true,
    design: { theme: "", palette: "pine" },
  });
  // Its address is written with the code as well.
  expect(draftOf({ ...typed, state: "Idaho" }).state).toBe("ID");
});

test.each([
  {
    left: "service",
    changes: { serviceName: " " },
    sample: { service: "Plumbing", city: "Boise" },
  },
  { left: "city", changes: { city: "" }, sample: { service: "Roofing", city: "Winston-Salem" } },
  { left: "state", changes: { state: "Ida" }, sample: { city: "Winston-Salem", state: "NC" } },
])("without a $left a sample is shown in its place, marked as such", ({ changes, sample }) => {
  const { draft, isSample } = withSample(draftOf({ ...typed, ...changes }));
  expect(isSample).toBe(true);
  expect(draft).toMatchObject(sample);
  expect(draft.phone).toBe(typed.phone);
});

test("what names a service and a place is shown as it is; a phone is made up only on an untouched form", () => {
  const whole = draftOf({ ...typed, phone: "" });
  expect(withSample(whole)).toEqual({ draft: whole, isSample: false });
  const begun = draftOf({ ...typed, phone: "", city: "" });
  expect(withSample(begun).draft.phone).toBe("");
  const empty = { ...typed, serviceName: "", city: "", state: "", phone: "" };
  expect(withSample(draftOf(empty)).draft.phone).not.toBe("");
});

const campaign = {
  id: "01990000-0000-7000-8000-000000000000",
  siteKey: "abcdefghij",
  deploymentType: "aws" as const,
  main: {
    city: "Boise",
    state: "ID",
    searchConsoleScript:
      '<meta name="google-site-verification" content="token-1">\ngoogle0123456789ab.html',
  },
  deployed: true,
  indexing: { indexable: true, reasons: [], override: true },
};
const content = {
  ...BLANK_CONTENT,
  service: "Roofing",
  city: "Boise",
  state: "ID",
  zip: "83702",
  email: "me@example.com",
  latitude: 43.6,
  companyName: "Acme",
  companyStreet: "1 Main",
  cta: "Ring us",
  openingHours: "Mon-Fri",
  theme: "civic",
  palette: "pine",
};

test("a campaign's draft holds its unsaved edits, and its tags as they are saved", () => {
  const site = siteOfDraft(draftOfCampaign(campaign, content), unknown);
  expect(site).toMatchObject({
    readsHeadersFile: false,
    email: "me@example.com",
    company: { name: "Acme", address: { street: "1 Main" }, latitude: null, longitude: null },
    cta: "Ring us",
    openingHours: "Mon-Fri",
    latitude: 43.6,
    longitude: null,
    indexAnyway: true,
    verification: [
      { provider: "google-site-verification", token: "token-1" },
      { provider: "google", file: "google0123456789ab.html" },
    ],
  });
});

test("a campaign that moves to another city leaves its position behind", () => {
  const moved = { ...content, city: "Nampa" };
  const site = siteOfDraft(draftOfCampaign(campaign, moved), unknown);
  expect(site).toMatchObject({ latitude: null, wasIndexed: false });
  expect(siteOfDraft(draftOfCampaign(campaign, content), unknown).wasIndexed).toBe(true);
});

test("the quality check gets everything that the page prints, and nothing else", () => {
  const checked = checkedPart(draftOfCampaign(campaign, content));
  expect(checked).toMatchObject({ campaignId: campaign.id, service: "Roofing", indexAnyway: true });
  expect(checked).not.toHaveProperty("hostedOn");
  expect(checked).not.toHaveProperty("verification");
  expect(checked).not.toHaveProperty("latitude");
});
