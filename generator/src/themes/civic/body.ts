import { countyMap } from "../../art/county-map.ts";
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
import { sectionMarkup } from "./sections.ts";

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
      ${content.sections.map(sectionMarkup)}
      ${isReachable(content.contact) && contact(content.contact)}
    </main>
    ${[footer(content), callBar(content.action)]}`;
}

function hero({ eyebrow, heading, lead, action, more, map, art }: PageContent): Html {
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <div class="hero-text">
        <p class="eyebrow">${eyebrow}</p>
        <h1>${unbroken(heading)}</h1>
        <p class="lead">${lead}</p>
        <p class="actions">${action && callLink(action)} ${link(more, "quiet")}</p>
      </div>
      <figure class="sheet paper-${art.pattern}">
        <svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${art.motif}</svg>
        ${map && html`${countyMap(map.outline, map.caption)}<figcaption>${map.caption}</figcaption>`}
      </figure>
    </div>
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
      <div>
        <p class="name">${name}</p>
        ${[phone && html`<p class="number">${link(phone, "nb")}</p>`, contactLines(content)]}
      </div>
    </div>
  </section>`;
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
