import { requestErasure } from "@mainstreet/contract/account-erasure";
import { deleteCampaign } from "@mainstreet/contract/removal";
import { addAwsCredentials, createBucket } from "@mainstreet/contract/hosts/aws/aws-credentials";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findTraces, mediaKeys } from "../../../test/erasure/find-traces.ts";
import {
  endOfDeployment,
  liveReader,
  makeCampaign,
  PLUMBING,
  type Product,
  startProduct,
} from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { proveByPassword } from "../../../test/second-factor.ts";
import { makeWorld } from "../../../test/tenancy/world.ts";
import { sweepOrders } from "../payments/sweep-orders.ts";
import { ageOrder } from "../../../test/age-order.ts";
import { grantCredits } from "../credits/grant-credits.ts";
import { eraseDue } from "./erase-due.ts";
import { accountErasures } from "./tables.ts";

const ACCESS_KEY = "AKIAOFTHEOPERATOR002";
const BUCKET = "operators-pictures";
/** An address that Cashfree accepts. */
const PUBLIC_URL = "http://localhost:3000";
const MEDIA_URL = `s3://${ACCESS_KEY}:${encodeURIComponent(secretKeyFor(ACCESS_KEY))}@${BUCKET}/pictures`;
/** A word in everything that the user has made, the user's name, and the phone numbers of their sites and of their order. */
const WORDS = ["quokka", "Asha Rao", "336-555-0142", "3365550142", "9999999999"];

let mailbox: TestMailbox;
let product: Product;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({
    ...mailbox.settings,
    PUBLIC_URL,
    MEDIA_URL,
    SIGNUP_CREDITS: "50",
  });
});
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
  await mailbox.close();
});

/** The operator's own account with the bucket for pictures; its name differs from the user's. */
async function makeBucket(): Promise<void> {
  const operator = await product.signUp();
  await product.db.execute(sql`update users set name = 'Operator' where id = ${operator.user.id}`);
  const body = { name: "Operator", accessKey: ACCESS_KEY, secretKey: secretKeyFor(ACCESS_KEY) };
  const { response } = await operator.send(addAwsCredentials, { body });
  const bucket = { params: { id: response.id }, body: { bucketName: BUCKET } };
  expect((await operator.send(createBucket, bucket)).status).toBeLessThan(300);
}

/** Makes the days pass until the deletion begins. */
async function eraseNow(userId: string): Promise<void> {
  await product.db
    .update(accountErasures)
    .set({ dueAt: sql`now()`, nextTryAt: sql`now()` })
    .where(eq(accountErasures.userId, userId));
  await eraseDue(product.deps);
}

test(
  "after an erasure no row, file, object or log line holds the user's address, name, phones or words",
  { timeout: 120_000 },
  async () => {
    await makeBucket();
    const world = await makeWorld(product, "quokka");
    const { visitor, ids } = world;
    const { email, id } = visitor.user;
    for (const kind of ["campaign", "multiLocation"] as const)
      await endOfDeployment(visitor, ids[kind]);
    await grantCredits(product.db, { email, credits: 3, reason: "For Asha Rao" });
    const words = [...WORDS, email];
    expect(await mediaKeys(product, BUCKET)).not.toEqual([]);
    expect((await findTraces(product, words)).length).toBeGreaterThan(30);

    const body = { confirmation: email, sites: "leave" as const };
    expect((await visitor.send(requestErasure, { body })).status).toBe(202);
    await ageOrder(product.db, ids.order, 4 * 86_400);
    await sweepOrders(product.deps);
    // A worker may still hold the site that was moved to the trash, which delays the deletion.
    const eraseAgain = async () => {
      await eraseNow(id);
      return product.db.$count(accountErasures, eq(accountErasures.userId, id));
    };
    await expect.poll(eraseAgain, { timeout: 60_000 }).toBe(0);
    await mailbox.waitFor(email, "Your account was deleted");

    await expect.poll(() => findTraces(product, words), { timeout: 10_000 }).toEqual([]);
    expect(await mediaKeys(product, BUCKET)).toEqual([]);
    const { rows } = await product.db.execute<{ entries: number; paid: number }>(sql`
      select (select count(*)::int from credit_entries where user_id = ${id}) as entries,
        (select count(*)::int from payment_orders where user_id = ${id} and status = 'paid') as paid`);
    expect(rows[0]?.entries).toBeGreaterThan(3);
    expect(rows[0]?.paid).toBe(1);
  },
);

test.runIf(IS_LONG)(
  "sites in the trash go with the account: what its owner left up stays up, and what a host refused is taken down",
  async () => {
    const visitor = await product.signUp();
    const { email, id: userId } = visitor.user;
    const make = (city: string) => makeCampaign(visitor, { ...PLUMBING, city });
    const [down, left, refused] = [await make("Cary"), await make("Apex"), await make("Durham")];
    const remove = async (id: string, query: { keepSite?: "true" } = {}) =>
      (await visitor.send(deleteCampaign, { params: { id }, query })).response.teardown;
    expect([await remove(down.id), await remove(left.id, { keepSite: "true" })]).toEqual([
      "removed",
      "left",
    ]);
    const refuses = { match: "DELETE /sites/", status: 503, times: 1_000, when: "before" };
    await control(product.netlify, "faults", refuses);
    expect(await remove(refused.id)).toBe("pending");
    await clearFaults(product.netlify);

    await proveByPassword(visitor);
    const body = { confirmation: email, sites: "take-down" as const };
    expect((await visitor.send(requestErasure, { body })).status).toBe(202);
    await eraseNow(userId);
    const mail = await mailbox.waitFor(email, "Your account was deleted");
    expect(mail.text).not.toContain("could not be taken down");
    const isUp = async (url: string | null) => (await liveReader(product)(url ?? "")) !== undefined;
    expect(
      await Promise.all([down, left, refused].map((site) => isUp(site.deploymentUrl))),
    ).toEqual([false, true, false]);
    expect(await findTraces(product, [email])).toEqual([]);
  },
  60_000,
);

test("a site that a worker has right now holds the deletion up for a minute, and no mail blames a host", async () => {
  const visitor = await product.signUp();
  const { email, id: userId } = visitor.user;
  const site = await makeCampaign(visitor);
  const params = { params: { id: site.id }, query: { keepSite: "true" as const } };
  await visitor.send(deleteCampaign, params);
  const lease = (until: string) =>
    product.db.execute(sql`
      update trashed_sites set leased_until = now() + ${until}::interval where user_id = ${userId}`);
  await lease("1 hour");
  await proveByPassword(visitor);
  await visitor.send(requestErasure, { body: { confirmation: email, sites: "leave" } });
  await eraseNow(userId);
  const { rows } = await product.db.execute(sql`
    select refusals, next_try_at between now() + interval '30 seconds' and now() + interval '1 minute' as is_soon
    from account_erasures where user_id = ${userId}`);
  expect(rows).toEqual([{ refusals: 0, is_soon: true }]);

  await lease("0 seconds");
  await eraseNow(userId);
  await mailbox.waitFor(email, "Your account was deleted");
  const subjects = (await mailbox.read(email)).map(({ subject }) => subject);
  expect(subjects).not.toContain("A host does not take your sites down");
});
