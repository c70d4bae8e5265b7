import type { CallToAction } from "../content/page-content.ts";
import type { Html } from "../html.ts";
import { html } from "../html.ts";

/** The one thing to do, as a button: words, then the number or address itself. */
export const callLink = (action: CallToAction, words = action.text): Html =>
  html`<a class="call" href="${action.href}"><span>${words}</span> ${detail(action)}</a>`;

/** A number keeps to one line where there is one (decision 153); an address may be too long for that. */
const detail = ({ kind, detail: text }: CallToAction): Html =>
  kind === "phone" ? html`<b class="nb">${text}</b>` : html`<b>${text}</b>`;

/** Longer words leave no room for the number on a narrow phone. */
const MAX_BAR_WORDS = 20;

/** The button that stays in sight, in a landmark of its own. Each theme says when it shows. */
export function callBar(action: CallToAction | null): Html | null {
  if (action === null) return null;
  const name = action.kind === "phone" ? "Call" : "Write";
  const words = action.text.length <= MAX_BAR_WORDS ? action.text : name;
  return html`<aside class="bar" aria-label="${name}">${callLink(action, words)}</aside>`;
}
