import type { LeadField, TypedLead } from "@mainstreet/contract/lead-form-content";
import { parsePhone } from "../content/contact.ts";
import type { Link } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { renderDocument } from "../page/document.ts";
import type { Design, PlacedForm } from "../site.ts";
import { resolveDesign } from "../themes/find-theme.ts";
import { formElement } from "./form-markup.ts";
import { PRIVACY_FOLDER } from "./form-section.ts";

/** What is known of the site whose form was sent. */
export type RespondingSite = {
  /** The firm, or the service and city; '' when the site is not known. */
  label: string;
  phone: string;
  /** Its address; '' when the site is deleted or not known. */
  siteUrl: string;
  /** Its theme and palette; without them the page has a neutral look. */
  design?: Design;
};

/** A page that a form returns, and the content security policy that it is sent with. */
export type ResponsePage = { html: string; policy: string };

/** A message has arrived: what happens next, and what was sent. */
export function thanksPage(site: RespondingSite, typed: TypedLead): ResponsePage {
  const { label } = site;
  const name = label || "the firm";
  return page(site, {
    eyebrow: "Message received",
    heading: "Thank you. Your message has arrived.",
    lead: `It is stored and on its way to ${name}.`,
    more: html`<div class="more">
      <h2>What happens next</h2>
      <ol>
        <li>${capital(name)} has ${waysToReply(typed)}.</li>
        <li>You need not send it again.</li>
        ${cannotWait(site)}
      </ol>
      <h2>What you sent</h2>
      ${sentLines(typed)}
    </div>`,
  });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How to reach the sender; a number keeps to one line. */
function waysToReply({ phone, email }: TypedLead): HtmlValue {
  const [number, address] = [phone.trim(), email.trim()];
  return [
    number !== "" && html`<b class="nb">${number}</b> and can call you back`,
    number !== "" && address !== "" && ", and ",
    address !== "" && html`<b>${address}</b> and can write to you`,
  ];
}

const cannotWait = ({ phone }: RespondingSite): HtmlValue => {
  const number = parsePhone(phone);
  return (
    number &&
    html`<li>If it cannot wait, call <a class="nb" href="${number.href}">${number.text}</a>.</li>`
  );
};

const LINES: readonly [LeadField, string][] = [
  ["name", "Name"],
  ["phone", "Phone"],
  ["email", "Email"],
  ["zip", "ZIP code"],
  ["topic", "About"],
  ["message", "Message"],
];

function sentLines(typed: TypedLead): Html {
  const given = LINES.filter(([field]) => typed[field].trim() !== "");
  return html`<dl>
    ${given.map(([field, label]) => html`<div><dt>${label}</dt><dd>${typed[field].trim()}</dd></div>`)}
  </dl>`;
}

/** Something is missing: the same form with everything that was typed, and the problem at each input. */
export function correctionPage(
  site: RespondingSite,
  form: PlacedForm,
  filled: { typed: TypedLead; problems: Partial<Record<LeadField, string>>; place: string },
): ResponsePage {
  const privacy = site.siteUrl && site.siteUrl + PRIVACY_FOLDER;
  return page(site, {
    eyebrow: "Not sent yet",
    heading: thingsToCorrect(Object.keys(filled.problems).length),
    lead: "Your message has not been sent. Everything you wrote is still here: correct what is marked, and send it again.",
    more: formElement(form, { ...filled, privacy }),
    posts: true,
  });
}

const NUMBERS = ["No", "One", "Two", "Three", "Four", "Five"];

const thingsToCorrect = (problems: number): string =>
  `${NUMBERS[problems] ?? problems} ${problems === 1 ? "thing" : "things"} to correct`;

/** Why a message was not accepted; each page names the phone number, if it is known. */
export type LeadFormRefusal = "gone" | "unknown" | "too-large" | "wrong-type" | "away";

const REFUSALS: Readonly<
  Record<LeadFormRefusal, { eyebrow: string; heading: string; lead: string }>
> = {
  gone: {
    eyebrow: "Not sent",
    heading: "This form is no longer in use",
    lead: "Your message was not sent. The page that it stood on is an old one: please call instead.",
  },
  unknown: {
    eyebrow: "Not sent",
    heading: "This form is not known",
    lead: "Your message was not sent. Open the site again and send it from there, or call the number that stands on it.",
  },
  "too-large": {
    eyebrow: "Not sent",
    heading: "This message is too long",
    lead: "Your message was not sent. It may have 4,000 characters: go back in your browser, shorten it, and send it again. What you wrote is still there.",
  },
  "wrong-type": {
    eyebrow: "Not sent",
    heading: "This could not be read",
    lead: "Nothing was sent. Open the site again, and write your message with the form on its page.",
  },
  away: {
    eyebrow: "Not sent",
    heading: "Your message could not be stored",
    lead: "Your message was not sent. Go back in your browser and send it again in a minute. What you wrote is still there.",
  },
};

/** Explains why a message was not accepted, and how to reach the firm nevertheless. */
export function refusalPage(site: RespondingSite, refusal: LeadFormRefusal): ResponsePage {
  return page(site, REFUSALS[refusal]);
}

type Message = {
  eyebrow: string;
  heading: string;
  lead: string;
  more?: Html;
  /** Whether the page has a form. */
  posts?: boolean;
};

function page(site: RespondingSite, { posts = false, more, ...words }: Message): ResponsePage {
  const { label, siteUrl, design = { theme: "", palette: "" } } = site;
  const phone = parsePhone(site.phone);
  const resolved = resolveDesign({ design: { ...NEUTRAL, ...given(design) }, siteKey: "" });
  const sheet = resolved.noticeSheet();
  const head = html`<title>${words.heading}${label && ` | ${label}`}</title>
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">`;
  const body = resolved.theme.notice({
    ...words,
    label,
    phone,
    email: null,
    more,
    action: actionOf(posts, siteUrl),
  });
  return {
    html: renderDocument(
      { readsHeadersFile: true, verification: [] },
      { design: resolved, sheet, head, body },
    ),
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${sheet.digest}'`,
      "img-src data:",
      "base-uri 'none'",
      `form-action ${posts ? "'self'" : "'none'"}`,
      "frame-ancestors 'none'",
    ].join("; "),
  };
}

/** The design of a page whose site is not known. */
const NEUTRAL: Design = { theme: "civic", palette: "slate" };

const given = (design: Design): Partial<Design> =>
  Object.fromEntries(Object.entries(design).filter(([, name]) => name !== ""));

/** A page with a form has a button of its own. */
const actionOf = (posts: boolean, siteUrl: string): Link | null =>
  posts || siteUrl === "" ? null : { href: siteUrl, text: "Back to the site" };
