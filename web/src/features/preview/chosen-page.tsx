import type { TypedLocation } from "@mainstreet/contract/location-lines";
import type { Quality } from "@mainstreet/contract/page-quality";
import type { PageReport } from "@mainstreet/generator/multi-location/multi-site";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import type { SimilarPage, RenderNearestLink } from "./page-figures.tsx";
import { nearestAccountPage, PageFigures } from "./page-figures.tsx";
import { pageName } from "./page-name.ts";
import { PageVerdict } from "./page-verdict.tsx";
import type { Fixes } from "./page-verdict.tsx";
import type { RenderAdviceLink } from "./page-worth.tsx";
import { PageWorth } from "./page-worth.tsx";
import classes from "./pages-panel.module.css";

type Props = {
  page: PageReport;
  /** All pages of the site, and the page of the account that is most similar to the first of them. */
  shown: { pages: readonly PageReport[]; nearest: Quality["nearest"] };
  fixes: Fixes;
  nearestLink: RenderNearestLink;
  adviceLink: RenderAdviceLink;
  override?: ReactNode;
  onGo: (path: string) => void;
};

/** The quality check of one page of a site. */
export function ChosenPage({ page, shown, fixes, nearestLink, adviceLink, override, onGo }: Props) {
  const { indexing, problems } = page;
  const isList = !indexing.indexable && problems.length === 0;
  const similarPages = [
    ...nearestPage(page, shown.pages, onGo),
    ...(page.path === "" ? [nearestAccountPage(shown.nearest, nearestLink)] : []),
  ];
  return (
    <section className={classes.page} aria-label="Quality">
      <h3>{page.title}</h3>
      {isList ? (
        <Notice tone="plain" title="Not for search engines">
          {indexing.reasons.join(" ")}
        </Notice>
      ) : (
        <>
          <PageFigures words={page.words} facts={page.facts} similarPages={similarPages} />
          <PageVerdict
            indexable={indexing.indexable}
            problems={problems.map(({ kind, reason }) => ({ kind, text: reason }))}
            outlook={page.outlook}
            fixes={fixes}
          />
          {problems.length > 0 && override}
          <PageWorth {...page} place={locationOf(page)} adviceLink={adviceLink} />
        </>
      )}
    </section>
  );
}

/** The location of its page: "Kernersville, NC". */
function locationOf({ path, name }: PageReport): TypedLocation | undefined {
  if (!path.startsWith("locations/")) return undefined;
  const [, city = "", state = ""] = /^(.+), ([^,]+)$/.exec(name.replace("D.C.", "DC")) ?? [];
  return { city, state };
}

function nearestPage(
  { nearest }: PageReport,
  pages: readonly PageReport[],
  onGo: (path: string) => void,
): SimilarPage[] {
  const other = pages.find(({ path }) => path === nearest?.id);
  if (nearest === null || other === undefined) return [];
  const link = (
    <button type="button" className={classes.link} onClick={() => onGo(other.path)}>
      {pageName(other)}
    </button>
  );
  return [{ title: "Nearest page", likeness: nearest.likeness, link }];
}
