import { listBrokenForms } from "@mainstreet/contract/broken-forms";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { listLeads } from "@mainstreet/contract/leads";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { eq, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { freePort } from "../../../test/start-postgres.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { leadForms } from "../leads/tables.ts";
import { noteOutcome } from "./note-outcome.ts";
import { runDueTrials } from "./run-due-trials.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let mailbox: TestMailbox;
let product: Product;
let leadsApp: FastifyInstance;
let port: number;

async function receive(): Promise<void> {
  leadsApp = buildLeadsApp(product.deps);
  await leadsApp.listen({ port });
}

beforeAll(async () => {
  mailbox = await startMailbox();
  port = await freePort();
  const settings = { LEADS_URL: `http://localhost:${port}`, SIGNUP_CREDITS: "20" };
  product = await startProduct({ ...mailbox.settings, ...settings });
  await receive();
});
afterAll(async () => {
  await leadsApp.close();
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

/** A live site whose pages have the form. */
async function publishForm(visitor: Visitor): Promise<string> {
  const { id } = await makeCampaign(visitor);
  const params = { id };
  await visitor.send(updateCampaign, { params, body: { leadForm: "on" } });
  await visitor.send(redeployCampaign, { params });
  await endOfDeployment(visitor, id);
  return id;
}

const query = async <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await product.db.execute<T>(statement)).rows;

/** Tries the forms of a user now. */
async function tryForms({ user }: Visitor): Promise<number> {
  await query(sql`update lead_forms set trial_due_at = now() where user_id = ${user.id}`);
  return runDueTrials(product.deps);
}

const incidentsOf = ({ user }: Visitor) =>
  query(sql`select fault, ended_at is null as open, mail_id is not null as mailed
    from form_incidents where user_id = ${user.id} order by fault`);

/** The sites with broken forms that the dashboard lists, and their faults. */
async function brokenOf(visitor: Visitor, campaignId?: string) {
  const { response } = await visitor.send(listBrokenForms, {
    query: campaignId === undefined ? {} : { campaignId },
  });
  expect(response.total).toBe(response.forms.length);
  return response.forms.map(({ campaignId: id, fault }) => ({ id, fault }));
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

test("a form is tried to the end of the outbox, and the trial is shown to nobody", async () => {
  const visitor = await product.signUp();
  const id = await publishForm(visitor);
  const [first] = await query<{ hours: number }>(sql`
    select extract(epoch from trial_due_at - now()) / 3600 as hours from lead_forms where campaign_id = ${id}`);
  expect(Number(first?.hours)).toBeGreaterThan(-0.1);
  expect(Number(first?.hours)).toBeLessThan(24);

  expect(await tryForms(visitor)).toBe(1);
  expect(
    await query(sql`
    select l.is_canary, l.form_version <> '' as proven, d.state, d.reason
      from leads l join lead_deliveries d on d.lead_id = l.id where l.user_id = ${visitor.user.id}`),
  ).toEqual([
    { is_canary: true, proven: true, state: "dropped", reason: "a trial of the form ends here" },
  ]);
  const { response } = await visitor.send(listLeads, { query: {} });
  expect([response.leads, response.counts.new]).toEqual([[], 0]);
  const mails = await mailbox.read(visitor.user.email);
  expect(mails.map(({ subject }) => subject).join("")).not.toContain("Form check");
  expect(await incidentsOf(visitor)).toEqual([]);
  expect(await runDueTrials(product.deps)).toBe(0);

  // Nobody manages a site in the trash, even if it stays online, so its form is not tried.
  await visitor.send(deleteCampaign, { params: { id }, query: { keepSite: "true" } });
  expect(await tryForms(visitor)).toBe(0);
});

test.runIf(IS_LONG)(
  "forms that fail twice are one mail, say nothing more while they fail, and end their incidents when they work",
  async () => {
    const visitor = await product.signUp();
    const ids = [await publishForm(visitor), await publishForm(visitor)];
    await leadsApp.close();
    expect(await tryForms(visitor)).toBe(2);
    expect(await incidentsOf(visitor)).toEqual([]);
    await tryForms(visitor);
    const broken = { fault: "not-received", open: true };
    expect(await incidentsOf(visitor)).toEqual([
      { ...broken, mailed: false },
      { ...broken, mailed: false },
    ]);
    const [first = "", second = ""] = ids;
    const { fault } = broken;
    // One round found both.
    expect((await brokenOf(visitor)).toSorted(byId)).toEqual(
      [first, second].map((id) => ({ id, fault })).toSorted(byId),
    );
    expect(await brokenOf(visitor, first)).toEqual([{ id: first, fault }]);
    expect(await brokenOf(await product.signUp(), first)).toEqual([]);
    await query(
      sql`update outbox set next_try_at = now() where user_id = ${visitor.user.id} and kind = 'forms-broken'`,
    );
    const mail = await mailbox.waitFor(visitor.user.email, "2 contact forms do not work");
    expect(mail.text.match(/what was sent by the form was not taken\./g)).toHaveLength(2);

    // The pages are not at the recorded address: another fault of the same incident.
    await query(
      sql`update site_versions set address = address || 'moved/' where campaign_id = ${ids[0]}`,
    );
    await receive();
    await tryForms(visitor);
    expect(await incidentsOf(visitor)).toEqual([
      { fault: "not-received", open: false, mailed: true },
      { fault: "page-away", open: true, mailed: true },
    ]);
    expect(await brokenOf(visitor)).toEqual([{ id: first, fault: "page-away" }]);
    await visitor.send(updateCampaign, {
      params: { id: ids[0] ?? "" },
      body: { main: { phone: "336-555-0199" } },
    });
    await visitor.send(redeployCampaign, { params: { id: ids[0] ?? "" } });
    await endOfDeployment(visitor, ids[0] ?? "");
    // After a repair the form is tried again at once, so that the owner sees whether it helped.
    expect(
      await query(sql`
    select trial_due_at < now() + interval '2 minutes' as soon from lead_forms
      where campaign_id in (${first}, ${second}) order by campaign_id = ${first} desc`),
    ).toEqual([{ soon: true }, { soon: false }]);
    await tryForms(visitor);
    const closed = await incidentsOf(visitor);
    expect(closed.map(({ open }) => open)).toEqual([false, false]);
    expect(await brokenOf(visitor)).toEqual([]);
    const waiting = sql`select state from outbox where user_id = ${visitor.user.id} and kind = 'forms-broken' order by state`;
    await expect
      .poll(async () => (await query(waiting)).map(({ state }) => state))
      .toEqual(["dropped", "sent"]);
  },
);

test("the outcome of a trial says nothing about a form that was published in the meantime", async () => {
  const visitor = await product.signUp();
  const id = await publishForm(visitor);
  const rows = () => product.db.select().from(leadForms).where(eq(leadForms.campaignId, id));
  const [tried] = await rows();
  if (!tried) throw new Error("The site has no form");
  await query(
    sql`update lead_forms set trial_due_at = now() + interval '1 minute' where campaign_id = ${id}`,
  );
  await noteOutcome(product.db, tried, { fault: "not-received", detail: "HTTP 503" });
  expect(await rows()).toMatchObject([{ trialFailures: 0 }]);
  // The outcome is stored when the due time is still the one of the claim.
  const [present] = await rows();
  if (!present) throw new Error("The site has no form");
  await query(
    sql`update lead_forms set trial_due_at = ${present.trialDueAt.toISOString()} where campaign_id = ${id}`,
  );
  await noteOutcome(product.db, present, { fault: "not-received", detail: "HTTP 503" });
  expect(await rows()).toMatchObject([{ trialFailures: 1 }]);
});
