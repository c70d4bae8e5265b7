import {
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  resetPassword,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { login } from "@mainstreet/contract/auth";
import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import * as api from "@mainstreet/contract/second-factor";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import { linkTokenIn, startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import {
  addApp,
  VISITOR_PASSWORD,
  proveByPassword,
  startLogin,
} from "../../../test/second-factor.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { users } from "../../platform/db/users-table.ts";
import { operateAccount } from "../auth/operate-account.ts";
import { authenticatorApps, recoveryCodes } from "./tables.ts";

let mailbox: TestMailbox;
let product: Product;
beforeAll(async () => {
  mailbox = await startMailbox();
  product = await startProduct(mailbox.settings);
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

const NEW_PASSWORD = "battery staple";
const named = { name: "", url: "" };
const linkIn = async (
  to: string,
  kind: "reset-password" | "confirm-email" | "change-email" | "email-changed",
) => linkTokenIn(await mailbox.waitFor(to, mailTexts[kind](named).subject));

async function signUpWithApp({ isConfirmed }: { isConfirmed: boolean }) {
  const visitor = await product.signUp();
  if (isConfirmed) {
    const token = await linkIn(visitor.user.email, "confirm-email");
    expect((await product.anonymous(confirmEmail, { body: { token } })).status).toBe(200);
  }
  await proveByPassword(visitor);
  return { visitor, ...(await addApp(visitor)) };
}

async function reset({ user: { email } }: Visitor): Promise<void> {
  await product.anonymous(forgotPassword, { body: { email } });
  const body = { token: await linkIn(email, "reset-password"), newPassword: NEW_PASSWORD };
  expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
}

const logIn = async (email: string, password: string) =>
  (await product.anonymous(login, { body: { email, password } })).response;

test("a new password by a link keeps the second factor, and ends sign-ins that wait for it", async () => {
  const { visitor, app } = await signUpWithApp({ isConfirmed: true });
  const { challengeId } = await startLogin(product, visitor);
  await reset(visitor);
  const body = { method: "totp" as const, challengeId, code: app.nextCode() };
  const { failure } = await product.anonymous(api.signInWithSecondFactor, { body });
  expect(failure.code).toBe("CHALLENGE_OVER");
  expect(await logIn(visitor.user.email, NEW_PASSWORD)).toHaveProperty("secondFactor");
});

test.runIf(IS_LONG)(
  "who proves an address that somebody else signed up with gets the account without their second factor",
  async () => {
    const { visitor } = await signUpWithApp({ isConfirmed: false });
    await reset(visitor);
    expect(await logIn(visitor.user.email, NEW_PASSWORD)).toHaveProperty("token");
    const [userId] = [visitor.user.id];
    for (const table of [authenticatorApps, recoveryCodes])
      expect(await product.db.$count(table, eq(table.userId, userId))).toBe(0);
  },
);

test.runIf(IS_LONG)(
  "the former address takes the account back without a second factor that was added since",
  async () => {
    const visitor = await product.signUp();
    const { email } = visitor.user;
    const confirmed = { token: await linkIn(email, "confirm-email") };
    await product.anonymous(confirmEmail, { body: confirmed });
    const newEmail = `thief-${email}`;
    await visitor.send(changeEmail, { body: { currentPassword: VISITOR_PASSWORD, newEmail } });
    const changed = { token: await linkIn(newEmail, "change-email") };
    expect((await product.anonymous(confirmNewEmail, { body: changed })).status).toBe(200);
    const undone = { token: await linkIn(email, "email-changed") };
    await proveByPassword(visitor);
    await addApp(visitor);
    expect((await product.anonymous(undoEmailChange, { body: undone })).status).toBe(200);
    const body = { token: await linkIn(email, "reset-password"), newPassword: NEW_PASSWORD };
    expect((await product.anonymous(resetPassword, { body })).status).toBe(200);
    expect(await logIn(email, NEW_PASSWORD)).toHaveProperty("token");
  },
);

test.runIf(IS_LONG)(
  "an operator removes the second factor of a user who lost all, who is notified by mail",
  async () => {
    const { visitor } = await signUpWithApp({ isConfirmed: true });
    const { email } = visitor.user;
    const { challengeId } = await startLogin(product, visitor);
    expect(await operateAccount(product.db, "remove-second-factor", email)).toBe(true);
    expect((await visitor.send(api.showSecondFactor, {})).status).toBe(401);
    const options = await product.anonymous(api.signInPasskeyOptions, { body: { challengeId } });
    expect(options.status).toBe(401);
    const { token } = sessionOf(await logIn(email, VISITOR_PASSWORD));
    const headers = { authorization: `Bearer ${token}` };
    const { response } = await product.anonymous(listSecurityEvents, { headers });
    expect(response.events).toContainEqual(
      expect.objectContaining({ kind: "second-factor-removed", actor: "operator" }),
    );
    await mailbox.waitFor(email, "Your Mainstreet account: second factor removed");
  },
);

test("a disabled account opens with no second factor, whose challenge was made before", async () => {
  const { visitor, app } = await signUpWithApp({ isConfirmed: true });
  const { challengeId } = await startLogin(product, visitor);
  await product.db
    .update(users)
    .set({ disabledAt: new Date() })
    .where(eq(users.id, visitor.user.id));
  const body = { method: "totp" as const, challengeId, code: app.nextCode() };
  const { status, failure } = await product.anonymous(api.signInWithSecondFactor, { body });
  expect([status, failure.code]).toEqual([403, "ACCOUNT_DISABLED"]);
});
