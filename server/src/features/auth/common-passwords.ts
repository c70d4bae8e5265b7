import { accountTexts } from "@mainstreet/contract/account-texts";
import { MIN_PASSWORD_LENGTH } from "@mainstreet/contract/limits";
import type { Config } from "../../config.ts";
import { invalidField } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";

/** What guessing starts with (NIST SP 800-63B §3.1.1.2). */
const COMMONEST = 3_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded with the first new password: the library's list is far longer than what is used of it. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(isLong).slice(0, COMMONEST));
}

const isLong = (password: string) => password.length >= MIN_PASSWORD_LENGTH;

/** `field`: where the new password stands in the request. */
type NewPassword = { password: string; email: string; field: "password" | "newPassword" };

/**
 * Refuses a password that everybody tries first: one of the commonest, or the user's own address. In the sandbox it is only warned
 * of: returns the sentence. Throws 400 in production.
 */
export async function judgePassword(
  { isProduction }: Pick<Config, "isProduction">,
  { password, email, field }: NewPassword,
): Promise<string | undefined> {
  const typed = password.toLowerCase();
  const key = emailKey(email);
  const isOwn = typed === key || typed === key.split("@")[0];
  const isCommon = (await (loading ??= load())).has(typed);
  if (!isOwn && !isCommon) return undefined;
  const text = isOwn ? accountTexts.ownAddress : accountTexts.commonPassword;
  if (isProduction) throw invalidField(field, text);
  return accountTexts.warning(text);
}
