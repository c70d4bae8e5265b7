import { login } from "@mainstreet/contract/auth";
import { creditBalance } from "@mainstreet/contract/credits";
import * as api from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import { listSecurityEvents } from "@mainstreet/contract/security-events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startAuthenticator } from "../../../test/authenticator.ts";
import { type Product, startProduct, type Visitor } from "../../../test/harness.ts";
import {
  addApp,
  addPasskey,
  VISITOR_PASSWORD,
  proveByPassword,
  signInByPasskey,
  startLogin,
} from "../../../test/second-factor.ts";
import { IS_LONG } from "../../../test/is-long.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ ROLE: "api" });
});
/** Secrets that must occur in no table and no log line: those of challenges, recovery codes and apps. */
const secrets: string[] = [];
afterAll(async () => {
  await product.assertSound({ secrets });
  for (const secret of secrets) expect(product.logs.join("")).not.toContain(secret);
  await product.close();
});

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) =>
  (await product.anonymous(creditBalance, bearer(token))).status;

async function signUpProved(): Promise<Visitor> {
  const visitor = await product.signUp();
  await proveByPassword(visitor);
  return visitor;
}

const signIn = (body: api.SecondFactorInput) =>
  product.anonymous(api.signInWithSecondFactor, { body });

const kindsOf = async (visitor: Visitor) =>
  (await visitor.send(listSecurityEvents, {})).response.events.map(({ kind }) => kind);

test("with an authenticator app the password alone opens nothing, and each code signs in once", async () => {
  const visitor = await signUpProved();
  const { app, recoveryCodes } = await addApp(visitor);
  expect(recoveryCodes).toHaveLength(api.RECOVERY_CODE_COUNT);

  const body = { email: visitor.user.email, password: VISITOR_PASSWORD };
  const { status, response } = await product.anonymous(login, { body });
  expect([status, response]).toEqual([
    200,
    {
      secondFactor: {
        challengeId: expect.stringMatching(/^[\w-]{43}$/),
        methods: ["totp", "recovery-code"],
      },
    },
  ]);
  const { challengeId } = await startLogin(product, visitor);
  secrets.push(
    challengeId,
    ...recoveryCodes,
    ...recoveryCodes.map((found) => found.replace("-", "")),
  );
  secrets.push(app.secret);
  const code = app.nextCode();
  const wrong = await signIn({ method: "totp", challengeId, code: app.wrongCode() });
  expect([wrong.status, wrong.failure.code]).toEqual([401, "WRONG_SECOND_FACTOR"]);
  expect(wrong.failure.message).toBe(texts.wrongCode);
  // That time step was used when the app was added.
  const used = await signIn({ method: "totp", challengeId, code: app.usedCode });
  expect(used.status).toBe(401);
  const right = await signIn({
    method: "totp",
    challengeId,
    code: ` ${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(right.response).toEqual({ token: expect.any(String), user: visitor.user });
  expect(await statusOf(right.response.token)).toBe(200);

  // Neither the challenge nor the code can be used again.
  const again = await signIn({ method: "totp", challengeId, code: app.nextCode() });
  expect([again.status, again.failure.code]).toEqual([401, "CHALLENGE_OVER"]);
  const { challengeId: next } = await startLogin(product, visitor);
  expect((await signIn({ method: "totp", challengeId: next, code })).status).toBe(401);
  expect(await kindsOf(visitor)).toEqual([
    "second-factor-refused",
    "second-factor-required",
    "signed-in-on-new-device",
    "second-factor-refused",
    "second-factor-refused",
    "second-factor-required",
    "second-factor-required",
    "authenticator-added",
    "recovery-codes-made",
    "proof-given",
    "signed-up",
  ]);
});

test("a recovery code signs in once, in any spelling, and new ones replace the others", async () => {
  const visitor = await signUpProved();
  const { recoveryCodes } = await addApp(visitor);
  const [first = "", second = ""] = recoveryCodes;
  expect(first).toMatch(/^[0-9a-z]{5}-[0-9a-z]{5}$/);
  const use = async (code: string) => {
    const { challengeId } = await startLogin(product, visitor);
    return (await signIn({ method: "recovery-code", challengeId, code })).status;
  };
  expect(await use(` ${first.toUpperCase().replace("-", " ")}`)).toBe(200);
  expect(await use(first)).toBe(401);
  const { response } = await visitor.send(api.showSecondFactor, {});
  expect(response.recoveryCodesLeft).toBe(9);

  const renewed = await visitor.send(api.makeRecoveryCodes, {});
  expect(renewed.response.recoveryCodes).toHaveLength(10);
  expect(await use(second)).toBe(401);
  expect(await use(renewed.response.recoveryCodes[3] ?? "")).toBe(200);
  expect(await kindsOf(visitor)).toContain("recovery-code-used");
});

test("a passkey is added, signs in, is renamed and removed", async () => {
  const visitor = await signUpProved();
  const { authenticator, status, response } = await addPasskey(visitor);
  expect(status).toBe(201);
  expect(response.passkey).toMatchObject({ name: "Laptop", lastUsedAt: null });
  expect(response.recoveryCodes).toHaveLength(10);

  const { challengeId, methods } = await startLogin(product, visitor);
  expect(methods).toEqual(["passkey", "recovery-code"]);
  const signedIn = await signInByPasskey(product, challengeId, authenticator);
  expect([signedIn.status, signedIn.response.user]).toEqual([200, visitor.user]);

  const { id } = response.passkey;
  const name = { params: { id }, body: { name: " Old laptop " } };
  expect((await visitor.send(api.renamePasskey, name)).response.name).toBe("Old laptop");
  const shown = await visitor.send(api.showSecondFactor, {});
  expect(shown.response.passkeys).toMatchObject([
    { id, name: "Old laptop", lastUsedAt: expect.any(String) },
  ]);
  expect((await visitor.send(api.removePasskey, { params: { id } })).status).toBe(200);
  // Without a second factor the codes are deleted too, and the password alone signs in again.
  const { response: off } = await visitor.send(api.showSecondFactor, {});
  expect([off.passkeys, off.recoveryCodesLeft]).toEqual([[], 0]);
  const body = { email: visitor.user.email, password: VISITOR_PASSWORD };
  expect((await product.anonymous(login, { body })).response).toHaveProperty("token");
  expect((await kindsOf(visitor)).slice(1, 3)).toEqual(["passkey-removed", "passkey-renamed"]);
});

test("a passkey of another origin, another host or with certificates is refused", async () => {
  const visitor = await signUpProved();
  const wrong = [
    startAuthenticator({ origin: "https://mainstreet.example.evil.test" }),
    startAuthenticator({ rpId: "evil.test" }),
    startAuthenticator({ format: "packed" }),
  ];
  for (const authenticator of wrong) {
    const { status, failure } = await addPasskey(visitor, "Evil", authenticator);
    expect([status, failure.message]).toEqual([400, texts.passkeyRefused]);
  }
  expect((await visitor.send(api.showSecondFactor, {})).response.passkeys).toEqual([]);
});

test("a passkey whose counter went back, of another user or another challenge does not sign in", async () => {
  const [visitor, stranger] = [await signUpProved(), await signUpProved()];
  const { authenticator } = await addPasskey(visitor);
  const { authenticator: theirs } = await addPasskey(stranger);
  authenticator.counter = 5;
  const { challengeId } = await startLogin(product, visitor);
  expect((await signInByPasskey(product, challengeId, authenticator)).status).toBe(200);

  const { challengeId: next } = await startLogin(product, visitor);
  authenticator.counter = 2;
  const copied = await signInByPasskey(product, next, authenticator);
  expect([copied.status, copied.failure.message]).toEqual([401, texts.passkeyRefused]);
  expect((await signInByPasskey(product, next, theirs)).status).toBe(401);
  authenticator.counter = 20;
  const { response: answer } = await product.anonymous(api.signInPasskeyOptions, {
    body: { challengeId: next },
  });
  const other = await startLogin(product, visitor);
  await product.anonymous(api.signInPasskeyOptions, { body: { challengeId: other.challengeId } });
  const response = authenticator.get(answer.options);
  const misplaced = { method: "passkey" as const, challengeId: other.challengeId, response };
  expect((await signIn(misplaced)).status).toBe(401);
  // The response is still valid for the challenge that it was made for.
  expect((await signIn({ ...misplaced, challengeId: next })).status).toBe(200);
});

test("five wrong codes end a sign-in, and its owner is notified", async () => {
  const visitor = await signUpProved();
  const { app } = await addApp(visitor);
  const { challengeId } = await startLogin(product, visitor);
  const codes: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const { failure } = await signIn({ method: "totp", challengeId, code: app.wrongCode() });
    codes.push(failure.code);
  }
  const wrong = "WRONG_SECOND_FACTOR";
  expect(codes).toEqual([wrong, wrong, wrong, wrong, "CHALLENGE_OVER", "CHALLENGE_OVER"]);
  const { status } = await signIn({ method: "totp", challengeId, code: app.nextCode() });
  expect(status).toBe(401);
  expect((await kindsOf(visitor)).filter((kind) => kind === "second-factor-guesses")).toHaveLength(
    1,
  );
});

test("each change of the second factor replaces the token of the session", async () => {
  const visitor = await product.signUp();
  const replaced = [visitor.token];
  const change = async (work: () => Promise<unknown>) => {
    replaced.push(visitor.token);
    await work();
  };
  await change(() => proveByPassword(visitor));
  await change(() => addApp(visitor));
  await change(() => addPasskey(visitor));
  await change(() => visitor.send(api.makeRecoveryCodes, {}));
  await change(() => visitor.send(api.removeTotp, {}));
  expect(new Set(replaced).size).toBe(5);
  for (const token of replaced) expect(await statusOf(token)).toBe(401);
  expect(await statusOf(visitor.token)).toBe(200);
});

test.runIf(IS_LONG)(
  "a new app takes the place of the former one only once it is confirmed",
  async () => {
    const visitor = await signUpProved();
    const { app } = await addApp(visitor);
    await visitor.send(api.startTotp, {});
    const refused = await visitor.send(api.confirmTotp, { body: { code: app.nextCode() } });
    expect([refused.status, refused.failure.fields]).toEqual([400, { code: texts.wrongCode }]);
    const { challengeId } = await startLogin(product, visitor);
    expect((await signIn({ method: "totp", challengeId, code: app.nextCode() })).status).toBe(200);

    const { app: newApp, recoveryCodes } = await addApp(visitor);
    expect(recoveryCodes).toEqual([]);
    const { challengeId: next } = await startLogin(product, visitor);
    expect((await signIn({ method: "totp", challengeId: next, code: app.nextCode() })).status).toBe(
      401,
    );
    expect(
      (await signIn({ method: "totp", challengeId: next, code: newApp.nextCode() })).status,
    ).toBe(200);
    expect((await visitor.send(api.confirmTotp, { body: { code: "123456" } })).status).toBe(409);
  },
);
