import { generateSite } from "@mainstreet/generator/generate-site";
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

test("the preview shows the photo of a piece for all cities only on the pages of its city", () => {
  const hash = "a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90";
  const picture = { hash, width: 900, height: 700, widths: [480, 900], alt: "Our van" };
  const content = { kind: "person" as const, name: "Ana Ruiz", role: "Owner", text: "", picture };
  const photoPlace = { city: "Durham", state: "NC" };
  const evidence = [{ id: "1", city: "", state: "", photoPlace, content }];
  const pageOf = (city: string) => {
    const draft = draftOfNewSite("single", { ...typed, city }, { ...host, business });
    const { files } = generateSite(siteOfDraft(draft, { ...known, evidence }));
    return files.find(({ path }) => path === "index.html")?.text;
  };
  expect(pageOf("Durham")).toContain(hash);
  expect(pageOf("Boone")).toContain("Ana Ruiz");
  expect(pageOf("Boone")).not.toContain(hash);
});
