import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { similarity, shinglesOf } from "../similarity/shingles.ts";
import type { Site } from "../site.ts";
import { all, attribute, elements, elementText } from "../test-markup.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import type { GeneratedMultiSite, MultiSite } from "./multi-site.ts";
import { locationNumber, markupByPath, sampleMultiSite } from "./test-support.ts";

/** An address as a browser resolves it: `base` is the folder of the page, "/a/b/locations/". */
function resolve(href: string, base: string): string {
  const [path = ""] = href.split("#");
  const parts = base.split("/").slice(1, -1);
  for (const part of path.split("/"))
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  const isFolder = path === "" || path.endsWith("/");
  return `/${parts.join("/")}${isFolder && parts.length > 0 ? "/" : ""}`;
}

/** Follows every link from the first page, with the site served at `front`. */
function crawl({ files, assets, pictures }: GeneratedMultiSite, front: string) {
  const served = new Map(
    [...assets, ...pictures, ...files].map(({ path }) => [
      front + path.replace(/(?:^|(?<=\/))index\.html$/, ""),
      files.find((file) => file.path === path)?.text,
    ]),
  );
  const depths = new Map([[front, 0]]);
  const inLinks = new Map<string, Set<string>>();
  const broken: string[] = [];
  for (const [page, depth] of depths) {
    const markup = served.get(page) ?? "";
    const hrefs = elements(markup)
      .filter((element) => attribute(element, "rel") !== "canonical")
      .flatMap((element) => attribute(element, "href") ?? []);
    for (const href of hrefs.filter((one) => !/^(?:#|tel:|mailto:|https:)/.test(one))) {
      const target = resolve(href, page);
      if (!served.has(target)) broken.push(`${page}: ${href}`);
      if (!target.endsWith("/")) continue;
      if (!depths.has(target)) depths.set(target, depth + 1);
      if (target !== page) inLinks.set(target, (inLinks.get(target) ?? new Set()).add(page));
    }
  }
  return { broken, depths, inLinks };
}

describe.each([
  ["/", sampleMultiSite()],
  ["/a/b/", sampleMultiSite({ siteUrl: "http://sites.example.com/a/b/", readsHeadersFile: false })],
  ["/", sampleMultiSite({ service: "Dog grooming", relatedServices: [] })],
  [
    "/a/b/",
    sampleMultiSite({
      locations: Array.from({ length: 80 }, (_, index) => locationNumber(101 + index)),
    }),
  ],
])("served at %s, site %#", (front, site) => {
  const generated = generateMultiSite(site);
  const { broken, depths, inLinks } = crawl(generated, front);
  const paths = generated.pages.map(({ path }) => front + path);

  test("no link is broken and every page is found within two clicks", () => {
    expect(broken).toEqual([]);
    expect([...depths.keys()].toSorted()).toEqual(paths.toSorted());
    expect(Math.max(...depths.values())).toBeLessThanOrEqual(2);
  });

  test("every page is linked from three others or more", () => {
    expect(paths.filter((path) => (inLinks.get(path)?.size ?? 0) < 3)).toEqual([]);
  });

  test("no page has more than a hundred links", () => {
    const links = [...markupByPath(generated).values()].map((page) => all(page, "a").length);
    expect(Math.max(...links)).toBeLessThanOrEqual(100);
  });
});

describe("the pages", () => {
  const site = sampleMultiSite();
  const generated = generateMultiSite(site);
  const pages = markupByPath(generated);

  test("are the first one, the indexes, a page for each location, and one for each service with a pack", () => {
    expect([...pages.keys()].slice(0, 4)).toEqual([
      "",
      "locations/",
      "services/",
      "locations/brenfaral-s3/",
    ]);
    expect([...pages.keys()].filter((path) => /^locations\/./.test(path))).toHaveLength(8);
    expect([...pages.keys()].filter((path) => /^services\/./.test(path))).toEqual([
      "services/hvac/",
      "services/roof-repair/",
      "services/house-cleaning/",
    ]);
  });

  test("are valid to the parser, ASCII, with one h1, one style sheet and no id twice", () => {
    for (const [path, markup] of pages) {
      const errors: string[] = [];
      parse(markup, { onParseError: ({ code }) => errors.push(code) });
      expect(errors, path).toEqual([]);
      expect(markup.match(/[^\t\n -~]/u), path).toBeNull();
      expect(all(markup, "h1"), path).toHaveLength(1);
      expect(all(markup, "style"), path).toHaveLength(1);
      const ids = elements(markup).flatMap((element) => attribute(element, "id") ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
      const anchors = all(markup, "a").flatMap(
        (a) => attribute(a, "href")?.match(/^#(.+)/)?.[1] ?? [],
      );
      expect(
        anchors.filter((id) => !ids.includes(id)),
        path,
      ).toEqual([]);
    }
  });

  test("have titles, descriptions and headings of their own", () => {
    const heads = [...pages.values()].map((markup) => ({
      title: elementText(all(markup, "title")[0]),
      heading: elementText(all(markup, "h1")[0]),
      description: attribute(
        all(markup, "meta").find((meta) => attribute(meta, "name") === "description"),
        "content",
      ),
    }));
    for (const key of ["title", "heading", "description"] as const)
      expect(new Set(heads.map((head) => head[key])).size).toBe(pages.size);
    for (const { title, description } of heads) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description?.length).toBeLessThanOrEqual(155);
      expect(description?.length).toBeGreaterThanOrEqual(120);
    }
  });

  test("each name themselves canonical, and no other address of the site is absolute but its pictures", () => {
    for (const [path, markup] of pages) {
      const canonical = all(markup, "link").filter(
        (link) => attribute(link, "rel") === "canonical",
      );
      expect(canonical.map((link) => attribute(link, "href"))).toEqual([site.siteUrl + path]);
      expect(
        all(markup, "a").filter((a) => attribute(a, "href")?.startsWith(site.siteUrl)),
      ).toEqual([]);
    }
  });

  test("say 350 words or more and may be listed, but for the lists of links", () => {
    const { pages: reports } = generated;
    const isIndex = ({ path }: { path: string }) => /^(?:locations|services)\/$/.test(path);
    for (const report of reports.filter((one) => !isIndex(one))) {
      expect(report.words).toBeGreaterThanOrEqual(350);
      expect(report.indexing).toEqual({ indexable: true, reasons: [] });
    }
    for (const report of reports.filter(isIndex)) {
      expect(report.indexing).toEqual({
        indexable: false,
        reasons: [expect.stringContaining("list of links")],
      });
      expect(pages.get(report.path)).toContain('<meta name="robots" content="noindex">');
    }
  });

  test("are no copies of one another: similarity at most 0.40, with all names masked and all links counted", () => {
    for (const service of ["Plumbing", "Roofing"]) {
      const locations = Array.from({ length: 40 }, (_, index) => locationNumber(101 + index));
      const many = sampleMultiSite({ service, locations });
      const named = [many, ...locations].flatMap(({ facts }) => facts?.nearby.slice(0, 1) ?? []);
      const places = [many, ...locations].map(({ city, state }, index) => ({
        ...(named[index] ?? { miles: 1, bearing: 0, compass: "N" as const }),
        name: city,
        state: state.code,
      }));
      const shingles = [...markupByPath(generateMultiSite(many))]
        .filter(([path]) => !/^(?:locations|services)\/$/.test(path))
        .map(([, markup]) => shinglesOf(masking(many, places), markup));
      const pairs = shingles.flatMap((one, index) =>
        shingles.slice(index + 1).map((other) => similarity(one, other)),
      );
      expect(Math.max(...pairs)).toBeLessThanOrEqual(0.4);
    }
  });

  test("carry one name and one number, on every page the same", () => {
    for (const [, markup] of pages) {
      const numbers = all(markup, "a").flatMap((a) => attribute(a, "href")?.match(/^tel:.*/) ?? []);
      expect(new Set(numbers)).toEqual(new Set(["tel:+13365550142"]));
      expect(elementText(all(markup, "header")[0])).toContain(`Plumbing in ${site.city}`);
    }
  });
});

/** A site that masks the names of all its locations and of the places near them. */
function masking(site: MultiSite, places: NonNullable<Site["facts"]>["nearby"]): Site {
  if (site.facts === null) return site;
  const everywhere = [site, ...site.locations];
  return {
    ...site,
    facts: {
      ...site.facts,
      nearby: [
        ...places,
        ...everywhere.flatMap(({ facts }) => [
          ...(facts?.nearby ?? []),
          ...(facts?.nearestLarge ? [facts.nearestLarge] : []),
        ]),
      ],
      neighbouringCounties: everywhere.flatMap(({ facts }) => [
        facts?.county ?? "",
        ...(facts?.neighbouringCounties ?? []),
        facts?.otherState?.name ?? "",
        facts?.state ?? "",
      ]),
    },
  };
}
