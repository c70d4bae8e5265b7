import { texts } from "@mainstreet/contract/texts";
import type { PageReport } from "@mainstreet/generator/multi-location/multi-site";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { ChosenPage } from "./chosen-page.tsx";
import type { RenderNearestLink } from "./page-figures.tsx";
import { FixButton } from "./page-verdict.tsx";
import type { Fix, Fixes } from "./page-verdict.tsx";
import type { RenderAdviceLink } from "./page-worth.tsx";
import classes from "./pages-panel.module.css";
import { PagesTable } from "./pages-table.tsx";
import type { MultiSiteView } from "./use-multi-site.ts";

type Props = {
  site: MultiSiteView;
  hint: string;
  /** The remedies for a page's problems. */
  fixes: (page: PageReport) => Fixes;
  /** The remedies for locations or services without a page. */
  missing: { location?: Fix; service?: Fix };
  nearestLink: RenderNearestLink;
  adviceLink: RenderAdviceLink;
  /** Lets the user override our decision, where that is possible and the page has problems. */
  override?: ReactNode;
};

/** The quality of each page of a site before anyone pays for it, and what got no page (GS-12, GS-29). */
export function PagesPanel({ site, hint, ...others }: Props) {
  const { quality } = site;
  return (
    <Card title="Pages of this site" hint={hint}>
      <div className={classes.panel}>
        {site.isSample ? (
          <p className="muted">
            Name a service, a city and a state to see the pages and how they will stand with search
            engines.
          </p>
        ) : (
          <Pages site={site} {...others} />
        )}
        {quality.error !== null && (
          <FailurePanel
            title={messageOf(quality.error, texts.quality.failed)}
            onRetry={() => void quality.refetch()}
          />
        )}
      </div>
    </Card>
  );
}

function Pages({ site, fixes, missing, nearestLink, adviceLink, override }: Omit<Props, "hint">) {
  const { report, page, go, quality, isWaiting } = site;
  if (report === undefined) return <Placeholder lines={5} label="Checking the pages" />;
  const { pages, skipped, namedOnly } = report;
  const chosen = pages.find(({ path }) => path === page?.path) ?? pages[0];
  const shown = { pages, nearest: quality.data?.nearest ?? null };
  return (
    <div className={classes.panel} aria-busy={isWaiting}>
      <PagesTable pages={pages} chosen={chosen?.path} onChoose={go} />
      {chosen !== undefined && (
        <ChosenPage
          page={chosen}
          shown={shown}
          fixes={fixes(chosen)}
          nearestLink={nearestLink}
          adviceLink={adviceLink}
          override={override}
          onGo={go}
        />
      )}
      <WithoutPage
        title="Locations without a page"
        tone="waiting"
        items={skipped.map(({ location, reason }) => ({ name: location, reason }))}
        fix={missing.location}
      />
      <WithoutPage
        title="Services without a page of their own"
        tone="plain"
        items={namedOnly.map(({ service, reason }) => ({ name: service, reason }))}
        fix={missing.service}
      />
    </div>
  );
}

type WithoutPageProps = {
  title: string;
  tone: "waiting" | "plain";
  items: readonly { name: string; reason: string }[];
  fix: Fix | undefined;
};

/** The locations that got no page, and why. */
function WithoutPage({ title, tone, items, fix }: WithoutPageProps) {
  if (items.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={classes.without}>
        {items.map(({ name, reason }) => (
          <li key={name}>{reason}</li>
        ))}
      </ul>
      <FixButton fix={fix} />
    </Notice>
  );
}
