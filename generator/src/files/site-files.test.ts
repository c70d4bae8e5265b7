import { expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import { sha256Base64 } from "../sha256.ts";
import type { Site } from "../site.ts";
import { sampleSite } from "../test-support.ts";

const onS3 = {
  readsHeadersFile: false,
  siteUrl: "http://sites.s3-website.eu-central-1.amazonaws.com/plumbing-abc/",
};
const filesOf = (changes: Partial<Site> = {}) =>
  new Map(generateSite(sampleSite(changes)).files.map(({ path, text }) => [path, text]));

test("a site at a host of its own has every file", () => {
  expect([...filesOf().keys()].toSorted()).toEqual([
    "404.html",
    "_headers",
    "favicon.svg",
    "index.html",
    "llms.txt",
    "robots.txt",
    "site.webmanifest",
    "sitemap.xml",
  ]);
  const { pictures, assets } = generateSite(sampleSite());
  expect(assets.map(({ path }) => path)).toEqual([
    expect.stringMatching(/^fonts\/.+\.[0-9a-f]{10}\.woff2$/),
  ]);
  expect(pictures.map(({ path, width, height }) => `${path} ${width}x${height}`)).toEqual([
    "favicon.ico 32x32",
    "apple-touch-icon.png 180x180",
    "icon-192.png 192x192",
    "icon-512.png 512x512",
    "og.png 1200x630",
  ]);
});

test("a site under a prefix of a bucket has neither robots.txt nor headers", () => {
  const files = filesOf(onS3);
  expect(files.has("robots.txt")).toBe(false);
  expect(files.has("_headers")).toBe(false);
  expect(files.get("sitemap.xml")).toContain(`<loc>${onS3.siteUrl}</loc>`);
});

test("robots.txt and the sitemap name the site's own address and the day of its last change", () => {
  const files = filesOf();
  expect(files.get("robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://plumbing-winston-salem-nc.netlify.app/sitemap.xml\n",
  );
  expect(files.get("sitemap.xml")).toContain("<lastmod>2026-11-20</lastmod>");
  expect(files.get("sitemap.xml")).not.toMatch(/priority|changefreq/);
});

test("fonts and photos are kept for ever by their digest, and nothing else is", () => {
  const headers = filesOf().get("_headers") ?? "";
  const forEver = "  Cache-Control: public, max-age=31536000, immutable\n";
  expect(headers.split(/(?=^\/)/m).slice(1)).toEqual([
    `/fonts/*\n${forEver}`,
    `/photos/*\n${forEver}`,
  ]);
});

test("visitors of a second address are sent on, and no file but _redirects names it (GS-25)", () => {
  const files = filesOf({
    siteUrl: "https://www.example.org/",
    formerUrl: "https://old-name.netlify.app/",
  });
  expect(files.get("_redirects")).toBe(
    "https://old-name.netlify.app/* https://www.example.org/:splat 301!\n",
  );
  const naming = [...files].filter(([, text]) => text.includes("old-name"));
  expect(naming.map(([path]) => path)).toEqual(["_redirects"]);
  expect(filesOf({ formerUrl: "https://x/* /evil 200!\n/" }).has("_redirects")).toBe(false);
  expect(filesOf({ ...onS3, formerUrl: "https://old.example.org/" }).has("_redirects")).toBe(false);
});

test("the policy allows the style sheets by their digests and no script", () => {
  const files = filesOf();
  const styles = ["index.html", "404.html"].map(
    (path) => /<style>(.*)<\/style>/s.exec(files.get(path) ?? "")?.[1] ?? "",
  );
  const headers = files.get("_headers") ?? "";
  expect(headers.startsWith("/*\n  Content-Security-Policy: default-src 'none'; ")).toBe(true);
  for (const style of styles)
    expect(/style-src ([^;]*);/.exec(headers)?.[1]).toContain(`'sha256-${sha256Base64(style)}'`);
  expect(headers).toContain("frame-ancestors 'none'; upgrade-insecure-requests\n");
  expect(headers).not.toContain("script-src");
});

test("in a bucket the policy is a meta tag that upgrades nothing, as its address serves HTTP", () => {
  for (const path of ["index.html", "404.html"]) {
    const page = filesOf(onS3).get(path) ?? "";
    const [, policy = ""] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    expect(policy).toContain("default-src &#39;none&#39;; style-src &#39;sha256-");
    expect(policy).not.toMatch(/frame-ancestors|upgrade-insecure-requests/);
    expect(page.indexOf(policy)).toBeLessThan(page.indexOf("<style>"));
    expect(filesOf().get(path)).not.toContain("http-equiv");
  }
});

test("404.html links absolutely, as it is served at any depth, and is not listed", () => {
  const page = filesOf().get("404.html") ?? "";
  expect(page).toContain('<meta name="robots" content="noindex">');
  const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.filter((href) => !/^(?:https:|tel:)/.test(href ?? ""))).toEqual([]);
  expect(links).toContain("tel:+13365550142");
  expect(page).not.toMatch(/guide/i);
  expect(links).toContain("https://plumbing-winston-salem-nc.netlify.app/");
});

test("llms.txt has a heading, a quoted line and links, within 50 bytes and 1 KB", () => {
  for (const changes of [{}, { service: "[x](y) ".repeat(14), city: "*".repeat(100) }]) {
    const text = filesOf(changes).get("llms.txt") ?? "";
    expect(text).toMatch(/^# .+\n\n> .+\n\n- \[Home\]\(https:\/\/[^)]+\)\n/);
    expect(text.length).toBeGreaterThan(50);
    expect(text.length).toBeLessThanOrEqual(1024);
  }
});
