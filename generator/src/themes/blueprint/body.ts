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

/** A sheet of a plan: the drawing with its measure, and the words in the fields of its title block. */
function hero(content: PageContent): Html {
  const { art } = content;
  const { eyebrow, heading, lead, actions, proof } = heroWords(content);
  return html`<section class="hero hero-${art.hero}">
    <div class="wrap">
      <div class="frame">
        <figure class="shot paper-${art.pattern}">
          ${heroPicture(content.hero.picture, "(min-width:48rem) 38rem, 100vw")}
        </figure>
        <div class="block">${[eyebrow, heading, lead, proof, actions]}</div>
      </div>
    </div>
  </section>`;
}
