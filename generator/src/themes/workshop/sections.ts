import { count } from "../../content/grammar.ts";
import type { AreaSection, Note, Section, Titled } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html, once, onceInPlace, raw } from "../../html.ts";
import type { NearbyPlace } from "../../local-facts.ts";
import type { Phrase } from "../../phrase.ts";
import { hubInside } from "../hub-sections.ts";
import { sectionStart } from "../section-start.ts";
import { unbroken } from "../unbroken.ts";

/** One section between hero and contact: its heading across the page, its content below. */
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
      return [html`<dl class="rows">${content.items.map(row)}</dl>`, content.notes.map(note)];
    case "factors":
      return html`<dl class="factors">${content.items.map(row)}</dl>`;
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
const bullet = once((item: Phrase) => html`<li>${item}</li>`);
const row = once(
  ({ title, text }: Titled) =>
    html`<div>
      <dt>${title}</dt>
      <dd>${text}</dd>
    </div>`,
);
const heading = once(({ text }: Phrase) => html`${unbroken(text)}`);

const step = onceInPlace((item: Phrase, index) => html`<li><b>${index + 1}</b>${item}</li>`);

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
  const codes = [zips.listed.join(" "), more > 0 && ` and ${more} more`];
  const maps = mapLinks.map(({ href, text }) => html`<a href="${href}">${text}</a> `);
  return html`<div class="area">
    ${nearby.length > 0 && distances(nearby)}
    <dl>
      ${[facts.map(({ label, text }) => fact(label, text)), zips.total > 0 && fact("ZIP codes", codes), fact("Maps", maps)]}
    </dl>
  </div>`;
}

const fact = (label: string, content: HtmlValue) =>
  html`<div>
    <dt>${label}</dt>
    <dd>${content}</dd>
  </div>`;

/** As on a road sign: an arrow, the place, the miles. */
const distances = (nearby: readonly NearbyPlace[]) =>
  html`<div class="road">
    <h3>Nearby, in a straight line</h3>
    <ul>
      ${nearby.map(({ name, state, miles, compass }) => html`<li><i class="${compass}"></i><span>${`${name}, ${state}`}</span> <b>${`${count(miles, "mile")} ${compass}`}</b></li>`)}
    </ul>
  </div>`;
