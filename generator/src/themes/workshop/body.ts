import type { Contact, PageContent } from "../../content/page-content.ts";
import type { Html } from "../../html.ts";
import { html } from "../../html.ts";
import {
  brand,
  breadcrumbs,
  callBar,
  callLink,
  contactLines,
  footer,
  isReachable,
  link,
  placeCredit,
  unbroken,
} from "../parts.ts";
import type { LostMessage } from "../theme.ts";
import { posterMap } from "./poster-map.ts";
import { sectionMarkup } from "./sections.ts";

export function body(content: PageContent): Html {
  return html`<a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <div class="wrap">
        <p class="brand">${motif(content)}<span>${brand(content)}</span></p>
        <p class="place">${content.eyebrow}</p>
      </div>
    </header>${breadcrumbs(content.trail)}
    <main id="main">
      ${hero(content)}
      <nav class="index" aria-label="On this page">
        <div class="wrap">${content.navigation.map((item) => link(item))}</div>
      </nav>
      ${content.sections.map(sectionMarkup)}
      ${isReachable(content.contact) && contact(content.contact)}
    </main>
    ${[footer(content), callBar(content.action)]}`;
}

const motif = ({ art }: PageContent): Html =>
  html`<svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${art.motif}</svg>`;

function hero(content: PageContent): Html {
  const { heading, lead, action, more, map, art } = content;
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <h1>${unbroken(heading)}</h1>
      <div class="pitch">
        <p class="lead">${lead}</p>
        <p class="actions">${[action && callLink(action), link(more, "quiet")]}</p>
      </div>
    </div>
    <figure class="poster paper-${art.pattern}">
      ${map ? html`${posterMap(map.outline, map.caption)}<figcaption>${map.caption}</figcaption>` : motif(content)}
    </figure>
  </section>`;
}

function contact(content: Contact): Html {
  const { id, title, intro, name, phone } = content;
  return html`<section id="${id}" class="contact" aria-labelledby="${id}-title">
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title">${title}</h2>
        <p>${intro}</p>
      </div>
      ${phone && html`<p class="number">${link(phone, "nb")}</p>`}
      <div class="lines">
        <p class="name">${name}</p>
        ${contactLines(content)}
      </div>
    </div>
  </section>`;
}

export function notFound({ label, homeUrl, lead }: LostMessage): Html {
  return html`<header class="top">
      <div class="wrap"><p class="brand"><span>${label}</span></p></div>
    </header>
    <main id="main" class="hero lost">
      <div class="wrap">
        <p class="code">404</p>
        <h1>This page is not here</h1>
        <p class="lead">${lead}</p>
        <p class="actions"><a class="call" href="${homeUrl}">Go to the page</a></p>
      </div>
    </main>
    <footer>
      <div class="wrap"><p>${placeCredit}</p></div>
    </footer>`;
}
