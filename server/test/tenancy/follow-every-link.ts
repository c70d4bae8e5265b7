import {
  changeEmail,
  confirmEmail,
  confirmNewEmail,
  resetPassword,
  undoEmailChange,
} from "@mainstreet/contract/account-recovery";
import { mailTexts } from "@mainstreet/contract/mail/mail-texts";
import { expect } from "vitest";
import type { Product } from "../harness.ts";
import { linkTokenIn, type TestMailbox } from "../mailbox.ts";

const named = { name: "", url: "" };
const subjects = {
  confirm: mailTexts["confirm-email"](named).subject,
  change: mailTexts["change-email"](named).subject,
  changed: mailTexts["email-changed"](named).subject,
  reset: mailTexts["reset-password"](named).subject,
};

/** Follows one link of each kind to its end: confirms an address, changes it, undoes the change and chooses a new password. */
export async function followEveryLink(product: Product, mailbox: TestMailbox): Promise<void> {
  const visitor = await product.signUp();
  const { email } = visitor.user;
  const newEmail = `moved-${email}`;
  const tokenOf = async (to: string, subject: string) =>
    linkTokenIn(await mailbox.waitFor(to, subject));

  const confirmed = { token: await tokenOf(email, subjects.confirm) };
  expect((await product.anonymous(confirmEmail, { body: confirmed })).status).toBe(200);
  await visitor.send(changeEmail, { body: { currentPassword: "correct horse", newEmail } });
  const changed = { token: await tokenOf(newEmail, subjects.change) };
  expect((await product.anonymous(confirmNewEmail, { body: changed })).status).toBe(200);
  const undone = { token: await tokenOf(email, subjects.changed) };
  expect((await product.anonymous(undoEmailChange, { body: undone })).status).toBe(200);
  const reset = { token: await tokenOf(email, subjects.reset), newPassword: "battery staple" };
  expect((await product.anonymous(resetPassword, { body: reset })).status).toBe(200);
}
