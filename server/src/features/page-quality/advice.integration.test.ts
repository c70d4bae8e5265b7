import { createBusiness } from "@mainstreet/contract/businesses";
import { addEvidence, publishEvidence } from "@mainstreet/contract/evidence";
import type { Quality, SiteDraft } from "@mainstreet/contract/page-quality";
import { checkQuality } from "@mainstreet/contract/page-quality";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

const draft = (changes: Partial<SiteDraft> = {}): SiteDraft => ({
  siteKey: "abcdefghij234567",
  service: "Plumbing",
  city: "Winston-Salem",
  state: "NC",
  phone: "336-555-0142",
  ...changes,
});

const check = async (visitor: Visitor, body: SiteDraft) =>
  (await visitor.send(checkQuality, { body })).response;

const QUOTE = {
  kind: "quote" as const,
  customer: "Dana R.",
  source: "By e-mail",
  permission: true as const,
};

test("words of the page alone and what would help follow what the business shows in its city", async () => {
  const visitor = await product.signUp();
  const kinds = ({ advice }: Quality) => advice.map(({ kind }) => kind);
  const alone = await check(visitor, draft());
  expect(kinds(alone)).toEqual(["business", "ownTexts"]);
  expect(alone.uniqueWords).toMatchObject({ evidence: 0, ownTexts: 0 });
  expect(alone.outlook).toMatch(/^Search engines may list this page, but/);
  expect((await check(visitor, draft({ phone: "" }))).outlook).toBe(
    "This page stays out of search engines until it has a phone number or an email address.",
  );

  const body = { name: "Ruiz Plumbing" };
  const { id: businessId } = (await visitor.send(createBusiness, { body })).response;
  const params = { id: businessId };
  const ofBusiness = await check(visitor, draft({ businessId }));
  expect(kinds(ofBusiness)).toEqual(["services", "job", "quote"]);
  expect(ofBusiness.advice[1]?.text).toMatch(
    /^Two photos of jobs in Winston-Salem would help most/,
  );

  const content = { ...QUOTE, text: Array.from({ length: 60 }, (_, id) => `w${id}`).join(" ") };
  const pieces = ["Winston Salem", "Kernersville"].map(async (city) => {
    const added = { params, body: { content, city, state: "NC" } };
    return (await visitor.send(addEvidence, added)).response.id;
  });
  await visitor.send(publishEvidence, { params, body: { ids: await Promise.all(pieces) } });
  const shown = await check(visitor, draft({ businessId }));
  expect(kinds(shown)).toEqual(["services", "job", "price"]);
  expect(shown.uniqueWords).toMatchObject({ evidence: 40 });
  expect(shown.uniqueWords?.share).toBeGreaterThan(ofBusiness.uniqueWords?.share ?? 1);
  expect(shown.evidence).toHaveLength(1);
  // The preview of a new site with several places uses the evidence of all of them.
  const locations = [{ city: "Kernersville", state: "NC" }];
  expect((await check(visitor, draft({ businessId, locations }))).evidence).toHaveLength(2);
});
