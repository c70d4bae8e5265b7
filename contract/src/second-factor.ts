import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { loginInput, session } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { secondFactorTexts as texts } from "./second-factor-texts.ts";
import {
  authenticationResponse,
  creationOptions,
  registrationResponse,
  requestOptions,
} from "./webauthn.ts";

/**
 * The second factor of an account: passkeys, an authenticator app (TOTP) and recovery codes; and fresh proof, which calls
 * that change the account require. A `token` in a response replaces that of the session: the former token is invalid.
 */

export const RECOVERY_CODE_COUNT = 10;
export const MAX_PASSKEYS = 20;
const MAX_PASSKEY_NAME = 60;

/** 256 bits in base64url. */
const challengeId = z.string(texts.challengeOver).regex(/^[\w-]{43}$/, texts.challengeOver);
const totpCode = z
  .string(texts.codeFormat)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, texts.codeFormat));
const recoveryCode = z
  .string(texts.recoveryCodeFormat)
  .transform((typed) => typed.replaceAll(/[\s-]/g, "").toLowerCase())
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, texts.recoveryCodeFormat));

/** The second step of signing in. A wrong code gets 401 WRONG_SECOND_FACTOR, or CHALLENGE_OVER where the password is required again. */
export const secondFactorInput = z.discriminatedUnion("method", [
  z.object({ method: z.literal("totp"), challengeId, code: totpCode }),
  z.object({ method: z.literal("recovery-code"), challengeId, code: recoveryCode }),
  z.object({ method: z.literal("passkey"), challengeId, response: authenticationResponse }),
]);
export type SecondFactorInput = z.infer<typeof secondFactorInput>;

export const signInWithSecondFactor = endpoint("POST", "/auth/second-factor", {
  body: secondFactorInput,
  response: session,
  protected: false,
});
/** The browser's input for signing in with a passkey; each call invalidates the result of the previous one. */
export const signInPasskeyOptions = endpoint("POST", "/auth/second-factor/passkey-options", {
  body: z.object({ challengeId }),
  response: z.object({ options: requestOptions }),
  protected: false,
});

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Sign-in requires a second factor once the account has a passkey or an app. */
export const showSecondFactor = endpoint("GET", "/auth/second-factor", {
  response: z.object({
    passkeys: z.array(passkey),
    totp: z.object({ createdAt: timestamp }).nullable(),
    recoveryCodesLeft: z.number(),
    /** False where the operator has set no address of the dashboard. */
    canAddPasskeys: z.boolean(),
    /** Until when this session needs no new proof; null if it has none. */
    provedUntil: timestamp.nullable(),
  }),
});
export type SecondFactor = z.infer<(typeof showSecondFactor)["shapes"]["response"]>;

const newToken = success.extend({ token: z.string() });
/** Shown only this once. Only the codes that were created last, with the first second factor or on request, are valid. */
const recoveryCodes = z.array(z.string());
const factorAdded = newToken.extend({ recoveryCodes: recoveryCodes.optional() });

const passkeyName = z
  .string(texts.nameMissing)
  .trim()
  .min(1, texts.nameMissing)
  .max(MAX_PASSKEY_NAME, texts.nameTooLong(MAX_PASSKEY_NAME));
const params = z.object({ id: z.uuid(texts.passkeyUnknown) });
const freshProof = "every-account";

export const passkeyOptions = endpoint("POST", "/auth/passkeys/options", {
  response: z.object({ challengeId: z.string(), options: creationOptions }),
  freshProof,
});
export const addPasskeyInput = z.object({
  challengeId,
  name: passkeyName,
  response: registrationResponse,
});
export const addPasskey = endpoint("POST", "/auth/passkeys", {
  body: addPasskeyInput,
  response: factorAdded.extend({ passkey }),
  status: 201,
  freshProof,
});
export const renamePasskeyInput = z.object({ name: passkeyName });
export const renamePasskey = endpoint("PUT", "/auth/passkeys/:id", {
  params,
  body: renamePasskeyInput,
  response: passkey,
});
/** With the last second factor the recovery codes are deleted too. */
export const removePasskey = endpoint("DELETE", "/auth/passkeys/:id", {
  params,
  response: newToken,
  freshProof,
});

/** Creates a secret for an authenticator app; it is valid once a code of it is confirmed. Until then a former app stays. */
export const startTotp = endpoint("POST", "/auth/totp", {
  response: z.object({
    /** `otpauth://totp/…`: for the QR code. */
    uri: z.string(),
    /** The same secret in base32, to type. */
    secret: z.string(),
  }),
  status: 201,
  freshProof,
});
export const confirmTotpInput = z.object({ code: totpCode });
export const confirmTotp = endpoint("POST", "/auth/totp/confirm", {
  body: confirmTotpInput,
  response: factorAdded,
  freshProof,
});
export const removeTotp = endpoint("DELETE", "/auth/totp", { response: newToken, freshProof });

/** Ten new recovery codes; the former ones become invalid. 409 without a second factor. */
export const makeRecoveryCodes = endpoint("POST", "/auth/recovery-codes", {
  response: newToken.extend({ recoveryCodes }),
  freshProof,
});

/** Proof of who the user is, valid for the next 10 minutes of this session. */
export const freshProofInput = z.object({
  currentPassword: loginInput.shape.password,
  /** Needed where the account has a second factor. */
  secondFactor: z
    .discriminatedUnion("method", [
      z.object({ method: z.literal("totp"), code: totpCode }),
      z.object({ method: z.literal("recovery-code"), code: recoveryCode }),
      z.object({ method: z.literal("passkey"), challengeId, response: authenticationResponse }),
    ])
    .optional(),
});
export type FreshProofInput = z.infer<typeof freshProofInput>;

/** Wrong values are 400 at `currentPassword`, `secondFactor` or `secondFactor.code`. */
export const giveFreshProof = endpoint("POST", "/auth/fresh-proof", {
  body: freshProofInput,
  response: newToken.extend({ provedUntil: timestamp }),
});
/** The browser's input for a confirmation with a passkey. 409 where there is none. */
export const freshProofPasskeyOptions = endpoint("POST", "/auth/fresh-proof/passkey-options", {
  response: z.object({ challengeId: z.string(), options: requestOptions }),
});

/** Code of the 403 for a call that needs fresh proof. */
export const FRESH_PROOF_REQUIRED = "FRESH_PROOF_REQUIRED";
