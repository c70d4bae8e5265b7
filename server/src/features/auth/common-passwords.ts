import { accountTexts } from "@mainstreet/contract/account-texts";
import { MIN_PASSWORD_LENGTH } from "@mainstreet/contract/limits";
import type { Config } from "../../config.ts";
import { invalidField } from "../../errors.ts";
import { emailKey } from "../credits/email-key.ts";

/** How many of the commonest passwords are refused (NIST SP 800-63B §3.1.1.2). */
const COMMONEST = 3_000;

/** Words of this product that a guesser knows, which no general list has (docs/security-policies.md §4). */
const CONTEXT_WORDS = ["mainstreet", "netlify", "cloudflare", "cashfree", "website", "credits"];

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded only with the first new password: the library's list is far longer than the part that we use. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].filter(isLong).slice(0, COMMONEST));
}

const isLong = (password: string) => password.length >= MIN_PASSWORD_LENGTH;

/** `field`: the name of the new password's field in the request. */
type NewPassword = { password: string; email: string; field: "password" | "newPassword" };

/**
 * Refuses a password that attackers try first: one of the commonest, a word of this product with digits and signs around it, or the
 * user's own address. Throws 400 in production; in the sandbox it only returns the text of a warning.
 */
export async function checkNewPassword(
  { isProduction }: Pick<Config, "isProduction">,
  { password, email, field }: NewPassword,
): Promise<string | undefined> {
  const typed = password.toLowerCase();
  const key = emailKey(email);
  const isOwn = typed === key || typed === key.split("@")[0];
  const word = typed.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");
  const isCommon = CONTEXT_WORDS.includes(word) || (await (loading ??= load())).has(typed);
  if (!isOwn && !isCommon) return undefined;
  const text = isOwn ? accountTexts.ownAddress : accountTexts.commonPassword;
  if (isProduction) throw invalidField(field, text);
  return accountTexts.warning(text);
}
