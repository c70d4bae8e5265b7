import { z } from "zod";
import { success, timestamp } from "./answers.ts";
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

export const changePasswordInput = z.object({
  currentPassword: loginInput.shape.password,
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

export const listSessions = endpoint("GET", "/auth/sessions", { answer: z.array(session) });
export const endSession = endpoint("DELETE", "/auth/sessions/:id", {
  params: z.object({ id: z.uuid(texts.shell.notFound) }),
  answer: success,
});
/** Ends all but the one that asks. */
export const endOtherSessions = endpoint("DELETE", "/auth/sessions", { answer: success });
/** Ends all but the one that asks, too: whoever knew the old password is out. */
export const changePassword = endpoint("POST", "/auth/change-password", {
  body: changePasswordInput,
  answer: success,
});
