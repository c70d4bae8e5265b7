import { once } from "node:events";
import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { expect, type onTestFinished as finish, test } from "vitest";
import { startProduct } from "../../../test/harness.ts";
import { startMailbox } from "../../../test/mailbox.ts";
import { makeManyForms } from "../../../test/posts/many-forms.ts";
import { freePort } from "../../../test/start-postgres.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { runDueTrials } from "./run-due-trials.ts";

type OnTestFinished = typeof finish;

const FORMS = 500;
const WITHIN_S = 600;

/** Replaces the hosts: serves a page of each site, by its name. */
async function servePages(pages: ReadonlyMap<string, string>) {
  const server = createServer(({ headers }, response) => {
    const page = pages.get(headers.host?.split(".")[0] ?? "");
    response.writeHead(page === undefined ? 404 : 200, { "content-type": "text/html" }).end(page);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return { server, port: bound !== null && typeof bound === "object" ? bound.port : 0 };
}

type Given = { forms: number; settings?: Record<string, string> };

/** Starts a product that receives posts, with due forms, each on a live page. */
async function openForms({ forms: count, settings }: Given, onTestFinished: OnTestFinished) {
  const [mailbox, port] = await Promise.all([startMailbox(), freePort()]);
  const leadsUrl = `http://localhost:${port}`;
  const product = await startProduct({ ...mailbox.settings, LEADS_URL: leadsUrl, ...settings });
  const { db, deps } = product;
  const leadsApp = buildLeadsApp(deps);
  await leadsApp.listen({ port });
  const pages = new Map<string, string>();
  const hosts = await servePages(pages);
  onTestFinished(async () => {
    hosts.server.close();
    await leadsApp.close();
    await product.close();
    await mailbox.close();
  });

  const forms = await makeManyForms(db, deps, count);
  for (const [nth, { token, path, hidden }] of forms.entries()) {
    const input = `<input type="hidden" name="form" value="${hidden}">`;
    pages.set(`site-${nth}`, `<form method="post" action="${leadsUrl}${path}">${input}</form>`);
    const address = `http://site-${nth}.localhost:${hosts.port}/`;
    await db.execute(sql`
      with form as (update lead_forms set trial_due_at = now() where token = ${token} returning user_id, campaign_id),
        site as (update campaigns set deployed = true, deployment_status = 'deployed' where id = (select campaign_id from form))
      insert into site_versions (id, user_id, campaign_id, number, address, deployment_type, target, source, values, generated, manifest)
        select gen_random_uuid(), user_id, campaign_id, 1, ${address}, 'netlify', '', '',
          jsonb_build_object('formVersion', ${hidden}::text), '{}', '{}' from form`);
  }
  return { db, deps };
}

test(`${FORMS} forms are tried to the end of the outbox within ${WITHIN_S} s`, async ({
  onTestFinished,
}) => {
  const { db, deps } = await openForms({ forms: FORMS }, onTestFinished);
  const begin = performance.now();
  expect(await runDueTrials(deps)).toBe(FORMS);
  const seconds = (performance.now() - begin) / 1_000;
  console.log(`${FORMS} forms were tried in ${seconds.toFixed(1)} s`);
  const ended = sql`select d.state, count(*)::int as count from leads l join lead_deliveries d on d.lead_id = l.id
    where l.is_canary group by d.state`;
  expect((await db.execute(ended)).rows).toEqual([{ state: "dropped", count: FORMS }]);
  expect((await db.execute(sql`select from form_incidents`)).rows).toEqual([]);
  expect((await db.execute(sql`select from lead_forms where trial_failures > 0`)).rows).toEqual([]);
  expect(seconds).toBeLessThanOrEqual(WITHIN_S);
}, 1_800_000);

test("a form whose messages wait in the outbox is broken, as long as nothing sends them", async ({
  onTestFinished,
}) => {
  // Without a worker nothing sends the messages.
  const { db, deps } = await openForms({ forms: 1, settings: { ROLE: "api" } }, onTestFinished);
  const tryAgain = async () => {
    await db.execute(sql`update lead_forms set trial_due_at = now()`);
    await runDueTrials(deps);
    const { rows } = await db.execute(sql`select fault, detail from form_incidents`);
    return rows;
  };
  expect(await tryAgain()).toEqual([]);
  expect(await tryAgain()).toEqual([{ fault: "not-delivered", detail: "1 messages wait" }]);
});

test("a trial that is cut after its post says nothing about the form, which is due again ten minutes later", async ({
  onTestFinished,
}) => {
  const { db, deps } = await openForms({ forms: 1, settings: { ROLE: "api" } }, onTestFinished);
  const controller = new AbortController();
  const cut = runDueTrials({ ...deps, stopping: controller.signal });
  const posted = async () => (await db.execute(sql`select from leads where is_canary`)).rows.length;
  await expect.poll(posted).toBe(1);
  controller.abort();
  expect(await cut).toBe(1);
  const left = sql`select trial_failures as failures, trial_due_at > now() + interval '9 minutes' as "isLater",
    trial_due_at <= now() + interval '10 minutes' as "isSoon" from lead_forms`;
  expect((await db.execute(left)).rows).toEqual([{ failures: 0, isLater: true, isSoon: true }]);
  expect((await db.execute(sql`select from form_incidents`)).rows).toEqual([]);

  await db.execute(sql`update lead_forms set trial_due_at = now()`);
  const again = new AbortController();
  const next = runDueTrials({ ...deps, stopping: again.signal });
  await expect.poll(posted).toBe(2);
  again.abort();
  expect(await next).toBe(1);
});
