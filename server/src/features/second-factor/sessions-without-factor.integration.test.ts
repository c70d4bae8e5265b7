import { createHash, randomBytes } from "node:crypto";
import { login } from "@mainstreet/contract/auth";
import { creditBalance } from "@mainstreet/contract/credits";
import * as api from "@mainstreet/contract/second-factor";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import {
  addApp,
  VISITOR_PASSWORD,
  proveByPassword,
  startLogin,
} from "../../../test/second-factor.ts";
import { sessionOf } from "../../../test/session-of.ts";
import { newId } from "../../platform/db/ids.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
});

/** How the API responds to the token of a session: a status, and a code when it refuses. */
async function responseTo(token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const { status, failure } = await product.anonymous(creditBalance, { headers });
  return status === 200 ? [status] : [status, failure.code];
}

async function logInByPassword({ user: { email } }: Visitor): Promise<string> {
  const body = { email, password: VISITOR_PASSWORD };
  return sessionOf((await product.anonymous(login, { body })).response).token;
}

/** Inserts a session as a process of the version without second factors does: after the password, with the columns that it knows. */
async function logInAtOldProcess({ user }: Visitor): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const tokenHash = createHash("sha256").update(token).digest("hex");
  await product.db
    .execute(sql`insert into sessions (id, user_id, token_hash, user_agent, expires_at)
    values (${newId()}, ${user.id}, decode(${tokenHash}, 'hex'), '', now() + interval '30 days')`);
  return token;
}

test("the first second factor ends the sessions that the password alone had started", async () => {
  const visitor = await product.signUp();
  const other = await logInByPassword(visitor);
  await proveByPassword(visitor);
  expect(await responseTo(other)).toEqual([200]);
  const { app } = await addApp(visitor);
  expect(await responseTo(other)).toEqual([401, "SESSION_ENDED"]);
  expect(await responseTo(visitor.token)).toEqual([200]);
  const { challengeId } = await startLogin(product, visitor);
  const body = { method: "totp" as const, challengeId, code: app.nextCode() };
  const { response } = await product.anonymous(api.signInWithSecondFactor, { body });
  expect(await responseTo(response.token)).toEqual([200]);
});

test.runIf(IS_LONG)(
  "what an old process signs in by the password alone is no session of an account with a second factor",
  async () => {
    const [visitor, ordinary] = [await product.signUp(), await product.signUp()];
    await proveByPassword(visitor);
    // An app that is not confirmed is no second factor yet.
    await visitor.send(api.startTotp, {});
    const before = await logInAtOldProcess(visitor);
    expect(await responseTo(before)).toEqual([200]);
    await addApp(visitor);
    expect(await responseTo(before)).toEqual([401, "SESSION_ENDED"]);
    expect(await responseTo(await logInAtOldProcess(visitor))).toEqual([401, "SESSION_ENDED"]);
    expect(await responseTo(await logInAtOldProcess(ordinary))).toEqual([200]);
    // Without the second factor the password is enough again.
    expect((await visitor.send(api.removeTotp, {})).status).toBe(200);
    expect(await responseTo(await logInAtOldProcess(visitor))).toEqual([200]);
  },
);
