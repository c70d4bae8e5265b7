import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { loginInput, signupInput } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { texts } from "./texts.ts";

/** Actions of users on their own account: the password, and the devices where they are signed in. */

const session = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** The name that the browser sent. */
  userAgent: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** An open browser is not enough to end other sessions; the password is required, as for changing it. */
export const confirmPasswordInput = z.object({ currentPassword: loginInput.shape.password });
export type ConfirmPasswordInput = z.infer<typeof confirmPasswordInput>;

export const changePasswordInput = confirmPasswordInput.extend({
  newPassword: signupInput.shape.password,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** The form: the input with the new password twice. */
export const changePasswordForm = changePasswordInput
  .extend({ confirmPassword: z.string().min(1, texts.auth.fillInAllFields) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: texts.auth.passwordsDoNotMatch,
    path: ["confirmPassword"],
  });

export const listSessions = endpoint("GET", "/auth/sessions", { response: z.array(session) });
export const endSession = endpoint("DELETE", "/auth/sessions/:id", {
  params: z.object({ id: z.uuid(texts.shell.notFound) }),
  body: confirmPasswordInput,
  response: success,
  freshProof: "accounts-with-second-factor",
});
/** Ends all sessions except the caller's own. */
export const endOtherSessions = endpoint("DELETE", "/auth/sessions", {
  body: confirmPasswordInput,
  response: success,
  freshProof: "accounts-with-second-factor",
});
/** Ends all sessions except the caller's own, whose token is replaced, so that a copy of the old token becomes useless. */
export const changePassword = endpoint("POST", "/auth/change-password", {
  body: changePasswordInput,
  /** `warning`: only in the sandbox; production would have refused the password. */
  response: success.extend({ token: z.string().default(""), warning: z.string().optional() }),
  freshProof: "accounts-with-second-factor",
});

/** Codes of a 401 for the token of a session that has ended. All other tokens get SESSION_REQUIRED. */
export type SessionEnd = "SESSION_EXPIRED" | "SESSION_ENDED" | "PASSWORD_CHANGED";
