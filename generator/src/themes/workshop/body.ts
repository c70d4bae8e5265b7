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
        <p class="brand">${motif(content)}<span>${brand(content)}</span></p>
        ${headerCall(content.firm)}
      </div>
    </header>${breadcrumbs(content.trail)}
    <main id="main">
      ${hero(content)}
      ${content.navigation.length > 1 && index(content)}
      ${content.sections.map(sectionMarkup)}
    </main>
    ${[footer(content), callBar(content.hero.action)]}`;
}

const index = ({ navigation }: PageContent): Html =>
  html`<nav class="index" aria-label="On this page">
    <div class="wrap">${navigation.map((item) => link(item))}</div>
  </nav>`;

const motif = ({ art }: PageContent): Html =>
  html`<svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${art.motif}</svg>`;

function hero(content: PageContent): Html {
  const { art } = content;
  const { eyebrow, heading, lead, actions, proof } = heroWords(content);
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      ${[eyebrow, heading]}
      <div class="pitch">
        ${lead}
        <div>${[actions, proof]}</div>
      </div>
    </div>
    <figure class="poster paper-${art.pattern}">
      ${heroPicture(content.hero.picture, "(min-width:48rem) 50vw, 100vw")}
    </figure>
  </section>`;
}

export function notice(message: SiteNotice): Html {
  const { label, eyebrow, heading, lead, more } = message;
  return html`<header class="top">
      <div class="wrap"><p class="brand"><span>${label}</span></p>${headerCall(message)}</div>
    </header>
    <main id="main" class="hero lost">
      <div class="wrap">
        <p class="code">${eyebrow}</p>
        <h1>${heading}</h1>
        <p class="lead">${lead}</p>${more}${noticeAction(message)}
      </div>
    </main>
    <footer>
      <div class="wrap"><p>${placeCredit}</p></div>
    </footer>`;
}
