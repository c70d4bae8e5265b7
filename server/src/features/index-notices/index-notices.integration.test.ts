import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { restoreVersion } from "@mainstreet/contract/site-versions";
import { createMultiLocation } from "@mainstreet/contract/multi-location";
import type { RunningEmulator } from "@mainstreet/emulators/emulator";
import { startIndexNowEmulator } from "@mainstreet/emulators/indexnow/indexnow-emulator";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  campaignOfRun,
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearFaults, control, effects, journal } from "../../../test/provider-controls.ts";
import { INDEX_NOTICE_QUEUE } from "../../platform/jobs/jobs.ts";
import { IS_LONG } from "../../../test/is-long.ts";

const KEY = "AKIAINDEXNOTICES0001";
const BUCKET = "noticed-sites";
const SUFFIX = "sites.example";

let indexNow: RunningEmulator;
let product: Product;
let visitor: Visitor;
let place: { deploymentType: "aws"; awsCredentialsId: string; awsBucketName: string };

beforeAll(async () => {
  indexNow = await startIndexNowEmulator({ readKeyFile: readPublic });
  product = await startProduct({
    INDEXNOW_URL: `${indexNow.url}/indexnow`,
    S3_WEBSITE_SUFFIX: SUFFIX,
    SIGNUP_CREDITS: "20",
  });
  visitor = await product.signUp();
  const keys = { name: "Mine", accessKey: KEY, secretKey: secretKeyFor(KEY) };
  const { response } = await visitor.send(addAwsCredentials, { body: keys });
  const bucket = { bucketName: BUCKET, region: "eu-central-1" as const };
  await visitor.send(createBucket, { params: { id: response.id }, body: bucket });
  place = { deploymentType: "aws", awsCredentialsId: response.id, awsBucketName: BUCKET };
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await indexNow.close();
});

/** Public names end in {@link SUFFIX}; the store identifies its websites by their names on this machine. */
async function readPublic(url: string): Promise<string | undefined> {
  const bytes = await liveReader(product)(url.replace(SUFFIX, "localhost"));
  return bytes?.toString();
}

/** The URLs of every notice that was accepted so far, one list for each notice. */
const notices = async () =>
  (await effects(indexNow)).map((effect) => String((effect as { urls?: string }).urls).split(" "));

/** Notices that are still to be sent, also those that wait to be tried again. */
async function unfinishedJobs() {
  const { rows } = await product.db.execute(
    sql`select data from pgboss.job where name = ${INDEX_NOTICE_QUEUE} and state in ('created', 'retry', 'active')`,
  );
  return rows;
}

test("a changed page is announced once, and a deployment that changes nothing is not", async () => {
  const campaign = await makeCampaign(visitor, { ...PLUMBING, ...place });
  const url = campaign.deploymentUrl ?? "";
  expect(url).toContain(`.${SUFFIX}/`);
  await vi.waitFor(async () => expect(await notices()).toEqual([[url]]), 10_000);

  const params = { id: campaign.id };
  await visitor.send(redeployCampaign, { params });
  await endOfDeployment(visitor, campaign.id);
  await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
  await visitor.send(redeployCampaign, { params });
  await endOfDeployment(visitor, campaign.id);
  await vi.waitFor(async () => expect(await notices()).toEqual([[url], [url]]), 10_000);

  // The first restore changes the page back; restoring what is already live changes nothing.
  for (const number of [1, 4]) {
    await visitor.send(restoreVersion, { params: { ...params, number: String(number) } });
    const restored = await endOfDeployment(visitor, campaign.id);
    expect(restored.deploymentMessage).toBe(siteVersionTexts.pinned(number));
  }
  await vi.waitFor(async () => expect(await notices()).toEqual([[url], [url], [url]]), 10_000);
});

test.runIf(IS_LONG)(
  "of a site of many pages the changed ones are announced, and the key file lies at the site's root",
  async () => {
    const body = {
      mainService: "Plumbing",
      mainLocation: { city: "Raleigh", state: "NC" },
      phoneNumber: "336-555-0142",
      additionalLocations: [{ city: "Durham", state: "NC" }],
      relatedServices: [],
      ...place,
    };
    const before = (await notices()).length;
    const { response } = await visitor.send(createMultiLocation, { body });
    const id = await campaignOfRun(visitor, response.progressId);
    const { deploymentUrl } = await endOfDeployment(visitor, id);
    const first = `${deploymentUrl}locations/durham-nc/`;
    await vi.waitFor(async () => expect((await notices())[before]).toContain(first), 10_000);
    const last = (await effects(indexNow)).at(-1) as { keyLocation?: string } | undefined;
    expect(last?.keyLocation?.startsWith(deploymentUrl ?? "?")).toBe(true);

    const params = { id };
    await visitor.send(updateCampaign, { params, body: { main: { phone: "(336) 555-0199" } } });
    await visitor.send(redeployCampaign, { params });
    await endOfDeployment(visitor, id);
    await visitor.send(restoreVersion, { params: { id, number: "1" } });
    await endOfDeployment(visitor, id);
    const since = async () => (await notices()).slice(before);
    await vi.waitFor(async () => expect(await since()).toHaveLength(3), 10_000);
    const [made, changed, restored] = (await since()).map((urls) => urls.toSorted());
    expect(restored).toEqual(changed);
    expect(restored).toContain(first);
    expect(made).toEqual(expect.arrayContaining(restored ?? []));
  },
);

test.runIf(IS_LONG)(
  "a site on this machine and a page kept from search engines are not announced",
  async () => {
    const before = (await notices()).length;
    await makeCampaign(visitor, PLUMBING);
    await makeCampaign(visitor, { ...PLUMBING, city: "Nosuchplace", ...place });
    const campaign = await makeCampaign(visitor, { ...PLUMBING, city: "Cary", ...place });
    await vi.waitFor(
      async () => expect((await notices()).slice(before)).toEqual([[campaign.deploymentUrl]]),
      10_000,
    );
  },
);

test.runIf(IS_LONG)(
  "an endpoint that fails is tried again; one that refuses the key is not",
  async () => {
    const before = (await notices()).length;
    await control(indexNow, "faults", { match: "POST /indexnow", status: 503, times: 1 });
    const { deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, city: "Apex", ...place });
    await vi.waitFor(
      async () => expect((await notices()).slice(before)).toEqual([[deploymentUrl]]),
      20_000,
    );
    // A notice is accepted a moment before its response is in the journal: so refused notices are counted by the status.
    const refused = async () => (await journal(indexNow)).filter(({ status }) => status === 403);
    await control(indexNow, "faults", { match: "POST /indexnow", status: 403, times: 9 });
    await makeCampaign(visitor, { ...PLUMBING, city: "Garner", ...place });
    await vi.waitFor(() => expect(product.logs.join("")).toContain("status 403"), 10_000);
    await vi.waitFor(async () => expect(await unfinishedJobs()).toEqual([]), 10_000);
    expect(await refused()).toHaveLength(1);
    await clearFaults(indexNow);
  },
);
