/** A page without a script, a picture or a font, in the colors that the reader's device prefers. */
export type PlainPage = { title: string; lines: readonly string[]; body?: Html };

/** Markup whose values are escaped: made by {@link html} alone. */
export type Html = { readonly markup: string };

/** Builds markup: every value is escaped, except markup that this function built itself. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const filled = values.map((value) => {
    if (typeof value === "string") return escape(value);
    return "markup" in value ? value.markup : value.map(({ markup }) => markup).join("");
  });
  return { markup: parts.map((part, index) => part + (filled[index] ?? "")).join("") };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** The only styles of these pages; their policy names the digest. */
export const PAGE_STYLES = `:root{color-scheme:light dark;--ink:#1c2420;--soft:#56625b;--line:#cfd6d1;--paper:#fbfaf7;--card:#fff;--go:#1f5138;--on-go:#fff;--wrong:#b3261e}
@media(prefers-color-scheme:dark){:root{--ink:#e9ede9;--soft:#a9b5ad;--line:#3c4841;--paper:#131815;--card:#1b221e;--go:#8fd0a8;--on-go:#0c1a12;--wrong:#ffb4ab}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem;overflow-wrap:anywhere}
h2{font-size:1.05rem;margin:2rem 0 .5rem}p{margin:0 0 1rem;overflow-wrap:anywhere}dl{margin:0 0 1.5rem;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.25rem 1rem}
dt{color:var(--soft);font-size:.85rem;margin-top:.75rem}dd{margin:0 0 .75rem;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:inherit}.go{display:block;width:100%;text-align:center;font:inherit;font-weight:600;padding:.8rem 1rem;border-radius:10px;border:1px solid var(--go);background:var(--go);color:var(--on-go);text-decoration:none;cursor:pointer;margin:0 0 .75rem}
.other{background:none;color:var(--ink);border-color:var(--line)}form{margin:0}fieldset{border:1px solid var(--line);border-radius:10px;margin:0 0 1rem;padding:1rem}legend{padding:0 .4rem;color:var(--soft)}
label{display:block;margin:0 0 .75rem}input{display:block;width:100%;font:inherit;color:inherit;background:var(--paper);padding:.65rem .75rem;border:1px solid var(--soft);border-radius:8px;margin-top:.25rem}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}.note{color:var(--soft);font-size:.9rem}
.wrong{color:var(--wrong);font-weight:600}[aria-invalid]{border:2px solid var(--wrong)}.ask{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 1rem}.ask h2{margin-top:0}`;

/** The whole page. */
export function plainPage({ title, lines, body = { markup: "" } }: PlainPage): string {
  const paragraphs = lines.map((line) => html`<p>${line}</p>`);
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${{ markup: PAGE_STYLES }}</style></head>
<body><main><h1>${title}</h1>${paragraphs}${body}</main></body></html>`.markup;
}
