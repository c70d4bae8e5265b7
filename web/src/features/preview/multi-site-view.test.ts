import { generateMultiSite } from "@mainstreet/generator/multi-location/generate-multi-site";
import { sampleMultiSite } from "@mainstreet/generator/multi-location/test-support";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { multiSiteView } from "./multi-site-view.ts";
import type { PreviewResponse } from "./preview-page.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

function startView() {
  const responses: PreviewResponse[] = [];
  const request = multiSiteView((response) => responses.push(response));
  request(0, { kind: "locations", locations: site.locations });
  const pages = () =>
    responses.flatMap((response) => (response.kind === "page" ? response.page : []));
  const reports = () =>
    responses.flatMap((response) => (response.kind === "report" ? response.report : []));
  return { request, pages, reports };
}

const site = sampleMultiSite();
const whole = generateMultiSite(site);
const textOf = (path: string) =>
  whole.files.find((file) => file.path === `${path}index.html`)?.text;

test("the previewed page is rendered at once, and the report on all pages once typing pauses", () => {
  const { request, pages, reports } = startView();
  request(1, { kind: "multi", site, path: "" });
  expect(pages()).toMatchObject([{ id: 1, path: "", html: textOf("") }]);
  expect(reports()).toEqual([]);
  vi.runAllTimers();
  expect(reports()).toEqual([
    { id: 1, pages: whole.pages, skipped: [], namedOnly: whole.namedOnly },
  ]);
  expect(pages()).toHaveLength(1);
});

test("a keystroke during a comparison renders its page and restarts the comparison; the earlier report is dropped", () => {
  const { request, pages, reports } = startView();
  const path = "locations/brenfaral-s3/";
  request(1, { kind: "multi", site: { ...site, phone: "" }, path });
  vi.advanceTimersByTime(0);
  request(2, { kind: "multi", site, path });
  expect(pages().at(-1)).toMatchObject({ id: 2, path, html: textOf(path) });
  vi.runAllTimers();
  expect(reports().at(-1)).toMatchObject({ id: 2, pages: whole.pages });
});

test("another page of the same site is shown without comparing the pages again", () => {
  const { request, pages, reports } = startView();
  request(1, { kind: "walk", path: "locations/" });
  expect(pages()).toEqual([]);
  request(2, { kind: "multi", site, path: "" });
  vi.runAllTimers();
  request(3, { kind: "walk", path: "locations/" });
  vi.runAllTimers();
  expect(pages().at(-1)).toMatchObject({ id: 3, path: "locations/", html: textOf("locations/") });
  expect(reports()).toHaveLength(1);
});
