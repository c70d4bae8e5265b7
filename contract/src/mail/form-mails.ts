import { count } from "../count.ts";
import { FORM_FAULTS, type FormFault } from "../form-trial-texts.ts";
import { greeting } from "./greeting.ts";
import type { MailText } from "./mail-text.ts";

/** A form that failed its trials; `url` is the address of its site. */
export type MailedBrokenForm = { label: string; url: string; fault: FormFault };
type BrokenForms = { name: string; forms: readonly MailedBrokenForm[]; url: string };

/** The most forms that one mail lists; of others it contains only the number. */
const MOST_NAMED = 20;

/** Messages about forms of sites. */
export const formMails = {
  "forms-broken": ({ name, forms, url }: BrokenForms): MailText => ({
    subject:
      forms.length === 1
        ? `The contact form of ${forms[0]?.label} does not work`.slice(0, 150)
        : `${count(forms.length)} contact forms do not work`,
    paragraphs: [
      greeting(name),
      "we try the contact form of each site once a day, as a visitor would. This failed twice, ten minutes apart:",
      [...forms.slice(0, MOST_NAMED).map(formLine), ...moreLines(forms.length)].join("\n"),
      "Visitors can still call. Publishing the site again puts its form back in place. We go on trying every hour, and you need not do anything once it works again.",
    ],
    action: { label: "Open your sites", url },
  }),
};

const formLine = ({ label, url, fault }: MailedBrokenForm): string =>
  `${label} (${url}): ${FORM_FAULTS[fault]}.`;

const moreLines = (forms: number): string[] =>
  forms > MOST_NAMED ? [`And ${count(forms - MOST_NAMED)} more.`] : [];
