import type { MailText } from "@mainstreet/contract/mail/mail-text";
import { createTransport, type Transporter } from "nodemailer";
import type { Config } from "../../config.ts";
import { htmlOf, plainTextOf } from "./mail-body.ts";

export type Mail = { id: string; address: string; text: MailText; replyTo?: string };

/** `refused`: for good. `reason` holds only codes, as the server's text may contain the address. */
export type SmtpOutcome = { result: "sent" | "refused" | "later"; reason: string };

/** The commands of SMTP that name the address and the message; a refusal of any other one is about our settings. */
const OF_THE_MESSAGE = new Set(["RCPT TO", "DATA"]);

/** Connections to a mail server. Each is reused for the mails of the next seconds, and opened again when it was lost. */
export type MailServer = {
  send: (mail: Mail) => Promise<SmtpOutcome>;
  /** Ends the connections that are idle now, and the others after their mail. */
  close: () => void;
};

/**
 * An idle connection is closed after this time: well before a server closes it, and before a firewall on the way drops it without notice,
 * which would make the next mail wait until its timeout.
 */
const IDLE_MS = 10_000;

/** Opens one connection for each mail that is sent at the same time, at most `width`. */
export function openMailServer(config: NonNullable<Config["mail"]>, width: number): MailServer {
  const transport = createTransport({
    ...optionsOf(config),
    pool: true,
    maxConnections: width,
    idleTimeout: Math.min(IDLE_MS, config.timeoutMs / 2),
  });
  return {
    send: (mail) => sendBySmtp(transport, config, mail),
    close: () => transport.close(),
  };
}

/**
 * Sends a message to the mail server. Its Message-ID is derived from the id, so that a message that is sent twice is recognised as one (RFC
 * 5322 §3.6.4). A response of 5xx to the address or the message is final, everything else is not (RFC 5321 §4.2.1): the operator can repair
 * a sender, a password or a certificate that is refused.
 */
async function sendBySmtp(
  transport: Transporter,
  { from, timeoutMs }: NonNullable<Config["mail"]>,
  { id, address, text, replyTo }: Mail,
): Promise<SmtpOutcome> {
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
  }
}

/** Signs in to the mail server and sends nothing. Throws the library's error when that does not work. */
export async function checkSmtp(config: NonNullable<Config["mail"]>): Promise<void> {
  const transport = createTransport(optionsOf(config));
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

const optionsOf = ({ url, timeoutMs, requiresTls }: NonNullable<Config["mail"]>) => ({
  url,
  requireTLS: requiresTls,
  connectionTimeout: timeoutMs,
  greetingTimeout: timeoutMs,
  socketTimeout: timeoutMs,
  disableFileAccess: true,
  disableUrlAccess: true,
});

function outcomeOf(error: unknown): SmtpOutcome {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const status = error instanceof Error && "responseCode" in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  const isFinal = OF_THE_MESSAGE.has(command) && status >= 500 && status <= 599;
  const reason = status > 0 ? `${code} ${status}` : code;
  return { result: isFinal ? "refused" : "later", reason };
}
