import type { MailText } from "@mainstreet/contract/mail/mail-text";

const SIGNATURE = "Mainstreet";

/** A message as plain text (RFC 3676 is not used: a line is a paragraph). */
export function plainTextOf({ paragraphs, action }: MailText): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const [greeting = "", ...rest] = paragraphs;
  return [greeting, ...rest.slice(0, 1), ...link, ...rest.slice(1), SIGNATURE].join("\n\n");
}

/** The same as simple HTML, without pictures, scripts or anything that is loaded. */
export function htmlOf({ paragraphs, action }: MailText): string {
  const [greeting = "", ...rest] = paragraphs.map(
    (text) => `<p>${escapeHtml(text).replaceAll("\n", "<br>")}</p>`,
  );
  const link = action
    ? `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;background:#1f3d2b;color:#ffffff;text-decoration:none;border-radius:6px">${escapeHtml(action.label)}</a></p>`
    : "";
  const body = [greeting, ...rest.slice(0, 1), link, ...rest.slice(1), `<p>${SIGNATURE}</p>`];
  return `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:36em">${body.join("")}</body></html>`;
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
