import { randomUUID } from "node:crypto";
import type { ParsedMail } from "mailparser";
import type { Controls, EmulatorContext } from "../emulated.ts";
import { mailboxPage } from "./mailbox-page.ts";
import { createSmtpFaults, type SmtpFaults } from "./smtp-faults.ts";

/** A message that was accepted. The same `messageId` twice is a message that was sent again. */
export type StoredMail = {
  id: string;
  at: string;
  messageId: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

export type Mailbox = {
  faults: SmtpFaults;
  /** Throws Error with a sentence for a message that a real server would refuse. */
  accept: (to: string, parsed: ParsedMail) => void;
};

const MOST_SHOWN = 200;

/** Accepted messages: stored, listed by `GET /messages`, and shown as a page at `/`. */
export function createMailbox({ store, now }: EmulatorContext) {
  const mails = store.collection<StoredMail>("mails");
  const faults = createSmtpFaults();
  const newest = () => [...mails.all.values()].toReversed();

  function accept(to: string, { messageId, from, subject, text, html, date }: ParsedMail): void {
    const sender = from?.value[0]?.address;
    if (!messageId || !date || !sender) throw new Error("A Message-ID, Date or From is missing");
    const at = new Date(now()).toISOString();
    const mail: StoredMail = {
      id: randomUUID(),
      at,
      messageId,
      from: from.text,
      to,
      subject: subject ?? "",
      text: text ?? "",
      html: html || "",
    };
    store.commit([mails.put(mail.id, mail)], [{ at, credential: to, kind: "mail", messageId }]);
  }

  const controls: Controls = {
    "POST smtp-faults": (body) => faults.add(body),
    "DELETE smtp-faults": () => faults.clear(),
  };
  const json = { "content-type": "application/json", "cache-control": "no-store" };
  const handle = ({ method, url }: { method: string; url: string }) => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    if (method !== "GET") return { status: 405 };
    if (pathname === "/messages") {
      const to = searchParams.get("to");
      const found = newest().filter((mail) => to === null || mail.to === to);
      return { status: 200, headers: json, body: JSON.stringify(found) };
    }
    if (pathname !== "/") return { status: 404 };
    return mailboxPage(newest().slice(0, MOST_SHOWN));
  };
  const mailbox: Mailbox = { faults, accept };
  return { mailbox, emulated: { handle, credentialOf: () => undefined, controls } };
}
