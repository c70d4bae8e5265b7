import type { MailText } from "@mainstreet/contract/mail/mail-text";
import { createTransport } from "nodemailer";
import type { Config } from "../../config.ts";
import { htmlOf, plainTextOf } from "./mail-body.ts";

export type Mail = { id: string; address: string; text: MailText; replyTo?: string };

/** `refused`: for good. `reason` holds codes alone: the server's text may name the address. */
export type SmtpOutcome = { result: "sent" | "refused" | "later"; reason: string };

/** The commands of SMTP that name the address and the message; a refusal of any other one is about our settings. */
const OF_THE_MESSAGE = new Set(["RCPT TO", "DATA"]);

/**
 * Hands a message to the mail server. Its Message-ID is made of the id, so that a message that is sent twice is known as one
 * (RFC 5322 §3.6.4). A response of 5xx to the address or the message is final, everything else is not (RFC 5321 §4.2.1): a sender, a
 * password or a certificate that is refused is what the operator can repair.
 */
export async function sendBySmtp(
  config: NonNullable<Config["mail"]>,
  { id, address, text, replyTo }: Mail,
): Promise<SmtpOutcome> {
  const { from, timeoutMs } = config;
  const transport = transportFor(config);
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? "localhost";
  try {
    await transport.sendMail({
      from,
      to: { name: "", address },
      ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
      subject: text.subject,
      text: plainTextOf(text),
      html: htmlOf(text),
      messageId: `<${id}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      signal: AbortSignal.timeout(2 * timeoutMs),
    });
    return { result: "sent", reason: "" };
  } catch (error) {
    return outcomeOf(error);
  } finally {
    transport.close();
  }
}

/** Signs in to the mail server and sends nothing. Throws the library's error when that does not work. */
export async function checkSmtp(config: NonNullable<Config["mail"]>): Promise<void> {
  const transport = transportFor(config);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportFor({ url, timeoutMs, requiresTls }: NonNullable<Config["mail"]>) {
  return createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function outcomeOf(error: unknown): SmtpOutcome {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  const isFinal = OF_THE_MESSAGE.has(command) && status >= 500 && status <= 599;
  const reason = status > 0 ? `${code} ${status}` : code;
  return { result: isFinal ? "refused" : "later", reason };
}
