import type { Quality, QualityProblem } from "@mainstreet/contract/quality";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import type { QualityCheck } from "./api.ts";
import classes from "./quality-panel.module.css";

type Fix = { label: string; onFix: () => void };

type Props = {
  quality: QualityCheck;
  /** What helps against a problem, where something does. */
  fixes: Partial<Record<QualityProblem, Fix>>;
  /** The link to the nearest sibling. */
  sibling: (nearest: NonNullable<Quality["nearest"]>) => ReactNode;
  /** The user's word against ours, where it can be given and there is anything against the page. */
  override?: ReactNode;
};

/** What a site is worth before anyone pays for it: words, local facts, its nearest sibling, and search engines (GS-12). */
export function QualityPanel({ quality, fixes, sibling, override }: Props) {
  const { data, error, isAsked, isBehind, refetch } = quality;
  return (
    <Card title="Quality">
      {data !== undefined && isAsked ? (
        <div className={classes.panel} aria-busy={isBehind}>
          <Figures quality={data} sibling={sibling} />
          <Verdict quality={data} fixes={fixes} />
          {data.problems.length > 0 && override}
        </div>
      ) : (
        <Waiting error={error} isAsked={isAsked} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}

type WaitingProps = { error: Error | null; isAsked: boolean; onRetry: () => void };

function Waiting({ error, isAsked, onRetry }: WaitingProps) {
  if (!isAsked)
    return (
      <p className="muted">
        Name a service, a city and a state to see how the page will stand with search engines.
      </p>
    );
  if (error === null) return <Placeholder lines={3} label="Checking the quality" />;
  return <FailurePanel title={messageOf(error, texts.quality.failed)} onRetry={onRetry} />;
}

function Figures({ quality, sibling }: { quality: Quality; sibling: Props["sibling"] }) {
  const { words, facts, nearest } = quality;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Words</dt>
        <dd>{words.toLocaleString("en-US")}</dd>
      </div>
      <div>
        <dt>Local facts</dt>
        <dd>{facts.printed}</dd>
        {facts.missing.length > 0 && (
          <dd className={classes.note}>Not known here: {facts.missing.join(", ")}</dd>
        )}
      </div>
      <div>
        <dt>Nearest sibling</dt>
        <dd>{nearest === null ? "None yet" : `${Math.round(nearest.likeness * 100)} % alike`}</dd>
        {nearest !== null && <dd className={classes.note}>{sibling(nearest)}</dd>}
      </div>
    </dl>
  );
}

function Verdict({ quality, fixes }: { quality: Quality; fixes: Props["fixes"] }) {
  const { indexable, problems } = quality;
  return (
    <div className={classes.verdict}>
      <div role="status">
        {indexable ? (
          <Notice
            tone="good"
            title={
              problems.length === 0
                ? "Ready for search engines"
                : "Search engines may list it, as you chose"
            }
          />
        ) : (
          <Notice tone="waiting" title="Search engines will be asked not to list it" />
        )}
      </div>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ kind, text }) => (
            <li key={kind}>
              <span>{text}</span>
              <FixButton fix={fixes[kind]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FixButton({ fix }: { fix: Fix | undefined }) {
  if (fix === undefined) return null;
  return (
    <Button variant="default" size="sm" onClick={fix.onFix}>
      {fix.label}
    </Button>
  );
}
