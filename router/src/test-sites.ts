import { createHash } from "node:crypto";

/** Headers of every page (GS-27), shortened. */
export const siteHeaders = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=()",
  "cross-origin-opener-policy": "same-origin",
};

export const REVALIDATED = "public, max-age=0, must-revalidate";
export const IMMUTABLE = "public, max-age=31536000, immutable";
const HTML = "text/html; charset=utf-8";

export const sha256Of = (content: string) => createHash("sha256").update(content).digest("hex");

type Page = [content: string, type: string, cacheControl: string];

const pagesOf = (name: string): Record<string, Page> => ({
  "/index.html": [`front page of ${name}`, HTML, REVALIDATED],
  "/404.html": [`missing at ${name}`, HTML, REVALIDATED],
  "/areas/oak-ridge/index.html": [`Oak Ridge of ${name}`, HTML, REVALIDATED],
  "/fonts/body.woff2": [`font of ${name}`, "font/woff2", IMMUTABLE],
  "/robots.txt": ["User-agent: *\n", "text/plain; charset=utf-8", REVALIDATED],
  "/pictures/größe.svg": ["<svg/>", "image/svg+xml", IMMUTABLE],
  "/empty.txt": ["", "text/plain; charset=utf-8", REVALIDATED],
});

/** The objects of one published site: its files, and its manifest under `live/<place>`. */
export function siteObjects(place: string, name = place, v = "1"): [string, string][] {
  const p = `s/${name}/`;
  const pages = Object.entries(pagesOf(name));
  const files = pages.map(
    ([path, [content, type, cacheControl]]) =>
      [path, [sha256Of(content), type, cacheControl, Buffer.byteLength(content)]] as const,
  );
  const manifest = { v, p, h: siteHeaders, files: Object.fromEntries(files) };
  return [
    ...pages.map(([, [content]]): [string, string] => [`${p}${sha256Of(content)}`, content]),
    [`live/${place}`, JSON.stringify(manifest)],
  ];
}

export const SHARED_HOST = "sites.agency.workers.dev";

const bare = { v: "1", p: "s/bare/", files: {} };

/** What the bucket holds in every case. */
export const objects: ReadonlyMap<string, string> = new Map([
  ...siteObjects("joe.example.com", "joe"),
  ...siteObjects("ann.example.com", "ann"),
  ...siteObjects(`${SHARED_HOST}/joe`, "shared-joe"),
  ...siteObjects(`${SHARED_HOST}/ann`, "shared-ann"),
  ["live/old.example.com", JSON.stringify({ to: "https://joe.example.com" })],
  ["live/bare.example.com", JSON.stringify(bare)],
  ["live/broken.example.com", "{"],
  [
    "live/lost.example.com",
    JSON.stringify({ ...bare, files: { "/index.html": ["00", HTML, REVALIDATED, 4] } }),
  ],
]);
