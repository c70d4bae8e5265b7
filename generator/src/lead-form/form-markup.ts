import type { LEAD_FIELD, LEAD_LENGTH } from "@mainstreet/contract/lead-form";
import type { LeadField, LeadFormContent, TypedLead } from "@mainstreet/contract/lead-form-content";
import type { FormSection } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html, raw } from "../html.ts";
import type { PlacedForm } from "../site.ts";
import { consentText } from "./consent-text.ts";

/** The same names as in the contract, of which the generator imports only types and nothing at run time. */
const NAMES: Pick<typeof LEAD_FIELD, "form" | "place" | "website" | "consent"> = {
  form: "form",
  place: "place",
  website: "website",
  consent: "consent",
};
const LENGTHS: typeof LEAD_LENGTH = {
  name: 100,
  phone: 40,
  email: 254,
  topic: 100,
  zip: 20,
  message: 4_000,
};

/** The form of a page. */
export const formMarkup = ({ form, place, privacy }: FormSection): Html =>
  formElement(form, { place, privacy, typed: NOTHING, problems: {} });

/** What visitors see of a form, without its address and hidden values: the same on all pages of a site. */
export const shownForm = (form: LeadFormContent): string =>
  formElement(
    { ...form, action: "", hidden: "", keptMonths: 0 },
    { place: "", privacy: "", typed: NOTHING, problems: {} },
  ).markup;

const NOTHING: TypedLead = {
  name: "",
  phone: "",
  email: "",
  zip: "",
  topic: "",
  message: "",
  consent: false,
};

export type Filled = {
  /** "Kernersville, NC" on the page of another location; empty on the others. */
  place: string;
  /** The address of the privacy page; when empty, the page is not linked. */
  privacy: string;
  typed: TypedLead;
  problems: Partial<Record<LeadField, string>>;
};

/** A form with what was typed and what is wrong with it. Plain HTML: browsers check what they can before they send it. */
export function formElement(form: PlacedForm, filled: Filled): Html {
  const { place, privacy, typed } = filled;
  const consent = consentText(form.consent);
  return html`<form class="form" method="post"${form.action !== "" && html` action="${form.action}"`}>
    ${form.hidden !== "" && hiddenInput(NAMES.form, form.hidden)}${place !== "" && hiddenInput(NAMES.place, place)}<label class="hp">Leave this empty<input type="text" name="${NAMES.website}" autocomplete="off"></label>
    ${[inputs(filled), topic(form, filled), message(filled)]}
    ${consent !== "" && html`<label class="all ask"><input type="checkbox" name="${NAMES.consent}" value="yes"${typed.consent && " checked"}><span>${consent}</span></label>`}
    <button type="submit" class="call all">Send message</button>
    <p class="all">It goes to ${form.firm}.${privacy !== "" && html` What is kept, and for how long: <a href="${privacy}">privacy</a>.`}</p>
  </form>`;
}

const hiddenInput = (name: string, value: string): Html =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** The browser shows `title` in its own message when `pattern` does not match. Ten digits are a number with its area code. */
const INPUTS: readonly [field: LeadField, label: string, attributes: Html][] = [
  ["name", "Your name", raw(' type="text" required autocomplete="name"')],
  [
    "phone",
    "Phone",
    raw(
      String.raw` type="tel" autocomplete="tel" pattern="(\D*\d){10,15}\D*" title="A phone number with its area code"`,
    ),
  ],
  ["email", "Email", raw(' type="email" autocomplete="email"')],
  [
    "zip",
    "ZIP code",
    raw(
      String.raw` type="text" inputmode="numeric" autocomplete="postal-code" pattern="\d{5}(-\d{4})?" title="Five digits"`,
    ),
  ],
];

const inputs = (filled: Filled): Html[] =>
  INPUTS.map(([field, label, attributes]) =>
    withProblem(field, filled, {
      label,
      control: html`<input${attributes}${named(field, filled)}${filled.typed[field] !== "" && html` value="${filled.typed[field]}"`}>`,
    }),
  );

const named = (field: LeadField, { problems }: Filled): HtmlValue => [
  html` name="${field}"${field !== "topic" && html` maxlength="${LENGTHS[field]}"`}`,
  problems[field] !== undefined && html` aria-invalid="true" aria-describedby="${field}-problem"`,
  // The first input with a problem gets the focus; a screen reader reads the problem along with the input.
  Object.keys(problems)[0] === field && " autofocus",
];

/** A control in its label; the problem is shown below it. */
function withProblem(
  field: LeadField,
  { problems }: Filled,
  { label, control, className = "" }: { label: string; control: Html; className?: string },
): Html {
  const problem = problems[field];
  const attribute = className !== "" && html` class="${className}"`;
  const labelled = (own: HtmlValue) => html`<label${own}>${label}${control}</label>`;
  if (problem === undefined) return html`${labelled(attribute)}\n`;
  return html`<div${attribute}>${labelled(null)}<p class="wrong" id="${field}-problem">${problem}</p></div>\n`;
}

/** The list of problems and services. An earlier choice stays, even if the form no longer offers it. */
function topic({ problems, services }: LeadFormContent, filled: Filled): Html | null {
  const chosen = filled.typed.topic;
  const option = (text: string) => html`<option${text === chosen && " selected"}>${text}</option>`;
  const known = [...problems, ...services, OTHER];
  const groups = [
    group("Something is wrong", problems, option),
    group("Work to be done", services, option),
  ];
  if (known.length === 1 && chosen === "") return null;
  return withProblem("topic", filled, {
    label: "What is it about?",
    className: "all",
    control: html`<select${named("topic", filled)}><option value="">Choose one, or leave it open</option>${[groups, option(OTHER), chosen !== "" && !known.includes(chosen) && option(chosen)]}</select>`,
  });
}

const OTHER = "Something else";

const group = (
  label: string,
  texts: readonly string[],
  option: (text: string) => Html,
): Html | null =>
  texts.length === 0 ? null : html`<optgroup label="${label}">${texts.map(option)}</optgroup>`;

const message = (filled: Filled): Html =>
  withProblem("message", filled, {
    label: "In your own words",
    className: "all",
    // HTML parsers drop the first line break of a textarea, so one is added.
    control: html`<textarea rows="4"${named("message", filled)}>${filled.typed.message && `\n${filled.typed.message}`}</textarea>`,
  });
