import { getCampaign, redeployCampaign, updateCampaign } from "@mainstreet/contract/campaigns";
import { addCloudflareToken } from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { firstZoneOf } from "@mainstreet/emulators/cloudflare/records";
import { accountIdOfToken } from "@mainstreet/emulators/cloudflare/tokens";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearFaults, clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => void vi.useRealTimers());
afterAll(() => product.close());

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms);
const DAY_MS = 24 * 3_600_000;
const TOKEN = `cfut_sweptFormer0${"x".repeat(30)}`;

/** A place in the account of the token: below the Worker's own host, or with a zone at a host of its own. */
async function placeIn(visitor: Visitor, zone: string) {
  const body = { name: "Agency", token: TOKEN, zone };
  const { response, failure } = await visitor.send(addCloudflareToken, { body });
  expect(response.id, failure?.message).toBeDefined();
  return { deploymentType: "cloudflare" as const, cloudflareTokenId: response.id };
}

let publications = 0;
async function publishEdit(visitor: Visitor, id: string) {
  publications += 1;
  // A record accepts one write a second.
  pass(1_000);
  const phone = `(336) 555-01${String(publications).padStart(2, "0")}`;
  await visitor.send(updateCampaign, { params: { id }, body: { main: { phone } } });
  const { status, response, failure } = await visitor.send(redeployCampaign, { params: { id } });
  expect(response.success, `${publications} ${status} ${failure?.message}`).toBe(true);
}

/** Publishes one more version two days later, when a sweep is due. Returns the deleted files. */
async function sweepLater(visitor: Visitor, id: string): Promise<string[]> {
  await product.db.execute(
    sql`update campaigns set hosting_state = jsonb_set(hosting_state, '{unswept}', '9') where id = ${id}`,
  );
  await clearJournal(product.cloudflare);
  pass(2 * DAY_MS);
  await publishEdit(visitor, id);
  const deleted = (await journal(product.cloudflare)).filter(({ method }) => method === "DELETE");
  return deleted.map(({ path }) => path).filter((path) => /\/[0-9a-f]{64}$/.test(path));
}

test("a sweep spares what a former place in the same account still serves, until that place redirects", async () => {
  // Product and emulator use the same clock.
  vi.useFakeTimers({ toFake: ["Date"], shouldAdvanceTime: true });
  const visitor = await product.signUp();
  const atDomain = await placeIn(visitor, firstZoneOf(accountIdOfToken(TOKEN)).name);
  const { id, deploymentUrl } = await makeCampaign(visitor, { ...PLUMBING, ...atDomain });
  const old = deploymentUrl ?? "";
  const refused = { match: `PUT /live/${new URL(old).hostname}`, status: 400, times: 1_000 };
  await control(product.cloudflare, "faults", refused);
  const trial = await placeIn(visitor, "");
  await visitor.send(redeployCampaign, { params: { id }, body: trial });
  const former = async () =>
    (await visitor.send(getCampaign, { params: { id } })).response.formerSites[0];
  await expect
    .poll(former, { timeout: 10_000 })
    .toMatchObject({ status: "waiting", message: expect.stringMatching(/./) });

  // If anything is deleted, the record of the first version is, with the tenth version after it.
  for (let nth = 1; nth <= 11; nth += 1) await publishEdit(visitor, id);
  expect(await sweepLater(visitor, id)).toEqual([]);
  expect(String(await liveReader(product)(old))).toContain("555-0142");

  await clearFaults(product.cloudflare);
  await publishEdit(visitor, id);
  await expect.poll(former, { timeout: 10_000 }).toMatchObject({ status: "redirect" });
  await sweepLater(visitor, id);
  expect(await sweepLater(visitor, id)).not.toEqual([]);
});
