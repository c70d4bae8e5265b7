import type { PageContent, Section } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import {
  brand,
  breadcrumbs,
  callBar,
  footer,
  headerCall,
  link,
  noticeAction,
  placeCredit,
} from "./parts.ts";
import type { SiteNotice } from "./theme.ts";

type Forms = { header: HtmlValue; hero: HtmlValue; section: (section: Section) => Html };

/** Everything inside `<body>`, around the header, the hero and the sections of a theme. */
export const pageFrame = (content: PageContent, { header, hero, section }: Forms): Html =>
  html`<a class="skip" href="#main">Skip to content</a>
    <header class="top">${header}</header>${breadcrumbs(content.trail)}
    <main id="main">
      ${[hero, content.sections.map(section)]}
    </main>
    ${[footer(content), callBar(content.hero.action)]}`;

/** The trade's drawing next to the site's name. */
export const brandLine = (content: PageContent): Html =>
  html`<p class="brand"><svg class="motif" viewBox="0 0 24 24" aria-hidden="true">${content.art.motif}</svg><span>${brand(content)}</span></p>`;

/** Links into the page; null where there are too few. */
export const jumpLinks = ({ navigation }: PageContent): Html | null =>
  navigation.length < 2
    ? null
    : html`<nav class="jump" aria-label="On this page">${navigation.map((item) => link(item))}</nav>`;

/** Everything inside `<body>` of a page with one message. */
export const noticeFrame = (message: SiteNotice): Html =>
  html`<header class="top">
      <div class="wrap"><p class="brand"><span>${message.label}</span></p>${headerCall(message)}</div>
    </header>
    <main id="main" class="hero lost">
      <div class="wrap">
        <p class="eyebrow">${message.eyebrow}</p>
        <h1>${message.heading}</h1>
        <p class="lead">${message.lead}</p>${message.more}${noticeAction(message)}
      </div>
    </main>
    <footer>
      <div class="wrap"><p>${placeCredit}</p></div>
    </footer>`;
