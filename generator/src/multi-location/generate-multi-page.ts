import type { AssetFile, Design } from "../site.ts";
import { findLook, hubLook } from "../themes/find-theme.ts";
import { cleanMultiSite } from "./clean-multi-site.ts";
import { composeWords, linkPages } from "./compose-pages.ts";
import type { Finished } from "./finish-page.ts";
import { documentOf, finishIndex, finishPage, finishPages, headTexts } from "./finish-page.ts";
import { indexPages } from "./index-pages.ts";
import type { GeneratedMultiSite, MultiSite, PageReport } from "./multi-site.ts";
import type { PagePlan } from "./page-plan.ts";
import type { SitePlan } from "./plan-pages.ts";
import { drawnPages, planPages } from "./plan-pages.ts";
import type { Draft } from "./settle-pages.ts";
import { drawWords, settlePageByPage } from "./settle-pages.ts";

/** What of a page depends on all the others: its draw, and which of them it is most like. By its path. */
export type SettledPages = ReadonlyMap<string, Pick<PageReport, "attempt" | "nearest">>;

export type GeneratedMultiPage = {
  path: string;
  html: string;
  assets: readonly AssetFile[];
  /** The theme and palette it is in, chosen or by its key. */
  design: Design;
};

/** Which page is looked at, and what is known of all of them. */
type Sight = { path: string; settled: SettledPages };

/**
 * One page of the site, or the first one where it has none at that path. Byte for byte as `generateMultiSite` makes it,
 * provided that `settled` is what `reportMultiSite` finds; a page that is not in it is shown as it is drawn first.
 */
export function generateMultiPage(input: MultiSite, { path, settled }: Sight): GeneratedMultiPage {
  const site = cleanMultiSite(input);
  const look = hubLook(findLook(site));
  const plan = planPages(site);
  const draft = (page: PagePlan) => draftOf(plan, page, { settled, kept: site.kept });
  const home = draft(plan.home);
  const asked = drawnPages(plan).find((page) => page.path === path);
  const index = asked ? undefined : indexPages(plan, home).find(({ page }) => page.path === path);
  const other = asked === undefined || asked === plan.home ? home : draft(asked);
  const finished = index ? finishIndex(index) : finishAlone(plan, other);
  const { text: html } = documentOf(finished, { plan, look, siteTitle: headTexts(home).title });
  const { theme, palette } = look;
  return {
    path: finished.page.path,
    html,
    assets: [theme.face],
    design: { theme: theme.slug, palette: palette.slug },
  };
}

type Known = { settled: SettledPages; kept: MultiSite["kept"] };

function draftOf(plan: SitePlan, page: PagePlan, { settled, kept }: Known): Draft {
  const known = settled.get(page.path) ?? kept[page.path];
  const attempt = page === plan.home ? page.site.attempt : (known?.attempt ?? 0);
  const words = drawWords(page, attempt, (one, random) => composeWords(plan, one, random));
  return { ...words, nearest: settled.get(page.path)?.nearest ?? null };
}

function finishAlone(plan: SitePlan, draft: Draft): Finished {
  const [content = draft.content] = linkPages(plan, [draft]);
  return finishPage(draft, content);
}

/** What is to be said of each page, and what got none. */
export type MultiSiteReport = Pick<GeneratedMultiSite, "pages" | "skipped" | "namedOnly">;

/** The reports of `generateMultiSite` without its files, in steps of one page each. */
export function* reportMultiSite(
  input: MultiSite,
): Generator<undefined, MultiSiteReport, undefined> {
  const site = cleanMultiSite(input);
  const plan = planPages(site);
  const drafts = yield* settlePageByPage(drawnPages(plan), {
    theme: findLook(site).theme,
    kept: site.kept,
    compose: (page, random) => composeWords(plan, page, random),
  });
  const contents = drafts.map(({ content }) => content);
  const pages = finishPages(plan, drafts, contents).map(({ report }) => report);
  const { skipped, namedOnly } = plan;
  return { pages, skipped, namedOnly };
}
