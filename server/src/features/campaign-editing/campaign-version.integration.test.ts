import { CHANGED_SINCE, changedSince, versionTexts } from "@mainstreet/contract/campaign-version";
import { createBusiness, updateBusiness } from "@mainstreet/contract/businesses";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { saveOverrides } from "@mainstreet/contract/campaign-overrides";
import * as api from "@mainstreet/contract/campaigns";
import { bulkUpdateScript } from "@mainstreet/contract/verification-script";
import { getTableColumns, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { campaigns } from "../campaigns/tables.ts";

let product: Product;
let visitor: Visitor;
let id: string;
beforeAll(async () => {
  product = await startProduct();
  visitor = await product.signUp();
  ({ id } = (await visitor.send(api.createCampaign, { body: PLUMBING })).response);
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
});

const read = async () => visitor.send(api.getCampaign, { params: { id } });
const versionNow = async () => (await read()).response.version;
const save = (
  body: { main?: { phone?: string; email?: string }; businessId?: string },
  ifMatch?: string,
) =>
  visitor.send(api.updateCampaign, {
    params: { id },
    body,
    ...(ifMatch !== undefined && { headers: { "if-match": ifMatch } }),
  });

test("a campaign has a version, which its ETag and every response name", async () => {
  const { response, headers } = await read();
  expect(response.version).toBeGreaterThanOrEqual(1);
  expect(headers["etag"]).toBe(`"${response.version}"`);
  const list = await visitor.send(listCampaigns, { query: {} });
  expect(list.response.campaigns.map(({ version }) => version)).toEqual([response.version]);
  const saved = await save({ main: { phone: "336-555-0190" } });
  expect(saved.headers["etag"]).toBe(`"${saved.response.version}"`);
  expect(saved.response.version).toBeGreaterThan(response.version);
  expect(await versionNow()).toBe(saved.response.version);
});

/** Each way in which a user's values change, whichever feature writes them. */
const CHANGES: [name: string, change: () => Promise<{ status: number }>][] = [
  ["a save of the form", () => save({ main: { email: "ana@example.com" } })],
  [
    "own words",
    () =>
      visitor.send(saveOverrides, {
        params: { id },
        body: {
          pages: {
            "": { texts: [], hidden: ["problems"], order: [], questions: [], services: [] },
          },
        },
      }),
  ],
  [
    "a verification script in bulk",
    () =>
      visitor.send(bulkUpdateScript, {
        body: {
          campaignIds: [id],
          searchConsoleScript: '<meta name="google-site-verification" content="abc-123">',
        },
      }),
  ],
  [
    "a change of its business",
    async () => {
      const made = await visitor.send(createBusiness, { body: { name: "Ruiz Plumbing" } });
      const business = made.response.id;
      expect((await save({ businessId: business })).status).toBe(200);
      return visitor.send(updateBusiness, {
        params: { id: business },
        body: { phone: "336-555-0191" },
      });
    },
  ],
];

test.each(CHANGES)("%s raises the version", async (_, change) => {
  const before = await versionNow();
  expect((await change()).status).toBeLessThan(300);
  expect(await versionNow()).toBeGreaterThan(before);
});

test("neither a deployment nor a save of the same values raises it", async () => {
  await endOfDeployment(visitor, id);
  const { version, main } = (await read()).response;
  expect((await visitor.send(api.redeployCampaign, { params: { id } })).status).toBeLessThan(300);
  await endOfDeployment(visitor, id);
  expect((await save({ main: { phone: main.phone } }, `"${version}"`)).status).toBe(200);
  expect(await versionNow()).toBe(version);
});

test("a save with an outdated ETag changes nothing and responds with the present values", async () => {
  const { version } = (await read()).response;
  const first = await save({ main: { phone: "336-555-0111" } }, `"${version}"`);
  expect(first.status).toBe(200);
  const second = await save({ main: { phone: "336-555-0122" } }, `"${version}"`);
  expect(second.status).toBe(412);
  const body = changedSince.parse(second.failure);
  expect(body).toMatchObject({ code: CHANGED_SINCE, message: versionTexts.changedSince });
  expect(body.campaign).toEqual((await read()).response);
  const theirs = first.response.main.phone;
  expect(body.campaign.main.phone).toBe(theirs);
  expect(body.differences).toMatchObject([{ field: "main.phone", yours: "336-555-0122", theirs }]);
  const third = await save({ main: { phone: "336-555-0122" } }, `"${body.campaign.version}"`);
  expect(third.status).toBe(200);
});

test.each<[string, (version: number) => string, number]>([
  ["any version", () => "*", 200],
  ["one of several", (version) => `"1000000", "${version}"`, 200],
  ["a weak tag, which never matches", (version) => `W/"${version}"`, 412],
  ["another one", (version) => `"${version + 1}"`, 412],
])("If-Match takes %s", async (_, headerOf, status) => {
  const { version, main } = (await read()).response;
  expect((await save({ main: { phone: main.phone } }, headerOf(version))).status).toBe(status);
});

const LONG = `"${"9".repeat(2_000)}"`;

test.each(["3", '"3', "", "'3'", '"3",', '*, "3"', LONG])(
  "If-Match %# is refused in words when malformed",
  async (header) => {
    const { status, failure } = await save({}, header);
    expect(status).toBe(400);
    expect(failure.fields).toEqual({ "If-Match": versionTexts.invalidIfMatch });
  },
);

test("without the header the last save wins, and another user's campaign is unknown", async () => {
  const other = await product.signUp();
  const before = await versionNow();
  const foreign = await other.send(api.updateCampaign, {
    params: { id },
    body: {},
    headers: { "if-match": `"${before}"` },
  });
  expect(foreign.status).toBe(404);
  for (const phone of ["336-555-0133", "336-555-0144"])
    expect((await save({ main: { phone } })).status).toBe(200);
});

/** Columns that no user changes: ids, computed values, the state of deployments and the record of what is live. */
const NOT_OF_USERS = `
  id user_id kind site_key service_slug service_typed_at has_verification_tag kept_pages attempt likeness cost paid_for
  business_digest evidence_digest aws_bucket_region deployment_status deployment_message deploy_attempt deploy_retries
  deploy_again deploy_again_urgent request_id next_attempt_at deployed deployment_url last_deployed netlify_site_id site_name
  hosting_state own_domain former_sites former_sites_job_id content_digest content_changed_on live_source indexing place_key
  search_text version created_at updated_at deploy_cause restore_version trashed_at`;

test("the trigger watches every column but those that no user changes", async () => {
  const { rows } = await product.db.execute<{ definition: string }>(
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'campaigns_version'`,
  );
  const watched = new Set(
    [...(rows[0]?.definition ?? "").matchAll(/\bold\.(\w+)/gi)].map(([, name]) => name),
  );
  const columns = Object.values(getTableColumns(campaigns)).map(({ name }) => name);
  const others = new Set(NOT_OF_USERS.trim().split(/\s+/));
  expect(columns.filter((name) => !watched.has(name)).toSorted()).toEqual([...others].toSorted());
});
