import { serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import type { Site } from "./site.ts";
import { all, attribute, elements, graph, meta, elementText } from "./test-markup.ts";
import { noCompany, sampleFacts, sampleSite } from "./test-support.ts";

const file = (site: Site, path: string) =>
  generateSite(site).files.find((other) => other.path === path)?.text;

const page = (changes: Partial<Site> = {}) => file(sampleSite(changes), "index.html") ?? "";

describe("what is missing is left out", () => {
  const bare = sampleSite({ phone: "", zip: "", facts: null, state: { code: "", name: "" } });

  test("a bare site still is a whole page, unlisted, with plain reasons", () => {
    const { files, indexing } = generateSite(bare);
    const markup = files.find(({ path }) => path === "index.html")?.text ?? "";
    expect(elementText(all(markup, "h1")[0])).toBe("Plumbing in Winston-Salem");
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

  test("the user's words are on the button, and on the bar of a phone when they fit", () => {
    const words = (cta: string) =>
      all(page({ cta }), "a")
        .filter((a) => attribute(a, "class") === "call")
        .map((a) => elementText(a).replace(" (336) 555-0142", ""));
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
    expect(all(markup, "dd").filter((dd) => elementText(dd) === "")).toEqual([]);
    expect(markup).not.toMatch(/undefined|null|NaN|class="plot"|class="map"/);
    expect(generateSite(sampleSite({ facts })).indexing.indexable).toBe(false);
  });

  test("what the user gave is in the contact section, and nothing else", () => {
    const afterTheOpening = (changes: Partial<Site>) => {
      const sections = all(page(changes), "section");
      const contact = sections.find((part) => attribute(part, "id") === "contact");
      const inner = contact === undefined ? "" : serialize(contact);
      const [title, opening] = [elementText(all(inner, "h2")[0]), elementText(all(inner, "p")[0])];
      return elementText(contact).replace(`${title} ${opening} `, "");
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
      "Ray &amp; Daughters(336) 555-0142 Email ray@example.com " +
        "Address 1 Main StWinston-Salem, NC 27101 Hours Mon–Fri 8–5Sat by appointment " +
        "More Show on a mapRead reviews on reviews.example.com",
    );
    expect(afterTheOpening({})).toBe("Plumbing in Winston-Salem(336) 555-0142");
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

  test("the day of the last change is in the sitemap only", () => {
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
    ).not.toMatch(/Winston|Leak|336/);
  });
});
