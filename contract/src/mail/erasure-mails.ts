import { greeting } from "./greeting.ts";
import type { MailText } from "./mail-text.ts";

type Requested = { name: string; day: string; sites: string; url: string };
type HeldUp = { name: string; count: string; day: string };

const SITES: Readonly<Record<string, string>> = {
  "take-down": "Your live sites are taken down then.",
  leave: "Your live sites stay where they are.",
};

/** Messages about the deletion of an account. */
export const erasureMails = {
  "erasure-requested": ({ name, day, sites, url }: Requested): MailText => ({
    subject: "Your account will be deleted",
    paragraphs: [
      greeting(name),
      `the deletion of your Mainstreet account was requested. It begins on ${day}; until then the account works as before, and you can call it off under Account.`,
      `${SITES[sites] ?? ""} What you saved, the keys of your hosts and the credits that are left go with the account.`.trim(),
      "If this was not you, call it off and choose a new password at once: that signs out every device.",
    ],
    action: { label: "Open your account", url },
  }),
  /** `count`: how many sites, in words; `day`: until when they are tried again. */
  "erasure-held-up": ({ name, count, day }: HeldUp): MailText => ({
    subject: "A host does not take your sites down",
    paragraphs: [
      greeting(name),
      `your Mainstreet account is being deleted, but ${count} could not be taken down: the host refused or did not respond. It is tried again until ${day}; after that the account is deleted and what is left stays at your host, where you can delete it yourself.`,
    ],
  }),
  /** Names nobody, since the user's data is deleted when this is sent. `left`: how many sites stay up, in words; '' for none. */
  "account-erased": ({ left }: { left: string }): MailText => ({
    subject: "Your account was deleted",
    paragraphs: [
      "Hello,",
      "your Mainstreet account and what was saved in it are deleted. Invoices and the entries of your credits are kept as the law requires.",
      ...(left === ""
        ? []
        : [`${left} could not be taken down and stay at your host, where you can delete them.`]),
      "This is the last message to this address.",
    ],
  }),
};
