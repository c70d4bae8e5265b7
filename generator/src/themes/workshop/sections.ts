import { count } from "../../text.ts";
import type { AreaSection, Section } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html } from "../../html.ts";
import type { NearbyPlace } from "../../local-facts.ts";
import { hubInside } from "../hub-sections.ts";
import { bullet, card, fold, note, row, section, stage, step } from "../parts.ts";

/** One section between hero and contact: its heading above its content. */
export const sectionMarkup = (content: Section): Html => section(content, inside(content));

function inside(content: Section): HtmlValue {
  switch (content.kind) {
    case "services":
      return html`<ul class="tiles">${content.items.map(card)}</ul>`;
    case "signs":
      return html`<ul class="marks">${content.items.map(bullet)}</ul>`;
    case "actions":
      return html`<div class="ticket">
        <h3>${content.situation}</h3>
        <ol>${content.items.map(step)}</ol>
      </div>`;
    case "checklist":
      return html`<ul class="checks">${content.items.map(bullet)}</ul>`;
    case "steps":
      return html`<ol class="steps">
        ${content.items.map(stage)}
      </ol>`;
    case "asks":
      return [
        html`<dl class="rows">${content.items.map(({ title, text }) => row(title, text))}</dl>`,
        content.notes.map(note),
      ];
    case "factors":
      return html`<dl class="factors">${content.items.map(({ title, text }) => row(title, text))}</dl>`;
    case "faq":
      return html`<div class="folds">${content.items.map(fold)}</div>`;
    case "area":
      return area(content);
    case "hub":
    case "directory":
    case "nearest":
    case "offers":
    case "about":
    default:
      return hubInside(content);
  }
}

function area({ facts, zips, nearby, mapLinks }: AreaSection): HtmlValue {
  const more = zips.total - zips.listed.length;
  const codes = [zips.listed.join(" "), more > 0 && ` and ${more} more`];
  const maps = mapLinks.map(({ href, text }) => html`<a href="${href}">${text}</a> `);
  return html`<div class="area">
    ${nearby.length > 0 && distances(nearby)}
    <dl>
      ${[facts.map(({ label, text }) => row(label, text)), zips.total > 0 && row("ZIP codes", codes), row("Maps", maps)]}
    </dl>
  </div>`;
}

/** As on a road sign: an arrow, the place, the miles. */
const distances = (nearby: readonly NearbyPlace[]) =>
  html`<div class="road">
    <h3>Nearby, in a straight line</h3>
    <ul>
      ${nearby.map(({ name, state, miles, compass }) => html`<li><i class="${compass}"></i><span>${`${name}, ${state}`}</span> <b>${`${count(miles, "mile")} ${compass}`}</b></li>`)}
    </ul>
  </div>`;
