/** Stands for wherever the site is; no such host can exist (RFC 2606). */
const FRONT = "https://preview.invalid/site/";

/** The page that a link on the page at `path` leads to, as seen from the site's front; nothing if it leads elsewhere. */
export function linkedPath(href: string, path: string): string | undefined {
  const target = URL.parse(href, FRONT + path)?.href.replace(/[?#].*$/, "");
  return target?.startsWith(FRONT) ? target.slice(FRONT.length) : undefined;
}
