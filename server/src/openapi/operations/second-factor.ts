import * as factor from "@mainstreet/contract/second-factor";
import { describe, type ApiOperation } from "../describe.ts";
import { AT, sampleUser } from "../samples.ts";

const success = { success: true as const };
const token = "q1Yk0vZ3m5cVx8fT2nB7hJ4wL6sD9gK1pR3uA5eC7iM";
const challengeId = "Wm9rT3bX7yQ1cV5nH8jK2lP4sD6fG0aZ9eR1tY3uI5o";
const challenge = "kX3vB9nM5qW7eR1tY8uI2oP4aS6dF0gH";
const credentialId = "Jd8fK2lQ5wE7rT9yU1iO3p";
const PASSKEY_ID = "0199a1b2-0000-7000-8000-000000000077";
const passkey = { id: PASSKEY_ID, name: "Laptop", createdAt: AT, lastUsedAt: null };
const credential = { id: credentialId, type: "public-key" as const };
const requestOptions = {
  rpId: "mainstreet.example.com",
  challenge,
  timeout: 300_000,
  allowCredentials: [credential],
  userVerification: "preferred" as const,
};
const recoveryCodes = ["7k2m9-x4pqd", "a81ce-90fgh"];
const PROOF = "Needs fresh proof: 403 with code `FRESH_PROOF_REQUIRED` without.";
const NEW_TOKEN = "Replaces the token of this session: go on with the one in the response.";

const signIn: readonly ApiOperation[] = [
  describe(factor.signInWithSecondFactor, "signInWithSecondFactor", {
    summary: "End a sign-in by a second factor",
    description:
      "Takes the `secondFactor` that `POST /auth/login` returned. `code` is of the authenticator app or a recovery code; for a passkey send the `response` to `POST /auth/second-factor/passkey-options`. 401 with code `WRONG_SECOND_FACTOR` for a wrong one; after five, after 5 minutes, or once used, the sign-in is over: 401 with code `CHALLENGE_OVER`.",
    fails: [401, 403, 429],
    request: { method: "totp", challengeId, code: "492039" },
    response: { token, user: sampleUser },
  }),
  describe(factor.signInPasskeyOptions, "getSignInPasskeyOptions", {
    summary: "Get what a passkey has to sign at sign-in",
    description:
      "For `navigator.credentials.get`. Only the newest options count. 401 where the sign-in is over, 503 where passkeys are not set up.",
    fails: [401],
    request: { challengeId },
    response: { options: requestOptions },
  }),
  describe(factor.giveFreshProof, "giveFreshProof", {
    summary: "Prove again that it is you",
    description: `Good for the next 10 minutes of this session. Accounts with a second factor need it as well as the password. ${NEW_TOKEN}`,
    request: { currentPassword: "correct horse battery" },
    response: { ...success, token, provedUntil: AT },
  }),
  describe(factor.freshProofPasskeyOptions, "getFreshProofPasskeyOptions", {
    summary: "Get what a passkey has to sign as fresh proof",
    description:
      "For `navigator.credentials.get`. 409 without a passkey, 503 where passkeys are not set up.",
    fails: [409],
    response: { challengeId, options: requestOptions },
  }),
];

const passkeys: readonly ApiOperation[] = [
  describe(factor.passkeyOptions, "getPasskeyOptions", {
    summary: "Get what a browser needs to make a passkey",
    description: `For \`navigator.credentials.create\`. 503 where passkeys are not set up. ${PROOF}`,
    fails: [409],
    response: {
      challengeId,
      options: {
        rp: { id: "mainstreet.example.com", name: "Mainstreet" },
        user: { id: "MDE5OWExYjI", name: sampleUser.email, displayName: sampleUser.name },
        challenge,
        pubKeyCredParams: [{ alg: -7, type: "public-key" }],
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
        attestation: "none",
      },
    },
  }),
  describe(factor.addPasskey, "addPasskey", {
    summary: "Add a passkey",
    description: `With the first second factor come ten recovery codes, shown this once. ${NEW_TOKEN} ${PROOF}`,
    fails: [409],
    request: {
      challengeId,
      name: "Laptop",
      response: {
        ...credential,
        rawId: credentialId,
        response: { clientDataJSON: "eyJ0eXAi", attestationObject: "o2NmbXRk" },
      },
    },
    response: { ...success, token, passkey, recoveryCodes },
  }),
  describe(factor.renamePasskey, "renamePasskey", {
    summary: "Rename a passkey",
    description: "The name is for its user alone.",
    request: { name: "Laptop" },
    response: passkey,
  }),
  describe(factor.removePasskey, "removePasskey", {
    summary: "Remove a passkey",
    description: `With the last second factor the recovery codes go too. ${NEW_TOKEN} ${PROOF}`,
    response: { ...success, token },
  }),
];

const others: readonly ApiOperation[] = [
  describe(factor.showSecondFactor, "getSecondFactor", {
    summary: "Read the second factor of the account",
    description: "Sign-in asks for one once there is a passkey or an authenticator app.",
    response: {
      passkeys: [passkey],
      totp: { createdAt: AT },
      recoveryCodesLeft: 10,
      canAddPasskeys: true,
      provedUntil: null,
    },
  }),
  describe(factor.startTotp, "startAuthenticatorApp", {
    summary: "Make the secret of an authenticator app",
    description: `It counts once \`POST /auth/totp/confirm\` got a code of it; a former app stays until then. ${PROOF}`,
    response: {
      uri: "otpauth://totp/Mainstreet:ana%40example.com?issuer=Mainstreet&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30",
      secret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    },
  }),
  describe(factor.confirmTotp, "confirmAuthenticatorApp", {
    summary: "Confirm an authenticator app",
    description: `Replaces a former app. With the first second factor come ten recovery codes, shown this once. ${NEW_TOKEN} ${PROOF}`,
    fails: [409],
    request: { code: "492039" },
    response: { ...success, token, recoveryCodes },
  }),
  describe(factor.removeTotp, "removeAuthenticatorApp", {
    summary: "Remove the authenticator app",
    description: `With the last second factor the recovery codes go too. ${NEW_TOKEN} ${PROOF}`,
    fails: [404],
    response: { ...success, token },
  }),
  describe(factor.makeRecoveryCodes, "makeRecoveryCodes", {
    summary: "Make ten new recovery codes",
    description: `The former ones are dead. 409 without a second factor. ${NEW_TOKEN} ${PROOF}`,
    fails: [409],
    response: { ...success, token, recoveryCodes },
  }),
];

/** The second factor and fresh proof. */
export const secondFactorOperations: readonly ApiOperation[] = [...signIn, ...passkeys, ...others];
