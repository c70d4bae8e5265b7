import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { generateSite } from "../generate-site.ts";
import type { Site } from "../site.ts";
import { cityNumber, noCompany, sampleSite } from "../test-support.ts";
import { resolveDesign, THEMES } from "./find-theme.ts";
import { PALETTES } from "./palettes.ts";

const MAX_STYLES = 15_900;
const MAX_HUB_STYLES = 16_900;

describe.each(THEMES.map(({ slug }) => slug))("the theme %s", (theme) => {
  const design = { theme, palette: "harbor" };
  const page = (changes: Partial<Site> = {}) =>
    generateSite(sampleSite({ design, ...changes })).files[0]?.text ?? "";
  const count = (markup: string, pattern: RegExp) => markup.match(pattern)?.length ?? 0;
  /** Pages of every hero and pattern, in many cities. */
  const pages = Array.from(
    { length: 40 },
    (_, number) => generateSite(cityNumber(number, { design })).files[0]?.text ?? "",
  );

  test("has small sheets in every palette, of ASCII without a quirk of the user's", () => {
    for (const { slug } of PALETTES) {
      const site = { design: { theme, palette: slug }, siteKey: "key" };
      const { pageSheet, notFoundSheet } = resolveDesign(site);
      const sheet = pageSheet("../../");
      const hubSheet = resolveDesign(site, "many").pageSheet("../../");
      expect(sheet.css.length).toBeLessThanOrEqual(MAX_STYLES);
      expect(hubSheet.css.length).toBeLessThanOrEqual(MAX_HUB_STYLES);
      expect(notFoundSheet.css.length).toBeLessThanOrEqual(3_300);
      expect(sheet.css).not.toMatch(/undefined|NaN|[^\t\n -~]|<|url\((?!\.\.\/\.\.\/fonts\/)/);
    }
  });

  test("names its typeface and includes the file, except on the page not found", () => {
    const { files, assets } = generateSite(sampleSite({ design }));
    const [face] = assets;
    const text = (path: string) => files.find((file) => file.path === path)?.text ?? "";
    expect(text("index.html")).toContain(`src:url(${face?.path}) format("woff2")`);
    expect(text("index.html")).toContain(`<link rel="preload" href="${face?.path}"`);
    expect(text("404.html")).not.toContain("woff2");
    expect(face?.base64.length).toBeLessThanOrEqual((10_240 * 4) / 3);
  });

  test("has rules of its own for reduced motion, forced colors, print and dark mode", () => {
    const { css } = resolveDesign({ design, siteKey: "key" }).pageSheet("");
    for (const query of ["prefers-reduced-motion", "forced-colors", "print", "dark"])
      expect(css).toMatch(new RegExp(`@media ?\\(?[a-z-:]*${query}`));
    expect(css).toMatch(/:focus-visible\{outline:3px[^}]*outline-offset:3px/);
    expect(css).toContain("scroll-padding-top");
  });

  test("is valid to the parser on every page", () => {
    const bare = { phone: "", facts: null, state: { code: "", name: "" } };
    for (const markup of [...pages, page(bare), page({ readsHeadersFile: false })]) {
      const errors: string[] = [];
      parse(markup, { onParseError: ({ code }) => errors.push(code) });
      expect(errors).toEqual([]);
      expect(markup).not.toMatch(/ style="|<script(?! type="application\/ld\+json")/);
    }
  });

  test("has one of each landmark, one first heading, and names every section", () => {
    for (const markup of pages) {
      for (const tag of ["header", "main", "footer", "aside", "h1"])
        expect(count(markup, new RegExp(`<${tag}[ >]`, "g")), tag).toBe(1);
      expect(count(markup, /<section id=/g)).toBe(count(markup, /<h2 id=/g));
      expect(count(markup, /<nav[^>]* aria-label="/g)).toBe(count(markup, /<nav[ >]/g));
    }
  });

  test("names every drawing, or hides it", () => {
    for (const markup of pages)
      for (const [svg] of markup.matchAll(/<svg[^>]*>/g))
        expect(svg).toMatch(/role="img" aria-label="[^"]+"|aria-hidden="true"/);
  });

  test("shows all words of a page: nothing that was chosen is left out", () => {
    const company = { ...noCompany, name: "Ray & Daughters" };
    const markup = page({ company, email: "ray@example.com", openingHours: "Mon-Fri 8-5" });
    for (const text of ["Ray &amp; Daughters", "mailto:ray@example.com", "Mon-Fri 8-5", "GeoNames"])
      expect(markup).toContain(text);
    for (const place of ["Walkertown, NC", "7 miles NE", "27103", "and 6 more"])
      expect(markup).toContain(place);
  });

  test("has three heroes and five patterns", () => {
    const kinds = (pattern: RegExp) => new Set(pages.map((markup) => pattern.exec(markup)?.[1]));
    expect(kinds(/class="hero hero-(\d)"/)).toEqual(new Set(["0", "1", "2"]));
    expect(kinds(/class="\w+ paper-(\d)"/)).toEqual(new Set(["0", "1", "2", "3", "4"]));
  });
});

test("a shared link shows the picture of its theme with the trade's name, in the colors of its palette", () => {
  const designs = THEMES.flatMap(({ slug: theme }) =>
    ["harbor", "brick"].map((palette) => ({ theme, palette })),
  );
  const pictures = designs.map((design) => {
    const site = generateSite(sampleSite({ design, company: { ...noCompany, name: "Ray" } }));
    const svg = site.pictures.find(({ kind }) => kind === "social")?.svg ?? "";
    const [, alt] = /"og:image:alt" content="([^"]+)"/.exec(site.files[0]?.text ?? "") ?? [];
    expect(svg).toMatch(/<text [^>]*>Plumbing<\/text>/);
    expect(svg).not.toMatch(/undefined|NaN|Ray|Winston/);
    return { svg, alt };
  });
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(designs.length);
  expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(THEMES.length);
});

test("the picture of a service of no trade has no words, and so all of them are one", () => {
  const [first, second] = ["Dog grooming", "Mobile notary"].map((service) =>
    generateSite(sampleSite({ service })).pictures.find(({ kind }) => kind === "social"),
  );
  expect(first?.svg).not.toContain("<text");
  expect(first).not.toHaveProperty("face");
  expect(second).toEqual(first);
});
