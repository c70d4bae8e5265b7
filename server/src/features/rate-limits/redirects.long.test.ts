import { listAccountHolds } from "@mainstreet/contract/account-holds";
import {
  createCampaign,
  getCampaign,
  redeployCampaign,
  updateCampaign,
} from "@mainstreet/contract/campaigns";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { addNetlifyToken } from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { texts } from "@mainstreet/contract/texts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { clearJournal, control, journal } from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const PATIENCE = { timeout: 10_000 };

async function addAccount(visitor: Visitor, token: string) {
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  return { deploymentType: "netlify" as const, netlifyTokenId: response.id };
}

/** A user with two accounts, and so many live sites at the first. */
async function user({ name, sites }: { name: string; sites: number }) {
  const visitor = await product.signUp();
  const token = `nfp_${name}From000000`;
  const from = await addAccount(visitor, token);
  const to = await addAccount(visitor, `nfp_${name}To00000000`);
  const ids = [];
  for (const serviceName of ["Plumbing", "Drains"].slice(0, sites))
    ids.push((await makeCampaign(visitor, { ...PLUMBING, serviceName, ...from })).id);
  return { visitor, token, from, to, ids };
}

const formerSiteOf = async (visitor: Visitor, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response.formerSites[0];

test("a redirect leaves the last deploys of a window to publications that a user waits for", async () => {
  await control(product.netlify, "limits", { deploysPerMinute: 5 });
  const { visitor, to, ids } = await user({ name: "lastDeploys", sites: 2 });
  const [moved = "", edited = ""] = ids;
  await visitor.send(redeployCampaign, { params: { id: moved }, body: to });
  const postponed = sql`
    select from pgboss.job where name = 'take-down' and data ->> 'campaignId' = ${moved}
      and state = 'created' and start_after > now()`;
  await expect
    .poll(async () => (await product.db.execute(postponed)).rows.length, PATIENCE)
    .toBe(1);
  expect(await formerSiteOf(visitor, moved)).toMatchObject({ status: "waiting", message: "" });

  const body = { main: { phone: "(336) 555-0177" } };
  await visitor.send(updateCampaign, { params: { id: edited }, body });
  const { status } = await visitor.send(redeployCampaign, { params: { id: edited } });
  expect(status).toBe(200);

  await control(product.netlify, "clock", { offsetMs: 61_000 });
  await product.db.execute(sql`update paces set deploy_reset = now() where deploy_reset > now()`);
  await product.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'take-down' and state = 'created'`,
  );
  await expect
    .poll(() => formerSiteOf(visitor, moved), PATIENCE)
    .toMatchObject({ status: "redirect" });
  await control(product.netlify, "limits", { deploysPerMinute: null });
});

test("a redirect that is refused for credits puts the account on hold for its publications too", async () => {
  await control(product.netlify, "plan", { creditsPerMonth: 300 });
  const { visitor, token, from, to, ids } = await user({ name: "noCredits", sites: 1 });
  const [id = ""] = ids;
  await control(product.netlify, "credits", { token, used: 300 });
  await visitor.send(redeployCampaign, { params: { id }, body: to });
  const holds = async () => (await visitor.send(listAccountHolds, {})).response.holds;
  const reason = netlifyTexts.errors.creditsUsedUp;
  await expect
    .poll(holds, PATIENCE)
    .toMatchObject([{ accountId: from.netlifyTokenId, reason, isChecking: false }]);
  await expect
    .poll(() => formerSiteOf(visitor, id), PATIENCE)
    .toMatchObject({ status: "waiting", message: reason });

  await clearJournal(product.netlify);
  const { response } = await visitor.send(createCampaign, {
    body: { ...PLUMBING, serviceName: "Heating", ...from },
  });
  const params = { id: response.id };
  await expect
    .poll(async () => (await visitor.send(getCampaign, { params })).response, PATIENCE)
    .toMatchObject({
      deploymentStatus: "queued",
      deploymentMessage: texts.rateLimits.held(reason),
    });
  expect(await journal(product.netlify)).toEqual([]);

  await control(product.netlify, "credits", { token, used: 0 });
  await product.db.execute(sql`update paces set closed_until = now() where hold_reason <> ''`);
  await product.db.execute(
    sql`update pgboss.job set start_after = now() where name = 'take-down' and state = 'created'`,
  );
  await product.db.execute(sql`update paces set wake_at = now() where wake_at is not null`);
  await endOfDeployment(visitor, response.id);
  await expect
    .poll(() => formerSiteOf(visitor, id), PATIENCE)
    .toMatchObject({ status: "redirect", message: "" });
  expect(await holds()).toEqual([]);
});
