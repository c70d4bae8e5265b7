import {
  generateMultiPage,
  reportMultiSite,
} from "@mainstreet/generator/multi-location/generate-multi-page";
import type {
  MultiSiteReport,
  SettledPages,
} from "@mainstreet/generator/multi-location/generate-multi-page";
import type { MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import type { Answer, Wish } from "./preview-page.ts";

/** Long enough that a word is typed to its end. */
const PAUSE_MS = 250;
/** So long at most does a key wait for what is done in between. */
const SLICE_MS = 10;

type Steps = Generator<undefined, MultiSiteReport, undefined>;

/**
 * The page that is looked at of a site of many, drawn anew with every key. All pages are settled among each other only
 * once typing pauses, in slices; then they are reported, and the page is drawn again if it became another one.
 */
export function multiSiteView(tell: (answer: Answer) => void) {
  let site: MultiSite | undefined;
  let settled: SettledPages = new Map();
  let seen = { id: 0, path: "", html: "" };
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(id: number, path: string): void {
    if (site === undefined) return;
    const page = generateMultiPage(site, { path, settled });
    if (id === seen.id && page.html === seen.html) return;
    seen = { id, path, html: page.html };
    tell({ kind: "page", page: { id, ...page } });
  }

  function settle(id: number, steps: Steps): void {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (step.done !== true && performance.now() < until) step = steps.next();
    if (step.done !== true) {
      timer = setTimeout(() => settle(id, steps));
      return;
    }
    const report = step.value;
    settled = new Map(report.pages.map((page) => [page.path, page]));
    show(seen.id, seen.path);
    tell({ kind: "report", report: { id, ...report } });
  }

  return (id: number, wish: Exclude<Wish, { kind: "single" }>): void => {
    if (wish.kind === "multi") {
      const fresh = wish.site;
      site = fresh;
      clearTimeout(timer);
      const pause = settled.size === 0 ? 0 : PAUSE_MS;
      timer = setTimeout(() => settle(id, reportMultiSite(fresh)), pause);
    }
    show(id, wish.path);
  };
}
