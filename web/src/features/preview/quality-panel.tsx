import { texts } from "@mainstreet/contract/texts";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import type { QualityCheck } from "./api.ts";
import { nearestAccountPage, PageFigures } from "./page-figures.tsx";
import type { RenderNearestLink } from "./page-figures.tsx";
import { PageVerdict } from "./page-verdict.tsx";
import type { Fixes } from "./page-verdict.tsx";
import type { RenderAdviceLink } from "./page-worth.tsx";
import { PageWorth } from "./page-worth.tsx";
import classes from "./quality-panel.module.css";

type Props = {
  quality: QualityCheck;
  fixes: Fixes;
  nearestLink: RenderNearestLink;
  adviceLink: RenderAdviceLink;
  /** Lets the user override our decision, where that is possible and the page has problems. */
  override?: ReactNode;
};

/** The quality of a site before anyone pays for it: words, local facts, its most similar page, search engines (GS-12), and advice. */
export function QualityPanel({ quality, fixes, nearestLink, adviceLink, override }: Props) {
  const { data, error, isEnabled, isBehind, refetch } = quality;
  return (
    <Card title="Quality">
      {data !== undefined && isEnabled ? (
        <div className={classes.panel} aria-busy={isBehind}>
          <PageFigures {...data} similarPages={[nearestAccountPage(data.nearest, nearestLink)]} />
          <PageVerdict {...data} fixes={fixes} />
          {data.problems.length > 0 && override}
          <PageWorth {...data} adviceLink={adviceLink} />
        </div>
      ) : (
        <Waiting error={error} isEnabled={isEnabled} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

type WaitingProps = { error: Error | null; isEnabled: boolean; onRetry: () => void };

function Waiting({ error, isEnabled, onRetry }: WaitingProps) {
  if (!isEnabled)
    return (
      <p className="muted">
        Name a service, a city and a state to see how the page will stand with search engines.
      </p>
    );
  if (error === null) return <Placeholder lines={3} label="Checking the quality" />;
  return <FailurePanel title={messageOf(error, texts.quality.failed)} onRetry={onRetry} />;
}
