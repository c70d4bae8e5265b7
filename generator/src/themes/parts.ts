import type {
  CallToAction,
  Contact,
  Crumb,
  Link,
  Note,
  PageContent,
  Section,
  Titled,
} from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html, raw } from "../html.ts";

export const link = ({ href, text }: Link, className = ""): Html =>
  html`<a${className && html` class="${className}"`} href="${href}">${text}</a>`;

/** The site's name; on a page below the first one, a link to that. */
export const brand = ({ label, trail: [home] }: PageContent): HtmlValue =>
  home?.href ? link({ href: home.href, text: label }) : label;

/** The way from the site's first page to this one. */
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

/** A number keeps to one line where there is one (decision 153); an address may be too long for that. */
const detail = ({ kind, detail: text }: CallToAction): Html =>
  kind === "phone" ? html`<b class="nb">${text}</b>` : html`<b>${text}</b>`;

/** Longer words leave no space for the number on a narrow phone. */
const MAX_BAR_WORDS = 20;

/** The button that stays visible, in a landmark of its own. Each theme decides when it shows. */
export function callBar(action: CallToAction | null): Html | null {
  if (action === null) return null;
  const name = action.kind === "phone" ? "Call" : "Write";
  const words = action.text.length <= MAX_BAR_WORDS ? action.text : name;
  return html`<aside class="bar" aria-label="${name}">${callLink(action, words)}</aside>`;
}

/** A section with its heading and first sentence, the same markup for every theme. */
export const section = ({ id, kind, title, intro }: Section, content: HtmlValue): Html =>
  html`<section id="${id}" class="part part-${kind}" aria-labelledby="${id}-title">
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title">${unbroken(title)}</h2>
        <p>${intro}</p>
      </div>
      <div class="content">${content}</div>
    </div>
  </section>`;

export const bullet = (item: string): Html => html`<li>${item}</li>`;

export const step = (item: string, index: number): Html =>
  html`<li><b>${index + 1}</b>${item}</li>`;

export const card = ({ title, text }: Titled): Html =>
  html`<li><h3>${title}</h3>
      <p>${text}</p></li>`;

export const stage = ({ title, text }: Titled, index: number): Html =>
  html`<li><b>${index + 1}</b><h3>${title}</h3>
      <p>${text}</p></li>`;

/** A term with its text, for a `<dl>`. */
export const row = (term: HtmlValue, content: HtmlValue): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${content}</dd>
  </div>`;

export const note = ({ text, link: { href, text: office } }: Note): Html =>
  html`<p class="note">${text} <a href="${href}">${office}</a></p>`;

/** A question that opens on its answer; the first one is open. */
export const fold = ({ title, text }: Titled, index: number): Html =>
  html`<details${raw(index === 0 ? " open" : "")}><summary>${title}</summary>
      <p>${text}</p></details>`;

/** A contact section without any way to reach the firm is left out. */
export const isReachable = ({ phone, email, address, links }: Contact) =>
  phone !== null || email !== null || address.length > 0 || links.length > 0;

/** Each way to reach the firm that the user gave, but for the phone, as a list of terms; null when there is none. */
export function contactLines({ email, address, openingHours, links }: Contact): Html | null {
  const lines: [label: string, content: HtmlValue][] = [
    ["Email", email && link(email)],
    ["Address", broken(address)],
    ["Hours", broken(openingHours)],
    ["More", links.map((item) => link(item))],
  ];
  const given = lines.filter(([, content]) => content !== null && !isEmpty(content));
  if (given.length === 0) return null;
  return html`<dl>
    ${given.map(([label, content]) => row(label, content))}
  </dl>`;
}

const isEmpty = (content: HtmlValue) => Array.isArray(content) && content.length === 0;

const broken = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br >`}${line}`);

/** GS-2: in every footer of every theme. */
export const placeCredit = html`Place data: <a href="https://www.geonames.org/">GeoNames</a>
  (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>),
  <a href="https://www.census.gov/">U.S. Census Bureau</a>`;

/** The firm as the contact section has it, and what holds for every site. */
export const footer = ({ label, contact: { phone, address } }: PageContent): Html =>
  html`<footer>
    <div class="wrap">
      <p>
        <b>${label}</b>${address.map((line) => html`<br >${line}`)}${phone && html`<br ><a class="nb" href="${phone.href}">${phone.text}</a>`}
      </p>
      <p>This site sets no cookies and runs no trackers.<br >General guidance. Rules and prices differ from place to place.</p>
      <p>${placeCredit}</p>
    </div>
  </footer>`;

/** Longer words may still break, or they would not fit a phone. */
const MAX_UNBROKEN = 18;
const MAX_UNBROKEN_NAME = 12;

/** Two words that are the city or the state of "Plumbing in New York, New York". */
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
