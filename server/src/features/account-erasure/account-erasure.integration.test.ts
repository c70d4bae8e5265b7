import {
  callOffErasure,
  erasureTexts,
  requestErasure,
  showErasure,
} from "@mainstreet/contract/account-erasure";
import { login, signup } from "@mainstreet/contract/auth";
import { creditBalance } from "@mainstreet/contract/credits";
import { createOrder } from "@mainstreet/contract/payments";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { texts } from "@mainstreet/contract/texts";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  liveReader,
  makeCampaign,
  type Product,
  startProduct,
  type Visitor,
} from "../../../test/harness.ts";
import { ageOrder } from "../../../test/age-order.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { proveByPassword } from "../../../test/second-factor.ts";
import { clearFaults, control } from "../../../test/provider-controls.ts";
import { users } from "../../platform/db/users-table.ts";
import { operateAccount } from "../auth/operate-account.ts";
import { sweepOrders } from "../payments/sweep-orders.ts";
import { eraseAccount } from "./erase-account.ts";
import { eraseDue } from "./erase-due.ts";
import { keepAccount } from "./request-erasure.ts";
import { accountErasures } from "./tables.ts";

const PASSWORD = "correct horse";

let mailbox: TestMailbox;
let product: Product;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ ...mailbox.settings, PUBLIC_URL: "http://localhost:3000" });
});
afterEach(() => clearFaults(product.netlify));
afterAll(async () => {
  await product.assertSound({ isSettled: true });
  await product.close();
  await mailbox.close();
});

async function request(visitor: Visitor, sites: "take-down" | "leave" = "take-down") {
  await proveByPassword(visitor);
  return visitor.send(requestErasure, { body: { confirmation: visitor.user.email, sites } });
}

const signIn = ({ user: { email } }: Visitor) =>
  product.anonymous(login, { body: { email, password: PASSWORD } });

/** Makes the days pass, and the pause after a round that could not finish. */
const makeDue = ({ user }: Visitor) =>
  product.db
    .update(accountErasures)
    .set({ dueAt: sql`now()`, nextTryAt: sql`now()` })
    .where(eq(accountErasures.userId, user.id));

async function erase(visitor: Visitor): Promise<void> {
  await makeDue(visitor);
  await eraseDue(product.deps);
}

const isErased = async ({ user }: Visitor) => {
  const [row] = await product.db.select().from(users).where(eq(users.id, user.id));
  return row?.email === "";
};

test("a deletion is confirmed by the own address, announced by mail, and called off", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const unproved = { body: { confirmation: email, sites: "leave" as const } };
  expect((await visitor.send(requestErasure, unproved)).status).toBe(403);
  await proveByPassword(visitor);
  const wrong = { confirmation: "somebody@example.test", sites: "leave" as const };
  const refused = await visitor.send(requestErasure, { body: wrong });
  expect(refused).toMatchObject({
    status: 400,
    failure: { fields: { confirmation: erasureTexts.confirmationDiffers } },
  });
  expect((await visitor.send(callOffErasure, {})).status).toBe(409);

  const body = { confirmation: ` ${email.toUpperCase()}`, sites: "leave" as const };
  const requested = await visitor.send(requestErasure, { body });
  expect(requested.status).toBe(202);
  const { dueAt, requestedAt } = requested.response.erasure;
  expect(Date.parse(dueAt) - Date.parse(requestedAt)).toBe(7 * 86_400_000);
  expect((await request(visitor)).status).toBe(409);
  const mail = await mailbox.waitFor(email, "Your account will be deleted");
  expect(mail.text).toContain(dueAt.slice(0, 10));
  expect(mail.text).toContain("Your live sites stay where they are.");

  await eraseDue(product.deps);
  const { response } = await visitor.send(showErasure, {});
  expect(response).toEqual({ erasure: requested.response.erasure, liveSites: 0, credits: 5 });
  expect((await signIn(visitor)).status).toBe(200);
  expect((await visitor.send(callOffErasure, {})).status).toBe(200);
  expect((await visitor.send(showErasure, {})).response.erasure).toBeNull();
  await eraseDue(product.deps);
  const { events } = (await visitor.send(listSecurityEvents, { query: { group: "account" } }))
    .response;
  const kinds = events.map(({ kind }) => kind).filter((kind) => kind.startsWith("erasure"));
  expect(kinds).toEqual(["erasure-called-off", "erasure-requested"]);
});

test("an operator holds a deletion by disabling the account, and calls it off", async () => {
  const visitor = await product.signUp();
  const { email, id } = visitor.user;
  expect(await keepAccount(product.db, email)).toBe(false);
  await request(visitor, "leave");
  await operateAccount(product.db, "disable", email);
  await erase(visitor);
  expect(await isErased(visitor)).toBe(false);
  const isPending = eq(accountErasures.userId, id);
  const [held] = await product.db.select().from(accountErasures).where(isPending);
  expect(held?.beganAt).toBeNull();
  // A worker that leased the erasure just before that does not begin it either.
  if (held) await eraseAccount(product.deps, held);
  expect(await isErased(visitor)).toBe(false);

  expect(await keepAccount(product.db, ` ${email.toUpperCase()}`)).toBe(true);
  expect(await product.db.$count(accountErasures, isPending)).toBe(0);
  await operateAccount(product.db, "enable", email);
  await eraseDue(product.deps);
  expect((await signIn(visitor)).status).toBe(200);
  const { rows } = await product.db.execute(
    sql`select actor from security_events where user_id = ${id} and kind = 'erasure-called-off'`,
  );
  expect(rows).toEqual([{ actor: "operator" }]);
});

test("a deletion continues once an operator enables the disabled account again", async () => {
  const visitor = await product.signUp();
  await request(visitor, "leave");
  await operateAccount(product.db, "disable", visitor.user.email);
  await operateAccount(product.db, "enable", visitor.user.email);
  await erase(visitor);
  expect(await isErased(visitor)).toBe(true);
  expect(await keepAccount(product.db, visitor.user.email)).toBe(false);
});

test("sites are taken down, nobody signs in any more, and the address is free for a new account", async () => {
  const visitor = await product.signUp();
  const { email, id } = visitor.user;
  const campaign = await makeCampaign(visitor);
  const read = () => liveReader(product)(campaign.deploymentUrl ?? "");
  expect(await read()).toBeDefined();
  await request(visitor);
  await erase(visitor);

  expect(await read()).toBeUndefined();
  expect((await visitor.send(creditBalance, {})).status).toBe(401);
  expect(await signIn(visitor)).toMatchObject({
    status: 401,
    failure: { message: texts.auth.loginRefused },
  });
  const mail = await mailbox.waitFor(email, "Your account was deleted");
  expect(mail.text).not.toContain("could not be taken down");
  const body = { name: "Somebody new", email, password: PASSWORD };
  const renewed = await product.anonymous(signup, { body });
  expect(renewed.status).toBe(201);
  expect(renewed.response.user.id).not.toBe(id);
  const headers = { authorization: `Bearer ${renewed.response.token}` };
  const { response } = await product.anonymous(creditBalance, { headers });
  expect(response.credits).toBe(5);
});

test("sites that are to stay are left as they are", async () => {
  const visitor = await product.signUp();
  const campaign = await makeCampaign(visitor);
  await request(visitor, "leave");
  await erase(visitor);
  expect(await isErased(visitor)).toBe(true);
  expect(await liveReader(product)(campaign.deploymentUrl ?? "")).toBeDefined();
});

test.runIf(IS_LONG)(
  "a host that refuses is tried again for days, which a mail says; then the site stays and the account goes",
  async () => {
    const visitor = await product.signUp();
    const { email, id } = visitor.user;
    const campaign = await makeCampaign(visitor);
    await request(visitor);
    await control(product.netlify, "faults", {
      match: "DELETE /api/v1/sites",
      status: 503,
      times: 99,
    });
    await erase(visitor);
    await erase(visitor);
    expect(await isErased(visitor)).toBe(false);
    expect(await signIn(visitor)).toMatchObject({
      status: 403,
      failure: { message: erasureTexts.begun },
    });
    const mail = await mailbox.waitFor(email, "A host does not take your sites down");
    expect(mail.text).toContain("1 site could not be taken down");

    await product.db
      .update(accountErasures)
      .set({ beganAt: sql`now() - interval '8 days'` })
      .where(eq(accountErasures.userId, id));
    await erase(visitor);
    expect(await isErased(visitor)).toBe(true);
    expect(await liveReader(product)(campaign.deploymentUrl ?? "")).toBeDefined();
    const last = await mailbox.waitFor(email, "Your account was deleted");
    expect(last.text).toContain("1 site could not be taken down");
    const held = (await mailbox.read(email)).filter(({ subject }) => subject === mail.subject);
    expect(held).toHaveLength(1);
  },
);

test("an order that may still be paid is waited for, and what it pays stays in the ledger", async () => {
  const visitor = await product.signUp();
  const body = { credits: 25, amount: 999, phone: "9876501234" };
  const { response: order } = await visitor.send(createOrder, { body });
  await request(visitor);
  await erase(visitor);
  expect(await isErased(visitor)).toBe(false);
  await control(product.cashfree, "pay", { order_id: order.order_id, outcome: "SUCCESS" });
  await ageOrder(product.db, order.order_id, 3_600);
  await sweepOrders(product.deps);
  await erase(visitor);
  expect(await isErased(visitor)).toBe(true);
  const { rows } = await product.db.execute(
    sql`select phone, session_id, status from payment_orders where user_id = ${visitor.user.id}`,
  );
  expect(rows).toEqual([{ phone: "", session_id: null, status: "paid" }]);
});

test.runIf(IS_LONG)(
  "a worker that is cut off at any call to the database loses nothing: the next one goes on",
  async () => {
    const visitor = await product.signUp();
    await makeCampaign(visitor);
    await request(visitor);
    const cuts: number[] = [];
    for (let calls = 1; !(await isErased(visitor)); calls += 1) {
      await makeDue(visitor);
      // The lease of the previous worker has expired, as it does within seconds.
      await product.db.execute(
        sql`update trashed_sites set leased_until = now() where user_id = ${visitor.user.id}`,
      );
      cuts.push(calls);
      const db = cutAfter(calls);
      await eraseDue({ ...product.deps, db }).catch(() => undefined);
      expect(calls).toBeLessThan(100);
    }
    expect(cuts.length).toBeGreaterThan(10);
    await product.assertSound();
    expect((await signIn(visitor)).status).toBe(401);
    await mailbox.waitFor(visitor.user.email, "Your account was deleted");
    const mails = await mailbox.read(visitor.user.email);
    expect(mails.filter(({ subject }) => subject === "Your account was deleted")).toHaveLength(1);
  },
);

/** The database, but it fails from the n-th call on; a transaction counts as one call. */
function cutAfter(calls: number) {
  let left = calls;
  return new Proxy(product.db, {
    get(db, name) {
      const member: unknown = Reflect.get(db, name, db);
      if (typeof member !== "function") return member;
      return (...args: unknown[]): unknown => {
        left -= 1;
        if (left < 0) throw new Error("cut off by the test");
        return Reflect.apply(member, db, args);
      };
    },
  });
}

test("only the role of the erasure removes events, and only those of an erased user or of long ago", async () => {
  const { user } = await product.signUp();
  const remove = sql`delete from security_events where user_id = ${user.id}`;
  await expect(product.db.execute(remove)).rejects.toThrow();
  const asRole = (statement: typeof remove) =>
    product.db.transaction(async (tx) => {
      await tx.execute(sql`set local role mainstreet_erasure`);
      return (await tx.execute(sql`${statement} returning 1`)).rows.length;
    });
  expect(await asRole(remove)).toBe(0);
  const words = sql`update credit_entries set description = '' where user_id = ${user.id}`;
  expect(await asRole(words)).toBe(0);
  await expect(asRole(sql`update credit_entries set amount = 9`)).rejects.toThrow();
  await expect(product.db.execute(words)).rejects.toThrow();
});
