import { login } from "@mainstreet/contract/auth";
import { changePassword } from "@mainstreet/contract/sessions";
import * as api from "@mainstreet/contract/second-factor";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countByStatus } from "../../../test/count-by-status.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  addApp,
  addPasskey,
  VISITOR_PASSWORD,
  proveByPassword,
  signInByPasskey,
  startLogin,
} from "../../../test/second-factor.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { lockUser } from "../auth/link-tokens.ts";
import { sessions } from "../auth/tables.ts";
import { authenticatorApps, recoveryCodes } from "./tables.ts";

const AT_ONCE = 8;

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

async function signUpProved(): Promise<Visitor> {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  return visitor;
}

/** So many sign-ins of one user, each of which waits for the second factor. */
const challengesOf = (visitor: Visitor) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, async () => (await startLogin(product, visitor)).challengeId),
  );

/** How many of the sign-ins end with each status. */
async function signInAll(inputs: api.SecondFactorInput[]): Promise<Record<string, number>> {
  const responses = inputs.map((body) => product.anonymous(api.signInWithSecondFactor, { body }));
  return countByStatus(await Promise.all(responses));
}

test("one recovery code sent by many sign-ins at once opens one of them", async () => {
  const visitor = await signUpProved();
  const { recoveryCodes: codes } = await addApp(visitor);
  const code = codes[0] ?? "";
  const challenges = await challengesOf(visitor);
  const inputs = challenges.map((challengeId) => ({
    method: "recovery-code" as const,
    challengeId,
    code,
  }));
  expect(await signInAll(inputs)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
  const left = await product.db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, visitor.user.id));
  expect(left.filter(({ usedAt }) => usedAt === null)).toHaveLength(9);
});

test.runIf(IS_LONG)(
  "one code of an app sent by many sign-ins at once opens one of them",
  async () => {
    const visitor = await signUpProved();
    const { app } = await addApp(visitor);
    const code = app.nextCode();
    const challenges = await challengesOf(visitor);
    const inputs = challenges.map((challengeId) => ({
      method: "totp" as const,
      challengeId,
      code,
    }));
    expect(await signInAll(inputs)).toEqual({ 200: 1, 401: AT_ONCE - 1 });
  },
);

test.runIf(IS_LONG)("one sign-in ended by many factors at once starts one session", async () => {
  const visitor = await signUpProved();
  const { recoveryCodes: codes } = await addApp(visitor);
  const { challengeId } = await startLogin(product, visitor);
  const inputs = codes.map((code) => ({ method: "recovery-code" as const, challengeId, code }));
  expect(await signInAll(inputs)).toEqual({ 200: 1, 401: codes.length - 1 });
  // The session of the sign-up and the new one.
  expect(await product.db.$count(sessions, eq(sessions.userId, visitor.user.id))).toBe(2);
  const { response } = await visitor.send(api.showSecondFactor, {});
  expect(response.recoveryCodesLeft).toBe(9);
});

test.runIf(IS_LONG)(
  "more than five wrong codes of one sign-in at once are no more than five",
  async () => {
    const visitor = await signUpProved();
    const { app } = await addApp(visitor);
    const { challengeId } = await startLogin(product, visitor);
    const wrong = Array.from({ length: AT_ONCE }, () => ({
      method: "totp" as const,
      challengeId,
      code: app.wrongCode(),
    }));
    expect(await signInAll(wrong)).toEqual({ 401: AT_ONCE });
    const right = { method: "totp" as const, challengeId, code: app.nextCode() };
    expect(await signInAll([right])).toEqual({ 401: 1 });
  },
);

test.runIf(IS_LONG)(
  "a sign-in by a passkey while it is removed succeeds before it or is refused",
  async () => {
    const visitor = await signUpProved();
    await addApp(visitor);
    for (let round = 0; round < 5; round += 1) {
      const { authenticator, response } = await addPasskey(visitor);
      const { challengeId } = await startLogin(product, visitor);
      const params = { id: response.passkey.id };
      const [signedIn, removed] = await Promise.all([
        signInByPasskey(product, challengeId, authenticator),
        visitor.send(api.removePasskey, { params }),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 401]).toContain(signedIn.status);
      const { challengeId: next } = await startLogin(product, visitor);
      const { response: prepared } = await product.anonymous(api.signInPasskeyOptions, {
        body: { challengeId: next },
      });
      const body = {
        method: "passkey" as const,
        challengeId: next,
        response: authenticator.get(prepared.options),
      };
      expect((await product.anonymous(api.signInWithSecondFactor, { body })).status).toBe(401);
    }
  },
);

test.runIf(IS_LONG)(
  "a sign-in that waits for a second factor does not outlive a new password",
  async () => {
    const visitor = await signUpProved();
    const { recoveryCodes: codes } = await addApp(visitor);
    for (const code of codes.slice(0, 4)) {
      const { challengeId } = await startLogin(product, visitor);
      const body = { currentPassword: VISITOR_PASSWORD, newPassword: VISITOR_PASSWORD };
      const [signedIn, changed] = await Promise.all([
        product.anonymous(api.signInWithSecondFactor, {
          body: { method: "recovery-code", challengeId, code },
        }),
        visitor.send(changePassword, { body }),
      ]);
      expect(changed.status, changed.failure.message).toBe(200);
      if (signedIn.status !== 200) continue;
      // The sign-in came first, and the new password ended its session.
      const headers = { authorization: `Bearer ${signedIn.response.token}` };
      expect((await product.anonymous(api.showSecondFactor, { headers })).status).toBe(401);
    }
  },
);

const waitingForLock = async () =>
  (
    await product.db.execute(sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for no key update%'`)
  ).rows.length;

test("proof by the password alone is refused when the first second factor is added before it is noted", async () => {
  const visitor = await signUpProved();
  const { id: userId, email } = visitor.user;
  const { response } = await product.anonymous(login, {
    body: { email, password: VISITOR_PASSWORD },
  });
  const headers = { authorization: `Bearer ${sessionOf(response).token}` };
  expect((await visitor.send(api.startTotp, {})).status).toBe(201);
  const pending = await product.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const body = { currentPassword: VISITOR_PASSWORD };
    // The sign-in finds no second factor, and then waits for this transaction.
    const sent = product.anonymous(api.giveFreshProof, { headers, body });
    await expect.poll(waitingForLock, { timeout: 10_000 }).toBe(1);
    await tx
      .update(authenticatorApps)
      .set({ confirmedAt: sql`now()` })
      .where(eq(authenticatorApps.userId, userId));
    return { sent };
  });
  const { status, failure } = await pending.sent;
  expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ["secondFactor"]]);
  const proved = await product.db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  expect(proved.filter(({ provedAt }) => provedAt !== null)).toHaveLength(1);
});
