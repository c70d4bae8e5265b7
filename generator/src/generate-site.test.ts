import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import type { Site } from "./site.ts";
import { all, attribute, elements, graph, meta, elementText } from "./test-markup.ts";
import { noCompany, sampleSite } from "./test-support.ts";

const file = (site: Site, path: string) =>
  generateSite(site).files.find((other) => other.path === path)?.text;

const page = (changes: Partial<Site> = {}) => file(sampleSite(changes), "index.html") ?? "";

test("every document is valid to the parser: nothing stray, nothing left open", () => {
  for (const changes of [{}, { readsHeadersFile: false }, { facts: null, phone: "" }])
    for (const path of ["index.html", "404.html"]) {
      const errors: string[] = [];
      parse(file(sampleSite(changes), path) ?? "", {
        onParseError: ({ code, startLine }) => errors.push(`${path}:${startLine} ${code}`),
      });
      expect(errors).toEqual([]);
    }
});

test("documents are ASCII, whatever the names in them", () => {
  const names = {
    city: "La Cañada Flintridge",
    service: "Łódź–style “masonry” 🧱",
    cta: "Ring ’em",
  };
  for (const path of ["index.html", "404.html"]) {
    const markup = file(sampleSite({ ...names, metaTitle: "Ça va" }), path) ?? "";
    expect(markup.match(/[^\t\n -~]/u)).toBeNull();
    if (path === "index.html")
      expect(elementText(all(markup, "h1")[0])).toContain("Łódź–style “masonry” 🧱");
  }
});

describe("the page", () => {
  test("says service, city and state, and offers the one number to call", () => {
    const markup = page();
    expect(all(markup, "h1").map(elementText)).toEqual([
      "Plumbing in Winston-Salem, North Carolina",
    ]);
    const links = all(markup, "a").filter((a) => attribute(a, "href")?.startsWith("tel:"));
    expect(new Set(links.map((a) => attribute(a, "href")))).toEqual(new Set(["tel:+13365550142"]));
    expect(links.every((a) => elementText(a).endsWith("(336) 555-0142"))).toBe(true);
  });

  test("has its landmarks, one h1 and headings without a gap", () => {
    const markup = page();
    const tags = elements(markup).map(({ tagName }) => tagName);
    expect(tags.filter((tag) => ["header", "main", "footer", "aside"].includes(tag))).toEqual([
      "header",
      "main",
      "footer",
      "aside",
    ]);
    const levels = tags.filter((tag) => /^h\d$/.test(tag)).map((tag) => Number(tag[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => {
      expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
    });
  });

  test("labels every section by its own heading, and every anchor leads somewhere", () => {
    const markup = page();
    const ids = elements(markup).flatMap((element) => attribute(element, "id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = elements(markup).flatMap((element) => [
      ...(attribute(element, "aria-labelledby")?.split(" ") ?? []),
      ...(attribute(element, "href")
        ?.match(/^#(.+)/)
        ?.slice(1) ?? []),
    ]);
    expect(targets.length).toBeGreaterThan(8);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("holds 350 words or more, so it may be listed", () => {
    const { words, indexing } = generateSite(sampleSite());
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(1300);
    expect(indexing).toEqual({ indexable: true, reasons: [] });
    expect(meta(page(), "robots")).toEqual([]);
  });

  test("has one small style sheet, no script and no inline style", () => {
    const markup = page();
    expect(all(markup, "script").map((tag) => attribute(tag, "type"))).toEqual([
      "application/ld+json",
    ]);
    const attributes = elements(markup).flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(attributes.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
    expect(elementText(all(markup, "style")[0]).length).toBeLessThanOrEqual(14_000);
  });

  test("links to itself and its files relatively, and to others over https", () => {
    const markup = page();
    const addresses = elements(markup)
      .filter(({ tagName }) => tagName !== "link" || !markup.includes('rel="canonical"'))
      .flatMap((element) => attribute(element, "href") ?? attribute(element, "src") ?? []);
    expect(addresses.filter((href) => !/^(?:#|tel:|https:)/.test(href))).toEqual([]);
    const files = all(markup, "link")
      .filter((link) => attribute(link, "rel") !== "canonical")
      .map((link) => attribute(link, "href"));
    expect(files).toEqual([
      expect.stringMatching(/^fonts\/[a-z-]+\.[0-9a-f]{10}\.woff2$/),
      "favicon.ico",
      "favicon.svg",
      "apple-touch-icon.png",
      "site.webmanifest",
    ]);
  });

  test("credits the place data in its footer (GS-2)", () => {
    const [footer] = all(page(), "footer");
    expect(elementText(footer)).toContain("Place data: GeoNames (CC BY 4.0), U.S. Census Bureau");
    expect(elementText(footer)).toContain("This site sets no cookies and runs no trackers.");
  });

  test("prints the local facts its trade has use for, without coordinates and sunsets", () => {
    const [main] = all(page(), "main");
    for (const fact of [/Forsyth County/, /Walkertown, NC 7 miles NE/, /27103/, /and 6 more/])
      expect(elementText(main)).toMatch(fact);
    expect(elementText(main)).not.toMatch(/36\.09986|8:41 pm|Eastern Time/);
  });
});

describe("the head", () => {
  test("has a title of at most 60 and a description of 120 to 155 characters", () => {
    for (const [service, city] of [
      ["HVAC", "Ada"],
      ["Plumbing", "Winston-Salem"],
      ["Mobile notary and apostille services", "Rancho Santa Margarita"],
      ["x".repeat(100), "y".repeat(100)],
    ] as const) {
      const markup = page({ service, city });
      expect(
        elementText(all(markup, "title")[0]).replaceAll("&amp;", "&").length,
      ).toBeLessThanOrEqual(60);
      const [description = ""] = meta(markup, "description");
      expect(description?.length).toBeLessThanOrEqual(155);
      if (service.length < 100) expect(description?.length).toBeGreaterThanOrEqual(120);
    }
  });

  test("drops the company from the title when there is no room, and prints the user's own as typed", () => {
    const company = { ...noCompany, name: "Ray & Daughters" };
    expect(elementText(all(page({ company }), "title")[0])).toBe(
      "Plumbing in Winston-Salem, NC | Ray &amp; Daughters",
    );
    const long = { ...noCompany, name: "Ray & Daughters Plumbing and Heating of the Piedmont" };
    expect(elementText(all(page({ company: long }), "title")[0])).toMatch(
      /^Plumbing in Winston-Salem, NC \| /,
    );
    const own = page({ metaTitle: "Best plumber", metaDescription: "Call us" });
    expect(elementText(all(own, "title")[0])).toBe("Best plumber");
    expect(meta(own, "description")).toEqual(["Call us"]);
  });

  test("takes every address from siteUrl, and another siteUrl leaves no trace of the first", () => {
    const first = "https://plumbing-winston-salem-nc.netlify.app/";
    const { files } = generateSite(sampleSite({ siteUrl: "https://www.example.org/" }));
    expect(files.filter((other) => other.text.includes("netlify.app"))).toEqual([]);
    const markup = page();
    const canonical = all(markup, "link").filter((link) => attribute(link, "rel") === "canonical");
    expect(canonical.map((link) => attribute(link, "href"))).toEqual([first]);
    expect(meta(markup, "og:url")).toEqual([first]);
    expect(meta(markup, "og:image")).toEqual([`${first}og.png`]);
  });

  test("carries the ownership tags right after the viewport, escaped", () => {
    const verification = [
      { provider: "google-site-verification", token: 'abc"><script>' },
      { provider: "google" as const, file: "google0123456789abcdef.html" },
    ];
    const markup = page({ verification });
    const names = all(markup, "meta").map((tag) => attribute(tag, "name"));
    expect(names.indexOf("google-site-verification")).toBe(names.indexOf("viewport") + 1);
    expect(meta(markup, "google-site-verification")).toEqual(['abc"><script>']);
    expect(file(sampleSite({ verification }), "google0123456789abcdef.html")).toBe(
      "google-site-verification: google0123456789abcdef.html",
    );
    expect(
      meta(file(sampleSite({ verification }), "404.html") ?? "", "google-site-verification"),
    ).toHaveLength(1);
  });
});

describe("structured data", () => {
  test("without a company is a service in an area: no business, no address, no position", () => {
    const types = graph(page()).map((node) => node["@type"]);
    expect(types).toEqual(["WebSite", "WebPage", "Service"]);
    expect(JSON.stringify(graph(page()))).not.toMatch(/address|geo|36\.09/);
    expect(graph(page())[2]).toMatchObject({
      serviceType: "Plumbing",
      areaServed: { name: "Winston-Salem" },
      availableChannel: { servicePhone: { telephone: "+13365550142" } },
    });
  });

  test("with a company holds exactly the address fields that were typed", () => {
    const company = {
      name: "Ray & Daughters",
      address: { street: "", city: "Winston-Salem", state: "NC", zip: "" },
      latitude: 36.1,
      longitude: -80.2,
    };
    const business = graph(page({ company }))[2];
    expect(business).toMatchObject({
      "@type": "Plumber",
      "@id": "https://plumbing-winston-salem-nc.netlify.app/#business",
      name: "Ray & Daughters",
      telephone: "+13365550142",
      geo: { latitude: 36.1, longitude: -80.2 },
    });
    expect(business?.["address"]).toEqual({
      "@type": "PostalAddress",
      addressLocality: "Winston-Salem",
      addressRegion: "NC",
      addressCountry: "US",
    });
  });
});
