import * as api from "@mainstreet/contract/domains/domains";
import type { DomainFaultCode, DomainRefusal } from "@mainstreet/contract/domains/domain-fault";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { addRecords, makeLive } from "../../../test/own-domains.ts";
import { control, effects } from "../../../test/provider-controls.ts";
import { newId } from "../../platform/db/ids.ts";
import { pollDomains } from "./poll-domains.ts";

/** The long tier uses the figure of the issue. */
const ROWS = IS_LONG ? 500 : 18;
const TOKEN = "nfp_manyDomains00001";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ SIGNUP_CREDITS: "20" });
  await control(product.netlify, "certificates", { certificateMs: 0 });
  await control(product.netlify, "limits", { requestsPerMinute: null, deploysPerMinute: null });
});
afterAll(() => product.close());

type Published = { id: string; siteName: string };

/** One site that was published through the API, and others of the same content that Netlify knows too. */
async function publishedSites(visitor: Visitor, count: number): Promise<Published[]> {
  const body = { name: "Agency", token: TOKEN };
  const { response: token } = await visitor.send(addNetlifyToken, { body });
  const { id } = await makeCampaign(visitor, { ...PLUMBING, netlifyTokenId: token.id });
  const made: Published[] = [];
  for (let n = 0; n < count; n += 1) {
    const siteName = `many-${n}`;
    const response = await fetch(`${product.netlify.url}/api/v1/sites`, {
      method: "POST",
      headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
      body: JSON.stringify({ name: siteName }),
    });
    const site = (await response.json()) as { id: string };
    made.push({ id: await cloneCampaign(id, { siteName, netlifySiteId: site.id }), siteName });
  }
  return made;
}

async function cloneCampaign(
  from: string,
  { siteName, netlifySiteId }: { siteName: string; netlifySiteId: string },
): Promise<string> {
  const id = newId();
  const own = {
    id,
    cost: 0,
    site_name: siteName,
    netlify_site_id: netlifySiteId,
  };
  const { rows } = await product.db.execute<{ names: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
      where table_name = 'campaigns' and is_generated = 'NEVER'`);
  const names = sql.raw(rows[0]?.names ?? "");
  await product.db.execute(sql`
    insert into campaigns (${names}) select ${names} from jsonb_populate_record(null::campaigns,
      (select to_jsonb(c) from campaigns c where id = ${from}) || ${JSON.stringify(own)}::jsonb)`);
  return id;
}

type Row = { site: string; domain: string };

/** Rows that are refused at once, by their fault; `somebody.com` belongs to another user. */
const REFUSED: Partial<Record<DomainRefusal, (site: string, n: number) => Row>> = {
  unknown_site: (_, n) => ({ site: `nobody-${n}`, domain: `unknown-${n}.com` }),
  malformed: (site, n) => ({ site, domain: `many ${n}.com` }),
  public_suffix: (site) => ({ site, domain: "co.uk" }),
  provider_name: (site, n) => ({ site, domain: `many-${n}.netlify.app` }),
  same_domain_twice: (site) => ({ site, domain: "WWW.right-0.com." }),
  held: (site) => ({ site, domain: "somebody.com" }),
};

type Wanted = { fullName: string; type: string; value: string; isAlternative: boolean };

/** The records that the owner of the domain set instead of the right ones, by the resulting fault. */
const BROKEN: Partial<Record<DomainFaultCode, (host: string, right: object[]) => object[]>> = {
  nxdomain: () => [],
  proof_missing: (host) => [{ name: host, type: "A", value: "75.2.60.5" }],
  proof_wrong: (host, right) => [
    ...right,
    { name: `_mainstreet-verify.${host}`, type: "TXT", value: "mainstreet=somebody" },
  ],
  apex_needs_alias: (host, right) => [...right, { name: host, type: "TXT", value: "v=spf1" }],
  stale_aaaa: (host, right) => [...right, { name: host, type: "AAAA", value: "2001:db8::1" }],
  caa: (host, right) => [...right, { name: host, type: "CAA", value: '0 issue "pki.goog"' }],
  other_host: (host, right) => [...right, { name: host, type: "A", value: "198.185.159.145" }],
  wrong_value: (host, right) => [...right, { name: host, type: "A", value: "192.0.2.7" }],
};
/** For these faults, the right records that match must be left out. */
const WITHOUT: Partial<Record<DomainFaultCode, RegExp>> = {
  proof_wrong: /^TXT/,
  apex_needs_alias: /^(?:ALIAS|A)$/,
  other_host: /^(?:ALIAS|A)$/,
  wrong_value: /^(?:ALIAS|A)$/,
};

const asSet = (records: Wanted[], without?: RegExp) =>
  records
    .filter(({ isAlternative, type }) => !isAlternative && !without?.test(type))
    .map(({ fullName: name, type, value }) => ({ name, type, value }));

async function allDomains(visitor: Visitor): Promise<api.Domain[]> {
  const all: api.Domain[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { response }: { response: { domains: api.Domain[]; nextCursor: string | null } } =
      await visitor.send(api.listDomains, { query: { cursor } });
    all.push(...response.domains);
    cursor = response.nextCursor;
  }
  return all;
}

/** Makes every domain due, as if time had passed, and checks each. */
async function checkAll(visitor: Visitor): Promise<void> {
  const userId = visitor.user.id;
  await product.db.execute(
    sql`update domains set next_check_at = now() - interval '1 day', checked_at = null where user_id = ${userId}`,
  );
  await expect
    .poll(
      async () => {
        await pollDomains(product.deps, product.deps.stopping);
        const { rows } = await product.db.execute(
          sql`select from domains where user_id = ${userId} and (checked_at is null or leased_until is not null)`,
        );
        return rows.length;
      },
      { timeout: 900_000, interval: 10 },
    )
    .toBe(0);
}

const refusals = Object.keys(REFUSED) as DomainRefusal[];
const faults = Object.keys(BROKEN) as DomainFaultCode[];
const WAYS = refusals.length + faults.length;
/** A tenth of the rows is wrong, and each kind of fault occurs at least once. */
const WRONG = Math.max(ROWS / 10, WAYS);
const COUNT = { refused: Math.ceil((WRONG * refusals.length) / WAYS), right: ROWS - WRONG };
const BROKEN_COUNT = WRONG - COUNT.refused;

function rowOf(site: string, n: number): Row {
  const at = n - COUNT.right;
  if (at < 0) return { site, domain: `right-${n}.com` };
  if (at < BROKEN_COUNT) return { site, domain: `broken-${at}.com` };
  const code = refusals[(at - BROKEN_COUNT) % refusals.length] ?? "malformed";
  return REFUSED[code]?.(site, n) ?? { site, domain: "" };
}

/** The fault of one of the broken domains; undefined for the others. */
function faultOf(host: string): DomainFaultCode | undefined {
  const [, n] = /^broken-(\d+)/.exec(host) ?? [];
  return n === undefined ? undefined : faults[Number(n) % faults.length];
}

/** The names for which certificates were requested, without those of the other user. */
async function certificateNames(): Promise<string[]> {
  const all = (await effects(product.netlify)) as { kind: string; domains?: string }[];
  const requests = all.filter(({ kind }) => kind === "certificate-request");
  return requests
    .flatMap(({ domains = "" }) => domains.split(" "))
    .filter((name) => !name.endsWith("somebody.com"));
}

let visitor: Visitor;

test(`of ${ROWS} rows the ${COUNT.refused} wrong ones are refused in ${refusals.length} ways, and the others saved`, async () => {
  const other = await product.signUp();
  visitor = await product.signUp();
  const theirs = await makeCampaign(other);
  await makeLive(product, other, { id: theirs.id, domain: "somebody.com" });
  await endOfDeployment(other, theirs.id);
  const sites = await publishedSites(visitor, ROWS);
  const body = { rows: sites.map(({ siteName }, n) => rowOf(siteName, n)), withRedirect: true };
  const dry = await visitor.send(api.checkDomainRows, { body });
  const saved = ROWS - COUNT.refused;
  const totals = { rows: ROWS, right: saved, wrong: COUNT.refused, there: 0 };
  expect(dry.response.totals).toEqual(totals);
  expect(await allDomains(visitor)).toEqual([]);
  const { response } = await visitor.send(api.addDomains, { body });
  expect(response).toEqual(dry.response);
  const named = response.rows.flatMap(({ fault }) => (fault ? [fault.code] : []));
  expect(new Set(named)).toEqual(new Set(refusals));
  const again = await visitor.send(api.addDomains, { body });
  expect(again.response.totals).toMatchObject({ right: 0, there: saved });
}, 120_000);

test("as long as their records are not there, no certificate is requested for any of them", async () => {
  await checkAll(visitor);
  const shown = await allDomains(visitor);
  expect(shown.length).toBe(ROWS - COUNT.refused);
  const states = shown.map(({ state, fault }) => `${state} ${fault?.code}`);
  expect(new Set(states)).toEqual(new Set(["needs_dns nxdomain"]));
  expect(await certificateNames()).toEqual([]);
}, 1_000_000);

test(`with their records they go live; ${faults.length} kinds of wrong records are named, and no certificate is requested for these`, async () => {
  for (const { host, records } of await allDomains(visitor)) {
    const code = faultOf(host);
    const right = asSet(records, code && WITHOUT[code]);
    const set = code === undefined ? right : (BROKEN[code]?.(host, right) ?? []);
    if (set.length > 0) await addRecords(product, set, true);
  }
  await checkAll(visitor);
  await checkAll(visitor);
  for (const { host, state, fault } of await allDomains(visitor)) {
    const code = faultOf(host);
    expect([host, state, fault?.code], fault?.text).toEqual([
      host,
      code ? "needs_dns" : "live",
      code,
    ]);
  }
  const requested = await certificateNames();
  expect(requested.filter((name) => name.includes("broken-"))).toEqual([]);
  expect(new Set(requested.filter((name) => !name.startsWith("www."))).size).toBe(COUNT.right);
  await product.assertSound();
}, 2_000_000);
