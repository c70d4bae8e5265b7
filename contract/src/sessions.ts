import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { loginInput, signupInput } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { texts } from "./texts.ts";

/** What a user does about their own account: the password, and where they are signed in. */

const session = z.object({
  id: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** As the browser named itself. */
  userAgent: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;

/** Ending other sessions takes more than an open browser, as changing the password does. */
export const confirmPasswordInput = z.object({ currentPassword: loginInput.shape.password });
export type ConfirmPasswordInput = z.infer<typeof confirmPasswordInput>;

export const changePasswordInput = confirmPasswordInput.extend({
  newPassword: signupInput.shape.password,
});
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

/** The form: the input and the new password again. */
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
/** Ends all but the caller's own. */
export const endOtherSessions = endpoint("DELETE", "/auth/sessions", {
  body: confirmPasswordInput,
  response: success,
  freshProof: "accounts-with-second-factor",
});
/** Ends all sessions but the caller's own, whose token is replaced: a copy of the old token is worth nothing any more. */
export const changePassword = endpoint("POST", "/auth/change-password", {
  body: changePasswordInput,
  /** `warning`: of the sandbox, production would have refused the password. */
  response: success.extend({ token: z.string().default(""), warning: z.string().optional() }),
  freshProof: "accounts-with-second-factor",
});

/** Codes of a 401 for the token of a session that is over. All other tokens get SESSION_REQUIRED. */
export type SessionEnd = "SESSION_EXPIRED" | "SESSION_ENDED" | "PASSWORD_CHANGED";
