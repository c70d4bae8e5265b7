import { z } from "zod";
import { success } from "./responses.ts";
import { signupInput } from "./auth.ts";
import { endpoint } from "./endpoint.ts";
import { confirmPasswordInput } from "./sessions.ts";
import { texts } from "./texts.ts";

/** A forgotten password, and proof that an address is the user's. The pages to which links in mails lead send these requests. */

export const recoveryTexts = {
  /** One text for known and unknown addresses. */
  sent: "If there is an account with this address, a message with a link is on its way to it.",
  invalidLink: "This link has been used, has expired or is incomplete. Please ask for a new one.",
  addressTaken: "Another account has this address by now. Nothing was changed.",
  sameAddress: "This is the address that the account has already",
  noMail: "Mail is not set up on this server. Please contact its operator.",
  confirmFirst:
    "Please confirm your email address before you buy: follow the link in the message that we sent to it, then press Pay Now again.",
  tooManyRequests: (minutes: number) =>
    `Too many messages were asked for. Please try again in ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`,
};

/** Code of a 403 where credits are sold to confirmed addresses only. */
export const EMAIL_NOT_CONFIRMED = "EMAIL_NOT_CONFIRMED";

/** 256 bits in base64url. */
const linkToken = z
  .string(recoveryTexts.invalidLink)
  .regex(/^[\w-]{43}$/, recoveryTexts.invalidLink);

export const forgotPasswordInput = z.object(
  { email: signupInput.shape.email },
  texts.auth.fillInAllFields,
);

export const resetPasswordInput = z.object({
  token: linkToken,
  newPassword: signupInput.shape.password,
});

/** The form, with the new password twice. */
export const resetPasswordForm = resetPasswordInput
  .extend({ confirmPassword: z.string().min(1, texts.auth.fillInAllFields) })
  .refine((form) => form.newPassword === form.confirmPassword, {
    message: texts.auth.passwordsDoNotMatch,
    path: ["confirmPassword"],
  });

export const forgotPassword = endpoint("POST", "/auth/forgot-password", {
  body: forgotPasswordInput,
  response: success.extend({ message: z.string() }),
  protected: false,
});
/** Sets a new password, confirms the address and ends every session. */
export const resetPassword = endpoint("POST", "/auth/reset-password", {
  body: resetPasswordInput,
  response: success,
  protected: false,
});
export const confirmEmail = endpoint("POST", "/auth/confirm-email", {
  body: z.object({ token: linkToken }),
  response: success,
  protected: false,
});
/** The user's address, and whether it is known to be theirs. */
export const showEmail = endpoint("GET", "/auth/email", {
  response: z.object({
    email: z.string(),
    isConfirmed: z.boolean(),
    /** Mail is set up: without it an address can be neither confirmed nor changed. */
    hasMail: z.boolean(),
  }),
});

export const changeEmailInput = confirmPasswordInput.extend({ newEmail: signupInput.shape.email });
export type ChangeEmailInput = z.infer<typeof changeEmailInput>;

/** Sends a link to the new address; nothing changes until the link is followed, except that the session gets a new token. */
export const changeEmail = endpoint("POST", "/auth/change-email", {
  body: changeEmailInput,
  response: success.extend({ token: z.string() }),
  freshProof: "accounts-with-second-factor",
});
/** Confirms the new address by that link. The former address gets a link that undoes the change. */
export const confirmNewEmail = endpoint("POST", "/auth/change-email/confirm", {
  body: z.object({ token: linkToken }),
  response: success,
  protected: false,
});
/** Returns the account to its former address, signs out every device and sends a link for a new password there. */
export const undoEmailChange = endpoint("POST", "/auth/change-email/undo", {
  body: z.object({ token: linkToken }),
  response: success,
  protected: false,
});
/** Sends the message that confirms the address once more. */
export const sendConfirmation = endpoint("POST", "/auth/confirm-email/send", { response: success });
