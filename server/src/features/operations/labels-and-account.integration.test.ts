import { createCampaign, getCampaign } from "@mainstreet/contract/campaigns";
import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { hosts } from "@mainstreet/contract/hosts/registry";
import * as aws from "@mainstreet/contract/hosts/aws/aws-credentials";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import {
  deleteNetlifyToken,
  addNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { assignLabels, deleteLabel, listLabels, updateLabel } from "@mainstreet/contract/labels";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { labelTexts } from "@mainstreet/contract/label-texts";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import * as api from "@mainstreet/contract/operations";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  visitPage,
  type Visitor,
} from "../../../test/harness.ts";
import { addDomain } from "../../../test/own-domains.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

async function draft(owner: Visitor, campaignIds: string[], changes: OperationChange[]) {
  const { status, response, failure } = await owner.send(api.createOperation, {
    body: { campaignIds, changes },
  });
  expect(status, failure.message).toBe(201);
  return response;
}

const sitesOf = async (owner: Visitor, id: string) =>
  (await owner.send(api.listOperationSites, { params: { id }, query: {} })).response.sites;

/** Applies a draft, or undoes an operation, and waits until nothing of it is deployed any more. */
async function run(owner: Visitor, call: typeof api.applyOperation, id: string) {
  const { status, response, failure } = await owner.send(call, { params: { id } });
  expect(status, failure.message).toBe(202);
  const read = async () =>
    (await owner.send(api.getOperation, { params: { id: response.id } })).response;
  await expect.poll(async () => (await read()).status, { timeout: 60_000 }).toBe("complete");
  return read();
}

async function labelsOf(owner: Visitor): Promise<Record<string, string[]>> {
  const { response } = await owner.send(listCampaigns, { query: {} });
  return Object.fromEntries(
    response.campaigns.map(({ id, labels }) => [id, labels?.map(({ name }) => name) ?? []]),
  );
}

const labels = (action: "add" | "remove" | "set", ...value: string[]): OperationChange => ({
  field: "labels",
  action,
  value,
});

test("labels are added, removed and set: reviewed, applied, published nowhere, and taken back one by one", async () => {
  const owner = await product.signUp();
  const one = (await makeCampaign(owner)).id;
  const two = (await owner.send(createCampaign, { body: { ...PLUMBING, deploymentType: "aws" } }))
    .response.id;
  const ids = [one, two];
  await owner.send(assignLabels, { body: { ids: [one], add: ["Client A", "Old"] } });
  const made = await draft(owner, ids, [
    labels("add", " Winter  26 ", "client a"),
    labels("remove", "old"),
  ]);
  expect(made).toMatchObject({ counts: { changed: 2 }, deployments: { pending: 0 }, forecast: [] });
  const byId = Object.fromEntries(
    (await sitesOf(owner, made.id)).map((site) => [site.campaignId, site]),
  );
  expect([byId[one], byId[two]]).toMatchObject([
    {
      before: { labels: { value: ["Client A", "Old"], own: false } },
      after: { labels: { value: ["Client A", "Winter 26"], own: false } },
    },
    { before: { labels: { value: [] } }, after: { labels: { value: ["client a", "Winter 26"] } } },
  ]);
  expect(await labelsOf(owner)).toEqual({ [one]: ["Client A", "Old"], [two]: [] });

  await run(owner, api.applyOperation, made.id);
  expect(await labelsOf(owner)).toEqual({
    [one]: ["Client A", "Winter 26"],
    [two]: ["Client A", "Winter 26"],
  });
  expect(
    (await owner.send(getCampaign, { params: { id: one } })).response.deployments,
  ).toHaveLength(1);

  // Since then one site lost a label that it got, and the other got a further one: only the first is listed.
  await owner.send(assignLabels, { body: { ids: [one], remove: ["Winter 26"] } });
  await owner.send(assignLabels, { body: { ids: [two], add: ["Mine"] } });
  const undone = await run(owner, api.undoOperation, made.id);
  expect(await labelsOf(owner)).toEqual({ [one]: ["Client A", "Old"], [two]: ["Mine"] });
  const taken = Object.fromEntries(
    (await sitesOf(owner, undone.id)).map((site) => [site.campaignId, site]),
  );
  expect([taken[one], taken[two]]).toMatchObject([
    { status: "applied", skipped: ["labels"], message: operationTexts.changedSinceOperation },
    { status: "applied", skipped: [], message: "" },
  ]);

  // The undo is undone: what it took back is there again.
  const again = await run(owner, api.undoOperation, undone.id);
  expect(again.counts.applied).toBe(2);
  expect((await labelsOf(owner))[two]).toEqual(["Client A", "Mine", "Winter 26"]);

  const set = await draft(owner, ids, [labels("set", "Only")]);
  await run(owner, api.applyOperation, set.id);
  expect(await labelsOf(owner)).toEqual({ [one]: ["Only"], [two]: ["Only"] });
  const { response } = await owner.send(listLabels, {});
  const only = response.labels.find(({ name }) => name === "Only");
  await owner.send(updateLabel, { params: { id: only?.id ?? "" }, body: { name: "Renamed" } });
  const kept = await run(owner, api.undoOperation, set.id);
  expect(kept.counts.applied).toBe(2);
  expect((await sitesOf(owner, kept.id)).map(({ skipped }) => skipped)).toEqual([
    ["labels"],
    ["labels"],
  ]);
  expect((await labelsOf(owner))[two]).toEqual(["Client A", "Mine", "Renamed", "Winter 26"]);
  await owner.send(deleteLabel, { params: { id: only?.id ?? "" } });

  // More labels than a site may have are refused for that site alone.
  const many = Array.from({ length: LABEL_LIMIT.ofSite - 2 }, (_, at) => `L${at}`);
  const refused = await draft(owner, ids, [labels("add", ...many)]);
  expect(refused.counts).toMatchObject({ changed: 1, refused: 1 });
  expect(
    (await sitesOf(owner, refused.id)).find(({ status }) => status === "refused")?.message,
  ).toBe(labelTexts.tooManyOnSite(LABEL_LIMIT.ofSite));
});

let accounts = 0;

async function toNetlify(owner: Visitor) {
  accounts += 1;
  const token = `nfp_operationNo${String(accounts).padStart(6, "0")}`;
  const { response, failure } = await owner.send(addNetlifyToken, {
    body: { name: "Mine", token },
  });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

async function toCloudflare(owner: Visitor) {
  accounts += 1;
  const token = `cfut_owner${String(accounts + 500).padStart(7, "0")}${"m".repeat(30)}`;
  const body = { name: "Mine", token, zone: firstZoneOf(accountIdOfToken(token)).name };
  const { response, failure } = await owner.send(addCloudflareToken, { body });
  expect(response.id, failure.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

async function toBucket(owner: Visitor) {
  accounts += 1;
  const accessKey = `AKIAOPERATION${String(accounts).padStart(7, "0")}`;
  const body = { name: "Mine", accessKey, secretKey: secretKeyFor(accessKey) };
  const { response } = await owner.send(aws.addAwsCredentials, { body });
  const awsBucketName = `operations-${accounts}`;
  const params = { id: response.id };
  await owner.send(aws.createBucket, { params, body: { bucketName: awsBucketName } });
  return { deploymentType: "aws" as const, awsCredentialsId: response.id, awsBucketName };
}

const account = (
  value: Extract<OperationChange, { field: "account" }>["value"],
): OperationChange => ({
  field: "account",
  action: "set",
  value,
});

test(
  "sites move to another account with a new text, the old addresses redirect, and the undo brings both back",
  { timeout: 300_000 },
  async () => {
    const owner = await product.signUp();
    const from = await toNetlify(owner);
    const first = await makeCampaign(owner, { ...PLUMBING, ...from });
    const other = await makeCampaign(owner, { ...PLUMBING, city: "Durham", ...from });
    const campaign = async () =>
      (await owner.send(getCampaign, { params: { id: first.id } })).response;
    /** What visitors of a former address get, and why there is no redirect; a host that is busy is tried again within two minutes. */
    const left = (url: string | null) => async () => ({
      status: (await visitPage(product, url ?? "")).status,
      message: (await campaign()).deploymentMessage,
    });
    const leadsOn = { status: 301, message: "" };
    const to = await toCloudflare(owner);
    const cta: OperationChange = { field: "cta", action: "set", value: "Call the new place" };
    const made = await draft(owner, [first.id, other.id], [account(to), cta]);
    const { terms } = (await import("@mainstreet/contract/hosts/forecasts")).forecasters.netlify;
    expect(made).toMatchObject({
      deployments: { pending: 2 },
      forecast: [{ deploymentType: "cloudflare", sites: 2 }],
      leaving: [{ deploymentType: "netlify", sites: 2, text: terms.afterMove(2, false) }],
    });
    expect((await sitesOf(owner, made.id))[0]?.before.account?.value).toMatchObject(from);
    const applied = await run(owner, api.applyOperation, made.id);
    expect(applied.deployments).toMatchObject({ success: 2, error: 0 });
    const moved = await campaign();
    expect(moved).toMatchObject(to);
    expect(hosts[moved.deploymentType].label).toBe("Cloudflare");
    expect((await visitPage(product, moved.deploymentUrl ?? "")).content.toString()).toContain(
      "Call the new place",
    );
    const old = () => visitPage(product, first.deploymentUrl ?? "");
    await expect.poll(left(first.deploymentUrl), { timeout: 130_000 }).toEqual(leadsOn);
    expect((await old()).location).toBe(moved.deploymentUrl);

    await run(owner, api.undoOperation, made.id);
    const back = await campaign();
    expect(back).toMatchObject({ ...from, deploymentUrl: first.deploymentUrl });
    expect((await old()).content.toString()).not.toContain("Call the new place");
    await expect.poll(left(moved.deploymentUrl), { timeout: 130_000 }).toEqual(leadsOn);
  },
);

test.runIf(IS_LONG)(
  "what cannot move says why, and an account that is gone is listed in the undo",
  { timeout: 120_000 },
  async () => {
    const owner = await product.signUp();
    const from = await toNetlify(owner);
    const first = await makeCampaign(owner, { ...PLUMBING, ...from });
    const other = await makeCampaign(owner, { ...PLUMBING, city: "Durham", ...from });
    await addDomain(owner, other.id, "operated.com");
    const bucket = await toBucket(owner);
    const made = await draft(owner, [first.id, other.id], [account(bucket)]);
    expect(made.counts).toMatchObject({ changed: 1, refused: 1 });
    const rows = await sitesOf(owner, made.id);
    expect(rows.find(({ campaignId }) => campaignId === other.id)?.message).toBe(
      domainTexts.needsOtherHost("operated.com", "aws"),
    );
    const same = await draft(owner, [first.id], [account(from)]);
    expect(same.counts).toMatchObject({ changed: 0, unchanged: 1 });
    await run(owner, api.applyOperation, made.id);
    expect((await owner.send(getCampaign, { params: { id: first.id } })).response).toMatchObject(
      bucket,
    );

    await owner.send(deleteNetlifyToken, { params: { id: from.netlifyTokenId } });
    const undone = await run(owner, api.undoOperation, made.id);
    expect(undone.counts).toMatchObject({ applied: 0, conflicts: 1 });
    expect(await sitesOf(owner, undone.id)).toMatchObject([
      { status: "conflict", skipped: ["account"] },
    ]);
    expect((await owner.send(getCampaign, { params: { id: first.id } })).response).toMatchObject(
      bucket,
    );

    const stranger = await product.signUp();
    const theirs = await toNetlify(stranger);
    const refused = await owner.send(api.createOperation, {
      body: { campaignIds: [first.id], changes: [account(theirs)] },
    });
    expect(refused.status).toBe(404);
    const missing = await owner.send(api.createOperation, {
      body: { campaignIds: [first.id], changes: [account({ deploymentType: "aws" })] },
    });
    expect(missing.failure.fields).toMatchObject({
      "changes.0.value.awsCredentialsId": "Please select AWS credentials",
    });
    const none = await owner.send(api.createOperation, {
      body: { campaignIds: [first.id], changes: [{ field: "labels", action: "add", value: [] }] },
    });
    expect(none.failure.fields).toEqual({ "changes.0.value": operationTexts.labelsMissing });
  },
);
