import type { AreaSection, ContactSection, Section } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { formMarkup } from "../lead-form/form-markup.ts";
import { areaFacts, areaPicture, nearbyList } from "./area-parts.ts";
import { hubInside } from "./hub-sections.ts";
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
} from "./parts.ts";
import { job, person, PHOTO_SIZES, price, quote } from "./proof-parts.ts";

/** One section after the hero, with a class for each kind of list; a theme's style sheet determines its form. */
export const sectionForm = (content: Section): Html => section(content, inside(content));

function inside(content: Section): HtmlValue {
  switch (content.kind) {
    case "emergency":
      return html`<div class="urgent">${content.situations.map(situation)}</div>`;
    case "services":
      return html`<ul class="tiles services">${content.items.map(card)}</ul>`;
    case "problems":
      return html`<ul class="marks">${content.items.map(card)}</ul>`;
    case "area":
      return area(content);
    case "jobs":
      return jobs(content);
    case "quotes":
      return html`<ul class="quotes">${content.items.map(quote)}</ul>`;
    case "prices":
      return html`<dl class="prices">${content.items.map(price)}</dl>`;
    case "people":
      return html`<ul class="people">${content.items.map(person)}</ul>`;
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

const area = (content: AreaSection): HtmlValue =>
  html`<div class="area">
    ${[content.map !== null && html`<div class="plan">${areaPicture(content)}</div>`, nearbyList(content), areaFacts(content)]}
  </div>`;

const jobs = ({ items, photos }: Extract<Section, { kind: "jobs" }>): HtmlValue => [
  items.length > 0 && html`<ul class="jobs">${items.map(job)}</ul>`,
  photos.length > 0 &&
    html`<div class="photos gallery">${photos.map((one) => photo(one, { sizes: PHOTO_SIZES }))}</div>`,
];

const contact = (content: ContactSection): HtmlValue =>
  html`<div class="reach">
    <div>
      ${[
        content.logo && photo(content.logo, { sizes: "10rem" }),
        html`<p class="name">${content.name}</p>`,
        content.phone && html`<p class="number">${link(content.phone, "nb")}</p>`,
      ]}
    </div>
    ${contactLines(content)}
  </div>`;
