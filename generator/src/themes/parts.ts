import type {
  CallToAction,
  ContactSection,
  Crumb,
  FactLine,
  Firm,
  Line,
  Link,
  Note,
  OwnLine,
  OwnPart,
  PageContent,
  Photo,
  Section,
  ServiceItem,
  Situation,
  Titled,
  Words,
} from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html, raw } from "../html.ts";
import { pictureTag } from "../page/picture-tag.ts";
import type { SiteNotice } from "./theme.ts";

export const link = ({ href, text }: Link, className = ""): Html =>
  html`<a${className && html` class="${className}"`} href="${href}">${text}</a>`;

/** Marks the element of a block, for the preview's editor; published pages are without it (`withoutKeys`). */
export const at = (key: string): Html => html` data-key="${key}"`;

/** The same markup without the marks of blocks. No text of a user can look like one, since its quotes are escaped. */
export const withoutKeys = (markup: string): string => markup.replace(/ data-key="[^"]*"/g, "");

/** The site's name; on all pages but the first, a link to the first page. */
export const brand = ({ firm: { label }, trail: [home] }: PageContent): HtmlValue =>
  home?.href ? link({ href: home.href, text: label }) : label;

/** The phone in the header of every page, at all widths; without a phone, the link to write. */
export function headerCall({ phone, email }: Pick<Firm, "phone" | "email">): Html | null {
  if (phone !== null)
    return html`<a class="tel" href="${phone.href}"><span>Call </span><b class="nb">${phone.text}</b></a>`;
  return email && html`<a class="tel" href="${email.href}"><b class="nb">Write an email</b></a>`;
}

/** The breadcrumbs from the site's first page to this one. */
export function breadcrumbs(trail: readonly Crumb[]): Html | null {
  if (trail.length === 0) return null;
  return html`<nav class="trail" aria-label="Breadcrumb">
    <ol class="wrap">
      ${trail.map(({ href, text }) => html`<li>${href === null ? html`<span aria-current="page">${text}</span>` : link({ href, text })}</li>`)}
    </ol>
  </nav>`;
}

/** The one thing to do, as a button: words, then the number or address itself. */
export const callLink = (action: CallToAction, words = action.text): Html =>
  html`<a class="call" href="${action.href}"><span>${words}</span> ${detail(action)}</a>`;

/** A phone number stays on one line (decision 153); an email address may be too long for that. */
const detail = ({ kind, detail: text }: CallToAction): Html =>
  kind === "phone" ? html`<b class="nb">${text}</b>` : html`<b>${text}</b>`;

/** Longer words leave no space for the number on a narrow phone. */
const MAX_BAR_WORDS = 20;

/** The button of a page with one message. */
export const noticeAction = ({ action }: Pick<SiteNotice, "action">): Html | null =>
  action && html`\n<p class="actions">${link(action, "call")}</p>`;

/** The button that stays visible, in a landmark of its own. Each theme decides when it shows. */
export function callBar(action: CallToAction | null): Html | null {
  if (action === null) return null;
  const name = action.kind === "phone" ? "Call" : "Write";
  const words = action.text.length <= MAX_BAR_WORDS ? action.text : name;
  return html`<aside class="bar" aria-label="${name}">${callLink(action, words)}</aside>`;
}

/** The hero's words: where, what, the offer, one piece of proof, the button. A theme places them. */
export function heroWords({ hero }: PageContent) {
  const { eyebrow, heading, lead, proof, action, more } = hero;
  return {
    eyebrow: eyebrow !== "" && html`<p class="eyebrow"${at("hero.eyebrow")}>${eyebrow}</p>`,
    heading: html`<h1${at("hero.heading")}>${unbroken(heading)}</h1>`,
    lead: lead !== "" && block("hero.lead", lead, "lead"),
    actions:
      (action ?? more) &&
      html`<p class="actions">${[action && callLink(action), " ", more && link(more, "quiet")]}</p>`,
    proof:
      proof &&
      (proof.kind === "quote"
        ? html`<blockquote class="proof"${at("hero.proof")}><p>${proof.text}</p><p class="by">${proof.by}</p></blockquote>`
        : html`<p class="proof"${at("hero.proof")}>${proof.by !== "" && html`<b>${proof.by}</b> `}${proof.text}</p>`),
  };
}

/** A section with its heading and first sentence, the same markup for every theme. */
export const section = ({ id, kind, title, intro }: Section, content: HtmlValue): Html =>
  html`<section id="${id}" class="part part-${kind}" aria-labelledby="${id}-title"${at(id)}>
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title"${at(`${id}.title`)}>${unbroken(title)}</h2>
        ${intro !== "" && block(`${id}.intro`, intro)}
      </div>
      <div class="content">${content}</div>
    </div>
  </section>`;

/** Title and text of an item, with its price note where the business has given one. */
export const inside = ({
  key,
  title,
  text,
  price = "",
}: Titled & Partial<ServiceItem>): HtmlValue => [
  html`<h3${at(`${key}.title`)}>${title}</h3>`,
  text !== "" && block(`${key}.text`, text),
  price !== "" && html`<p class="price">${price}</p>`,
];

export const card = (item: Titled & Partial<ServiceItem>): Html =>
  html`<li${at(item.key)}>${inside(item)}</li>`;

export const paragraph = ({ key, text }: Line): Html => block(key, text);

/** A text as a paragraph, or the owner's own as one or more paragraphs and lists. */
export function block(key: string, words: Words, className = ""): Html {
  const attributes = html`${className !== "" && html` class="${className}"`}${at(key)}`;
  if (typeof words === "string") return html`<p${attributes}>${words}</p>`;
  const only = onlyParagraph(words);
  if (only !== null) return html`<p${attributes}>${only.map(ownPart)}</p>`;
  return html`<div${attributes}>${words.lines.map(ownLine)}</div>`;
}

/** The same as the content of an existing element, such as an item of a list. */
function within(words: Words): HtmlValue {
  if (typeof words === "string") return words;
  return onlyParagraph(words)?.map(ownPart) ?? words.lines.map(ownLine);
}

function onlyParagraph({ lines }: { lines: readonly OwnLine[] }): OwnPart[] | null {
  const [first, second] = lines;
  return first?.kind === "paragraph" && second === undefined ? first.parts : null;
}

const ownLine = (line: OwnLine): Html =>
  line.kind === "paragraph"
    ? html`<p>${line.parts.map(ownPart)}</p>`
    : html`<ul class="own">${line.items.map(({ parts }) => html`<li>${parts.map(ownPart)}</li>`)}</ul>`;

function ownPart(part: OwnPart): HtmlValue {
  if (part.kind === "link") return link(part);
  return part.kind === "bold" ? html`<b>${part.text}</b>` : part.text;
}

/** A line of facts, for a `<dl>`. */
export const row = ({ key, label, text }: FactLine): Html => term(label, text, key);

/** A term with any content, for a `<dl>`. */
export const term = (label: HtmlValue, content: HtmlValue, key = ""): Html =>
  html`<div${key !== "" && at(key)}>
    <dt>${label}</dt>
    <dd>${content}</dd>
  </div>`;

export const note = ({ key, text, link: { href, text: office } }: Note): Html =>
  html`<p class="note"${at(key)}>${text} <a href="${href}">${office}</a></p>`;

/** A question that unfolds its answer; the first one is open. */
export const fold = ({ key, title, text }: Titled, index: number): Html =>
  html`<details${raw(index === 0 ? " open" : "")}${at(key)}><summary${at(`${key}.title`)}>${title}</summary>
      ${text !== "" && block(`${key}.text`, text)}</details>`;

/** One situation of an emergency, which opens on its steps and names the office that advises them. */
export const situation = ({ key, title, steps, source }: Situation): Html =>
  html`<details${at(key)}><summary${at(`${key}.title`)}>${title}</summary>
      <ol class="todo">${steps.map(({ key: own, text }) => html`<li${at(own)}>${within(text)}</li>`)}</ol>
      ${source && html`<p class="source">Source: ${link(source)}</p>`}</details>`;

/** A photo of the firm's own; only the one in the hero is loaded at once. */
export const photo = (
  { key, picture, root }: Photo,
  form: { sizes: string; isFirst?: boolean },
): Html =>
  html`<span class="photo"${at(key)}>${pictureTag(picture, { root, sizes: form.sizes, isFirst: form.isFirst ?? false })}</span>`;

/** Each way to reach the firm that the user gave, except the phone, and the facts that the firm states; null when there are none. */
export function contactLines(contact: ContactSection): Html | null {
  const { email, address, hours, holidays, facts, links } = contact;
  const lines: [label: string, content: HtmlValue[]][] = [
    ["Email", email === null ? [] : [link(email)]],
    ["Address", broken(address)],
    ["Hours", broken(hours.map(dayLine))],
    ["Holidays", broken(holidays.map(dayLine))],
    ...facts.map(({ label, text }): [string, HtmlValue[]] => [label, [text]]),
    ["More", links.map((item) => link(item))],
  ];
  const given = lines.filter(([, content]) => content.length > 0);
  if (given.length === 0) return null;
  return html`<dl class="lines">
    ${given.map(([label, content]) => term(label, content))}
  </dl>`;
}

const dayLine = ({ label, text }: FactLine): HtmlValue =>
  label === "" ? text : [html`<b>${label}</b> `, text];

const broken = (lines: readonly HtmlValue[]): Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br >`}${line}`);

/** GS-2: in every footer of every theme. */
export const placeCredit = html`Place data: <a href="https://www.geonames.org/">GeoNames</a>
  (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>),
  <a href="https://www.census.gov/">U.S. Census Bureau</a>`;

/** The footer: the firm as in the contact section, and what every site has. */
export const footer = ({ firm: { label, phone, address } }: PageContent): Html =>
  html`<footer>
    <div class="wrap">
      <p>
        <b>${label}</b>${address.map((line) => html`<br >${line}`)}${phone && html`<br ><a class="nb" href="${phone.href}">${phone.text}</a>`}
      </p>
      <p>This site sets no cookies and runs no trackers.</p>
      <p>${placeCredit}</p>
    </div>
  </footer>`;

/** Longer words may still break, or they would not fit a phone. */
const MAX_UNBROKEN = 18;
const MAX_UNBROKEN_NAME = 12;

/** A city or state of two words, as in "Plumbing in New York, New York". */
const NAME_OF_TWO = /(?<= in |, )([^\s,]+) ([^\s,]+)(?=,|$)/g;

/** A heading that breaks neither at the hyphen of "Winston-Salem" nor within "St. Louis" or "New York". */
export function unbroken(text: string): HtmlValue {
  return text
    .replace(/\b(St|Ste|Ft|Mt)\. /g, "$1.\u00a0")
    .replace(NAME_OF_TWO, (name) =>
      name.length <= MAX_UNBROKEN_NAME ? name.replace(" ", "\u00a0") : name,
    )
    .split(/( +)/)
    .map((word) =>
      word.includes("-") && word.length <= MAX_UNBROKEN
        ? html`<span class="nb">${word}</span>`
        : word,
    );
}
