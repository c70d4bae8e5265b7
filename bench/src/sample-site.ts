import type { RenderedFile } from "@mainstreet/server/hosting/provider";

const PAGE_BYTES = 21_400;

const QUESTIONS = [
  "How soon can somebody come?",
  "What does a first visit cost?",
  "Do you clean up afterwards?",
  "Can I get the price in writing?",
  "Which forms of payment do you take?",
];

/** Plain markup with the mix of tags and prose of a real page, about `PAGE_BYTES` long; no two keys give the same bytes. */
function frontPage(key: string): string {
  const head = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plumbing ${key}</title></head><body><main><h1>Plumbing in ${key}</h1>`;
  let body = "";
  for (let n = 0; head.length + body.length < PAGE_BYTES; n += 1) {
    const question = QUESTIONS[n % QUESTIONS.length];
    body += `<section id="part-${n}"><h2>${question}</h2><p>Answer ${n * 7919} for ${key}: we look first, say what is wrong, and write the price down before work ${n} begins.</p></section>`;
  }
  return `${head}${body}</main></body></html>\n`;
}

function file(path: string, contentType: string, text: string): RenderedFile {
  const cacheControl = "public, max-age=0, must-revalidate";
  return { path, content: Buffer.from(text), contentType, cacheControl };
}

/** A site of 5 files and some 22 KB (docs/performance.md §1), in new buffers, for which no digest is cached yet. */
function sampleSite(key: string): RenderedFile[] {
  const html = "text/html; charset=utf-8";
  const address = `https://${key}.example.com`;
  return [
    file("index.html", html, frontPage(key)),
    file("404.html", html, `<!doctype html><title>Not found</title><p>No such page in ${key}.</p>`),
    file(
      "robots.txt",
      "text/plain; charset=utf-8",
      `User-agent: *\nSitemap: ${address}/sitemap.xml\n`,
    ),
    file(
      "sitemap.xml",
      "application/xml",
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${address}/</loc></url></urlset>\n`,
    ),
    file(
      "favicon.svg",
      "image/svg+xml",
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${key}</title><circle cx="16" cy="16" r="14" fill="#0b5fff"/></svg>\n`,
    ),
  ];
}

export type SampleSite = { key: string; files: RenderedFile[] };

let made = 0;

/** Sites that were never published before, to publish in one sample. */
export function freshSites(count: number): SampleSite[] {
  return Array.from({ length: count }, () => {
    made += 1;
    const key = `site-${made}`;
    return { key, files: sampleSite(key) };
  });
}
