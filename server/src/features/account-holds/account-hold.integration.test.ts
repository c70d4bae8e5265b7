import { checkAccountHold, listAccountHolds } from "@mainstreet/contract/account-holds";
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
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  endOfDeployment,
  liveReader,
  PLUMBING,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import {
  clearFaults,
  clearJournal,
  control,
  effects,
  journal,
} from "../../../test/provider-controls.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await control(product.netlify, "plan", { creditsPerMonth: 300 });
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true, readLive: liveReader(product) });
  await product.close();
});

const HELD = {
  deploymentStatus: "queued",
  deploymentMessage: texts.rateLimits.held(netlifyTexts.errors.creditsUsedUp),
  nextAttemptAt: expect.any(String),
};

let users = 0;
async function user() {
  const visitor = await product.signUp();
  users += 1;
  const token = `nfp_accountOnHold${String(users).padStart(4, "0")}`;
  const { response } = await visitor.send(addNetlifyToken, { body: { name: "Mine", token } });
  const useUp = (used = 300) => control(product.netlify, "credits", { token, used });
  return { visitor, token, accountId: response.id, useUp };
}
type User = Awaited<ReturnType<typeof user>>;

async function makeSite({ visitor, accountId }: User, serviceName = "Plumbing"): Promise<string> {
  const body = { ...PLUMBING, serviceName, netlifyTokenId: accountId };
  return (await visitor.send(createCampaign, { body })).response.id;
}

const read = async ({ visitor }: { visitor: Visitor }, id: string) =>
  (await visitor.send(getCampaign, { params: { id } })).response;
const isHeld = (owner: User, id: string) =>
  expect.poll(() => read(owner, id), { interval: 50, timeout: 10_000 }).toMatchObject(HELD);
const holdsOf = async ({ visitor }: User) =>
  (await visitor.send(listAccountHolds, {})).response.holds;
const check = ({ visitor, accountId }: User) =>
  visitor.send(checkAccountHold, { params: { id: accountId } });

/** The calls that create sites and deploys, since the journal was cleared. */
const attempts = async () =>
  (await journal(product.netlify)).filter(({ method }) => method === "POST");

test("an account without credits is put on hold: its sites wait, say why, and cost no further call", async () => {
  const owner = await user();
  const live = await makeSite(owner);
  expect(await endOfDeployment(owner.visitor, live)).toMatchObject({ deployed: true });
  await owner.useUp();
  await clearJournal(product.netlify);
  const first = await makeSite(owner, "Drains");
  await isHeld(owner, first);
  expect(await attempts()).toHaveLength(1);
  expect(await holdsOf(owner)).toMatchObject([
    {
      deploymentType: "netlify",
      accountId: owner.accountId,
      reason: netlifyTexts.errors.creditsUsedUp,
      nextCheckAt: expect.any(String),
      isChecking: false,
    },
  ]);

  await clearJournal(product.netlify);
  const second = await makeSite(owner, "Heating");
  await isHeld(owner, second);
  const started = Date.now();
  await owner.visitor.send(updateCampaign, {
    params: { id: live },
    body: { main: { phone: "336-555-0199" } },
  });
  const { response, status } = await owner.visitor.send(redeployCampaign, { params: { id: live } });
  expect([status, response.status, response.message]).toEqual([
    202,
    "queued",
    HELD.deploymentMessage,
  ]);
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(await journal(product.netlify)).toEqual([]);

  await owner.useUp(0);
  expect((await check(owner)).response.hold).toMatchObject({ isChecking: true, nextCheckAt: null });
  for (const id of [first, second, live])
    expect(await endOfDeployment(owner.visitor, id)).toMatchObject({
      deploymentStatus: "deployed",
      nextAttemptAt: null,
    });
  expect(await holdsOf(owner)).toEqual([]);
});

test("a check that finds the account still without credits costs one attempt, and it stays on hold", async () => {
  const owner = await user();
  await owner.useUp();
  const ids = [await makeSite(owner), await makeSite(owner, "Drains")];
  for (const id of ids) await isHeld(owner, id);
  const [before] = await holdsOf(owner);
  await clearJournal(product.netlify);
  await check(owner);
  await expect.poll(async () => (await holdsOf(owner))[0]?.heldAt).not.toBe(before?.heldAt);
  expect(await attempts()).toHaveLength(1);
  for (const id of ids) await isHeld(owner, id);
  await owner.useUp(0);
  await check(owner);
  for (const id of ids) await endOfDeployment(owner.visitor, id);
});

test("a site that was made before the refusal is deleted, and made again under the same name later", async () => {
  const owner = await user();
  const refusal = {
    error: "Account credit usage exceeded - new deploys are blocked until credits are added",
  };
  const fault = { match: "POST /deploys\\?", status: 403, body: JSON.stringify(refusal) };
  await control(product.netlify, "faults", { ...fault, times: 1, when: "before" });
  const id = await makeSite(owner);
  await isHeld(owner, id);
  const kinds = async () => {
    const all = await effects(product.netlify);
    const names = all.filter(({ kind }) => kind === "site" || kind === "delete");
    return names.slice(-2).map(({ kind }) => kind);
  };
  await expect.poll(kinds).toEqual(["site", "delete"]);
  await check(owner);
  expect(await endOfDeployment(owner.visitor, id)).toMatchObject({ deployed: true });
});

test("no other user's account is on hold, and a stranger may not check it", async () => {
  const [owner, other] = [await user(), await user()];
  await owner.useUp();
  const id = await makeSite(owner);
  await isHeld(owner, id);
  expect(await holdsOf(other)).toEqual([]);
  const params = { id: owner.accountId };
  expect((await other.visitor.send(checkAccountHold, { params })).status).toBe(404);
  expect((await check(other)).response).toEqual({ hold: null });
  expect(await endOfDeployment(other.visitor, await makeSite(other))).toMatchObject({
    deployed: true,
  });
  await owner.useUp(0);
  await check(owner);
  await endOfDeployment(owner.visitor, id);
});

test("a team with as many projects as its plan allows: the site fails with that text, and the account is not on hold", async () => {
  const owner = await user();
  const live = await makeSite(owner);
  await endOfDeployment(owner.visitor, live);
  await control(product.netlify, "plan", { projects: 1 });
  const failed = await endOfDeployment(owner.visitor, await makeSite(owner, "Drains"));
  expect(failed).toMatchObject({
    deploymentStatus: "failed",
    deploymentMessage: netlifyTexts.errors.tooManyProjects,
  });
  expect(await holdsOf(owner)).toEqual([]);
  await control(product.netlify, "plan", { projects: null });
});

test("a probe whose job begins after its time ends the hold all the same", async () => {
  const owner = await user();
  await owner.useUp();
  const ids = [await makeSite(owner), await makeSite(owner, "Drains")];
  for (const id of ids) await isHeld(owner, id);
  await owner.useUp(0);
  // As on a machine that is too busy to begin a job within half a minute.
  await product.db.execute(sql`
    create function time_is_over() returns trigger language plpgsql as $$
      begin new.probe_until := now() - interval '1 second'; return new; end $$`);
  await product.db.execute(sql`
    create trigger late_probe before update on paces for each row
      when (new.hold_reason is not null and new.probe_until is not null) execute function time_is_over()`);
  await check(owner);
  for (const id of ids) await endOfDeployment(owner.visitor, id);
  await expect.poll(() => holdsOf(owner)).toEqual([]);
  await product.db.execute(sql`drop function time_is_over cascade`);
});
