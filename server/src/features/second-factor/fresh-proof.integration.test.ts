import { changeEmail } from "@mainstreet/contract/account-recovery";
import type { Endpoint } from "@mainstreet/contract/endpoint";
import {
  addNetlifyToken,
  deleteNetlifyToken,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import * as api from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { changePassword, endOtherSessions, endSession } from "@mainstreet/contract/sessions";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contractEndpoints } from "../../../test/contract-endpoints.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import { startMailbox, type TestMailbox } from "../../../test/mailbox.ts";
import {
  addApp,
  addPasskey,
  VISITOR_PASSWORD,
  proveByPassword,
  startLogin,
} from "../../../test/second-factor.ts";
import { sessions } from "../auth/tables.ts";
import { giveProof } from "./give-proof.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let mailbox: TestMailbox;
let product: Product;
beforeAll(async () => {
  mailbox = await startMailbox();
  // The address of the dashboard that authenticators sign for.
  product = await startProduct({ ...mailbox.settings, PUBLIC_URL: "http://localhost:3000" });
});
afterAll(async () => {
  await product.assertSound();
  await product.close();
  await mailbox.close();
});

const REQUIRED = [403, api.FRESH_PROOF_REQUIRED, texts.freshProofRequired];
const refusalOf = ({
  status,
  failure,
}: {
  status: number;
  failure: { code: string; message: string };
}) => [status, failure.code, failure.message];

/** Makes the proof of all sessions that old. */
async function age({ user }: Visitor, interval: string): Promise<void> {
  await product.db
    .update(sessions)
    .set({ provedAt: sql`now() - ${interval}::interval` })
    .where(eq(sessions.userId, user.id));
}

const prove = (visitor: Visitor, body: api.FreshProofInput) =>
  visitor.send(api.giveFreshProof, { body });

test("calls that change the second factor need proof of the last ten minutes, which signing up is not", async () => {
  const visitor = await product.signUp();
  expect(refusalOf(await visitor.send(api.startTotp, {}))).toEqual(REQUIRED);
  const wrong = await prove(visitor, { currentPassword: "wrong horse" });
  expect([wrong.status, Object.keys(wrong.failure.fields ?? {})]).toEqual([
    400,
    ["currentPassword"],
  ]);
  const former = visitor.token;
  const { response } = await prove(visitor, { currentPassword: VISITOR_PASSWORD });
  const minutes = (Date.parse(response.provedUntil) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(9.5);
  expect(minutes).toBeLessThan(10.5);
  const headers = { authorization: `Bearer ${former}` };
  expect((await product.anonymous(api.showSecondFactor, { headers })).status).toBe(401);
  expect((await visitor.send(api.startTotp, {})).status).toBe(201);
  await age(visitor, "11 minutes");
  expect(refusalOf(await visitor.send(api.startTotp, {}))).toEqual(REQUIRED);
  const { response: listed } = await visitor.send(listSecurityEvents, {
    query: { group: "account" },
  });
  expect(listed.events.map(({ kind }) => kind)).toEqual(["proof-given", "proof-refused"]);
});

test("a refused proof that cannot be recorded is still refused for the wrong password", async () => {
  const { user } = await product.signUp();
  let calls = 0;
  const db = new Proxy(product.db, {
    get(target, name) {
      if (name === "transaction" && (calls += 1) > 1) throw new Error("cut off by the test");
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
  const session = { id: user.id, userId: user.id };
  const proof = { session, input: { currentPassword: "wrong horse" } };
  await expect(giveProof({ ...product.deps, db }, proof)).rejects.toMatchObject({
    response: { status: 400 },
  });
  expect(calls).toBe(2);
});

test("every call of the contract that declares it needs fresh proof", async () => {
  const visitor = await product.signUp();
  const declared = (await contractEndpoints()).filter(
    ({ freshProof }) => freshProof === "every-account",
  );
  expect(declared.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/auth/passkeys", "/auth/totp", "/auth/recovery-codes"]),
  );
  for (const endpoint of declared) {
    const params = { id: visitor.user.id };
    const response = await visitor.send<Endpoint>(endpoint, { params, body: {} });
    expect(refusalOf(response), endpoint.path).toEqual(REQUIRED);
  }
});

test("password, address, sessions and keys need it only from accounts with a second factor", async () => {
  const visitor = await product.signUp();
  const currentPassword = VISITOR_PASSWORD;
  const newToken = { name: "Agency", token: "nfp_freshProofToken01" };
  const { response: key } = await visitor.send(addNetlifyToken, { body: newToken });
  const { response: other } = await visitor.send(addNetlifyToken, { body: newToken });
  const change = (newPassword: string) =>
    visitor.send(changePassword, { body: { currentPassword, newPassword } });
  expect((await visitor.send(deleteNetlifyToken, { params: { id: other.id } })).status).toBe(200);
  expect((await visitor.send(endOtherSessions, { body: { currentPassword } })).status).toBe(200);
  expect((await change(VISITOR_PASSWORD)).status).toBe(200);

  await proveByPassword(visitor);
  const { app } = await addApp(visitor);
  await age(visitor, "11 minutes");
  const newEmail = `moved-${visitor.user.email}`;
  const params = { id: key.id };
  const calls = () => [
    change(VISITOR_PASSWORD),
    visitor.send(changeEmail, { body: { currentPassword, newEmail } }),
    visitor.send(endOtherSessions, { body: { currentPassword } }),
    visitor.send(endSession, { params, body: { currentPassword } }),
    visitor.send(deleteNetlifyToken, { params }),
  ];
  for (const response of await Promise.all(calls())) expect(refusalOf(response)).toEqual(REQUIRED);

  const missing = await prove(visitor, { currentPassword });
  expect([missing.status, missing.failure.fields]).toEqual([
    400,
    { secondFactor: texts.secondFactorMissing },
  ]);
  const wrong = { method: "totp" as const, code: app.wrongCode() };
  const refused = await prove(visitor, { currentPassword, secondFactor: wrong });
  expect(refused.failure.fields).toEqual({ "secondFactor.code": texts.wrongCode });
  const secondFactor = { method: "totp" as const, code: app.nextCode() };
  expect((await prove(visitor, { currentPassword, secondFactor })).status).toBe(200);
  expect((await visitor.send(deleteNetlifyToken, { params })).status).toBe(200);
  expect((await visitor.send(changeEmail, { body: { currentPassword, newEmail } })).status).toBe(
    200,
  );
  expect((await change("battery staple")).status).toBe(200);
});

test.runIf(IS_LONG)(
  "a passkey proves too, once for each challenge, and for no other user",
  async () => {
    const [visitor, stranger] = [await product.signUp(), await product.signUp()];
    for (const one of [visitor, stranger]) await proveByPassword(one);
    const { authenticator } = await addPasskey(visitor);
    const { authenticator: theirs } = await addPasskey(stranger);
    const { response: answer } = await visitor.send(api.freshProofPasskeyOptions, {});
    const response = authenticator.get(answer.options);
    const body = {
      currentPassword: VISITOR_PASSWORD,
      secondFactor: { method: "passkey" as const, challengeId: answer.challengeId, response },
    };
    const misused = { ...body.secondFactor, response: theirs.get(answer.options) };
    const refused = await prove(stranger, { ...body, secondFactor: misused });
    expect(refused.failure.fields).toEqual({ secondFactor: texts.passkeyRefused });
    expect((await prove(stranger, body)).status).toBe(400);
    expect((await prove(visitor, body)).status).toBe(200);
    expect((await prove(visitor, body)).status).toBe(400);
  },
);

test("a second factor that is added to another takes the proof of the other sessions", async () => {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  const { app } = await addApp(visitor);
  const { challengeId } = await startLogin(product, visitor);
  const signIn = { method: "totp" as const, challengeId, code: app.nextCode() };
  const { response } = await product.anonymous(api.signInWithSecondFactor, { body: signIn });
  // As if this session had given its proof too: each code counts once, and the next code is not valid so soon.
  await age({ ...visitor, ...response }, "1 minute");
  const other = { headers: { authorization: `Bearer ${response.token}` } };
  expect((await product.anonymous(api.startTotp, other)).status).toBe(201);
  await addPasskey(visitor);
  expect(refusalOf(await product.anonymous(api.startTotp, other))).toEqual(REQUIRED);
});
