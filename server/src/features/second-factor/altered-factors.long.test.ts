import { randomInt } from "node:crypto";
import * as api from "@mainstreet/contract/second-factor";
import type { AuthenticationResponse } from "@mainstreet/contract/webauthn";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Authenticator } from "../../../test/authenticator.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import {
  type AuthenticatorApp,
  addApp,
  addPasskey,
  proveByPassword,
} from "../../../test/second-factor.ts";
import { startChallenge } from "../auth/second-factor-challenges.ts";

/** How many of each kind and alteration; in the long tier 3,600 altered factors in all. */
const EACH = 200;

type Person = {
  visitor: Visitor;
  authenticator: Authenticator;
  app: AuthenticatorApp;
  codes: string[];
};

let product: Product;
let url = "";
let [owner, other]: Person[] = [];
let sent = 0;

beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
  url = `${await product.app.listen({ port: 0, host: "127.0.0.1" })}/api`;
  [owner, other] = [await signUpWithFactors(), await signUpWithFactors()];
});
afterAll(async () => {
  console.log(`${sent} altered second factors were sent.`);
  await product.assertSound();
  await product.close();
});

async function signUpWithFactors(): Promise<Person> {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  const { authenticator, response } = await addPasskey(visitor);
  const { app } = await addApp(visitor);
  return { visitor, authenticator, app, codes: response.recoveryCodes ?? [] };
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Nobody has signed up yet.");
  return value;
}

const challengeOf = (person: Person | undefined, purpose: "sign-in" | "prove" = "sign-in") =>
  startChallenge(product.db, { userId: known(person).visitor.user.id, purpose });

async function post(path: string, body: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  return fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
}

async function signIn(input: object): Promise<number> {
  const response = await post(api.signInWithSecondFactor.path, input);
  await response.arrayBuffer();
  return response.status;
}

/** The response that a passkey of `signer` signs for a sign-in. */
async function signFor(challengeId: string, signer = owner): Promise<AuthenticationResponse> {
  const response = await post(api.signInPasskeyOptions.path, { challengeId });
  const { options } = api.signInPasskeyOptions.shapes.response.parse(await response.json());
  return known(signer).authenticator.get(options);
}

/** Makes and sends so many, one after the other, since authenticators have a counter. */
async function expectRefused(make: () => Promise<object>): Promise<void> {
  for (let made = 0; made < EACH; made += 1) expect(await signIn(await make())).toBe(401);
  sent += EACH;
}

/** Changes one bit, within the last bytes if `last` is given. */
function flip(token: string, last = Infinity): string {
  const bytes = Buffer.from(token, "base64url");
  const bit = randomInt(Math.max(0, bytes.length - last) * 8, bytes.length * 8);
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return bytes.toString("base64url");
}

/** Changes one character. */
function alter(code: string): string {
  const at = randomInt(code.length);
  const digit = (Number.parseInt(code[at] ?? "0", 36) + 1) % 10;
  return `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
}

const passkey = (challengeId: string, response: AuthenticationResponse) => ({
  method: "passkey",
  challengeId,
  response,
});
const age = () => product.db.execute(sql`update second_factor_challenges set expires_at = now()`);

test("an altered challenge ends no sign-in", async () => {
  await expectRefused(async () => {
    const challengeId = await challengeOf(owner);
    return passkey(flip(challengeId), await signFor(challengeId));
  });
  await expectRefused(async () => {
    const theirs = await challengeOf(other);
    await signFor(theirs, other);
    return passkey(theirs, await signFor(await challengeOf(owner)));
  });
  await expectRefused(async () => ({
    method: "totp",
    challengeId: await challengeOf(owner, "prove"),
    code: known(owner).app.nextCode(),
  }));
  await expectRefused(async () => {
    const challengeId = await challengeOf(owner);
    const signed = passkey(challengeId, await signFor(challengeId));
    await age();
    return signed;
  });
  await expectRefused(async () => {
    const challengeId = await challengeOf(owner);
    const signed = passkey(challengeId, await signFor(challengeId));
    expect(await signIn(signed)).toBe(200);
    return signed;
  });
});

test("an altered signature of a passkey ends no sign-in", async () => {
  // Before its last 30 bytes, which belong to its second number, a signature has bits of its encoding without a meaning.
  const parts = { clientDataJSON: Infinity, authenticatorData: Infinity, signature: 30 };
  for (const [part, last] of Object.entries(parts))
    await expectRefused(async () => {
      const challengeId = await challengeOf(owner);
      const signed = await signFor(challengeId);
      const altered = flip(signed.response[part as keyof typeof parts], last);
      return passkey(challengeId, { ...signed, response: { ...signed.response, [part]: altered } });
    });
  await expectRefused(async () => {
    const challengeId = await challengeOf(owner);
    const { id, rawId } = await signFor(challengeId);
    return passkey(challengeId, { ...(await signFor(challengeId, other)), id, rawId });
  });
  await expectRefused(async () => {
    const challengeId = await challengeOf(owner);
    const former = await signFor(challengeId);
    await signFor(challengeId);
    return passkey(challengeId, former);
  });
});

test("an altered code of an app ends no sign-in", async () => {
  const totp = async (code: string) => ({
    method: "totp",
    challengeId: await challengeOf(owner),
    code,
  });
  await expectRefused(() => totp(known(other).app.nextCode()));
  await expectRefused(() => totp(known(owner).app.usedCode));
  await expectRefused(() => totp(known(owner).app.wrongCode()));
  await expectRefused(() => totp(alter(known(owner).app.wrongCode())));
});

test("an altered recovery code ends no sign-in", async () => {
  const recovery = async (code: string, person = owner) => ({
    method: "recovery-code",
    challengeId: await challengeOf(person),
    code: code.replace("-", ""),
  });
  const [used = "", ...unused] = known(owner).codes;
  expect(await signIn(await recovery(used))).toBe(200);
  await expectRefused(() => recovery(used));
  await expectRefused(() => recovery(alter((unused[randomInt(9)] ?? "").replace("-", ""))));
  await expectRefused(() => recovery(known(other).codes[randomInt(10)] ?? ""));
  const renewed = await signUpWithFactors();
  expect((await renewed.visitor.send(api.makeRecoveryCodes, {})).status).toBe(200);
  await expectRefused(() => recovery(renewed.codes[randomInt(10)] ?? "", renewed));
});
