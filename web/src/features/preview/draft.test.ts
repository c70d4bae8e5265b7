import { expect, test } from "vitest";
import { draftOfCampaign } from "./draft-of-campaign.ts";
import { draftOfNewSite, judgedPart, withSample } from "./draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";

const typed = {
  serviceName: "Roofing",
  city: "Boise",
  state: "id",
  zip: "83702",
  phone: "208 555 0101",
  deploymentType: "netlify" as const,
  design: { theme: "", palette: "pine" },
};
const unknown = { facts: null, attempt: 0, likeness: null };

test("a new site's draft is the site that will be made of it", () => {
  const site = siteOfDraft(draftOfNewSite(typed, "abcdefghij"), { ...unknown, attempt: 2 });
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
  expect(draftOfNewSite({ ...typed, state: "Idaho" }, "abcdefghij").state).toBe("ID");
});

test.each([
  {
    left: "service",
    changes: { serviceName: " " },
    sample: { service: "Plumbing", city: "Boise" },
  },
  { left: "city", changes: { city: "" }, sample: { service: "Roofing", city: "Winston-Salem" } },
  { left: "state", changes: { state: "Ida" }, sample: { city: "Winston-Salem", state: "NC" } },
])("without a $left a sample stands in for it, and says so", ({ changes, sample }) => {
  const { draft, isSample } = withSample(draftOfNewSite({ ...typed, ...changes }, "abcdefghij"));
  expect(isSample).toBe(true);
  expect(draft).toMatchObject(sample);
  expect(draft.phone).toBe(typed.phone);
});

test("what names a service and a place is shown as it is; a phone is made up only on an untouched form", () => {
  const whole = draftOfNewSite({ ...typed, phone: "" }, "abcdefghij");
  expect(withSample(whole)).toEqual({ draft: whole, isSample: false });
  const begun = draftOfNewSite({ ...typed, phone: "", city: "" }, "abcdefghij");
  expect(withSample(begun).draft.phone).toBe("");
  const empty = { ...typed, serviceName: "", city: "", state: "", phone: "" };
  expect(withSample(draftOfNewSite(empty, "abcdefghij")).draft.phone).not.toBe("");
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
  indexing: { override: true },
};
const values = {
  main: {
    service: "Roofing",
    city: "Boise",
    state: "ID",
    zip: "83702",
    phone: "",
    email: "me@example.com",
    metatitle: "",
    metadescription: "",
    latitude: "43.6",
    longitude: " ",
  },
  company: {
    name: "Acme",
    address: { street: "1 Main", city: "", state: "", zip: "", latitude: "x", longitude: "" },
  },
  content: { cta: "Ring us" },
  openingHours: "Mon-Fri",
  reviewProfileUrl: "",
  design: { theme: "civic", palette: "pine" },
};

test("a campaign's draft holds its unsaved edits, and its tags as they are saved", () => {
  const site = siteOfDraft(draftOfCampaign(campaign, values), unknown);
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
  const moved = { ...values, main: { ...values.main, city: "Nampa" } };
  expect(siteOfDraft(draftOfCampaign(campaign, moved), unknown).latitude).toBeNull();
});

test("the server is asked about everything that its page says, and about nothing else", () => {
  const judged = judgedPart(draftOfCampaign(campaign, values));
  expect(judged).toMatchObject({ campaignId: campaign.id, service: "Roofing", indexAnyway: true });
  expect(judged).not.toHaveProperty("hostedOn");
  expect(judged).not.toHaveProperty("verification");
});
