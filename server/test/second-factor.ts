import { login } from "@mainstreet/contract/auth";
import * as api from "@mainstreet/contract/second-factor";
import { TOTP, URI } from "otpauth";
import { expect } from "vitest";
import { type Authenticator, startAuthenticator } from "./authenticator.ts";
import type { Product, Visitor } from "./harness.ts";

/** What the harness signs its visitors up with. */
export const VISITOR_PASSWORD = "correct horse";

/** Proves the identity again, by the password alone. */
export async function proveByPassword(visitor: Visitor): Promise<void> {
  const body = { currentPassword: VISITOR_PASSWORD };
  const { status, failure } = await visitor.send(api.giveFreshProof, { body });
  expect(status, failure.message).toBe(200);
}

/** An authenticator app. `nextCode` belongs to a time step whose code is still unused, as long as only `usedCode` was used before. */
export type AuthenticatorApp = {
  secret: string;
  usedCode: string;
  nextCode: () => string;
  wrongCode: () => string;
};

/** Makes an app from the text of the QR code that its user scans. */
function appOf(uri: string): AuthenticatorApp {
  const totp = URI.parse(uri);
  if (!(totp instanceof TOTP)) throw new Error(`No app: ${uri}`);
  const codeOf = (stepsLater: number) =>
    totp.generate({ timestamp: Date.now() + stepsLater * totp.period * 1_000 });
  // The code of the next time step is accepted too, and still is when that step begins before the code arrives.
  return {
    secret: totp.secret.base32,
    usedCode: codeOf(0),
    nextCode: () => codeOf(1),
    wrongCode: () => codeOf(50),
  };
}

/** Adds an authenticator app; needs fresh proof. */
export async function addApp(
  visitor: Visitor,
): Promise<{ app: AuthenticatorApp; recoveryCodes: string[] }> {
  const started = await visitor.send(api.startTotp, {});
  expect(started.status, started.failure.message).toBe(201);
  const app = appOf(started.response.uri);
  const confirmed = await visitor.send(api.confirmTotp, { body: { code: app.usedCode } });
  expect(confirmed.status, confirmed.failure.message).toBe(200);
  return { app, recoveryCodes: confirmed.response.recoveryCodes ?? [] };
}

/** Adds a passkey; needs fresh proof. */
export async function addPasskey(
  visitor: Visitor,
  name = "Laptop",
  authenticator = startAuthenticator(),
) {
  const { response, failure } = await visitor.send(api.passkeyOptions, {});
  expect(response.options, failure.message).toBeDefined();
  const { challengeId, options } = response;
  const body = { challengeId, name, response: authenticator.create(options) };
  return { authenticator, ...(await visitor.send(api.addPasskey, { body })) };
}

/** Sends the right password of an account with a second factor. */
export async function startLogin(
  product: Pick<Product, "anonymous">,
  { user }: Pick<Visitor, "user">,
) {
  const body = { email: user.email, password: VISITOR_PASSWORD };
  const { response } = await product.anonymous(login, { body });
  if (!("secondFactor" in response))
    throw new Error(`No second factor: ${JSON.stringify(response)}`);
  return response.secondFactor;
}

/** The second step by a passkey. */
export async function signInByPasskey(
  product: Pick<Product, "anonymous">,
  challengeId: string,
  authenticator: Authenticator,
) {
  const { response: answer } = await product.anonymous(api.signInPasskeyOptions, {
    body: { challengeId },
  });
  const response = authenticator.get(answer.options);
  const body = { method: "passkey" as const, challengeId, response };
  return product.anonymous(api.signInWithSecondFactor, { body });
}
