import type { Job, TeamMember, PriceNote, Quote } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { at, block, photo, term } from "./parts.ts";

/** A job that was done: its photos, what it was, where and when. */
export const job = ({ key, title, text, place, when, photos }: Job): Html =>
  html`<li class="job"${at(key)}>${photos.length > 0 && html`<div class="photos">${inPairs(photos)}</div>`}
      <h3${at(`${key}.title`)}>${title}</h3>
      <p class="when">${[place, when].filter(Boolean).join(" · ")}</p>
      ${text !== "" && block(`${key}.text`, text)}</li>`;

export const PHOTO_SIZES = "(min-width:48rem) 22rem, 92vw";
const HALF_SIZES = "(min-width:48rem) 22rem, 46vw";

/** Two photos in a row; if their number is odd, the first one has a row of its own. */
const inPairs = (photos: Job["photos"]): Html[] =>
  photos.map((one, index) =>
    photo(one, { sizes: index === 0 && photos.length % 2 === 1 ? PHOTO_SIZES : HALF_SIZES }),
  );

/** A customer's words, with who said them and where; never stars. */
export const quote = ({ key, text, customer, source }: Quote): Html =>
  html`<li${at(key)}><blockquote><p>${text}</p></blockquote>
      <p class="by"><b>${customer}</b>${source !== "" && ` · ${source}`}</p></li>`;

export const price = ({ key, title, text, asOf }: PriceNote): Html =>
  term(title, [html`<b>${text}</b> `, html`<small>${asOf}</small>`], key);

export const person = ({ key, name, role, text, photo: portrait }: TeamMember): Html =>
  html`<li class="person"${at(key)}>${portrait && photo(portrait, { sizes: "8rem" })}
      <h3>${name}</h3>
      ${[line("when", role), line("", text)]}</li>`;

const line = (className: string, text: string): HtmlValue =>
  text !== "" && html`<p${className !== "" && html` class="${className}"`}>${text}</p>`;
