import { createBusiness } from "@mainstreet/contract/businesses";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { DEFAULT_LEAD_SETTINGS } from "@mainstreet/contract/lead-settings";
import * as settings from "@mainstreet/contract/lead-settings";
import * as api from "@mainstreet/contract/leads";
import type { FastifyInstance } from "fastify";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeForm, postLead, type TestForm } from "../../../test/leads.ts";
import { PLUMBING, type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { startReceiver, signedBody } from "../../../test/webhook-receiver.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { outbox } from "../../platform/outbox/outbox-table.ts";
import { composeLeadMail } from "./compose-lead.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let mailbox: TestMailbox;
let product: Product;
let leadsApp: FastifyInstance;
let visitor: Visitor;
let form: TestForm;
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
  form = await makeForm(product, visitor, { campaignId: made.response.id });
});

const post = (changes?: Record<string, string>) => postLead(leadsApp, form, changes);
const params = () => ({ id: businessId });
const inbox = async (query: object = {}) => (await visitor.send(api.listLeads, { query })).response;

/** Confirmed as by the link in the mail to them. */
async function addConfirmed(address: string): Promise<string> {
  const body = { channel: "mail" as const, address };
  const { response } = await visitor.send(settings.addLeadRecipient, { params: params(), body });
  await product.db.execute(
    sql`update lead_recipients set confirmed_at = now() where id = ${response.id}`,
  );
  return response.id;
}
const remove = (recipientId: string) =>
  visitor.send(settings.removeLeadRecipient, { params: { ...params(), recipientId } });
const clockIn = (hours: number) =>
  new Intl.DateTimeFormat("en-GB", {
    timeZone: DEFAULT_LEAD_SETTINGS.timeZone,
    hour: "2-digit",
    minute: "2-digit",
  }).format(Date.now() + hours * 3_600_000);
const beQuiet = () =>
  visitor.send(settings.saveLeadSettings, {
    params: params(),
    body: { ...DEFAULT_LEAD_SETTINGS, quietFrom: clockIn(-1), quietTo: clockIn(2) },
  });
const endQuietHours = () =>
  product.db.execute(
    sql`update outbox set next_try_at = now() where id in (select id from lead_deliveries where user_id = ${visitor.user.id})`,
  );
/** The states of the messages about the newest lead. */
async function newestTrail() {
  const id = (await inbox()).leads[0]?.id ?? "";
  const { deliveries } = (await visitor.send(api.getLead, { params: { id } })).response;
  return deliveries
    .map(({ recipient, state, reason }) => [recipient, state, reason])
    .toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
}

test("a recipient confirms the address first, and escalation recipients get what nobody has opened", async () => {
  const add = (address: string, isEscalation: boolean) =>
    visitor.send(settings.addLeadRecipient, {
      params: params(),
      body: { channel: "mail", address, isEscalation },
    });
  const [first, boss] = [
    `ana-${visitor.user.id}@example.test`,
    `boss-${visitor.user.id}@example.test`,
  ];
  expect((await add(first, false)).response.confirmedAt).toBeNull();
  await add(boss, true);
  expect((await add(boss, true)).status).toBe(409);
  expect((await add("nobody", false)).status).toBe(400);
  for (const address of [first, boss]) {
    const { text } = await mailbox.waitFor(
      address,
      "Confirm that you want messages from website visitors",
    );
    const path = /leads\.example(\/r\/[\w-]{43})/.exec(text)?.[1] ?? "";
    expect((await leadsApp.inject(path)).body).toContain("Yes, send them to me");
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const confirmed = await leadsApp.inject({ method: "POST", url: path, headers, payload: "" });
    expect(confirmed.body).toContain("confirmed");
  }
  const body = { ...DEFAULT_LEAD_SETTINGS, escalateAfter: 15 };
  await visitor.send(settings.saveLeadSettings, { params: params(), body });
  const opened = await post();
  const mail = await mailbox.waitFor(first, opened);
  await leadsApp.inject(`${/leads\.example(\/l\/[\w-]{43})/.exec(mail.text)?.[1]}/seen.gif`);
  const unopened = await post();
  await mailbox.waitFor(first, unopened);
  expect(await mailbox.read(visitor.user.email)).not.toContainEqual(
    expect.objectContaining({ subject: opened }),
  );
  await product.db.execute(
    sql`update outbox set next_try_at = now() where kind = 'lead' and state = 'waiting'`,
  );
  await mailbox.waitFor(boss, `Still waiting: ${unopened}`);
  const id = (await inbox()).leads.at(-1)?.id ?? "";
  const trail = async () =>
    (await visitor.send(api.getLead, { params: { id } })).response.deliveries;
  await expect.poll(trail).toMatchObject([
    { recipient: first, state: "sent", openedAt: expect.any(String) },
    { recipient: boss, state: "dropped", reason: "it was opened in time" },
  ]);
});

test("a webhook and the service for text messages get signed requests, which are tried again, and their addresses are kept sealed", async () => {
  const receiver = await startReceiver();
  const { url: base, to } = receiver;
  const targets = { webhookUrl: `${base}/hook-of-this-test`, smsUrl: `${base}/sms-of-this-test` };
  const body = { ...DEFAULT_LEAD_SETTINGS, ...targets };
  const saved = (await visitor.send(settings.saveLeadSettings, { params: params(), body }))
    .response;
  const { webhookSecret = "", smsSecret = "" } = saved;
  expect(new Set([webhookSecret, smsSecret, undefined, ""]).size).toBe(4);
  const again = await visitor.send(settings.readLeadSettings, { params: params() });
  for (const secret of ["-of-this-test", webhookSecret, smsSecret])
    expect(JSON.stringify(again.response)).not.toContain(secret);
  const number = { channel: "sms" as const, address: "+1 336-555-0177" };
  await visitor.send(settings.addLeadRecipient, { params: params(), body: number });
  const name = await post({ topic: "Leak" });
  await expect.poll(receiver.count).toBe(4);
  const [first, second] = to("/hook-of-this-test");
  expect(signedBody(second, webhookSecret)).toMatchObject({
    event: "lead.received",
    lead: { name },
  });
  expect(first?.headers["idempotency-key"]).toBe(second?.headers["idempotency-key"]);
  const [before, text] = to("/sms-of-this-test");
  const sms = signedBody(text, smsSecret);
  const { "idempotency-key": id } = text?.headers ?? {};
  expect(sms).toEqual({ id, to: number.address, text: expect.any(String) });
  expect(before?.body).toBe(text?.body);
  const link = /^Ruiz Plumbing: (.+)\. http:\/\/leads\.example(\/l\/[\w-]{43})$/.exec(
    sms.text ?? "",
  );
  expect(link?.[1]).toBe(`${name}, (336) 555-0199, Leak`);
  expect((await leadsApp.inject(link?.[2] ?? "")).body).toContain(name);
  await leadsApp.inject(`${link?.[2]}/seen.gif`);
  const opened = sql`select channel from lead_deliveries where user_id = ${visitor.user.id} and opened_at is not null`;
  expect((await product.db.execute(opened)).rows).toEqual([{ channel: "sms" }]);
  receiver.close();
});

test("messages wait for the end of the quiet hours", async () => {
  await beQuiet();
  const name = await post();
  const id = (await inbox()).leads[0]?.id ?? "";
  const { deliveries } = (await visitor.send(api.getLead, { params: { id } })).response;
  expect(deliveries).toMatchObject([{ state: "waiting" }]);
  expect(Date.parse(deliveries[0]?.dueAt ?? "") > Date.now()).toBe(true);
  await endQuietHours();
  await mailbox.waitFor(visitor.user.email, name);
});

test.runIf(IS_LONG)("a waiting message is sent only to present recipients", async () => {
  const [ana, ben] = [`ana-${visitor.user.id}@example.test`, `ben-${visitor.user.id}@example.test`];
  const [idOfAna, idOfBen] = [await addConfirmed(ana), await addConfirmed(ben)];
  await beQuiet();
  const first = await post();
  await remove(idOfAna);
  await endQuietHours();
  await mailbox.waitFor(ben, first);
  const dropped = ["dropped", "this recipient hears of no leads any more"];
  await expect.poll(newestTrail).toEqual([
    [ana, ...dropped],
    [ben, "sent", ""],
  ]);
  const second = await post();
  await remove(idOfBen);
  const owner = visitor.user.email;
  // No other recipient is left: the owner gets the message, once the quiet hours are over.
  await endQuietHours();
  await expect.poll(newestTrail).toEqual([
    [ben, ...dropped],
    [owner, "waiting", ""],
  ]);
  await endQuietHours();
  await mailbox.waitFor(owner, second);
  const subjects = async (address: string) =>
    (await mailbox.read(address)).map(({ subject }) => subject);
  expect(await subjects(ana)).not.toContain(first);
  expect(await subjects(ben)).not.toContain(second);
});

test.runIf(IS_LONG)("a lead in the junk folder is not sent until it leaves it", async () => {
  await beQuiet();
  const name = await post();
  const id = (await inbox()).leads[0]?.id ?? "";
  const put = (state: "junk" | "new") =>
    visitor.send(api.updateLead, { params: { id }, body: { state } });
  await put("junk");
  await endQuietHours();
  const messages = async () => {
    const { deliveries } = (await visitor.send(api.getLead, { params: { id } })).response;
    return deliveries.map(({ state, reason }) => [state, reason]);
  };
  const dropped = ["dropped", "it was put into the junk folder"];
  await expect.poll(messages).toEqual([dropped]);
  await put("new");
  expect(await messages()).toEqual([dropped, ["waiting", ""]]);
  await endQuietHours();
  await mailbox.waitFor(visitor.user.email, name);
  await expect.poll(messages).toEqual([dropped, ["sent", ""]]);
  await put("junk");
  await put("new");
  expect(await messages()).toHaveLength(2);
  // Erased while its message waits.
  await post();
  const last = (await inbox()).leads[0]?.id ?? "";
  await visitor.send(api.deleteLead, { params: { id: last } });
  await product.db.execute(
    sql`update outbox set next_try_at = now() where user_id = ${visitor.user.id} and state = 'waiting'`,
  );
  const ends = sql`select reason from outbox where user_id = ${visitor.user.id} and kind = 'lead' order by id desc limit 1`;
  const reason = async () => (await product.db.execute(ends)).rows;
  await expect.poll(reason).toEqual([{ reason: "the message was deleted" }]);
});

test("in production the owner gets what visitors write only at a confirmed address", async () => {
  const { db, deps } = product;
  const production = { ...deps, config: { ...deps.config, isProduction: true } };
  const waiting = () =>
    db
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.userId, visitor.user.id),
          eq(outbox.kind, "lead"),
          eq(outbox.state, "waiting"),
        ),
      );
  const compose = async () => {
    const [row] = await waiting();
    if (!row) throw new Error("No message waits");
    return db.transaction((tx) => composeLeadMail(tx, production, row));
  };
  await beQuiet();
  await post();
  const dropped = "the address of the account is not confirmed";
  expect(await compose()).toEqual({ dropped });
  expect(await newestTrail()).toEqual([[visitor.user.email, "dropped", dropped]]);
  // A worker that was killed here has left the row of the outbox behind, and the next one ends it.
  await endQuietHours();
  await expect.poll(waiting).toEqual([]);
  await db.execute(sql`update users set email_confirmed_at = now() where id = ${visitor.user.id}`);
  await post();
  expect(await compose()).toMatchObject({ address: visitor.user.email });
});

test.runIf(IS_LONG)("after a day of tries a lead is shown as undelivered", async () => {
  await mailbox.fail({ at: "recipient", code: 451, times: 1_000_000 });
  await post();
  const isMessage = sql`user_id = ${visitor.user.id} and kind = 'lead'`;
  await product.db.execute(
    sql`update outbox set created_at = now() - interval '30 hours', tries = 0 where ${isMessage}`,
  );
  const message = async () =>
    (
      await product.db.execute<{ state: string; tries: number }>(
        sql`select state, tries from outbox where ${isMessage}`,
      )
    ).rows[0];
  await expect.poll(async () => (await message())?.tries).toBeGreaterThan(2);
  expect(await message()).toMatchObject({ state: "waiting" });
  const undelivered = async () => (await inbox()).leads.map(({ isUndelivered }) => isUndelivered);
  expect(await undelivered()).toEqual([false]);
  await product.db.execute(
    sql`update lead_deliveries set due_at = now() - interval '24 hours' where user_id = ${visitor.user.id}`,
  );
  const words = expect.stringMatching(/in a day: EENVELOPE 451$/);
  await expect.poll(newestTrail).toEqual([[visitor.user.email, "failed", words]]);
  expect(await undelivered()).toEqual([true]);
  await mailbox.clearFaults();
});
