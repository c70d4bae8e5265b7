import { expect } from "@playwright/test";
import type { Product } from "./start-product.ts";

type Mail = { to: string; subject: string };

/** The address in the link of the newest mail with this subject, as soon as it has arrived in the sandbox's mailbox. */
export async function linkInMail(
  { mailboxUrl }: Pick<Product, "mailboxUrl">,
  { to, subject }: Mail,
): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const response = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(to)}`);
    const mails = (await response.json()) as { subject: string; text: string }[];
    const found = mails.find((mail) => mail.subject === subject);
    return /https?:\/\/\S+/.exec(found?.text ?? "")?.[0];
  };
  let link: string | undefined;
  await expect.poll(async () => (link = await find())).toBeDefined();
  return link ?? "";
}
