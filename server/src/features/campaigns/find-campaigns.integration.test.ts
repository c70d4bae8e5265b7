import { createBusiness } from "@mainstreet/contract/businesses";
import * as lists from "@mainstreet/contract/campaign-lists";
import { createCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { fieldFacts } from "@mainstreet/contract/content-names";
import { filterTexts } from "@mainstreet/contract/label-texts";
import { setLabels } from "@mainstreet/contract/labels";
import { applyOperation, createOperation } from "@mainstreet/contract/operations";
import type { SiteField } from "@mainstreet/contract/site-content";
import { THEMES } from "@mainstreet/generator/themes/find-theme";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { campaigns } from "./tables.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api", SIGNUP_CREDITS: "50" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function make(visitor: Visitor, made: Record<string, unknown> = {}): Promise<string> {
  const { status, response } = await visitor.send(createCampaign, {
    body: { ...PLUMBING, ...made },
  });
  expect(status).toBe(201);
  return response.id;
}

async function citiesOf(visitor: Visitor, query: Record<string, string>): Promise<string[]> {
  const { response } = await visitor.send(lists.listCampaigns, {
    query: { sort: "city", ...query },
  });
  const selected = await visitor.send(lists.selectCampaigns, { query: { sort: "city", ...query } });
  expect(selected.response.campaigns.map(({ id }) => id)).toEqual(
    response.campaigns.map(({ id }) => id),
  );
  const page = await visitor.send(lists.listPage, { query: { sort: "city", ...query } });
  expect(page.response.campaigns).toEqual(response.campaigns);
  expect(response.total).toBe(response.campaigns.length);
  return response.campaigns.map(({ city }) => city);
}

/** A valid value for each of these fields. */
const VALUES: Partial<Record<SiteField, unknown>> = {
  zip: "27101",
  phone: "336-555-0142",
  email: "office@example.test",
  searchConsoleScript: '<meta name="google-site-verification" content="abcdefghij0123456789" />',
  companyZip: "27102",
  companyState: "NC",
  reviewProfileUrl: "https://reviews.example/ruiz",
  latitude: 36.1,
  longitude: -80.2,
  companyLatitude: 36.1,
  companyLongitude: -80.2,
  leadForm: "on",
  trade: "roofing",
  indexAnyway: true,
};

const bodyOf = (field: SiteField, value: unknown) => {
  const path = fieldFacts[field].names.edit?.split(".") ?? [];
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;
};

test.runIf(IS_LONG)(
  "each optional field finds the sites that have it, those that lack it, and its text",
  async () => {
    const visitor = await product.signUp();
    const id = await make(visitor, { city: "Boone", phone: "" });
    await product.db
      .update(campaigns)
      .set({ latitude: null, longitude: null, zip: "", phone: "", theme: "", palette: "" })
      .where(eq(campaigns.id, id));
    for (const field of lists.OPTIONAL_FIELDS.filter((it) => !lists.DESIGN_FIELDS.includes(it))) {
      expect([field, await citiesOf(visitor, { has: field })]).toEqual([field, []]);
      expect([field, await citiesOf(visitor, { hasNot: field })]).toEqual([field, ["Boone"]]);
      const value = VALUES[field] ?? `Unusual ${field}`;
      const saved = await visitor.send(updateCampaign, {
        params: { id },
        body: bodyOf(field, value),
      });
      expect([field, saved.status, saved.failure]).toEqual([field, 200, saved.failure]);
      expect([field, await citiesOf(visitor, { has: field })]).toEqual([field, ["Boone"]]);
      expect([field, await citiesOf(visitor, { hasNot: field })]).toEqual([field, []]);
      if (VALUES[field] === undefined)
        expect([field, await citiesOf(visitor, { q: `unusual ${field}` })]).toEqual([
          field,
          ["Boone"],
        ]);
    }
    for (const q of ["office@example", "27101", "27102", "abcdefghij0123456789", "reviews.example"])
      expect([q, await citiesOf(visitor, { q })]).toEqual([q, ["Boone"]]);
    expect(await citiesOf(visitor, { q: "boone 336-555-0142 office" })).toEqual(["Boone"]);
  },
);

test("labels, business, theme, trade and the day of creation narrow the list and its counts", async () => {
  const visitor = await product.signUp();
  const { response: business } = await visitor.send(createBusiness, { body: { name: "Ruiz" } });
  const boone = await make(visitor, { city: "Boone", businessId: business.id });
  const cary = await make(visitor, { city: "Cary", serviceName: "Roof Repair" });
  await make(visitor, { city: "Durham", serviceName: "Zither lessons" });
  await product.db.update(campaigns).set({ theme: "pinned" }).where(eq(campaigns.id, cary));
  await product.db
    .update(campaigns)
    .set({ createdAt: new Date("2026-03-02T23:30:00Z") })
    .where(eq(campaigns.id, cary));
  const { response: labelled } = await visitor.send(setLabels, {
    params: { id: boone },
    body: { labels: ["Client A", "Winter"] },
  });
  await visitor.send(setLabels, { params: { id: cary }, body: { labels: ["client a"] } });
  const [clientA = "", winter = ""] = labelled.labels.map(({ id }) => id);

  expect(await citiesOf(visitor, { labels: clientA })).toEqual(["Boone", "Cary"]);
  expect(await citiesOf(visitor, { labels: `${clientA},${winter}` })).toEqual(["Boone"]);
  expect(await citiesOf(visitor, { businessId: business.id })).toEqual(["Boone"]);
  expect(await citiesOf(visitor, { businessId: "none" })).toEqual(["Cary", "Durham"]);
  expect(await citiesOf(visitor, { theme: "pinned" })).toEqual(["Cary"]);
  expect(await citiesOf(visitor, { trade: "plumbing" })).toEqual(["Boone"]);
  expect(await citiesOf(visitor, { trade: "none" })).toEqual(["Durham"]);
  expect(await citiesOf(visitor, { createdTo: "2026-03-02" })).toEqual(["Cary"]);
  expect(await citiesOf(visitor, { createdFrom: "2026-03-03" })).toEqual(["Boone", "Durham"]);
  expect(await citiesOf(visitor, { labels: clientA, trade: "roofing", q: "cary" })).toEqual([
    "Cary",
  ]);
  const mapped = await visitor.send(lists.mapSelection, {
    query: { labels: clientA, trade: "plumbing" },
  });
  expect(mapped.response.campaigns.map(([id]) => id)).toEqual([boone]);
  const query = { labels: clientA, deploymentStatus: "failed" } as const;
  const { response } = await visitor.send(lists.listCampaigns, { query });
  expect(response.total).toBe(0);
  expect(Object.values(response.statuses).reduce((sum, n) => sum + n)).toBe(2);
  const { response: all } = await visitor.send(lists.listCampaigns, { query: { sort: "city" } });
  expect(all.campaigns.map(({ labels }) => labels?.map(({ name }) => name))).toEqual([
    ["Client A", "Winter"],
    ["Client A"],
    [],
  ]);
});

test("a site whose theme was cleared is found by the theme that lists show, and lacks no design", async () => {
  const visitor = await product.signUp();
  const cleared = await make(visitor, { city: "Boone", design: { theme: "porch", palette: "" } });
  const changes = [{ field: "theme" as const, action: "clear" as const }];
  const body = { campaignIds: [cleared], changes };
  const { response: made } = await visitor.send(createOperation, { body });
  await visitor.send(applyOperation, { params: { id: made.id } });
  const { response: list } = await visitor.send(lists.listCampaigns, { query: {} });
  const { theme = "" } = list.campaigns[0]?.design ?? {};
  await make(visitor, { city: "Cary", design: { theme, palette: "" } });
  expect(await citiesOf(visitor, { theme })).toEqual(["Boone", "Cary"]);
  const others = THEMES.filter(({ slug }) => slug !== theme);
  for (const { slug } of others) expect(await citiesOf(visitor, { theme: slug })).toEqual([]);
  expect(await citiesOf(visitor, { theme, q: "boone" })).toEqual(["Boone"]);
  for (const field of lists.DESIGN_FIELDS) {
    expect(await citiesOf(visitor, { has: field })).toEqual(["Boone", "Cary"]);
    expect(await citiesOf(visitor, { hasNot: field })).toEqual([]);
  }
});

test("a search finds a site by its name as it is shown, with marks around words, and by its state's name", async () => {
  const visitor = await product.signUp();
  const roofs = { serviceName: "Roof Repair", phone: "" };
  await make(visitor, { ...roofs, city: "Cary" });
  await make(visitor, { ...roofs, city: "Columbia", state: "SC" });
  await make(visitor, { ...roofs, city: "Charleston", state: "WV" });
  const cary = ["Roof Repair in Cary, NC", "Cary, NC", "cary,nc", '"Cary", (NC).', "Cary | NC"];
  for (const q of [
    ...cary,
    "Cary - Roof Repair",
    "Cary, N.C.",
    "north carolina",
    "North Carolina, roof",
  ])
    expect([q, await citiesOf(visitor, { q })]).toEqual([q, ["Cary"]]);
  expect(await citiesOf(visitor, { q: "roof in West Virginia" })).toEqual(["Charleston"]);
  for (const q of ["Cary, SC", "virginia in cary", "North roof Carolina", "-"])
    expect([q, await citiesOf(visitor, { q })]).toEqual([q, []]);
});

test("lists run by name, state, status and business, both ways", async () => {
  const visitor = await product.signUp();
  const { response: ruiz } = await visitor.send(createBusiness, { body: { name: "Ruiz" } });
  const { response: adams } = await visitor.send(createBusiness, { body: { name: "adams" } });
  const boone = await make(visitor, { city: "Boone", businessId: ruiz.id });
  await make(visitor, { city: "Apex", serviceName: "Roofing", businessId: adams.id });
  await make(visitor, { city: "Columbia", state: "SC", serviceName: "Drains" });
  await product.db
    .update(campaigns)
    .set({ deploymentStatus: "none" })
    .where(eq(campaigns.id, boone));
  const order = async (query: Record<string, string>) => {
    const { response } = await visitor.send(lists.listCampaigns, { query });
    return response.campaigns.map(({ city }) => city);
  };
  expect(await order({ sort: "name" })).toEqual(["Columbia", "Boone", "Apex"]);
  expect(await order({ sort: "state" })).toEqual(["Apex", "Boone", "Columbia"]);
  expect(await order({ sort: "state", direction: "desc" })).toEqual(["Columbia", "Boone", "Apex"]);
  expect(await order({ sort: "business" })).toEqual(["Apex", "Boone", "Columbia"]);
  expect(await order({ sort: "business", q: "boone" })).toEqual(["Boone"]);
  expect((await order({ sort: "status" }))[0]).toBe("Boone");
  expect((await order({ sort: "status", direction: "desc" }))[2]).toBe("Boone");
});

test("filters with unknown values are refused, each with an error at its field", async () => {
  const visitor = await product.signUp();
  const refused = async (query: Record<string, string>) =>
    (await visitor.send(lists.listCampaigns, { query })).failure.fields;
  expect(await refused({ has: "zip,shoe" })).toEqual({ has: filterTexts.unknownField });
  expect(await refused({ labels: "x" })).toEqual({ labels: filterTexts.invalidIds });
  expect(await refused({ businessId: "x" })).toEqual({ businessId: filterTexts.invalidBusiness });
  expect(await refused({ trade: "zither" })).toEqual({ trade: filterTexts.unknownTrade });
  expect(await refused({ createdFrom: "5/6/26" })).toEqual({
    createdFrom: filterTexts.invalidDate,
  });
  for (const day of ["createdFrom", "createdTo"]) {
    expect(await refused({ [day]: "0000-12-31" })).toEqual({ [day]: filterTexts.dateTooEarly });
    expect(
      (await visitor.send(lists.listCampaigns, { query: { [day]: "0001-01-01" } })).status,
    ).toBe(200);
  }
  expect(await refused({ direction: "up" })).toEqual({ direction: filterTexts.invalidDirection });
});
