import { serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { noCompany } from "../test-support.ts";
import { all, attribute, graph, textOf } from "../test-markup.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import { locationNumber, pagesOf, sampleMultiSite } from "./test-support.ts";

describe("structured data", () => {
  const company = {
    name: "Ray & Daughters",
    address: { street: "1 Main St", city: "Elm", state: "NC", zip: "27000" },
    latitude: null,
    longitude: null,
  };
  const shop = {
    ...locationNumber(101),
    address: { street: "9 Oak Ave", city: "Oak", state: "S3", zip: "" },
  };
  const site = sampleMultiSite({
    company,
    locations: [shop, locationNumber(102), locationNumber(103)],
  });

  const pages = pagesOf(generateMultiSite(site));

  test("of every page refers to nothing that is not in it, and has its breadcrumbs below the first page", () => {
    for (const one of [site, { ...site, company: noCompany }])
      for (const [path, markup] of pagesOf(generateMultiSite(one))) {
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
    expect(trail && all(serialize(trail), "li").map(textOf)).toEqual([
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

  test("knows one business for all places, and one more where a location has an address of its own", () => {
    const businesses = [...pages].flatMap(([path, markup]) =>
      graph(markup)
        .filter((node) => node["@type"] === "Plumber")
        .map((node) => ({ path, id: node["@id"], address: node["address"] })),
    );
    expect(new Set(businesses.map(({ id }) => id))).toEqual(
      new Set([`${site.siteUrl}#business`, `${site.siteUrl}locations/brenfaral-s3/#business`]),
    );
    expect(businesses.find(({ id }) => String(id).includes("brenfaral"))?.address).toMatchObject({
      streetAddress: "9 Oak Ave",
    });
    const [home] = pages.values();
    const business = graph(home ?? "").find((node) => node["@type"] === "Plumber");
    expect(business?.["areaServed"]).toHaveLength(4);
    expect(textOf(all(pages.get("locations/brenfaral-s3/") ?? "", "footer")[0])).toContain(
      "9 Oak Ave",
    );
  });

  test("without a company knows no business and no address", () => {
    for (const markup of pagesOf(generateMultiSite({ ...site, company: noCompany })).values())
      expect(JSON.stringify(graph(markup))).not.toMatch(/#business|"address"|"geo"/);
  });
});
