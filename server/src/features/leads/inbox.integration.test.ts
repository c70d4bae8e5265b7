import { createBusiness, getBusiness } from "@mainstreet/contract/businesses";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { dashboardMetrics } from "@mainstreet/contract/dashboard";
import { countLeads } from "@mainstreet/contract/lead-counts";
import { DEFAULT_LEAD_SETTINGS } from "@mainstreet/contract/lead-settings";
import * as settings from "@mainstreet/contract/lead-settings";
import * as api from "@mainstreet/contract/leads";
import type { FastifyInstance } from "fastify";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeForm, postLead, type TestForm } from "../../../test/leads.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { newId } from "../../platform/db/ids.ts";
import { drainSpool, spoolPost } from "./spool.ts";

let mailbox: TestMailbox;
let product: Product;
let leadsApp: FastifyInstance;
let visitor: Visitor;
let form: TestForm;
let campaignId: string;
let businessId: string;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ ...mailbox.settings, LEADS_URL: "http://leads.example" });
  leadsApp = buildLeadsApp(product.deps);
});
afterAll(async () => {
  await leadsApp.close();
  await product.assertSound();
  await product.close();
  await mailbox.close();
});
beforeEach(async () => {
  visitor = await product.signUp();
  businessId = (await visitor.send(createBusiness, { body: { name: "Ruiz Plumbing" } })).response
    .id;
  const made = await visitor.send(createCampaign, { body: { ...PLUMBING, businessId } });
  campaignId = made.response.id;
  form = await makeForm(product, visitor, { campaignId });
});

const post = (changes?: Record<string, string>) => postLead(leadsApp, form, changes);
const params = () => ({ id: businessId });
const inbox = async (query: object = {}) => (await visitor.send(api.listLeads, { query })).response;

test("leads are listed, filtered, counted, worked with, erased and deleted", async () => {
  const [, second] = [await post(), await post()];
  await post({ website: "filled" });
  await post({ name: "=HYPERLINK(1)", email: "eve@example.test", phone: "" });
  const all = await inbox();
  expect(all.counts).toEqual({ new: 3, answered: 0, won: 0, lost: 0, junk: 1 });
  expect(all.leads.map(({ name }) => name)[1]).toBe(second);
  expect((await inbox({ state: "junk", businessId })).leads).toMatchObject([
    { junkReason: "honeypot" },
  ]);
  expect((await inbox({ campaignId, from: "2020-01-01", to: "2020-01-02" })).leads).toEqual([]);
  const id = all.leads[0]?.id ?? "";
  const won = { params: { id }, body: { state: "won" as const, amount: 90_000 } };
  const changed = (await visitor.send(api.updateLead, won)).response;
  expect(changed).toMatchObject({
    state: "won",
    amount: 90_000,
    form: { consent: "You may call me." },
  });
  const refused = await visitor.send(api.updateLead, {
    params: { id },
    body: { state: "lost", amount: 1 },
  });
  expect(refused.status).toBe(400);
  const file = await product.app.inject({
    url: "/api/leads/export?state=won",
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const [titles = "", row = "", ...others] = file.body.split("\r\n");
  expect(titles).toMatch(/^\uFEFFReceived,State,Amount,.*,id$/);
  expect(row).toMatch(/,won,900,,,'=HYPERLINK\(1\),,eve@example\.test,.*,Ruiz Plumbing,/);
  expect(others).toEqual([""]);
  const counts = (await visitor.send(countLeads, { query: {} })).response;
  expect(counts).toEqual({
    sites: [{ campaignId, leads: 3, newLeads: 2 }],
    cities: [{ city: "Winston-Salem", region: "NC", leads: 3 }],
  });
  // An empty number must not match all leads without a number.
  const nobodys = { phone: "none", email: "nobody@example.test" };
  expect((await visitor.send(api.erasePerson, { body: nobodys })).status).toBe(400);
  const [listed] = (await visitor.send(listCampaigns, { query: {} })).response.campaigns;
  const ofBusiness = (await visitor.send(getBusiness, { params: params() })).response;
  expect([listed?.leads, ofBusiness.siteList[0]?.leads]).toEqual([3, 3]);
  expect((await visitor.send(dashboardMetrics, {})).response.newLeads).toBe(2);
  expect(
    (await visitor.send(api.erasePerson, { body: { phone: "+1 336 555 0199" } })).response,
  ).toEqual({ erased: 3 });
  expect((await inbox()).leads).toHaveLength(1);
  await post({ phone: "336.555.0177 ext. 12" });
  await post({ phone: "555-0177" });
  await post({ phone: "336-555-0178" });
  // Without an area code the number could be anybody's.
  const anybodys = { phone: "555-0178" };
  expect((await visitor.send(api.erasePerson, { body: anybodys })).response).toEqual({ erased: 0 });
  const body = { phone: "1 (336) 555-0177 x9" };
  expect((await visitor.send(api.erasePerson, { body })).response).toEqual({ erased: 2 });
  expect((await inbox()).leads).toHaveLength(2);
  expect((await visitor.send(api.deleteLead, { params: { id } })).status).toBe(200);
  expect((await visitor.send(api.getLead, { params: { id } })).status).toBe(404);
});

test("a lead that was marked new again for a moment keeps the time of its reply", async () => {
  await post();
  const [lead] = (await inbox()).leads;
  const { id, receivedAt } = lead ?? { id: "", receivedAt: "" };
  const change = async (body: { state: "new" | "won"; answeredAt?: string }) =>
    (await visitor.send(api.updateLead, { params: { id }, body })).response.answeredAt;
  const first = await change({ state: "won" });
  expect(await change({ state: "new" })).toBeNull();
  expect(await change({ state: "won", answeredAt: first ?? "" })).toBe(first);
  await change({ state: "new" });
  expect(await change({ state: "won", answeredAt: "1999-01-01T00:00:00Z" })).toBe(receivedAt);
  await change({ state: "new" });
  const now = await change({ state: "won", answeredAt: "2999-01-01T00:00:00Z" });
  expect(Math.abs(Date.parse(now ?? "") - Date.now())).toBeLessThan(60_000);
  await change({ state: "new" });
  expect(Date.parse((await change({ state: "won" })) ?? "")).toBeGreaterThan(
    Date.parse(first ?? ""),
  );
});

test("counts are narrowed by business and by site", async () => {
  await post();
  const others = (await visitor.send(createBusiness, { body: { name: "Lee Roofing" } })).response
    .id;
  const citiesOf = async (query: object) =>
    (await visitor.send(countLeads, { query })).response.cities.map(({ leads }) => leads);
  expect(await citiesOf({ businessId })).toEqual([1]);
  expect(await citiesOf({ businessId: others })).toEqual([]);
  expect(await citiesOf({ campaignId })).toEqual([1]);
  expect(await citiesOf({ campaignId: others })).toEqual([]);
});

test("a lead that leaves the junk folder is delivered, and a user can put a lead into it", async () => {
  const name = await post({ website: "filled" });
  const id = (await inbox({ state: "junk" })).leads[0]?.id ?? "";
  await visitor.send(api.updateLead, { params: { id }, body: { state: "new" } });
  await mailbox.waitFor(visitor.user.email, name);
  const { response } = await visitor.send(api.updateLead, {
    params: { id },
    body: { state: "junk" },
  });
  expect(response.junkReason).toBe("by-hand");
});

test("the page of a link uses the business's time zone, reports a wrong amount, and warns before an amount is lost", async () => {
  const name = await post();
  const mail = await mailbox.waitFor(visitor.user.email, name);
  const url = /leads\.example(\/l\/[\w-]{43})/.exec(mail.text)?.[1] ?? "";
  const set = (changes: SQL) =>
    product.db.execute(sql`update leads set ${changes} where user_id = ${visitor.user.id}`);
  await set(sql`received_at = '2026-11-28T23:05:00Z'`);
  const shown = async () => (await leadsApp.inject(url)).body.replaceAll("\u202F", " ");
  expect(await shown()).toContain("Sat, Nov 28, 2026, 6:05 PM EST");
  await set(sql`city = 'Nowhere', region = ''`);
  expect(await shown()).toContain("Sat, Nov 28, 2026, 11:05 PM UTC");
  const body = { ...DEFAULT_LEAD_SETTINGS, timeZone: "America/Phoenix" };
  await visitor.send(settings.saveLeadSettings, { params: params(), body });
  expect(await shown()).toContain("Sat, Nov 28, 2026, 4:05 PM MST");

  const choose = async (chosen: Record<string, string>) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(chosen).toString();
    const response = await leadsApp.inject({ method: "POST", url, headers, payload });
    const [lead] = (await inbox()).leads;
    return { response, saved: [lead?.state, lead?.amount, lead?.lostReason] };
  };
  const wrong = await choose({ state: "won", amount: "a lot" });
  expect([wrong.response.statusCode, wrong.saved]).toEqual([422, ["new", null, ""]]);
  expect(wrong.response.body).toMatch(
    /value="a lot" aria-invalid="true" aria-describedby="wrong".*id="wrong">[^<]*1,250\.50/s,
  );
  const won = await choose({ state: "won", amount: "$900" });
  expect([won.response.statusCode, won.saved]).toEqual([200, ["won", 90_000, ""]]);
  expect(won.response.body).toContain('value="$900"');
  const question = await choose({ state: "answered" });
  expect([question.response.statusCode, question.saved]).toEqual([422, ["won", 90_000, ""]]);
  expect(question.response.body).toContain("Change “Won · $900” to “Answered”?");
  const lost = { state: "lost", why: "Too dear" };
  expect((await choose(lost)).response.body).toContain('name="why" value="Too dear"');
  expect((await choose({ ...lost, sure: "yes" })).saved).toEqual(["lost", null, "Too dear"]);
});

test("a lead that the disk held is escalated after its usual time, and not if its owner opens it", async () => {
  const { send, user } = visitor;
  const business = { params: { id: businessId } };
  const body = { ...DEFAULT_LEAD_SETTINGS, escalateAfter: 15, retentionMonths: 12 };
  await send(settings.saveLeadSettings, { ...business, body });
  const boss = { channel: "mail" as const, address: `boss-${user.email}`, isEscalation: true };
  await send(settings.addLeadRecipient, { ...business, body: boss });
  await product.db.execute(
    sql`update lead_recipients set confirmed_at = now() where user_id = ${user.id}`,
  );
  const fields = { name: "Eve", phone: "336-555-0123", email: "", topic: "", zip: "", message: "" };
  const typed = { fields, place: "", hasConsent: false, hidden: form.hidden, honeypot: "" };
  const id = newId();
  const receivedAt = new Date(Date.now() - 3_600_000);
  const arrived = { id, token: form.token, post: typed, sender: "192.0.2.9", receivedAt };
  await spoolPost(product.deps, { ...arrived, isCanary: false });
  // On a busy machine a message of an earlier test may be there, too.
  expect(await drainSpool(product.deps)).toBeGreaterThan(0);
  await mailbox.waitFor(user.email, "Eve");
  const { rows } = await product.db.execute(sql`select kept_months from leads where id = ${id}`);
  expect(rows).toEqual([{ kept_months: 12 }]);
  const minutes = sql`select round(extract(epoch from due_at - now()) / 60)::int as minutes, state, reason
    from lead_deliveries where user_id = ${user.id} and is_escalation`;
  const late = async () => (await product.db.execute(minutes)).rows[0];
  expect(await late()).toMatchObject({ state: "waiting", minutes: expect.toBeOneOf([14, 15]) });
  const stranger = await product.signUp();
  expect((await stranger.send(api.getLead, { params: { id } })).status).toBe(404);
  expect(await late()).toMatchObject({ state: "waiting" });
  await send(api.getLead, { params: { id } });
  const opened = { state: "dropped", reason: "it was opened in the dashboard" };
  expect(await late()).toMatchObject(opened);
  await product.db.execute(sql`update outbox set next_try_at = now() where user_id = ${user.id}`);
  const ends = sql`select state, reason from outbox where user_id = ${user.id} and kind = 'lead' and state <> 'sent'`;
  await expect.poll(async () => (await product.db.execute(ends)).rows).toEqual([opened]);
});
