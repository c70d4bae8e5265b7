import { compassPlot } from "../../art/compass-plot.ts";
import { count } from "../../text.ts";
import type { AreaSection, Section, Titled } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html } from "../../html.ts";
import { hubInside } from "../hub-sections.ts";
import { bullet, card, fold, note, row, section, stage, step } from "../parts.ts";

/** One section between hero and contact: its heading next to its content. */
export const sectionMarkup = (content: Section): Html => section(content, inside(content));

function inside(content: Section): HtmlValue {
  switch (content.kind) {
    case "services":
      return listOf("tiles", content.items);
    case "signs":
      return bullets("marks", content.items);
    case "actions":
      return actions(content.situation, content.items);
    case "checklist":
      return bullets("checks", content.items);
    case "asks":
      return [listOf("cards", content.items), content.notes.map(note)];
    case "steps":
      return html`<ol class="steps">
        ${content.items.map(stage)}
      </ol>`;
    case "factors":
      return html`<dl class="rows">
        ${content.items.map(({ title, text }) => row(title, text))}
      </dl>`;
    case "faq":
      return content.items.map(fold);
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

const listOf = (className: string, items: readonly Titled[]) =>
  html`<ul class="${className}">
    ${items.map(card)}
  </ul>`;

const bullets = (className: string, items: readonly string[]) =>
  html`<ul class="${className}">
    ${items.map(bullet)}
  </ul>`;

const actions = (situation: string, items: readonly string[]) =>
  html`<div class="actions-card">
    <h3>${situation}</h3>
    <ol class="steps">
      ${items.map(step)}
    </ol>
  </div>`;

function area({ facts, zips, nearby, mapLinks }: AreaSection): HtmlValue {
  const more = zips.total - zips.listed.length;
  const codes = html`<ul class="chips">
    ${zips.listed.map((code) => html`<li>${code}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}
  </ul>`;
  const maps = mapLinks.map(({ href, text }) => html`<a href="${href}">${text}</a> `);
  return [
    nearby.length > 0 && near(nearby),
    html`<dl class="rows">
      ${facts.map(({ label, text }) => row(label, text))} ${zips.total > 0 && row("ZIP codes", codes)}
      ${row("Maps", maps)}
    </dl>`,
  ];
}

const near = (nearby: AreaSection["nearby"]) =>
  html`<div class="near">
    ${compassPlot(nearby, "Nearby places by direction and distance")}
    <div>
      <h3>Nearby, in a straight line</h3>
      <ol>
        ${nearby.map(({ name, state, miles, compass }, index) => html`<li><b>${index + 1}</b><span>${`${name}, ${state}`}</span> <span>${`${count(miles, "mile")} ${compass}`}</span></li>`)}
      </ol>
    </div>
  </div>`;
