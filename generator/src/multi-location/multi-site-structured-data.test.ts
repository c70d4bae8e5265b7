import { serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { noCompany } from "../test-support.ts";
import { all, attribute, graph, elementText } from "../test-markup.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import { locationNumber, markupByPath, sampleMultiSite } from "./test-support.ts";

describe("structured data", () => {
  const company = {
    name: "Ray & Daughters",
    address: { street: "1 Main St", city: "Elm", state: "NC", zip: "27000" },
    latitude: null,
    longitude: null,
  };
  const site = sampleMultiSite({
    company,
    locations: [101, 102, 103].map(locationNumber),
  });

  const pages = markupByPath(generateMultiSite(site));

  test("of every page refers to nothing that is not in it, and has its breadcrumbs below the first page", () => {
    for (const one of [site, { ...site, company: noCompany }])
      for (const [path, markup] of markupByPath(generateMultiSite(one))) {
        const nodes = graph(markup);
        const ids = nodes.map((node) => node["@id"]);
        expect(new Set(ids).size).toBe(ids.length);
        const referenced = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g)].map(
          ([, id]) => id,
        );
        expect(
          referenced.filter((id) => !ids.includes(id)),
          path,
        ).toEqual([]);
        const crumbs = nodes.filter((node) => node["@type"] === "BreadcrumbList");
        expect(crumbs).toHaveLength(path === "" ? 0 : 1);
      }
  });

  test("has the breadcrumbs that the page shows", () => {
    const markup = pages.get("locations/brenfaral-s3/") ?? "";
    const trail = all(markup, "nav").find((nav) => attribute(nav, "aria-label") === "Breadcrumb");
    expect(trail && all(serialize(trail), "li").map(elementText)).toEqual([
      "Home",
      "Locations",
      "Brenfaral, S3",
    ]);
    const crumbs = graph(markup).find((node) => node["@type"] === "BreadcrumbList");
    expect(crumbs?.["itemListElement"]).toMatchObject([
      { position: 1, name: "Home", item: site.siteUrl },
      { position: 2, name: "Locations", item: `${site.siteUrl}locations/` },
      { position: 3, item: `${site.siteUrl}locations/brenfaral-s3/` },
    ]);
  });

  test("describes one business for all places, and implies no office at a location", () => {
    const businesses = [...pages].flatMap(([path, markup]) =>
      graph(markup)
        .filter((node) => node["@type"] === "Plumber")
        .map((node) => ({ path, id: node["@id"] })),
    );
    expect(new Set(businesses.map(({ id }) => id))).toEqual(new Set([`${site.siteUrl}#business`]));
    const [home] = pages.values();
    const business = graph(home ?? "").find((node) => node["@type"] === "Plumber");
    expect(business?.["areaServed"]).toHaveLength(4);
    const location = pages.get("locations/brenfaral-s3/") ?? "";
    expect(elementText(all(location, "body")[0])).toContain("Ray &amp; Daughters, serving");
    expect(elementText(all(location, "body")[0])).not.toContain("1 Main St");
    expect(elementText(all(home ?? "", "body")[0])).toContain("1 Main St");
  });

  test("without a company describes no business and no address", () => {
    for (const markup of markupByPath(generateMultiSite({ ...site, company: noCompany })).values())
      expect(JSON.stringify(graph(markup))).not.toMatch(/#business|"address"|"geo"/);
  });
});
