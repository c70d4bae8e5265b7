/**
 * The content security policy of pages with a style sheet each and no script (GS-27). `connect-src 'self'`
 * lets auditors read robots.txt from the page.
 */
const shared = (cssDigests: readonly string[]) => [
  "default-src 'none'",
  `style-src ${cssDigests.map((digest) => `'sha256-${digest}'`).join(" ")}`,
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** As a header, where the host sends headers: the full policy. */
export function headerPolicy(cssDigests: readonly string[]): string {
  return [...shared(cssDigests), "frame-ancestors 'none'", "upgrade-insecure-requests"].join("; ");
}

/**
 * As a meta tag, for a bucket: a meta tag cannot forbid framing, and a website endpoint speaks HTTP
 * only, so nothing may be upgraded.
 */
export function metaPolicy(cssDigest: string): string {
  return shared([cssDigest]).join("; ");
}
