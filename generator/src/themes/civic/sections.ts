import { compassPlot } from "../../art/compass-plot.ts";
import { count } from "../../content/grammar.ts";
import type { AreaSection, Section, Titled } from "../../content/page-content.ts";
import type { Html, HtmlValue } from "../../html.ts";
import { html, raw } from "../../html.ts";
import { unbroken } from "../unbroken.ts";

/** One section between hero and contact: its heading beside its content. */
export function section(content: Section): Html {
  const { id, kind, title, intro } = content;
  return html`<section id="${id}" class="part ${kind}" aria-labelledby="${id}-title">
    <div class="wrap">
      <div class="head">
        <h2 id="${id}-title">${unbroken(title)}</h2>
        <p>${intro}</p>
      </div>
      <div class="content">${inside(content)}</div>
    </div>
  </section> `;
}

function inside(content: Section): HtmlValue {
  switch (content.kind) {
    case "checklist":
      return html`<ul class="checks">
        ${content.items.map((item) => html`<li>${item}</li>`)}
      </ul>`;
    case "asks":
      return html`<ul class="cards">
        ${content.items.map((item) => html`<li>${titled(item)}</li>`)}
      </ul>`;
    case "steps":
      return html`<ol class="steps">
        ${content.items.map((item, index) => html`<li><b>${index + 1}</b>${titled(item)}</li>`)}
      </ol>`;
    case "factors":
      return html`<dl class="rows">
        ${content.items.map(
          ({ title, text }) =>
            html`<div>
              <dt>${title}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>`;
    case "faq":
      return content.items.map(
        ({ title, text }, index) =>
          html`<details${index === 0 && raw(" open")}>
            <summary>${title}</summary>
            <p>${text}</p>
          </details>`,
      );
    case "area":
    default:
      return area(content);
  }
}

const titled = ({ title, text }: Titled) =>
  html`<h3>${title}</h3>
    <p>${text}</p>`;

function area({ facts, zips, nearby, mapLinks }: AreaSection): HtmlValue {
  const more = zips.total - zips.listed.length;
  return [
    nearby.length > 0 &&
      html`<div class="near">
        ${compassPlot(nearby, "Nearby places by direction and distance")}
        <div>
          <h3>Nearby, in a straight line</h3>
          <ol>
            ${nearby.map(({ name, state, miles, compass }, index) => html`<li><b>${index + 1}</b><span>${name}, ${state}</span> <span>${count(miles, "mile")} ${compass}</span></li>`)}
          </ol>
        </div>
      </div>`,
    html`<dl class="rows">
      ${facts.map(
        ({ label, text }) =>
          html`<div>
            <dt>${label}</dt>
            <dd>${text}</dd>
          </div>`,
      )}${
        zips.total > 0 &&
        html`<div>
          <dt>ZIP codes</dt>
          <dd>
            <ul class="chips">
              ${zips.listed.map((zip) => html`<li>${zip}</li>`)}${more > 0 && html`<li>and ${more} more</li>`}
            </ul>
          </dd>
        </div>`
      }
      <div>
        <dt>Maps</dt>
        <dd>${mapLinks.map(({ href, text }) => html`<a href="${href}">${text}</a> `)}</dd>
      </div>
    </dl>`,
  ];
}
