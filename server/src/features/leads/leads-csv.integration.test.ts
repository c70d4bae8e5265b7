import { createBusiness } from "@mainstreet/contract/businesses";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { countLeads } from "@mainstreet/contract/lead-counts";
import * as api from "@mainstreet/contract/leads";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeForm, postLead, type TestForm } from "../../../test/leads.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { readCsv } from "../../../test/read-csv.ts";
import { buildLeadsApp } from "../../leads-server.ts";

let product: Product;
let leadsApp: FastifyInstance;
let visitor: Visitor;
let form: TestForm;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api", LEADS_URL: "http://leads.example" });
  leadsApp = buildLeadsApp(product.deps);
});
afterAll(async () => {
  await leadsApp.close();
  await product.assertSound();
  await product.close();
});
beforeEach(async () => {
  visitor = await product.signUp();
  const business = (await visitor.send(createBusiness, { body: { name: "Ruiz Plumbing" } }))
    .response;
  const body = { ...PLUMBING, businessId: business.id };
  const campaignId = (await visitor.send(createCampaign, { body })).response.id;
  form = await makeForm(product, visitor, { campaignId });
});

/** The rows of a file by the titles of its columns. */
function rowsOf(text: string): Record<string, string>[] {
  const [titles = [], ...rows] = readCsv(text);
  return rows.map((row) => Object.fromEntries(row.map((cell, at) => [titles[at], cell])));
}

async function fileOf(query: Record<string, string>) {
  const url = `/api/leads/export?${new URLSearchParams(query).toString()}`;
  const headers = { authorization: `Bearer ${visitor.token}` };
  return rowsOf((await product.app.inject({ url, headers })).body);
}

const post = (changes?: Record<string, string>) => postLead(leadsApp, form, changes);

test("days are those of a time zone that is given, in the list, the counts and the file alike", async () => {
  await post();
  await product.db.execute(
    sql`update leads set received_at = '2026-03-10T03:30:00Z' where user_id = ${visitor.user.id}`,
  );
  const found = async (query: Record<string, string>) => {
    const { leads } = (await visitor.send(api.listLeads, { query })).response;
    const { cities } = (await visitor.send(countLeads, { query })).response;
    return [leads.length, cities.length, (await fileOf(query)).length];
  };
  const [ninth, tenth] = ["2026-03-09", "2026-03-10"].map((day) => ({ from: day, to: day }));
  const timeZone = "America/New_York";
  expect(await found({ ...ninth, timeZone })).toEqual([1, 1, 1]);
  expect(await found({ ...tenth, timeZone })).toEqual([0, 0, 0]);
  expect(await found({ ...ninth })).toEqual([0, 0, 0]);
  expect(await found({ ...tenth })).toEqual([1, 1, 1]);
  for (const unknown of ["Mars/Olympus", "+05:30"])
    expect((await visitor.send(api.listLeads, { query: { timeZone: unknown } })).status).toBe(400);
});

test("the file shows who may be called, who may not, and whose form had no consent box", async () => {
  await post({ consent: "yes" });
  await post();
  await post({ form: "", consent: "yes" });
  const read = async (state: string) =>
    (await fileOf({ state })).map((row) => row["May be called"]);
  expect(await read("new")).toEqual(["no", "yes"]);
  expect(await read("junk")).toEqual(["not asked"]);
});

test("all that one person has sent is one file, the junk folder included, and nobody else's", async () => {
  await post({ name: "Dana", phone: "+1 336 555 0100" });
  await post({ name: "Dana again", phone: "", email: "Dana@Example.test" });
  await post({ name: "Dana as junk", phone: "336.555.0100", website: "filled" });
  await post({ name: "Somebody else" });
  const download = (body: object, { token }: Visitor = visitor) =>
    product.app.inject({
      method: "POST",
      url: "/api/leads/export-person",
      headers: { authorization: `Bearer ${token}` },
      body,
    });
  const person = { phone: "(336) 555-0100", email: "dana@example.test" };
  const names = rowsOf((await download(person)).body).map((row) => row["Name"]);
  expect(names).toEqual(["Dana again", "Dana", "Dana as junk"]);
  expect(rowsOf((await download(person, await product.signUp())).body)).toEqual([]);
  expect((await download({ phone: "", email: "" })).statusCode).toBe(400);
});
