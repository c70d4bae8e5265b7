import {
  login,
  loginInput,
  logout,
  signup,
  signupForm,
  signupInput,
} from "@mainstreet/contract/auth";
import { validateWith } from "../../lib/form-errors.ts";
import type { FieldErrors } from "../../lib/form-errors.ts";
import { callApi } from "../../lib/send.ts";
import { clearSession, sessionToken, startSession } from "../../lib/session.ts";

/** The values of a form's fields, by their names. */
export type TypedValues = Readonly<Record<string, unknown>>;

/**
 * Signs in, which starts the session. Nothing is sent while a field is wrong: then the fields' errors are returned, those
 * of the browser (`mismatches`, decision 179) where we have none.
 * @throws {ApiError} when the API refuses.
 */
export async function logIn(typed: TypedValues, mismatches: FieldErrors): Promise<FieldErrors> {
  const errors = validateWith(loginInput)(typed);
  if (Object.keys(errors).length > 0) return errors;
  if (Object.keys(mismatches).length > 0) return mismatches;
  startSession(await callApi(login, { body: loginInput.parse(typed) }));
  return {};
}

/** The same for a new account. */
export async function signUp(typed: TypedValues): Promise<FieldErrors> {
  const errors = validateWith(signupForm)(typed);
  if (Object.keys(errors).length > 0) return errors;
  startSession(await callApi(signup, { body: signupInput.parse(typed) }));
  return {};
}

/** Ends the session here at once, without waiting for the server. */
export function signOut(): void {
  if (sessionToken() !== null) callApi(logout, {}).catch(() => undefined);
  clearSession("LOGOUT");
}
