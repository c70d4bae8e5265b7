import { countyMap } from "../../art/county-map.ts";
import type { CallToAction, Contact, Link, PageContent } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html } from "../../html.ts";
import { placeCredit, quietPromise } from "../footer-lines.ts";
import type { LostMessage } from "../theme.ts";
import { unbroken } from "../unbroken.ts";
import { breadcrumbs } from "./hub-sections.ts";
import { section } from "./sections.ts";

export function body(content: PageContent): Html {
  return html`<a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <div class="wrap">
        <p class="brand">${brand(content)}</p>
        <nav aria-label="On this page">
          ${content.navigation.map((item) => link(item))}
        </nav>
      </div>
    </header>${breadcrumbs(content.trail)}
    <main id="main">
      ${hero(content)}
      ${content.sections.map(section)}
      ${isReachable(content.contact) && contact(content.contact)}
    </main>
    ${[footer(content), callBar(content.action)]}`;
}

/** On a page below the first one, a link to that. */
const brand = ({ label, trail: [home] }: PageContent): HtmlValue =>
  home?.href ? link({ href: home.href, text: label }) : label;

function hero({ eyebrow, heading, lead, action, more, map, art }: PageContent): Html {
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <div class="hero-text">
        <p class="eyebrow">${eyebrow}</p>
        <h1>${unbroken(heading)}</h1>
        <p class="lead">${lead}</p>
        <p class="actions">${action && callButton(action)} ${link(more, "quiet")}</p>
      </div>
      <figure class="sheet paper-${art.pattern}">
        <svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${art.motif}</svg>
        ${map && html`${countyMap(map.outline, map.caption)}<figcaption>${map.caption}</figcaption>`}
      </figure>
    </div>
  </section>`;
}

function callButton(action: CallToAction): Html {
  return html`<a class="call" href="${action.href}"><span>${action.text}</span> ${detail(action)}</a>`;
}

/** A number keeps to one line; an address may be too long for that. */
const detail = ({ kind, detail: text }: CallToAction): Html =>
  kind === "phone" ? html`<b class="nb">${text}</b>` : html`<b>${text}</b>`;

/** Longer words leave no room for the number on a narrow phone. */
const MAX_BAR_WORDS = 20;

/** On a phone it stays at the bottom; on a wide screen it comes once the button above has scrolled away. */
function callBar(action: CallToAction | null): Html | null {
  if (action === null) return null;
  const name = action.kind === "phone" ? "Call" : "Write";
  const text = action.text.length <= MAX_BAR_WORDS ? action.text : name;
  return html`<aside class="bar" aria-label="${name}">
    <a class="call" href="${action.href}"><span>${text}</span> ${detail(action)}</a>
  </aside>`;
}

/** A contact section that leads nowhere is worse than none. */
const isReachable = ({ phone, email, address, links }: Contact) =>
  phone !== null || email !== null || address.length > 0 || links.length > 0;

function contact({ id, title, intro, name, phone, ...details }: Contact): Html {
  return html`<section id="${id}" class="contact" aria-labelledby="${id}-title">
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title">${title}</h2>
        <p>${intro}</p>
      </div>
      <div>
        <p class="name">${name}</p>
        ${[phone && html`<p class="number">${link(phone, "nb")}</p>`, contactLines(details)]}
      </div>
    </div>
  </section>`;
}

type ContactDetails = Pick<Contact, "email" | "address" | "openingHours" | "links">;

function contactLines({ email, address, openingHours, links }: ContactDetails): Html | null {
  const lines: [label: string, content: HtmlValue][] = [
    ["Email", email && link(email)],
    ["Address", broken(address)],
    ["Hours", broken(openingHours)],
    ["More", links.map((item) => link(item))],
  ];
  const given = lines.filter(([, content]) => content !== null && !isEmpty(content));
  if (given.length === 0) return null;
  return html`<dl>
    ${given.map(
      ([label, content]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${content}</dd>
        </div>`,
    )}
  </dl>`;
}

const isEmpty = (content: HtmlValue) => Array.isArray(content) && content.length === 0;

const link = ({ href, text }: Link, className = ""): Html =>
  html`<a${className && html` class="${className}"`} href="${href}">${text}</a>`;

const broken = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br >`}${line}`);

function footer({ label, contact: { phone, address } }: PageContent): Html {
  return html`<footer>
    <div class="wrap">
      <p>
        <b>${label}</b>${address.map((line) => html`<br >${line}`)}${phone && html`<br ><a class="nb" href="${phone.href}">${phone.text}</a>`}
      </p>
      <p>${quietPromise}<br >General guidance. Rules and prices differ from place to place.</p>
      <p>${placeCredit}</p>
    </div>
  </footer>`;
}

export function notFound({ label, homeUrl, lead }: LostMessage): Html {
  return html`<header class="top">
      <div class="wrap"><p class="brand">${label}</p></div>
    </header>
    <main id="main">
      <section class="hero lost">
        <div class="wrap">
          <div class="hero-text">
            <p class="eyebrow">404</p>
            <h1>This page is not here</h1>
            <p class="lead">${lead}</p>
            <p class="actions"><a class="call" href="${homeUrl}">Go to the page</a></p>
          </div>
        </div>
      </section>
    </main>
    <footer>
      <div class="wrap"><p>${placeCredit}</p></div>
    </footer>`;
}
