import type { AreaSection, ContactSection, Section } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html } from "../../html.ts";
import { formMarkup } from "../../lead-form/form-markup.ts";
import type { NearbyPlace } from "../../local-facts.ts";
import { countedNoun } from "../../text.ts";
import { areaFacts, areaPicture } from "../area-parts.ts";
import { hubInside } from "../hub-sections.ts";
import {
  card,
  contactLines,
  fold,
  link,
  note,
  paragraph,
  photo,
  row,
  section,
  situation,
} from "../parts.ts";
import { job, person, PHOTO_SIZES, price, quote } from "../proof-parts.ts";

/** One section after the hero: its heading above its content. */
export const sectionMarkup = (content: Section): Html => section(content, inside(content));

function inside(content: Section): HtmlValue {
  switch (content.kind) {
    case "emergency":
      return html`<div class="tickets">${content.situations.map(situation)}</div>`;
    case "services":
      return html`<ul class="tiles">${content.items.map(card)}</ul>`;
    case "problems":
      return html`<ul class="marks">${content.items.map(card)}</ul>`;
    case "area":
      return area(content);
    case "jobs":
      return jobs(content);
    case "quotes":
      return html`<ul class="quotes">${content.items.map(quote)}</ul>`;
    case "prices":
      return html`<dl class="rows">${content.items.map(price)}</dl>`;
    case "people":
      return html`<ul class="tiles people">${content.items.map(person)}</ul>`;
    case "about":
      return [
        html`<div class="prose">${content.paragraphs.map(paragraph)}</div>`,
        content.facts.length > 0 && html`<dl class="rows">${content.facts.map(row)}</dl>`,
      ];
    case "contact":
      return contact(content);
    case "form":
      return formMarkup(content);
    case "faq":
      return [html`<div class="folds">${content.items.map(fold)}</div>`, content.notes.map(note)];
    case "hub":
    case "directory":
    case "nearest":
    case "offers":
    default:
      return hubInside(content);
  }
}

const jobs = ({ items, photos }: Extract<Section, { kind: "jobs" }>): HtmlValue => [
  items.length > 0 && html`<ul class="tiles jobs">${items.map(job)}</ul>`,
  photos.length > 0 &&
    html`<div class="photos gallery">${photos.map((one) => photo(one, { sizes: PHOTO_SIZES }))}</div>`,
];

const area = (content: AreaSection): HtmlValue =>
  html`<div class="area">
    <div>${[areaPicture(content), content.nearby.length > 0 && distances(content.nearby)]}</div>
    ${areaFacts(content)}
  </div>`;

/** As on a road sign: the number of the place on the map, the place, the way to it. */
const distances = (nearby: readonly NearbyPlace[]) =>
  html`<ol class="road">
    ${nearby.map(({ name, state, miles, compass }, index) => html`<li><i>${index + 1}</i><span>${`${name}, ${state}`}</span> <b>${`${countedNoun(miles, "mile")} ${compass}`}</b></li>`)}
  </ol>`;

const contact = (content: ContactSection): HtmlValue => [
  content.phone && html`<p class="number">${link(content.phone, "nb")}</p>`,
  html`<div class="details">
    <div>${content.logo && photo(content.logo, { sizes: "10rem" })}<p class="name">${content.name}</p></div>
    ${contactLines(content)}
  </div>`,
];
