import { requestErasure } from "@mainstreet/contract/account-erasure";
import { createExportLink } from "@mainstreet/contract/account-export";
import {
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  recoveryTexts,
  resetPassword,
  sendConfirmation,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { login } from "@mainstreet/contract/auth";
import { listSessions } from "@mainstreet/contract/sessions";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import { VISITOR_PASSWORD, proveByPassword } from "../../../test/second-factor.ts";

const CONFIRM = "Confirm your email address";
const RESET = "Choose a new password";
const CHANGED = "Your Mainstreet account: new password by a link in a mail";

let mailbox: TestMailbox;
let product: Product;

beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct({ ...mailbox.settings, PROVIDER_TIMEOUT_MS: "500" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

const ask = (email: string) => product.anonymous(forgotPassword, { body: { email } });
const logIn = (email: string, password: string) =>
  product.anonymous(login, { body: { email, password } });

async function outboxOf(kind: string) {
  const { rows } = await product.db.execute(
    sql`select state, reason, address, tries from outbox where kind = ${kind} order by created_at desc`,
  );
  return rows as { state: string; reason: string; address: string; tries: number }[];
}

test("a forgotten password is replaced by a link that works once and signs out every device", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const { status, response } = await ask(email);
  expect([status, response.message]).toEqual([200, recoveryTexts.sent]);
  const token = linkTokenIn(await mailbox.waitFor(email, RESET));

  const weak = await product.anonymous(resetPassword, { body: { token, newPassword: "short" } });
  expect(weak.failure.fields).toEqual({
    newPassword: "Password must be at least 6 characters long",
  });
  const body = { token, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
  expect((await visitor.send(listSessions, {})).status).toBe(401);
  expect((await logIn(email, "correct horse")).status).toBe(401);
  expect((await logIn(email, "battery staple")).status).toBe(200);
  const again = await product.anonymous(resetPassword, { body });
  expect(again.failure.fields).toEqual({ token: recoveryTexts.invalidLink });
  await mailbox.waitFor(email, CHANGED);
});

test("of two links the one that is not used ends with the other", async () => {
  const { user } = await product.signUp();
  await ask(user.email);
  const first = linkTokenIn(await mailbox.waitFor(user.email, RESET));
  await ask(user.email);
  await expect
    .poll(async () => (await mailbox.read(user.email)).filter(({ subject }) => subject === RESET))
    .toHaveLength(2);
  const [newest] = await mailbox.read(user.email);
  if (!newest) throw new Error("The second mail is missing");
  const second = linkTokenIn(newest);
  expect(second).not.toBe(first);
  const body = { token: second, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
  const other = { token: first, newPassword: "another staple" };
  expect((await product.anonymous(resetPassword, { body: other })).status).toBe(400);
});

test("an unknown address gets the same response, and no mail", async () => {
  const known = await product.signUp();
  const one = await ask(known.user.email);
  const other = await ask("nobody@example.test");
  expect([other.status, other.response]).toEqual([one.status, one.response]);
  await expect
    .poll(async () => (await outboxOf("reset-password"))[0])
    .toMatchObject({ state: "dropped", reason: "no account has this address", address: "" });
  expect(await mailbox.read("nobody@example.test")).toEqual([]);
});

test("a link that is over, or made for something else, proves nothing", async () => {
  const { user } = await product.signUp();
  const confirmation = linkTokenIn(await mailbox.waitFor(user.email, CONFIRM));
  const misused = { token: confirmation, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body: misused })).status).toBe(400);
  await ask(user.email);
  const token = linkTokenIn(await mailbox.waitFor(user.email, RESET));
  await product.db.execute(
    sql`update link_tokens set expires_at = now() where user_id = ${user.id} and purpose = 'reset-password'`,
  );
  const late = { token, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body: late })).status).toBe(400);
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(400);
});

test("an address is confirmed by the mail of the sign-up, or by another one that is requested", async () => {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const token = linkTokenIn(await mailbox.waitFor(email, CONFIRM));
  await visitor.send(sendConfirmation, {});
  await expect.poll(() => mailbox.read(email)).toHaveLength(2);
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(200);
  expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(400);
  await visitor.send(sendConfirmation, {});
  const [last] = await outboxOf("confirm-email");
  expect(last?.state).toBe("sent");
  expect(await mailbox.read(email)).toHaveLength(2);
});

test("a mail server that fails for now is tried again with the same message; a refusal is final", async () => {
  const { user } = await product.signUp();
  await mailbox.waitFor(user.email, CONFIRM);
  await mailbox.fail({ at: "recipient", code: 451, times: 1 });
  await mailbox.fail({ at: "message", dropConnection: true, times: 1 });
  await ask(user.email);
  const mail = await mailbox.waitFor(user.email, RESET);
  expect(mail.messageId).toMatch(/^<[\w-]{36}@mainstreet\.example>$/);
  await expect
    .poll(async () => (await outboxOf("reset-password"))[0])
    .toMatchObject({ state: "sent", tries: 3, address: "" });

  await mailbox.fail({ at: "recipient", code: 550, times: 1 });
  await ask(user.email);
  await expect
    .poll(async () => (await outboxOf("reset-password"))[0])
    .toMatchObject({ state: "failed", reason: "EENVELOPE 550", tries: 1, address: "" });
  expect(product.logs.join("")).not.toContain(user.email);
});

async function takeOver({ user: { email } }: Visitor): Promise<void> {
  await ask(email);
  const token = linkTokenIn(await mailbox.waitFor(email, RESET));
  const body = { token, newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
}

/** Moves the account to another address. Returns a function with which the first owner undoes that. */
async function moveAway(visitor: Visitor): Promise<() => Promise<void>> {
  const { email } = visitor.user;
  const confirmation = linkTokenIn(await mailbox.waitFor(email, CONFIRM));
  await product.anonymous(confirmEmail, { body: { token: confirmation } });
  const newEmail = `thief-of-${email}`;
  await visitor.send(changeEmail, { body: { currentPassword: VISITOR_PASSWORD, newEmail } });
  const token = linkTokenIn(await mailbox.waitFor(newEmail, "Confirm your new email address"));
  expect((await product.anonymous(confirmNewEmail, { body: { token } })).status).toBe(200);
  const undo = linkTokenIn(await mailbox.waitFor(email, "Your email address was changed"));
  return async () => {
    const { status } = await product.anonymous(undoEmailChange, { body: { token: undo } });
    expect(status).toBe(200);
    await takeOver(visitor);
  };
}

test.each([
  ["taken over by its address", async (visitor: Visitor) => () => takeOver(visitor)],
  ["given back to its former address", moveAway],
])("an account that is %s is not deleted, downloaded or known on a device", async (_, steal) => {
  const visitor = await product.signUp();
  const { id, email } = visitor.user;
  const takeBack = await steal(visitor);
  await proveByPassword(visitor);
  const { rows } = await product.db.execute(sql`select email from users where id = ${id}`);
  const body = { confirmation: String(rows[0]?.["email"]), sites: "take-down" as const };
  expect((await visitor.send(requestErasure, { body })).status).toBe(202);
  const { path } = (await visitor.send(createExportLink, {})).response;

  await takeBack();
  expect((await product.app.inject({ url: path })).statusCode).toBe(410);
  expect((await logIn(email, "battery staple")).status).toBe(200);
  const left = await product.db.execute(sql`
    select (select count(*)::int from account_erasures where user_id = ${id}) as erasures,
      (select count(*)::int from known_devices where user_id = ${id}) as devices,
      (select count(*)::int from security_events where user_id = ${id} and kind = 'erasure-called-off') as events,
      (select count(*)::int from security_events where user_id = ${id} and kind = 'signed-in-on-new-device') as notices`);
  expect(left.rows).toEqual([{ erasures: 0, devices: 1, events: 1, notices: 1 }]);
});
