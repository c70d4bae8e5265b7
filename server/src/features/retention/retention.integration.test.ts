import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createCampaign } from "@mainstreet/contract/campaigns";
import { creditBalance } from "@mainstreet/contract/credits";
import { SESSION_DAYS } from "@mainstreet/contract/limits";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PLUMBING, type Product, startProduct } from "../../../test/harness.ts";
import { newId } from "../../platform/db/ids.ts";
import { applyDaily } from "./apply-retention.ts";
import { RETENTION_RULES } from "./rules.ts";

let product: Product;
let userId: string;
let campaignId: string;
let days = 0;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  const visitor = await product.signUp();
  userId = visitor.user.id;
  campaignId = (await visitor.send(createCampaign, { body: PLUMBING })).response.id;
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** A day on which no process has applied the rules yet. */
const nextDay = () => {
  days += 1;
  return new Date(Date.UTC(2030, 0, days));
};

/** An insert of a row that is so many days old; `id` distinguishes it from others. */
type Insert = (age: number, id: string) => ReturnType<typeof sql>;
const ago = (age: number) => sql.raw(`now() - interval '${age} days'`);
const hash = (id: string) => Buffer.from(id);

const lead = ({ age, id, isCanary }: { age: number; id: string; isCanary: boolean }) => sql`
  with form as (
    insert into lead_forms (token, user_id, campaign_id, is_offered, label, phone, site_url, look)
      values (${id}, ${userId}, ${campaignId}, false, '', '', '', '{}'))
  insert into leads (id, user_id, token, form_version, campaign_id, city, region, sealed_fields, has_consent, is_canary,
      state, junk_reason, text_digest, words_digest, sender_digest, received_at)
    values (${id}, ${userId}, ${id}, '', ${campaignId}, '', '', '', false, ${isCanary}, 'junk', 'by-hand', ${hash(id)}, '', '', ${ago(age)})`;

/** For each `what` of a rule: the last day on which a row still exists, and how it is inserted and found. */
const CASES: Record<
  string,
  { kept: number; insert: Insert; find: (id: string) => ReturnType<typeof sql> }
> = {
  "Idempotency keys with their responses": {
    kept: 29,
    insert: (age, id) =>
      sql`insert into idempotency_keys (user_id, key, request_hash, created_at) values (${userId}, ${id}, '', ${ago(age)})`,
    find: (id) => sql`select from idempotency_keys where key = ${id}`,
  },
  "Security events": {
    kept: 364,
    insert: (age, id) =>
      sql`insert into security_events (id, user_id, kind, actor, subject, address, user_agent, created_at)
        values (${id}, ${userId}, 'signed-in', 'user', '', '', '', ${ago(age)})`,
    find: (id) => sql`select from security_events where id = ${id}`,
  },
  "Mails that have ended": {
    kept: 29,
    insert: (age, id) =>
      sql`insert into outbox (id, user_id, kind, address, state, tries, created_at, ended_at)
        values (${id}, ${userId}, 'account-notice', '', 'sent', 1, ${ago(age)}, ${ago(age)})`,
    find: (id) => sql`select from outbox where id = ${id}`,
  },
  "Links in mails": {
    kept: 6,
    insert: (age, id) =>
      sql`insert into link_tokens (id, user_id, purpose, token_hash, address, expires_at)
        values (${id}, ${userId}, 'reset-password', ${hash(id)}, '', ${ago(age)})`,
    find: (id) => sql`select from link_tokens where id = ${id}`,
  },
  "Sessions that are over": {
    kept: 6,
    insert: (age, id) =>
      sql`insert into sessions (id, user_id, token_hash, user_agent, expires_at) values (${id}, ${userId}, ${hash(id)}, '', ${ago(age)})`,
    find: (id) => sql`select from sessions where id = ${id}`,
  },
  "Sign-ins that waited for a second factor": {
    kept: 0,
    insert: (age, id) =>
      sql`insert into second_factor_challenges (id, user_id, purpose, token_hash, expires_at)
        values (${id}, ${userId}, 'sign-in', ${hash(id)}, ${ago(age)})`,
    find: (id) => sql`select from second_factor_challenges where id = ${id}`,
  },
  "Authenticator apps that were never confirmed": {
    kept: 0,
    insert: (age, id) =>
      sql`insert into authenticator_apps (id, user_id, sealed_secret, created_at)
        values (${id}, ${userId}, '', ${ago(age)}) on conflict (user_id, (confirmed_at is not null)) do update set id = excluded.id, created_at = excluded.created_at`,
    find: (id) => sql`select from authenticator_apps where id = ${id}`,
  },
  "Known devices": {
    kept: 364,
    insert: (age, id) =>
      sql`insert into known_devices (user_id, device, last_used_at) values (${userId}, ${id}, ${ago(age)})`,
    find: (id) => sql`select from known_devices where device = ${id}`,
  },
  "Orders that were never paid": {
    kept: 89,
    insert: (age, id) => order({ age, id, status: "expired" }),
    find: (id) => sql`select from payment_orders where id = ${id}`,
  },
  "Phones of buyers": {
    kept: 364,
    insert: (age, id) => order({ age, id, status: "failed" }),
    find: (id) => sql`select from payment_orders where id = ${id} and phone <> ''`,
  },
  "Webhooks of the payment provider": {
    kept: 89,
    insert: (age, id) =>
      sql`insert into payment_events (id, type, payment_id, order_id, received_at) values (${id}, 'x', ${id}, '', ${ago(age)})`,
    find: (id) => sql`select from payment_events where id = ${id}`,
  },
  "Versions of sites": {
    kept: 364,
    // A newer row follows it, as the newest one always stays.
    insert: (age, id) =>
      sql`insert into site_versions (id, user_id, campaign_id, number, published_at, address, deployment_type, target, source, values, generated, manifest)
        select version.id, ${userId}::uuid, ${campaignId}::uuid, last.number + version.place, version.published_at, '', 'netlify', '', '', '{}', '{}', '{}'
          from (values (${id}::uuid, 1, ${ago(age)}), (${newId()}::uuid, 2, now())) version (id, place, published_at),
            (select coalesce(max(number), 0) as number from site_versions where campaign_id = ${campaignId}) last`,
    find: (id) => sql`select from site_versions where id = ${id}`,
  },
  "Messages of forms": {
    kept: 548,
    insert: (age, id) => lead({ age, id, isCanary: false }),
    find: (id) => sql`select from leads where id = ${id}`,
  },
  "Trials of forms": {
    kept: 6,
    insert: (age, id) => lead({ age, id, isCanary: true }),
    find: (id) => sql`select from leads where id = ${id}`,
  },
  "Digests of messages": {
    kept: 1,
    insert: (age, id) => lead({ age, id, isCanary: false }),
    find: (id) => sql`select from leads where id = ${id} and text_digest <> ''`,
  },
  "Phrases of doubtful messages": {
    kept: 0,
    insert: (age, id) =>
      sql`insert into lead_phrases (phrase, form, seen_at) values (${hash(id)}, '', ${ago(age)})`,
    find: (id) => sql`select from lead_phrases where phrase = ${hash(id)}`,
  },
  "Forms that did not work for a while": {
    kept: 365,
    insert: (age, id) => sql`
      with form as (
        insert into lead_forms (token, user_id, campaign_id, is_offered, label, phone, site_url, look)
          values (${id}, ${userId}, ${campaignId}, false, '', '', '', '{}'))
      insert into form_incidents (id, user_id, token, campaign_id, fault, detail, began_at, ended_at)
        values (${id}, ${userId}, ${id}, ${campaignId}, 'no-form', '', ${ago(age)}, ${ago(age)})`,
    find: (id) => sql`select from form_incidents where id = ${id}`,
  },
  "Operations that were never applied": {
    kept: 6,
    insert: (age, id) =>
      sql`insert into operations (id, user_id, actor_id, kind, state, total, created_at)
        values (${id}, ${userId}, ${userId}, 'changes', 'draft', 0, ${ago(age)})`,
    find: (id) => sql`select from operations where id = ${id}`,
  },
  "Links to ZIP files of sites": {
    kept: 0,
    insert: (age, id) =>
      sql`insert into site_archives (token_hash, user_id, expires_at) values (${hash(id)}, ${userId}, ${ago(age)})`,
    find: (id) => sql`select from site_archives where token_hash = ${hash(id)}`,
  },
  "Links to shared lists": {
    kept: 29,
    insert: (age, id) =>
      sql`insert into view_links (id, user_id, actor_id, token_hash, name, search, expires_at, revoked_at)
        values (${id}, ${userId}, ${userId}, ${hash(id)}, '', '{}', now() + interval '9 days', ${ago(age)})`,
    find: (id) => sql`select from view_links where id = ${id}`,
  },
  "Links to exports": {
    kept: 0,
    insert: (age) =>
      sql`insert into account_exports (user_id, expires_at) values (${userId}, ${ago(age)})
        on conflict (user_id) do update set expires_at = excluded.expires_at`,
    find: () => sql`select from account_exports where user_id = ${userId}`,
  },
};

const order = ({ age, id, status }: { age: number; id: string; status: string }) =>
  sql`insert into payment_orders (id, user_id, credits, amount_paise, status, phone, created_at)
    values (${id}, ${userId}, 25, 99900, ${status}, '9999999999', ${ago(age)})`;

test.each(RETENTION_RULES.map(({ what }) => what))(
  "%s go after their time, and no sooner",
  async (what) => {
    const known = CASES[what];
    if (!known) throw new Error("There is no case for this rule");
    const isThere = async (id: string) =>
      (await product.db.execute(known.find(id))).rows.length === 1;
    const young = newId();
    await product.db.execute(known.insert(known.kept, young));
    await applyDaily(product.deps, nextDay());
    expect(await isThere(young)).toBe(true);
    const old = newId();
    await product.db.execute(known.insert(known.kept + 3, old));
    expect(await isThere(old)).toBe(true);
    await applyDaily(product.deps, nextDay());
    expect(await isThere(old)).toBe(false);
  },
);

test("the device of a session that ended after a time without use gets the reason for a week", async () => {
  const unused = async (age: number) => {
    const { token } = await product.signUp();
    await product.db.execute(sql`
      update sessions set last_used_at = ${ago(age)}
        where token_hash = ${createHash("sha256").update(token).digest()}`);
    await applyDaily(product.deps, nextDay());
    return (
      await product.anonymous(creditBalance, { headers: { authorization: `Bearer ${token}` } })
    ).failure.code;
  };
  const kept = SESSION_DAYS.unused + SESSION_DAYS.keptAfterEnd;
  expect(await unused(kept - 1)).toBe("SESSION_EXPIRED");
  expect(await unused(kept + 1)).toBe("SESSION_REQUIRED");
});

test("messages of one form without their digests do not count as the same one", async () => {
  const [first, second] = [newId(), newId()];
  for (const id of [first, second]) await product.db.execute(lead({ age: 5, id, isCanary: false }));
  await product.db.execute(sql`update leads set token = ${first} where id = ${second}`);
  await applyDaily(product.deps, nextDay());
  await product.assertSound();
});

test("a message is stored as long as was promised when it arrived, or shorter, even if its business is deleted", async () => {
  const businessId = newId();
  const settings = (months: number) =>
    product.db.execute(sql`
      insert into lead_settings (id, user_id, business_id, time_zone, retention_months)
        values (${newId()}, ${userId}, ${businessId}, 'UTC', ${months})
        on conflict (user_id, business_id) do update set retention_months = ${months}`);
  const insert = async (age: number, months: number) => {
    const id = newId();
    await product.db.execute(lead({ age, id, isCanary: false }));
    await product.db.execute(
      sql`update leads set kept_months = ${months}, business_id = ${businessId} where id = ${id}`,
    );
    return id;
  };
  const areThere = async (ids: string[]) => {
    await applyDaily(product.deps, nextDay());
    const { rows } = await product.db.execute<{ id: string }>(
      sql`select id from leads where id = any(${sql.param(ids)}) order by id`,
    );
    return rows.map(({ id }) => ids.indexOf(id));
  };
  await product.db.execute(
    sql`insert into businesses (id, user_id, name, content) values (${businessId}, ${userId}, 'Ruiz', '{}')`,
  );
  const [month, year] = [await insert(32, 1), await insert(200, 12)];
  await settings(36);
  expect(await areThere([month, year])).toEqual([1]);
  await settings(7);
  expect(await areThere([year])).toEqual([0]);
  await product.db.execute(sql`delete from businesses where id = ${businessId}`);
  expect(await areThere([year])).toEqual([0]);
  expect(await areThere([await insert(370, 12), await insert(400, 18)])).toEqual([1]);
});

test("the newest version of a site stays, however old it is", async () => {
  await product.db.execute(sql`
    update site_versions set published_at = ${ago(800)} where campaign_id = ${campaignId}`);
  await applyDaily(product.deps, nextDay());
  const { rows } = await product.db.execute(
    sql`select from site_versions where campaign_id = ${campaignId}`,
  );
  expect(rows).toHaveLength(1);
});

test("only one of several workers applies the rules of a day", async () => {
  const day = nextDay();
  const workers = Array.from({ length: 4 }, () => applyDaily(product.deps, day));
  expect((await Promise.all(workers)).filter(Boolean)).toHaveLength(1);
});

test("the operations document lists each retention rule", async () => {
  const file = new URL("../../../../docs/operations.md", import.meta.url);
  const [, section = ""] = (await readFile(file, "utf8")).split("\n## Retention\n");
  const [table = ""] = section.split("\n## ");
  for (const { what } of RETENTION_RULES) expect(table).toContain(`| ${what}`);
});
