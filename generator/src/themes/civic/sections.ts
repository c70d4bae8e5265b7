import { compassPlot } from "../../art/compass-plot.ts";
import { count } from "../../content/grammar.ts";
import type { AreaSection, Note, Section, Titled } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { escapeHtml, html, once, onceInPlace, raw } from "../../html.ts";
import type { Phrase } from "../../phrase.ts";
import { unbroken } from "../unbroken.ts";
import { hubInside } from "../hub-sections.ts";
import { sectionStart } from "../section-start.ts";

/** One section between hero and contact: its heading beside its content. */
export function section(content: Section): Html {
  const { title, intro } = content;
  return html`${sectionStart(content)}${heading(title)}</h2>
        <p>${intro}</p>
      </div>
      <div class="content">${inside(content)}</div>
    </div>
  </section>`;
}

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
        ${content.items.map(factor)}
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

const card = once(
  ({ title, text }: Titled) =>
    html`<li><h3>${title}</h3>
      <p>${text}</p></li>`,
);
const stage = onceInPlace(
  ({ title, text }: Titled, index) =>
    html`<li><b>${index + 1}</b><h3>${title}</h3>
      <p>${text}</p></li>`,
);
const step = onceInPlace((item: Phrase, index) => html`<li><b>${index + 1}</b>${item}</li>`);
const bullet = once((item: Phrase) => html`<li>${item}</li>`);
const factor = once(({ title, text }: Titled) => row(title, text));
const heading = once(({ text }: Phrase) => html`${unbroken(text)}`);

const listOf = (className: string, items: readonly Titled[]) =>
  html`<ul class="${className}">
    ${items.map(card)}
  </ul>`;

const bullets = (className: string, items: readonly Phrase[]) =>
  html`<ul class="${className}">
    ${items.map(bullet)}
  </ul>`;

const actions = (situation: Phrase, items: readonly Phrase[]) =>
  html`<div class="actions-card">
    <h3>${situation}</h3>
    <ol class="steps">
      ${items.map(step)}
    </ol>
  </div>`;

const row = (label: HtmlValue, content: HtmlValue) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${content}</dd>
  </div>`;

const folded = ({ title, text }: Titled, state: "" | " open") =>
  html`<details${raw(state)}><summary>${title}</summary>
      <p>${text}</p></details>`;
const closed = once((item: Titled) => folded(item, ""));
const open = once((item: Titled) => folded(item, " open"));
const fold = (item: Titled, index: number) => (index === 0 ? open(item) : closed(item));

const note = ({ text, link }: Note) =>
  html`<p class="note">${text} <a href="${link.href}">${link.text}</a></p>`;

function area({ facts, zips, nearby, mapLinks }: AreaSection): HtmlValue {
  const more = zips.total - zips.listed.length;
  const codes = html`<ul class="chips">
    <li>${raw(zips.listed.map(escapeHtml).join("</li><li>"))}</li>${more > 0 && html`<li>and ${more} more</li>`}
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
