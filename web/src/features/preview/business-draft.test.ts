import { BLANK_BUSINESS } from "@mainstreet/contract/business-content";
import { expect, test } from "vitest";
import { checkedPart, draftOfNewSite } from "./draft.ts";
import { siteOfDraft } from "./site-of-draft.ts";

const business = {
  id: "0199a1b2-0000-7000-8000-000000000006",
  content: { ...BLANK_BUSINESS, name: "Ruiz Plumbing", phone: "336-555-0100", about: "We dig." },
};
const typed = { serviceName: "Plumbing", city: "Durham", state: "nc", phone: "" };
const host = { siteKey: "k3v9x2m7q4", deploymentType: "netlify" } as const;
const known = { facts: null, attempt: 0, likeness: null };

test("the preview of a new site has its business's values where the form is blank", () => {
  const draft = draftOfNewSite("single", typed, { ...host, business });
  expect(siteOfDraft(draft, known)).toMatchObject({
    phone: "336-555-0100",
    company: { name: "Ruiz Plumbing" },
    business: { name: "Ruiz Plumbing", about: "We dig." },
  });
  expect(checkedPart(draft)).toMatchObject({ phone: "", businessId: business.id });
});

test("the preview of a campaign shows what its form holds, also where that is blank", () => {
  const draft = draftOfNewSite("single", typed, { ...host, business });
  const site = siteOfDraft({ ...draft, campaignId: business.id }, known);
  expect(site).toMatchObject({ phone: "", business: { phone: "", about: "We dig." } });
  expect(siteOfDraft(draftOfNewSite("single", typed, host), known).business).toBeNull();
});
