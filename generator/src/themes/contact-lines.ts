import type { Contact } from "../content/page-content.ts";
import type { Html, HtmlValue } from "../html.ts";
import { html } from "../html.ts";
import { link } from "./link.ts";

/** A contact section that leads nowhere is worse than none. */
export const isReachable = ({ phone, email, address, links }: Contact) =>
  phone !== null || email !== null || address.length > 0 || links.length > 0;

/** Each way to reach the firm that the user gave, but for the phone, as a list of terms; null when there is none. */
export function contactLines({ email, address, openingHours, links }: Contact): Html | null {
  const lines: [label: string, content: HtmlValue][] = [
    ["Email", email && link(email)],
    ["Address", broken(address)],
    ["Hours", broken(openingHours)],
    ["More", links.map((item) => link(item))],
  ];
  const given = lines.filter(([, content]) => content !== null && !isEmpty(content));
  if (given.length === 0) return null;
  return html`<dl>
    ${given.map(
      ([label, content]) =>
        html`<div>
          <dt>${label}</dt>
          <dd>${content}</dd>
        </div>`,
    )}
  </dl>`;
}

const isEmpty = (content: HtmlValue) => Array.isArray(content) && content.length === 0;

const broken = (lines: readonly string[]): Html[] =>
  lines.map((line, index) => html`${index > 0 && html`<br >`}${line}`);
