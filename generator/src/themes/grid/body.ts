import type { PageContent } from "../../content/page-content.ts";
import type { Html } from "../../html.ts";
import { html } from "../../html.ts";
import { heroPicture } from "../hero-picture.ts";
import { brandLine, jumpLinks, pageFrame } from "../page-frame.ts";
import { headerCall, heroWords } from "../parts.ts";
import { sectionForm } from "../section-forms.ts";

export const body = (content: PageContent): Html =>
  pageFrame(content, {
    header: html`<div class="wrap">${[brandLine(content), jumpLinks(content), headerCall(content.firm)]}</div>`,
    hero: hero(content),
    section: sectionForm,
  });

/** Fields of one grid: the heading in color, the picture, and below them what is offered, the number, the proof. */
function hero(content: PageContent): Html {
  const { art } = content;
  const { eyebrow, heading, lead, actions, proof } = heroWords(content);
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <div class="title">${[eyebrow, heading]}</div>
      <figure class="shot paper-${art.pattern}">
        ${heroPicture(content.hero.picture, "(min-width:48rem) 40rem, 100vw")}
      </figure>
      ${[lead, actions, proof]}
    </div>
  </section>`;
}
