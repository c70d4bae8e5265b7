/** Whether mail is set up, and where the sandbox shows its mails. */
export type MailSettings = { hasMail: boolean; mailboxUrl?: string };

/** Fetches the settings without the schema, which the pages before the sign-in do not load (decision 016). */
export async function readMailSettings(signal: AbortSignal): Promise<MailSettings> {
  const response = await fetch("/api/config", { signal });
  const config: { hasMail?: unknown; sandbox?: { mailboxUrl?: unknown } } = await response.json();
  const mailboxUrl = config.sandbox?.mailboxUrl;
  const hasMail = config.hasMail !== false;
  return typeof mailboxUrl === "string" ? { hasMail, mailboxUrl } : { hasMail };
}
