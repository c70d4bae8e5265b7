import {
  generateEditedMultiPage,
  generateMultiPage,
  reportMultiSite,
} from "@mainstreet/generator/multi-location/generate-multi-page";
import type {
  MultiSiteReport,
  KnownPages,
} from "@mainstreet/generator/multi-location/generate-multi-page";
import type { Location, MultiSite } from "@mainstreet/generator/multi-location/multi-site";
import type { PreviewResponse, PreviewInput } from "./preview-page.ts";

/** Long enough to finish typing a word. */
const PAUSE_MS = 250;
/** The longest time that a keystroke waits for a slice. */
const SLICE_MS = 10;

/**
 * The previewed page of a multi-location site, rendered again with every keystroke. All pages are compared with each
 * other only once typing pauses, in slices; then the report is sent, and the page is rendered again if it changed.
 */
export function multiSiteView(post: (response: PreviewResponse) => void) {
  let locations: readonly Location[] = [];
  let site: MultiSite | undefined;
  let siteId = 0;
  let isEdited = false;
  let known: KnownPages = new Map();
  let seen = { id: 0, path: "", html: "" };
  let stop: (() => void) | undefined;

  function show(id: number, path: string): void {
    if (site === undefined) return;
    const page = (isEdited ? editedPageOf : generateMultiPage)(site, { path, known });
    if (id === seen.id && page.html === seen.html) return;
    seen = { id, path, html: page.html };
    post({ kind: "page", page: { id, siteId, ...page } });
  }

  function take(id: number, fresh: MultiSite): void {
    [siteId, site] = [id, fresh];
    stop?.();
    stop = runInSlices(reportMultiSite(fresh), {
      pauseMs: known.size === 0 ? 0 : PAUSE_MS,
      onEnd: (report) => {
        known = new Map(report.pages.map((page) => [page.path, page]));
        show(seen.id, seen.path);
        post({ kind: "report", report: { id, ...report } });
      },
    });
  }

  return (id: number, input: Exclude<PreviewInput, { kind: "single" }>): void => {
    if (input.kind === "locations") {
      locations = input.locations;
      return;
    }
    if (input.kind === "multi") {
      isEdited = input.isEdited === true;
      take(id, { ...input.site, locations });
    }
    show(id, input.path);
  };
}

function editedPageOf(site: MultiSite, wanted: Parameters<typeof generateEditedMultiPage>[1]) {
  const { blocks, pages, ...page } = generateEditedMultiPage(site, wanted);
  return { ...page, edited: { blocks, pages } };
}

type Run = { pauseMs: number; onEnd: (report: MultiSiteReport) => void };

/** Runs the steps after a pause, in time slices so that messages are handled in between. Returns a function that stops it. */
function runInSlices(
  steps: Generator<undefined, MultiSiteReport, undefined>,
  { pauseMs, onEnd }: Run,
): () => void {
  let timer = setTimeout(takeSlice, pauseMs);
  function takeSlice(): void {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (step.done !== true && performance.now() < until) step = steps.next();
    if (step.done === true) onEnd(step.value);
    else timer = setTimeout(takeSlice);
  }
  return () => clearTimeout(timer);
}
