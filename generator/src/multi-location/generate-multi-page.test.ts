import { expect, test } from "vitest";
import type { KnownPages } from "./generate-multi-page.ts";
import { generateMultiPage, reportMultiSite } from "./generate-multi-page.ts";
import { generateMultiSite } from "./generate-multi-site.ts";
import type { MultiSite } from "./multi-site.ts";
import { locationNumber, sampleMultiSite } from "./test-support.ts";

function reportOf(site: MultiSite) {
  const steps = reportMultiSite(site);
  let count = 0;
  let step = steps.next();
  while (step.done !== true) {
    count += 1;
    step = steps.next();
  }
  return { ...step.value, steps: count };
}

const knownOf = ({ pages }: ReturnType<typeof reportOf>): KnownPages =>
  new Map(pages.map((page) => [page.path, page]));

const respelt = { ...locationNumber(102), city: "Brenfaral" };
test.each([
  ["as it is", sampleMultiSite()],
  ["without services or a phone", sampleMultiSite({ relatedServices: [], phone: "" })],
  ["without locations", sampleMultiSite({ locations: [], likeness: 0.7 })],
  [
    "in a bucket",
    sampleMultiSite({ readsHeadersFile: false, siteUrl: "http://b.example/plumbing/" }),
  ],
  [
    "with kept attempts",
    sampleMultiSite({ kept: { "services/hvac/": { attempt: 3, changedOn: "" } } }),
  ],
  ["with what gets no page", sampleMultiSite({ locations: [locationNumber(101), respelt] })],
])("each page of a site %s is the one that the whole site has", (_name, site) => {
  const whole = generateMultiSite(site);
  const report = reportOf(site);
  const { pages, skipped, namedOnly } = whole;
  expect(report).toMatchObject({ pages, skipped, namedOnly });
  for (const { path } of pages) {
    const page = generateMultiPage(site, { path, known: knownOf(report) });
    expect(page.path).toBe(path);
    expect(page.html).toBe(whole.files.find((file) => file.path === `${path}index.html`)?.text);
    expect(page.assets).toEqual(whole.assets);
  }
});

test("the first page is shown in place of a page that does not exist any more", () => {
  const site = sampleMultiSite();
  const { path } = generateMultiPage(site, { path: "locations/gone-s1/", known: new Map() });
  expect(path).toBe("");
});

test("before the other pages are known a page is shown as it was kept, or else at its first attempt", () => {
  const path = "services/hvac/";
  const show = (site: MultiSite) => generateMultiPage(site, { path, known: new Map() }).html;
  const kept = { [path]: { attempt: 3, changedOn: "2026-11-20" } };
  const page = show(sampleMultiSite({ kept }));
  expect(page).not.toBe(show(sampleMultiSite()));
  const whole = generateMultiSite(sampleMultiSite({ kept }));
  expect(page).toBe(whole.files.find((file) => file.path === `${path}index.html`)?.text);
});

test("a site is reported in a step for each page with words, so that nobody waits for all of them", () => {
  const { pages, steps } = reportOf(sampleMultiSite());
  expect(steps).toBe(pages.filter(({ words }) => words > 500).length);
});

test("what keeps a page from being listed is named with its kind; a list of links has no problem", () => {
  const { pages } = reportOf(sampleMultiSite({ phone: "" }));
  const [home, index] = pages;
  expect(home?.problems.map(({ kind }) => kind)).toEqual(["contact"]);
  expect(home?.indexing.reasons).toHaveLength(1);
  expect(index).toMatchObject({ name: "Locations", problems: [], indexing: { indexable: false } });
});
