import type { PageContent } from "../../content/page-content.ts";
import type { Html } from "../../html.ts";
import { html } from "../../html.ts";
import { heroPicture } from "../hero-picture.ts";
import {
  brand,
  breadcrumbs,
  callBar,
  footer,
  headerCall,
  heroWords,
  link,
  noticeAction,
  placeCredit,
} from "../parts.ts";
import type { SiteNotice } from "../theme.ts";
import { sectionMarkup } from "./sections.ts";

export function body(content: PageContent): Html {
  return html`<a class="skip" href="#main">Skip to content</a>
    <header class="top">
      <div class="wrap">
        <p class="brand">${brand(content)}</p>
        ${content.navigation.length > 0 && navigation(content)}
        ${headerCall(content.firm)}
      </div>
    </header>${breadcrumbs(content.trail)}
    <main id="main">
      ${hero(content)}
      ${content.sections.map(sectionMarkup)}
    </main>
    ${[footer(content), callBar(content.hero.action)]}`;
}

const navigation = (content: PageContent): Html =>
  html`<nav aria-label="On this page">
    ${content.navigation.map((item) => link(item))}
  </nav>`;

function hero(content: PageContent): Html {
  const { art } = content;
  const { eyebrow, heading, lead, actions, proof } = heroWords(content);
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <div class="hero-text">
        ${[eyebrow, heading, lead, actions, proof]}
      </div>
      <figure class="sheet paper-${art.pattern}">
        ${heroPicture(content.hero.picture, "(min-width:48rem) 40rem, 100vw")}
      </figure>
    </div>
  </section>`;
}

export function notice(message: SiteNotice): Html {
  const { label, eyebrow, heading, lead, more } = message;
  return html`<header class="top">
      <div class="wrap"><p class="brand">${label}</p>${headerCall(message)}</div>
    </header>
    <main id="main">
      <section class="hero lost">
        <div class="wrap">
          <div class="hero-text">
            <p class="eyebrow">${eyebrow}</p>
            <h1>${heading}</h1>
            <p class="lead">${lead}</p>${more}${noticeAction(message)}
          </div>
        </div>
      </section>
    </main>
    <footer>
      <div class="wrap"><p>${placeCredit}</p></div>
    </footer>`;
}
