import {
  type RunningSmtpEmulator,
  startSmtpEmulator,
} from "@mainstreet/emulators/smtp/smtp-emulator";
import type { StoredMail } from "@mainstreet/emulators/smtp/mailbox";
import { expect } from "vitest";
import { control } from "./provider-controls.ts";

export type TestMailbox = RunningSmtpEmulator & {
  /** Settings that lead a server to this mail server. */
  settings: Record<string, string>;
  /** Mails to an address, the newest first. */
  read: (to: string) => Promise<StoredMail[]>;
  /** Waits for the newest mail with this subject. */
  waitFor: (to: string, subject: string) => Promise<StoredMail>;
  fail: (fault: object) => Promise<void>;
  clearFaults: () => Promise<void>;
};

/** Starts a mail server for a test. */
export async function startMailbox(): Promise<TestMailbox> {
  const emulator = await startSmtpEmulator();
  const read = async (to: string): Promise<StoredMail[]> =>
    (await (
      await fetch(`${emulator.url}/messages?to=${encodeURIComponent(to)}`)
    ).json()) as StoredMail[];
  return {
    ...emulator,
    settings: {
      SMTP_URL: emulator.smtpUrl,
      MAIL_FROM: "Mainstreet <no-reply@mainstreet.example>",
      PUBLIC_URL: "http://dashboard.example",
      MAIL_LONGEST_PAUSE_MS: "500",
    },
    read,
    waitFor: (to, subject) =>
      expect
        .poll(async () => (await read(to)).find((mail) => mail.subject === subject), {
          timeout: 10_000,
        })
        .toBeDefined()
        .then(async () => {
          const found = (await read(to)).find((mail) => mail.subject === subject);
          if (!found) throw new Error(`No mail "${subject}"`);
          return found;
        }),
    fail: (fault) => control(emulator, "smtp-faults", fault),
    clearFaults: async () => {
      await fetch(`${emulator.url}/__control/smtp-faults`, { method: "DELETE" });
    },
  };
}

/** The secret of the link in a mail. */
export function linkTokenIn({ text }: StoredMail): string {
  const [, token = ""] = /#([\w-]{43})/.exec(text) ?? [];
  if (token === "") throw new Error("The mail has no link");
  return token;
}
