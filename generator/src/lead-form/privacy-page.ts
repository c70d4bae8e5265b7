import { firmOf } from "../content/contact.ts";
import type { Html } from "../html.ts";
import { html } from "../html.ts";
import { renderDocument } from "../page/document.ts";
import { rootOf } from "../plan-page.ts";
import type { PlacedForm, Site, TextFile } from "../site.ts";
import { countedNoun } from "../text.ts";
import type { ResolvedDesign } from "../themes/theme.ts";
import { consentText } from "./consent-text.ts";
import { PRIVACY_FOLDER } from "./form-section.ts";

/** The privacy page of a site with a form, about what visitors send with it; none for a site without a form. */
export function privacyFile(site: Site, design: ResolvedDesign): TextFile[] {
  const { form } = site;
  if (form === null) return [];
  const { label, phone, email } = firmOf(site);
  const root = rootOf(PRIVACY_FOLDER);
  const head = html`<title>Privacy | ${label}</title>
    <meta name="robots" content="noindex">
    <link rel="canonical" href="${site.siteUrl}${PRIVACY_FOLDER}">
    <link rel="icon" href="${root}favicon.svg" type="image/svg+xml">`;
  const body = design.theme.notice({
    label,
    phone,
    email,
    eyebrow: "Privacy",
    heading: "What the form keeps",
    lead: "This site sets no cookies and runs no trackers. Only what you send with the form is kept.",
    more: html`<div class="more">${sections(form)}</div>`,
    action: { href: root, text: "Back to the first page" },
  });
  const sheet = design.noticeSheet();
  const text = renderDocument(site, { design, sheet, head, body });
  return [{ path: `${PRIVACY_FOLDER}index.html`, text }];
}

/** Everything that is stored with a message; a test of the server compares this list with the columns of its tables. */
const STORED = [
  "your name",
  "your phone number and email address, as far as you give them",
  "your ZIP code, what your message is about and what you write, if you fill these in",
  "the site and the city of the page that you sent it from, with the version of the form that you saw",
  "the time at which it arrived",
  "what became of it: whether it was answered, won or lost, when, for which amount or why, or why it was taken for junk",
  "to whom and how it was sent on, when, what kept it from being sent, and when it was opened",
  "for at most three days, codes made of your network address, of what you wrote and of its phrases, by which junk is found: nobody can read them back",
  "while the database is away, your network address: sealed, together with your message, until the message can be stored",
];

const sections = (form: PlacedForm): Html[] => [
  html`<h2>What is stored</h2>
    <ul>${stored(form).map((text) => html`<li>${text}</li>`)}</ul>`,
  html`<h2>Who gets it</h2>
    <p>${form.firm}: by email or text message to the people whom they chose, and to the software that they have connected, if any. The people who manage this site for them can read it too, and get the emails as long as nobody is chosen. The service that runs this site stores it, and services for email and text messages carry it. Nobody else gets it, and it is not sold.</p>`,
  html`<h2>How long it is kept</h2>
    <p>For ${countedNoun(form.keptMonths, "month")} after it arrived; then it is deleted. It goes earlier if you ask for it: call or write, and your messages are erased. Emails and text messages about it stay with those who got them, and backups are kept for a while longer.</p>`,
];

/** The lines about what is stored with a message of a form. */
export function stored({ consent }: Pick<PlacedForm, "consent">): string[] {
  const words = consentText(consent);
  return words === ""
    ? STORED
    : [...STORED, `whether you ticked the box that reads: \u201c${words}\u201d`];
}
