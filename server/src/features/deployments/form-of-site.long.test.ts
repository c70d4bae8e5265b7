import { createHash } from "node:crypto";
import { createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { createBusiness, updateBusiness } from "@mainstreet/contract/businesses";
import { getCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import * as operations from "@mainstreet/contract/operations";
import { restoreVersion } from "@mainstreet/contract/site-versions";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { buildLeadsApp } from "../../leads-server.ts";
import { makeSiteIn, storeKeys } from "../../../test/own-bucket.ts";

let product: Product;
let leadsApp: FastifyInstance;
beforeAll(async () => {
  product = await startProduct({ LEADS_URL: "http://leads.example", SIGNUP_CREDITS: "20" });
  leadsApp = buildLeadsApp(product.deps);
});
afterAll(async () => {
  await leadsApp.close();
  await product.assertSound();
  await product.close();
});

/** A published page with its policy, and the address and hidden value of its form. */
async function readPage(url: string | null, path = "") {
  const { host, pathname } = new URL(`${url}${path}`);
  const emulator = host.includes("s3-website") ? product.s3 : product.netlify;
  const response = await fetch(`${emulator.url}/__site/${host}${pathname}`);
  const { status, headers } = response;
  const text = await response.text();
  const [, action] = /<form [^>]*action="([^"]+)"/.exec(text) ?? [];
  const [, hidden] = /name="form" value="([^"]+)"/.exec(text) ?? [];
  return { status, text, action, hidden, policy: headers.get("content-security-policy") };
}

async function save(visitor: Visitor, id: string, body: RequestOf<typeof updateCampaign>["body"]) {
  const saved = await visitor.send(updateCampaign, { params: { id }, body });
  expect(saved.status, saved.failure.message).toBe(200);
  await redeploy(visitor, id);
}

async function redeploy(visitor: Visitor, id: string): Promise<void> {
  const { status, failure } = await visitor.send(redeployCampaign, { params: { id } });
  expect(status, failure.message).toBe(200);
}

const read = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;

test("a business turns the form on for its sites, a site turns it off, and a restore brings it back only as it is today", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl: url } = await makeCampaign(visitor);
  const before = await readPage(url);
  expect([before.action, before.policy]).toEqual([
    undefined,
    expect.stringContaining("form-action 'none'"),
  ]);
  expect((await readPage(url, "privacy/")).status).toBe(404);

  const body = { name: "Ruiz Plumbing", leadForm: true };
  const { response: business } = await visitor.send(createBusiness, { body });
  await save(visitor, id, { businessId: business.id });
  const first = await readPage(url);
  expect(first.action).toMatch(/^http:\/\/leads\.example\/f\/[\w-]{22}$/);
  expect(first.policy).toContain("form-action http://leads.example;");
  expect(first.text).not.toContain('type="checkbox"');
  expect((await readPage(url, "privacy/")).text).toContain("Ruiz Plumbing");

  // The consent box makes another version of the form; its wording is stored with what visitors saw.
  const consent = { consentWording: 1 as const, consentSeller: "Ruiz & Sons LLC" };
  await visitor.send(updateBusiness, { params: { id: business.id }, body: consent });
  expect((await read(visitor, id)).hasUnpublishedChanges).toBe(true);
  await redeploy(visitor, id);
  const second = await readPage(url);
  expect([second.action, second.hidden === first.hidden]).toEqual([first.action, false]);
  expect(second.text).toContain("I agree that Ruiz &amp; Sons LLC may call");
  const kept = sql`select v.version, v.consent, f.label, f.phone, f.site_url as "siteUrl", f.is_offered as "isOffered"
    from lead_forms f join lead_form_versions v using (user_id, token) where f.campaign_id = ${id} order by v.created_at`;
  const { rows } = await product.db.execute(kept);
  expect(rows).toMatchObject([
    { consent: "" },
    {
      version: second.hidden?.split(".")[0],
      consent: expect.stringContaining("Ruiz & Sons LLC"),
      label: "Ruiz Plumbing",
      phone: "336-555-0142",
      siteUrl: url,
      isOffered: true,
    },
  ]);

  const restore = (number: string) =>
    visitor.send(restoreVersion, { params: { id, number } }).then(({ response }) => response);
  expect(await restore("2")).toMatchObject({
    restoresFiles: false,
    message: expect.stringContaining("the contact form on its pages has changed"),
  });
  await endOfDeployment(visitor, id);
  expect((await readPage(url)).hidden).toBe(second.hidden);
  expect(await restore("3")).toMatchObject({ restoresFiles: true });
  await endOfDeployment(visitor, id);
  expect((await readPage(url)).text).toBe(second.text);

  await save(visitor, id, { leadForm: "off" });
  const off = await readPage(url);
  expect([off.action, off.policy]).toEqual([before.action, expect.stringContaining("'none'")]);
  expect((await readPage(url, "privacy/")).status).toBe(404);
  const offered = sql`select is_offered as "isOffered" from lead_forms where campaign_id = ${id}`;
  expect((await product.db.execute(offered)).rows).toEqual([{ isOffered: false }]);
}, 120_000);

test("the response to a form has the design of its site, and keeps what was typed where something is missing", async () => {
  const visitor = await product.signUp();
  const { id, deploymentUrl: url } = await makeCampaign(visitor);
  await save(visitor, id, { leadForm: "on", design: { theme: "porch", palette: "plum" } });
  const { action, hidden } = await readPage(url);
  const send = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ form: hidden ?? "", ...fields }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const path = new URL(action ?? "").pathname;
    const response = await leadsApp.inject({
      method: "POST",
      url: path,
      headers,
      payload: body,
    });
    const [, css = ""] = /<style>(.*)<\/style>/s.exec(response.body) ?? [];
    const digest = createHash("sha256").update(css).digest("base64");
    expect(response.headers["content-security-policy"]).toContain(`'sha256-${digest}'`);
    return { status: response.statusCode, body: response.body, css };
  };
  const missing = await send({ name: "Dana <b>", message: "A pipe leaks.", zip: "27101" });
  expect(missing.status).toBe(422);
  for (const kept of ['value="Dana &lt;b&gt;"', "A pipe leaks.</textarea>", 'value="27101"'])
    expect(missing.body).toContain(kept);
  expect(missing.body).toContain("<option>The toilet keeps running</option>");
  const sent = await send({ name: "Dana", phone: "(336) 555-0199", message: "A pipe leaks." });
  expect([sent.status, sent.css]).toEqual([200, missing.css]);
  expect(sent.body).toContain("Your message has arrived.");
  expect(sent.body).toContain("(336) 555-0199");
});

test("one operation puts the form on all sites, and its undo takes it off them", async () => {
  const visitor = await product.signUp();
  const sites = await Promise.all(
    ["Durham", "Raleigh"].map((city) => makeCampaign(visitor, { ...PLUMBING, city })),
  );
  const campaignIds = sites.map(({ id }) => id);
  const actions = () =>
    Promise.all(sites.map(async ({ deploymentUrl }) => (await readPage(deploymentUrl)).action));
  const runOn = async (call: typeof operations.applyOperation, of: string) => {
    const { status, response, failure } = await visitor.send(call, { params: { id: of } });
    expect(status, failure.message).toBe(202);
    const { id } = response;
    const look = () => visitor.send(operations.getOperation, { params: { id } });
    await expect
      .poll(async () => (await look()).response.status, { timeout: 45_000 })
      .toBe("complete");
    return id;
  };

  const changes = [{ action: "set", field: "leadForm", value: "on" } as const];
  const made = await visitor.send(operations.createOperation, { body: { campaignIds, changes } });
  expect(made.response).toMatchObject({ counts: { changed: 2 }, deployments: { pending: 2 } });
  const applied = await runOn(operations.applyOperation, made.response.id);
  const formed = await actions();
  expect(new Set(formed).size).toBe(2);
  for (const action of formed) expect(action).toMatch(/^http:\/\/leads\.example\/f\//);
  await runOn(operations.undoOperation, applied);
  expect(await actions()).toEqual([undefined, undefined]);
});

test("no page on http has a form", async () => {
  const visitor = await product.signUp();
  const awsCredentialsId = await storeKeys(visitor, "AKIAFORMONHTTP000000");
  const params = { id: awsCredentialsId };
  await visitor.send(createBucket, { params, body: { bucketName: "form-on-http" } });
  const { id } = await makeSiteIn(visitor, { awsCredentialsId, bucket: "form-on-http" });
  await save(visitor, id, { leadForm: "on" });
  const { deploymentUrl } = await read(visitor, id);
  expect((await readPage(deploymentUrl)).action).toBeUndefined();
});

test("a choice is on, off or empty, as files have them", async () => {
  const visitor = await product.signUp();
  const { id } = await makeCampaign(visitor);
  for (const [typed, saved] of [
    ["YES", "on"],
    ["off", "off"],
    ["", ""],
  ] as const) {
    const params = { id };
    const { response } = await visitor.send(updateCampaign, { params, body: { leadForm: typed } });
    expect(response.leadForm).toBe(saved);
  }
  const refused = await visitor.send(updateCampaign, {
    params: { id },
    body: { leadForm: "maybe" },
  });
  expect([refused.status, Object.keys(refused.failure.fields ?? {})]).toEqual([400, ["leadForm"]]);
});
