import { createHash } from "node:crypto";
import { count, countOf } from "@mainstreet/contract/count";
import { formatPhone, phoneDigits } from "@mainstreet/contract/phone";
import { sharedPageTexts } from "@mainstreet/contract/view-link-texts";
import { type Html, html, raw } from "@mainstreet/generator/html";
import type { SharedSite } from "./shared-sites.ts";
import { SHARED_STYLE } from "./shared-style.ts";

/** One page of what a link shows. `page` counts from 1. */
export type SharedPage = {
  name: string;
  sites: readonly SharedSite[];
  total: number;
  live: number;
  page: number;
  pages: number;
  now: Date;
  expiresAt: Date;
};

/** The list of a shared view, a whole page without any script. Its links are relative, so that no link contains the token. */
export function renderShared(shared: SharedPage): string {
  const { name, total, live, page, pages, now, expiresAt } = shared;
  const content = html`<h1>${name}</h1>
    <p class="facts">
      <strong>${countOf(total, "site")}</strong>${total > 0 && `, ${count(live)} live`}. As of ${moment(now)}.
      <span class="screen">This link works until ${day(expiresAt)}.</span>
    </p>
    ${
      total > 0 &&
      html`<p class="screen"><a class="button" href="?format=csv" download>Download CSV</a></p>`
    }
    ${total === 0 ? html`<p class="none">${sharedPageTexts.none}</p>` : table(shared.sites)}
    ${pages > 1 && pager(page, pages)}`;
  return document(name, content);
}

/** The page for a reader who gets no list. */
export function renderNoList(title: string, hint: string): string {
  return document(title, html`<h1>${title}</h1><p>${hint}</p>`);
}

function document(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style>${raw(SHARED_STYLE)}</style>
      </head>
      <body>
        <main>${content}</main>
        <footer>Shared with <span class="sign">Mainstreet</span></footer>
      </body>
    </html>`.markup;
}

// Roles, since some screen readers do not announce a table that is shown as a list on a narrow screen.
function table(sites: readonly SharedSite[]): Html {
  return html`<table role="table">
    <thead role="rowgroup">
      <tr role="row">
        ${["Business", "City", "Address", "Phone", "Website"].map(
          (head) => html`<th role="columnheader" scope="col">${head}</th>`,
        )}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${sites.map(row)}
    </tbody>
  </table>`;
}

function row({ url, company, city, state, zip, address, phone, isLive }: SharedSite): Html {
  const { live, notLive } = sharedPageTexts;
  return html`<tr role="row">
    <th role="rowheader" scope="row">${company || `${city}, ${state}`}</th>
    ${cell("City", [`${city}, ${state}`, zip].filter(Boolean).join(" "))}
    ${cell("Address", address)}
    ${cell("Phone", phone && html`<a href="tel:${dialled(phone)}">${formatPhone(phone)}</a>`)}
    ${cell(
      "Website",
      html`<span class="${isLive ? "live" : "waiting"}">${isLive ? live : notLive}</span>
        ${url && linkTo(url)}`,
    )}
  </tr>`;
}

function cell(label: string, content: string | Html): Html {
  const isBlank = content === "";
  return html`<td role="cell" data-label="${label}" ${isBlank && raw('class="blank"')}>${isBlank ? "–" : content}</td>`;
}

/** A number of the United States without its country is dialled in full. */
function dialled(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `+1${digits}` : `${digits.length > 10 ? "+" : ""}${digits}`;
}

function linkTo(url: string): Html {
  const shown = url.replace(/^https?:\/\//, "").replace(/\/$/, "");
  return /^https?:\/\//.test(url)
    ? html`<a href="${url}" rel="noopener noreferrer nofollow">${shown}</a>`
    : html`${shown}`;
}

function pager(page: number, pages: number): Html {
  return html`<nav aria-label="Pages">
    ${page > 1 && html`<a class="button" rel="prev" href="?page=${page - 1}">Previous</a>`}
    <span>Page ${count(page)} of ${count(pages)}</span>
    ${page < pages && html`<a class="button" rel="next" href="?page=${page + 1}">Next</a>`}
  </nav>`;
}

const day = (date: Date) =>
  date.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
const moment = (date: Date) =>
  `${date.toLocaleString("en-US", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" })} UTC`;

/** Allows the page's own style and icon, and nothing else. */
export const SHARED_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(SHARED_STYLE).digest("base64")}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
