import { describe, expect, test } from "vitest";
import { maskedWords } from "../similarity/masked-words.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import type { KeptPage, MultiSite } from "./multi-site.ts";
import { locationNumber, sampleMultiSite } from "./test-support.ts";

const filesOf = (site: MultiSite) =>
  new Map(generateMultiSite(site).files.map(({ path, text }) => [path, text]));

/** What a server stores of each page for the next time. */
const keptOf = (site: MultiSite): Record<string, KeptPage> =>
  Object.fromEntries(
    generateMultiSite(site).pages.map(({ path, attempt }) => [
      path,
      { attempt, changedOn: site.lastModified },
    ]),
  );

/** A page's words without its links to other pages. */
const wordsOf = (site: MultiSite, page = "") =>
  maskedWords(
    site,
    page.replace(/<section id="(?:locations|nearest|related)".*?<\/section>/gs, ""),
  ).join(" ");

const site = sampleMultiSite();
const before = filesOf(site);
const changedIn = (after: Map<string, string>) =>
  [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);

test("the same site twice is the same bytes, in whatever order its locations are named", () => {
  expect(filesOf(sampleMultiSite())).toEqual(before);
  const turned = filesOf({ ...site, locations: site.locations.toReversed() });
  const pages = [...before.keys()].filter((path) => path.startsWith("locations/"));
  for (const path of pages) expect(turned.get(path), path).toBe(before.get(path));
});

describe("a location that joins later", () => {
  const { city, ...joining } = locationNumber(140);
  const added = { ...joining, city };

  test.each([
    ["at the end", { ...site, locations: [...site.locations, added] }],
    ["at the start", { ...site, kept: keptOf(site), locations: [added, ...site.locations] }],
  ])("%s of the list changes no word of any other page", (_, larger) => {
    const after = filesOf(larger);
    const pages = [...before.keys()].filter((path) => /^(?:locations|services)\/./.test(path));
    for (const path of pages.filter((one) => !/^\w+\/index\.html$/.test(one)))
      expect(wordsOf(larger, after.get(path)), path).toBe(wordsOf(larger, before.get(path)));
  });

  test("far from most of them leaves most files as they are", () => {
    const after = filesOf({ ...site, locations: [...site.locations, added] });
    expect(changedIn(after).toSorted()).toEqual([
      "index.html",
      "locations/holfaral-s2/index.html",
      "locations/index.html",
      "locations/iverfaral-s3/index.html",
      "sitemap.xml",
    ]);
  });
});

test("a page that took another attempt once keeps it", () => {
  const path = "locations/brenfaral-s3/";
  const kept = { [path]: { attempt: 3, changedOn: "2026-01-02" } };
  const { pages } = generateMultiSite({ ...site, kept });
  expect(pages.find((page) => page.path === path)?.attempt).toBe(3);
  expect(filesOf({ ...site, kept }).get(`${path}index.html`)).not.toBe(
    before.get(`${path}index.html`),
  );
});

test("a page keeps its own place in search, whatever the first page has", () => {
  const description = `${"word ".repeat(160)}.`;
  const grooming = sampleMultiSite({
    service: "Dog grooming",
    relatedServices: ["Pet taxi", "Cat sitting"].map((name) => ({ name, description })),
  });
  const page = { attempt: 0, changedOn: "2026-01-02" };
  const listedOf = (wasIndexed: boolean) =>
    generateMultiSite({
      ...grooming,
      wasIndexed,
      kept: {
        "services/pet-taxi/": { ...page, wasIndexed: !wasIndexed },
        "locations/brenfaral-s3/": { ...page, wasIndexed: !wasIndexed },
      },
    })
      .pages.filter(({ indexing }) => indexing.indexable)
      .map(({ path }) => path);
  expect(listedOf(true)).toEqual([""]);
  expect(listedOf(false)).toEqual(["locations/brenfaral-s3/", "services/pet-taxi/"]);
});

test("the sitemap has every page that may be listed with the day it last changed", () => {
  const kept = { "": { attempt: 0, changedOn: "2026-02-03" } };
  const { files, pages } = generateMultiSite({ ...site, kept });
  const sitemap = files.find(({ path }) => path === "sitemap.xml")?.text ?? "";
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, address]) => address)).toEqual(
    pages.filter(({ indexing }) => indexing.indexable).map(({ path }) => site.siteUrl + path),
  );
  expect(entries).toHaveLength(12);
  expect(entries.map(([, , day]) => day)).toEqual([
    "2026-02-03",
    ...Array.from({ length: 11 }, () => site.lastModified),
  ]);
});

test("another address leaves no trace of the first", () => {
  const moved = filesOf({ ...site, siteUrl: "https://www.example.org/" });
  expect([...moved].filter(([, text]) => text.includes("netlify.app"))).toEqual([]);
});

test("the policy allows the sheet of every page", () => {
  const headers = before.get("_headers") ?? "";
  expect(headers.match(/'sha256-[^']+'/g)).toHaveLength(4);
});
