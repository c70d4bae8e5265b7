import type { EmulatorResponse } from "../emulated.ts";
import type { StoredMail } from "./mailbox.ts";

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:44rem;margin:0 auto;padding:1.5rem 1rem}
article{border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:8px;padding:1rem;margin:1rem 0}h1{font-size:1.4rem}h2{font-size:1.1rem;margin:0 0 .25rem}
.meta{opacity:.75;font-size:.875rem;margin:0 0 .75rem}.text{white-space:pre-wrap;overflow-wrap:anywhere;margin:0}a{color:inherit}`;

/** The sandbox's mailbox: what Mainstreet has sent, the newest first. Links in the messages can be followed. */
export function mailboxPage(mails: readonly StoredMail[]): EmulatorResponse {
  const list =
    mails.map(article).join("") || "<p>No mail yet. Sign up, or ask for a new password.</p>";
  const title = "Mailbox of the sandbox";
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${list}</main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "referrer-policy": "no-referrer",
  };
  return { status: 200, headers, body };
}

function article({ subject, to, from, at, text }: StoredMail): string {
  const linked = escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  const meta = `To ${escapeHtml(to)}, from ${escapeHtml(from)}, <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time>`;
  return `<article><h2>${escapeHtml(subject)}</h2><p class="meta">${meta}</p><p class="text">${linked}</p></article>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
