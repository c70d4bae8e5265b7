import {
  confirmEmail,
  confirmNewEmail,
  forgotPassword,
  forgotPasswordInput,
  resetPassword,
  resetPasswordForm,
  resetPasswordInput,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { login, loginInput, signup, signupForm, signupInput } from "@mainstreet/contract/auth";
import {
  secondFactorInput,
  signInPasskeyOptions,
  signInWithSecondFactor,
  type SecondFactorInput,
} from "@mainstreet/contract/second-factor";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../lib/api-error.ts";
import { validateWith } from "../../lib/form-errors.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { signWithPasskey } from "../../lib/passkeys.ts";
import { goTo } from "../../lib/place.ts";
import { callApi } from "../../lib/send.ts";
import { clearSession, sessionToken, storeSession } from "../../lib/session.ts";
import { forgetChallenge, keepChallenge } from "../../lib/sign-in-challenge.ts";
import { toastFailure } from "../../lib/toasts.ts";

/** The values of a form's fields, by their names. */
export type TypedValues = Readonly<Record<string, unknown>>;

/**
 * Signs in, which starts the session or leads to the second step. Nothing is sent while a field is wrong: then the fields'
 * errors are returned; where we have no text for one, the browser's (`mismatches`, decision 179).
 * @throws {ApiError} when the API refuses.
 */
export async function logIn(typed: TypedValues, mismatches: FieldErrors): Promise<FieldErrors> {
  const errors = validateWith(loginInput)(typed);
  if (Object.keys(errors).length > 0) return errors;
  if (Object.keys(mismatches).length > 0) return mismatches;
  const response = await callApi(login, { body: loginInput.parse(typed) });
  if ("token" in response) storeSession(response);
  else {
    keepChallenge(response.secondFactor);
    goTo(paths.secondStep);
  }
  return {};
}

/** The second step with a typed code, of an app or a recovery code. */
export async function enterCode(typed: TypedValues): Promise<FieldErrors> {
  const errors = validateWith(secondFactorInput)(typed);
  if (Object.keys(errors).length > 0) return errors;
  try {
    await finishSignIn(secondFactorInput.parse(typed));
  } catch (error) {
    if (error instanceof ApiError && error.code === "WRONG_SECOND_FACTOR")
      return { code: error.message };
    throw error;
  }
  return {};
}

/** The second step with a passkey. */
export async function signInWithPasskey({ challengeId }: TypedValues): Promise<FieldErrors> {
  const id = String(challengeId);
  const { options } = await callApi(signInPasskeyOptions, { body: { challengeId: id } });
  const response = await signWithPasskey(options);
  await finishSignIn({ method: "passkey", challengeId: id, response });
  return {};
}

async function finishSignIn(body: SecondFactorInput): Promise<void> {
  const session = await callApi(signInWithSecondFactor, { body });
  forgetChallenge();
  storeSession(session);
}

/** The same for a new account. */
export async function signUp(typed: TypedValues): Promise<FieldErrors> {
  const errors = validateWith(signupForm)(typed);
  if (Object.keys(errors).length > 0) return errors;
  const session = await callApi(signup, { body: signupInput.parse(typed) });
  storeSession(session);
  if (session.warning !== undefined) toastFailure(session.warning);
  return {};
}

/** Requests the message with the link by which a forgotten password is replaced. */
export async function askForLink(
  typed: TypedValues,
  mismatches: FieldErrors,
): Promise<FieldErrors> {
  const errors = validateWith(forgotPasswordInput)(typed);
  if (Object.keys(errors).length > 0) return errors;
  if (Object.keys(mismatches).length > 0) return mismatches;
  await callApi(forgotPassword, { body: forgotPasswordInput.parse(typed) });
  return {};
}

/** Sets the new password by the link. That ends all sessions of the account, so a session in this browser ends too. */
export async function choosePassword(typed: TypedValues): Promise<FieldErrors> {
  const errors = validateWith(resetPasswordForm)(typed);
  if (Object.keys(errors).length > 0) return errors;
  await callApi(resetPassword, { body: resetPasswordInput.parse(typed) });
  if (sessionToken() !== null) clearSession("PASSWORD_CHANGED");
  return {};
}

/** Confirms the address that the link was sent to. */
export async function confirmAddress({ token }: TypedValues): Promise<FieldErrors> {
  await callApi(confirmEmail, { body: { token: String(token) } });
  return {};
}

/** Makes the address that the link was sent to the account's. */
export async function applyNewAddress({ token }: TypedValues): Promise<FieldErrors> {
  await callApi(confirmNewEmail, { body: { token: String(token) } });
  return {};
}

/** Returns the account to the address that the link was sent to; all sessions end. */
export async function takeBack({ token }: TypedValues): Promise<FieldErrors> {
  await callApi(undoEmailChange, { body: { token: String(token) } });
  if (sessionToken() !== null) clearSession("PASSWORD_CHANGED");
  return {};
}
