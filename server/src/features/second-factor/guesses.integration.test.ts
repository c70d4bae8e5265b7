import { login } from "@mainstreet/contract/auth";
import * as api from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { IS_LONG } from "../../../test/is-long.ts";
import {
  type AuthenticatorApp,
  addApp,
  addPasskey,
  VISITOR_PASSWORD,
  proveByPassword,
  signInByPasskey,
  startLogin,
} from "../../../test/second-factor.ts";
import { requestLimits } from "../../platform/http/request-limits-table.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api", RATE_LIMITS: "on" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** Sends the code to the second step of a new sign-in. */
async function tryCode(visitor: Visitor, code: string, headers: Record<string, string> = {}) {
  const body = { email: visitor.user.email, password: VISITOR_PASSWORD };
  const { response } = await product.anonymous(login, { body, headers });
  const challengeId = "secondFactor" in response ? response.secondFactor.challengeId : "";
  const input = { method: "totp" as const, challengeId, code };
  return product.anonymous(api.signInWithSecondFactor, { body: input, headers });
}

async function guessTenTimes(visitor: Visitor, app: AuthenticatorApp): Promise<void> {
  for (let guesses = 0; guesses < 10; guesses += 1)
    expect((await tryCode(visitor, app.wrongCode())).status).toBe(401);
}

/** The cookie that names the device, as a browser sends it back. */
const cookieIn = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers["set-cookie"]).split(";")[0] ?? "";

test("ten wrong codes lock codes out of an account, but no known device and no passkey", async () => {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  const { authenticator } = await addPasskey(visitor);
  const { app } = await addApp(visitor);
  const first = await startLogin(product, visitor);
  const known = await signInByPasskey(product, first.challengeId, authenticator);
  const cookie = cookieIn(known);

  await guessTenTimes(visitor, app);
  const refused = await tryCode(visitor, app.nextCode());
  expect(refused.status).toBe(429);
  expect(refused.failure.message).toBe(texts.tooManyCodes(15));
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);

  const { challengeId } = await startLogin(product, visitor);
  expect((await signInByPasskey(product, challengeId, authenticator)).status).toBe(200);
  expect((await tryCode(visitor, app.nextCode(), { cookie })).status).toBe(200);
});

test.runIf(IS_LONG)(
  "strangers who guess codes do not keep a signed-in owner from giving proof",
  async () => {
    const visitor = await product.signUp();
    await proveByPassword(visitor);
    const { app } = await addApp(visitor);
    await guessTenTimes(visitor, app);
    expect((await tryCode(visitor, app.nextCode())).status).toBe(429);
    const proof = await visitor.send(api.giveFreshProof, {
      body: {
        currentPassword: VISITOR_PASSWORD,
        secondFactor: { method: "totp", code: app.nextCode() },
      },
    });
    expect(proof.status).toBe(200);
  },
);

test.runIf(IS_LONG)(
  "fresh proof counts wrong codes like a sign-in, and records each, but not what is refused after too many",
  async () => {
    const visitor = await product.signUp();
    await proveByPassword(visitor);
    const { app } = await addApp(visitor);
    const prove = (code: string) =>
      visitor.send(api.giveFreshProof, {
        body: { currentPassword: VISITOR_PASSWORD, secondFactor: { method: "totp", code } },
      });
    for (let guesses = 0; guesses < 10; guesses += 1)
      expect((await prove(app.wrongCode())).status).toBe(400);
    expect((await prove(app.nextCode())).status).toBe(429);
    const { response } = await visitor.send(listSecurityEvents, { query: { group: "account" } });
    const refused = response.events.filter(({ kind }) => kind === "proof-refused");
    expect(refused).toHaveLength(10);
  },
);

test.runIf(IS_LONG)(
  "fifty wrong codes in a day lock codes out for the rest of it, however slowly they come",
  async () => {
    const visitor = await product.signUp();
    await proveByPassword(visitor);
    const { app } = await addApp(visitor);
    for (let quarter = 0; quarter < 5; quarter += 1) {
      await guessTenTimes(visitor, app);
      // As if fifteen minutes had passed.
      await product.db
        .delete(requestLimits)
        .where(like(requestLimits.key, "failedSecondFactors:%"));
    }
    const refused = await tryCode(visitor, app.nextCode());
    expect(refused.status).toBe(429);
    const minutes = Number(refused.headers["retry-after"]) / 60;
    expect(minutes).toBeGreaterThan(23 * 60);
    expect(refused.failure.message).toBe(texts.tooManyCodes(24 * 60));
  },
);
