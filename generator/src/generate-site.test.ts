import { parse, serialize, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import type { Site } from "./site.ts";
import { noCompany, sampleFacts, sampleSite } from "./test-support.ts";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const file = (site: Site, path: string) =>
  generateSite(site).files.find((other) => other.path === path)?.text;
const page = (changes: Partial<Site> = {}) => file(sampleSite(changes), "index.html") ?? "";

function elements(markup: string): Element[] {
  const walk = (node: Node): Element[] => [
    ...("tagName" in node ? [node] : []),
    ...("childNodes" in node ? node.childNodes.flatMap(walk) : []),
  ];
  return walk(parse(markup));
}

const all = (markup: string, tagName: string) =>
  elements(markup).filter((element) => element.tagName === tagName);
const attribute = (element: Element | undefined, name: string) =>
  element?.attrs.find((other) => other.name === name)?.value;
const text = (element: Element | undefined) =>
  element === undefined
    ? ""
    : serialize(element)
        .replace(/<[^>]*>/g, "")
        .replaceAll("&nbsp;", " ")
        .replace(/\s+/g, " ")
        .trim();
const meta = (markup: string, name: string) =>
  all(markup, "meta")
    .filter((tag) => attribute(tag, "name") === name || attribute(tag, "property") === name)
    .map((tag) => attribute(tag, "content"));
const graph = (markup: string): Record<string, unknown>[] =>
  JSON.parse(text(all(markup, "script")[0]))["@graph"];

test("every document is valid to the parser: nothing stray, nothing left open", () => {
  for (const changes of [{}, { hostedOn: "aws" as const }, { facts: null, phone: "" }])
    for (const path of ["index.html", "404.html"]) {
      const errors: string[] = [];
      parse(file(sampleSite(changes), path) ?? "", {
        onParseError: ({ code, startLine }) => errors.push(`${path}:${startLine} ${code}`),
      });
      expect(errors).toEqual([]);
    }
});

test("the page not found is the same, whole or put together from its parts", () => {
  for (const hostedOn of ["netlify", "aws"] as const) {
    const site = sampleSite({ hostedOn, company: { ...noCompany, name: "[[home]] & Sons" } });
    const tag = { provider: "msvalidate.01", token: "0123456789" };
    const whole = file({ ...site, verification: [tag] }, "404.html");
    const markup = '<meta name="msvalidate.01" content="0123456789">\n';
    expect(whole).toContain(markup);
    expect(file(site, "404.html")).toBe(whole?.replace(markup, ""));
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
      expect(text(all(markup, "h1")[0])).toContain("Łódź–style “masonry” 🧱");
  }
});

describe("the page", () => {
  test("says service, city and state, and offers the one number to call", () => {
    const markup = page();
    expect(all(markup, "h1").map(text)).toEqual(["Plumbing in Winston-Salem, North Carolina"]);
    const links = all(markup, "a").filter((a) => attribute(a, "href")?.startsWith("tel:"));
    expect(new Set(links.map((a) => attribute(a, "href")))).toEqual(new Set(["tel:+13365550142"]));
    expect(links.every((a) => text(a).endsWith("(336) 555-0142"))).toBe(true);
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
    const wanted = elements(markup).flatMap((element) => [
      ...(attribute(element, "aria-labelledby")?.split(" ") ?? []),
      ...(attribute(element, "href")
        ?.match(/^#(.+)/)
        ?.slice(1) ?? []),
    ]);
    expect(wanted.length).toBeGreaterThan(8);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("holds 700 words or more, so it may be listed", () => {
    const { words, indexing } = generateSite(sampleSite());
    expect(words).toBeGreaterThanOrEqual(700);
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
    expect(text(all(markup, "style")[0]).length).toBeLessThanOrEqual(12_000);
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
    expect(text(footer)).toContain("Place data: GeoNames (CC BY 4.0), U.S. Census Bureau");
    expect(text(footer)).toContain("This site sets no cookies and runs no trackers.");
  });

  test("prints each local fact it was given", () => {
    const [main] = all(page(), "main");
    for (const fact of [
      /Forsyth County/,
      /Seat of Forsyth County|County seat of ?Forsyth County/,
      /Eastern Time/,
      /36\.09986, -80\.24422/,
      /Walkertown, NC 7 miles NE/,
      /High Point, NC.*17 miles|17 miles to the southeast: High Point, NC/,
      /Davidson County and Stokes County/,
      /Virginia.*24 miles|24 miles to Virginia/,
      /8:41 pm.*December.*5:10 pm|8:41 pm.*5:10 pm.*December/,
      /and 6 more/,
    ])
      expect(text(main)).toMatch(fact);
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
      expect(text(all(markup, "title")[0]).length).toBeLessThanOrEqual(60);
      const [description = ""] = meta(markup, "description");
      expect(description?.length).toBeLessThanOrEqual(155);
      if (service.length < 100) expect(description?.length).toBeGreaterThanOrEqual(120);
    }
  });

  test("drops the company from the title when there is no room, and prints the user's own as typed", () => {
    const company = { ...noCompany, name: "Ray & Daughters" };
    expect(text(all(page({ company }), "title")[0])).toBe(
      "Plumbing in Winston-Salem, NC | Ray &amp; Daughters",
    );
    const long = { ...noCompany, name: "Ray & Daughters Plumbing and Heating of the Piedmont" };
    expect(text(all(page({ company: long }), "title")[0])).toBe("Plumbing in Winston-Salem, NC");
    const own = page({ metaTitle: "Best plumber", metaDescription: "Call us" });
    expect(text(all(own, "title")[0])).toBe("Best plumber");
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

describe("what is missing is left out", () => {
  const bare = sampleSite({ phone: "", zip: "", facts: null, state: { code: "", name: "" } });

  test("a bare site still is a whole page, unlisted, with plain reasons", () => {
    const { files, indexing } = generateSite(bare);
    const markup = files.find(({ path }) => path === "index.html")?.text ?? "";
    expect(text(all(markup, "h1")[0])).toBe("Plumbing in Winston-Salem");
    expect(indexing.indexable).toBe(false);
    expect(indexing.reasons).toHaveLength(2);
    expect(meta(markup, "robots")).toEqual(["noindex"]);
    expect(files.map(({ path }) => path)).not.toContain("sitemap.xml");
    expect(all(markup, "aside")).toEqual([]);
    expect(markup).not.toContain('class="call"');
    expect(markup).not.toContain('id="contact"');
    expect(markup).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test("the user may have it listed all the same", () => {
    const { indexing, files } = generateSite({ ...bare, indexAnyway: true });
    expect(indexing).toMatchObject({
      indexable: true,
      reasons: [{}, {}].map(() => expect.any(String)),
    });
    expect(files.map(({ path }) => path)).toContain("sitemap.xml");
  });

  test("the user's words stand on the button, and on the bar of a phone when they fit", () => {
    const words = (cta: string) =>
      all(page({ cta }), "a")
        .filter((a) => attribute(a, "class") === "call")
        .map((a) => text(a).replace(" (336) 555-0142", ""));
    expect(words("Call Ray now")).toEqual(["Call Ray now", "Call Ray now"]);
    expect(words("Call for help with your leak")).toEqual(["Call for help with your leak", "Call"]);
  });

  test("without a phone the email is the one to use", () => {
    const markup = page({ phone: "call me", email: "ray@example.com" });
    const calls = all(markup, "a").filter((a) => attribute(a, "class") === "call");
    expect(calls.map((a) => attribute(a, "href"))).toEqual([
      "mailto:ray@example.com",
      "mailto:ray@example.com",
    ]);
  });

  test("facts that are missing leave no empty line", () => {
    const facts = {
      ...sampleFacts,
      county: null,
      role: null,
      zips: { listed: [], total: 0 },
      nearby: [],
      nearestLarge: null,
      neighbouringCounties: [],
      otherState: null,
      sunset: null,
      outline: null,
    };
    const markup = page({ facts });
    expect(all(markup, "dd").filter((dd) => text(dd) === "")).toEqual([]);
    expect(markup).not.toMatch(/undefined|null|NaN|class="plot"|class="map"/);
    expect(generateSite(sampleSite({ facts })).indexing.indexable).toBe(false);
  });

  test("what the user gave stands in the contact section, and nothing else", () => {
    const afterTheOpening = (changes: Partial<Site>) => {
      const sections = all(page(changes), "section");
      const contact = sections.find((part) => attribute(part, "id") === "contact");
      const inner = contact === undefined ? "" : serialize(contact);
      const [title, opening] = [text(all(inner, "h2")[0]), text(all(inner, "p")[0])];
      return text(contact).replace(`${title} ${opening} `, "");
    };
    const given = {
      email: "ray@example.com",
      openingHours: "Mon–Fri 8–5\nSat by appointment",
      reviewProfileUrl: "https://reviews.example.com/ray",
      company: {
        name: "Ray & Daughters",
        address: { street: "1 Main St", city: "Winston-Salem", state: "NC", zip: "27101" },
        latitude: null,
        longitude: null,
      },
    };
    expect(afterTheOpening(given)).toBe(
      "Ray &amp; Daughters (336) 555-0142 Email ray@example.com " +
        "Address 1 Main StWinston-Salem, NC 27101 Hours Mon–Fri 8–5Sat by appointment " +
        "More Show on a mapRead reviews on reviews.example.com",
    );
    expect(afterTheOpening({})).toBe("Plumbing in Winston-Salem (336) 555-0142");
    expect(page({ reviewProfileUrl: "javascript:alert(1)" })).not.toContain("javascript:");
  });
});

test("hostile text in every field stays text everywhere", () => {
  const hostile = `</style></script><script>alert(1)</script><img src=x onerror=alert(1)>"' onload="x" \u2028\u0000\ud800 & ]]>`;
  const site = sampleSite({
    service: hostile,
    city: hostile,
    state: { code: hostile, name: hostile },
    zip: hostile,
    phone: `${hostile}3365550142`,
    email: `a${hostile}@b.c`,
    metaTitle: hostile,
    metaDescription: hostile,
    cta: hostile,
    openingHours: hostile,
    reviewProfileUrl: `https://x/${hostile}`,
    company: {
      ...noCompany,
      name: hostile,
      address: { street: hostile, city: hostile, state: hostile, zip: hostile },
    },
    verification: [{ provider: hostile, token: hostile }],
    facts: { ...sampleFacts, county: hostile },
    design: { theme: hostile, palette: hostile },
  });
  const { files, pictures } = generateSite(site);
  for (const { path, text: markup } of files.filter((other) => other.path.endsWith(".html"))) {
    expect(all(markup, "script").length, path).toBe(path === "index.html" ? 1 : 0);
    expect(all(markup, "img"), path).toEqual([]);
    expect(all(markup, "style"), path).toHaveLength(1);
    const names = elements(markup).flatMap(({ attrs }) => attrs.map(({ name }) => name));
    expect(
      names.filter((name) => name.startsWith("on")),
      path,
    ).toEqual([]);
    expect(markup.isWellFormed() && !markup.includes("\u0000"), path).toBe(true);
  }
  expect(graph(files[0]?.text ?? "")).toHaveLength(3);
  expect(() =>
    JSON.parse(files.find(({ path }) => path === "site.webmanifest")?.text ?? ""),
  ).not.toThrow();
  expect(pictures.map(({ svg }) => svg).join("")).not.toContain("alert");
  expect(files.find(({ path }) => path === "_headers")?.text).not.toContain("alert");
});

describe("determinism", () => {
  test("the same site twice is the same bytes; another key is another page", () => {
    expect(generateSite(sampleSite())).toEqual(generateSite(sampleSite()));
    expect(page({ siteKey: "another000" })).not.toBe(page());
  });

  test("an edited phone changes the phone and nothing else", () => {
    const edited = page({ phone: "9195550177" });
    const back = edited
      .replaceAll("(919) 555-0177", "(336) 555-0142")
      .replaceAll("+19195550177", "+13365550142");
    expect(back).toBe(page());
  });

  test("the day of the last change stands in the sitemap only", () => {
    const before = generateSite(sampleSite()).files;
    const after = generateSite(sampleSite({ lastModified: "2026-12-24" })).files;
    const changed = after.filter((other, index) => other.text !== before[index]?.text);
    expect(changed.map(({ path }) => path)).toEqual(["sitemap.xml"]);
  });

  test("pictures are equal for all sites of one trade and design", () => {
    const other = { service: "Leak repair", city: "Laredo", siteKey: "zzzzzzzzzz", phone: "" };
    expect(generateSite(sampleSite(other)).pictures).toEqual(generateSite(sampleSite()).pictures);
    expect(
      generateSite(sampleSite())
        .pictures.map(({ svg }) => svg)
        .join(""),
    ).not.toMatch(/<text|Winston/);
  });
});
