import { describe, expect, test } from "vitest";
import { generateSite } from "./generate-site.ts";
import { findClaims, findFirmVoice } from "./prose/claims.ts";
import type { Site } from "./site.ts";
import { all, attribute, graph, elementText } from "./test-markup.ts";
import {
  noCompany,
  sampleBusiness,
  sampleEvidence,
  sampleFirm,
  samplePicture,
  sampleSite,
} from "./test-support.ts";
import { TRADES } from "./trades/all-trades.ts";

const pageOf = (changes: Partial<Site> = {}) =>
  generateSite(sampleSite(changes)).files.find(({ path }) => path === "index.html")?.text ?? "";

/** A page of each trade without a business. */
const tradePages = TRADES.map((trade) => ({
  trade,
  markup: pageOf({ service: trade.names.noun, trade: trade.slug }),
}));

const sectionOf = (markup: string, id: string) =>
  all(markup, "section").find((section) => attribute(section, "id") === id);

/** The blocks of text of the page's main part. */
const textsOf = (markup: string) =>
  ["h1", "h2", "h3", "p", "li", "dd", "summary"].flatMap((tag) =>
    all(markup, tag).map(elementText),
  );

const businessOf = (markup: string) =>
  graph(markup).find((node) => node["@type"] === "Plumber") ?? {};

describe("a site without a business", () => {
  test("lists common work of its trade in a neutral voice, and offers nothing in its structured data", () => {
    for (const { trade, markup } of tradePages) {
      expect(elementText(sectionOf(markup, "services"))).toMatch(/^\s*Common .* work/);
      expect(textsOf(markup).flatMap(findFirmVoice), trade.slug).toEqual([]);
      expect(textsOf(markup).flatMap(findClaims), trade.slug).toEqual([]);
      expect(markup).not.toMatch(/OfferCatalog|openingHours/);
    }
  });

  test("with a name but no ticked service is still not written in the firm's first person", () => {
    const business = { ...sampleBusiness, services: [] };
    const markup = pageOf({ ...sampleFirm, business, evidence: [] });
    expect(textsOf(markup).flatMap(findFirmVoice)).toEqual([]);
    expect(markup).not.toContain("OfferCatalog");
  });

  test("claims nothing because its service is named so, and keeps the name", () => {
    const markup = pageOf({ service: "24/7 Emergency Plumber" });
    expect(elementText(all(markup, "h1")[0])).toContain("24/7 Emergency Plumber in Winston-Salem");
    expect(elementText(all(markup, "title")[0])).toContain("24/7 Emergency Plumber");
    const others = textsOf(markup).map((text) => text.replaceAll("24/7 Emergency Plumber", ""));
    expect(others.flatMap(findClaims)).toEqual([]);
    expect(JSON.stringify(graph(markup))).not.toMatch(/openingHours|"opens"/);
  });
});

describe("a site of a business", () => {
  // The site has the same hours as text, which shows that the business's hours apply to it.
  const markup = pageOf({ ...sampleFirm, openingHours: "Mon–Fri 8:00 AM – 5:00 PM" });

  test("offers what was ticked, in the business's order and words", () => {
    const offered = elementText(sectionOf(markup, "services"));
    expect(offered).toMatch(
      /Burst pipe repair.*Leak repair\s*Call before you mop\.\s*from \$120, as of May 2026/,
    );
    expect(offered).not.toContain("Sump pump");
    expect(businessOf(markup)["hasOfferCatalog"]).toMatchObject({
      itemListElement: [
        { itemOffered: { name: "Burst pipe repair" } },
        { itemOffered: { name: "Leak repair" } },
      ],
    });
  });

  test("prints hours, holidays, license, insurance, payment and languages as given", () => {
    const contact = elementText(sectionOf(markup, "contact"));
    for (const text of [
      "Monday to Friday 8 am to 5 pm",
      "Saturday and Sunday Closed",
      "Christmas Day, December 25, 2026 Closed",
      "No. P1-23456, State Board of Plumbing, NC",
      "General liability, insured by Piedmont Mutual",
      "cash and check",
      "English and Spanish",
      "Read reviews on reviews.example.com",
    ])
      expect(contact).toContain(text);
  });

  test("says the same to machines: brand, hours, pictures, profiles, and no rating", () => {
    const business = businessOf(markup);
    expect(graph(markup)[0]).toMatchObject({ "@type": "WebSite", name: "Ray & Daughters" });
    expect(business).toMatchObject({
      sameAs: ["https://reviews.example.com/ray"],
      foundingDate: "1998",
      paymentAccepted: "cash, check",
      areaServed: { name: "Winston-Salem" },
    });
    expect(business["openingHoursSpecification"]).toHaveLength(5);
    expect(business["specialOpeningHoursSpecification"]).toMatchObject([
      { validFrom: "2026-12-25" },
    ]);
    expect(business["image"]).toEqual(
      [1, 2, 5].map((number) => expect.stringContaining(`${samplePicture(number).hash}-1200.jpg`)),
    );
    expect(markup).not.toMatch(/aggregateRating|"Review"|ratingValue|★/);
  });

  test("shows its proof: a photo in the hero, jobs, an attributed quote, prices and people", () => {
    const images = all(markup, "img");
    expect(images.map((image) => attribute(image, "alt"))).toEqual(
      expect.arrayContaining(["Photo 1", "Photo 2", "Photo 4", "Photo 5"]),
    );
    const eager = images.filter((image) => attribute(image, "loading") !== "lazy");
    expect(eager.map((image) => attribute(image, "alt"))).toEqual(["Photo 1"]);
    expect(elementText(sectionOf(markup, "quotes"))).toMatch(
      /which valve to close\.\s*Dana R\. · By e-mail, May 2026/,
    );
    expect(elementText(sectionOf(markup, "prices"))).toMatch(
      /Toilet flapper\s*\$95 with parts as of May 2026/,
    );
    expect(elementText(sectionOf(markup, "jobs"))).toContain("Winston-Salem, NC · May 2026");
    expect(elementText(sectionOf(markup, "people"))).toContain("Lena Dunlap");
    expect(
      all(markup, "blockquote").filter((quote) => attribute(quote, "class") === "proof"),
    ).toHaveLength(1);
  });

  test("shows no evidence of another city", () => {
    const evidence = sampleEvidence.map((one) => ({ ...one, city: "Durham", state: "NC" }));
    const other = pageOf({ ...sampleFirm, evidence });
    expect(other).not.toMatch(/<img|Dana R\.|Lena Dunlap|Toilet flapper/);
  });

  test("prints no address where it only comes to its customers", () => {
    const business = { ...sampleBusiness, serviceAreaOnly: true };
    const company = { ...noCompany, ...sampleFirm.company };
    const other = pageOf({
      ...sampleFirm,
      company: { ...company, latitude: 36, longitude: -80 },
      business,
    });
    expect(other).not.toMatch(/1 Main St|streetAddress|GeoCoordinates/);
  });
});

test("every situation of an emergency comes first below the hero, and only where a trade has one", () => {
  for (const { trade, markup } of tradePages) {
    const ids = all(markup, "section").flatMap((section) => attribute(section, "id") ?? []);
    expect(ids[0] === "emergency", trade.slug).toBe(trade.emergency !== null);
    const emergency = elementText(sectionOf(markup, "emergency"));
    for (const { title, steps, source } of trade.emergency ?? [])
      for (const text of [title, ...steps, source.title])
        expect(emergency, trade.slug).toContain(text.replaceAll("&", "&amp;"));
  }
});

test("the phone is in the header, on the page not found too", () => {
  const files = new Map(generateSite(sampleSite()).files.map(({ path, text }) => [path, text]));
  for (const path of ["index.html", "404.html"])
    expect(elementText(all(files.get(path) ?? "", "header")[0]), path).toContain("(336) 555-0142");
});

test("places are drawn on a map, with the numbers of the list", () => {
  const area = elementText(sectionOf(pageOf(), "area"));
  expect(area).toMatch(/1 2 3|123/);
  expect(area).toMatch(/1\s*Walkertown, NC 7 miles NE\s*2\s*Wallburg/);
  const bare = pageOf({ facts: null });
  expect(sectionOf(bare, "area")).toBeUndefined();
});

test("marks of writing direction do not come through", () => {
  const markup = pageOf({
    service: "Plumb\u202eing",
    company: { ...noCompany, name: "Ray\u2066 & Co" },
  });
  expect(markup).not.toMatch(/&#(?:8238|8294);|[\u202e\u2066]/);
  expect(elementText(all(markup, "h1")[0])).toContain("Plumbing in");
});
