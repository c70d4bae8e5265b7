import { erasureMails } from "./erasure-mails.ts";
import { formMails } from "./form-mails.ts";
import { greeting } from "./greeting.ts";
import { leadMails } from "./lead-mails.ts";
import type { MailText } from "./mail-text.ts";

const CLOSING =
  "If this was not you, someone may have typed your address by mistake. You need not do anything.";

/** What happened, in the words of the list under Account; `about` and `device` may be empty. */
type AccountNotice = {
  name: string;
  what: string;
  about: string;
  when: string;
  device: string;
  url: string;
};

/** All mails that Mainstreet sends, by their kind in the outbox. */
export const mailTexts = {
  "confirm-email": ({ name, url }: { name: string; url: string }): MailText => ({
    subject: "Confirm your email address",
    paragraphs: [
      greeting(name),
      "please confirm that this address is yours. Receipts and the link for a forgotten password are sent to it.",
      CLOSING,
    ],
    action: { label: "Confirm this address", url },
  }),
  "reset-password": ({ name, url }: { name: string; url: string }): MailText => ({
    subject: "Choose a new password",
    paragraphs: [
      greeting(name),
      "somebody asked for a new password for your Mainstreet account. The link works once, for 30 minutes.",
      "If this was not you, ignore this message: your password stays as it is.",
    ],
    action: { label: "Choose a new password", url },
  }),
  "account-notice": ({ name, what, about, when, device, url }: AccountNotice): MailText => ({
    subject: `Your Mainstreet account: ${what}`,
    paragraphs: [
      greeting(name),
      `this happened to your account on ${when}: ${what}${about === "" ? "" : ` (${about})`}${device === "" ? "" : `, from ${device}`}.`,
      "If this was not you, choose a new password at once: that signs out every device. What happened before is listed under Account.",
    ],
    action: { label: "Open your account", url },
  }),
  "change-email": ({ name, url }: { name: string; url: string }): MailText => ({
    subject: "Confirm your new email address",
    paragraphs: [
      greeting(name),
      "follow this link to use this address for your Mainstreet account. Until then the former one stays. The link works once, for 24 hours.",
      CLOSING,
    ],
    action: { label: "Use this address", url },
  }),
  "email-changed": ({ name, url }: { name: string; url: string }): MailText => ({
    subject: "Your email address was changed",
    paragraphs: [
      greeting(name),
      "your Mainstreet account has another email address now, so this is the last message to this one. If this was not you, take the account back: that signs out every device and lets you choose a new password.",
      "The link works once, for 72 hours.",
    ],
    action: { label: "Take the account back", url },
  }),
  ...erasureMails,
  ...leadMails,
  ...formMails,
};

export type MailKind = keyof typeof mailTexts;
