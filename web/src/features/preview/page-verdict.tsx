import type { QualityProblem } from "@mainstreet/contract/page-quality";
import { Button } from "@mantine/core";
import { Notice } from "../../ui/notice.tsx";
import classes from "./quality-panel.module.css";

export type Fix = { label: string; onFix: () => void };
/** The remedy for each problem that has one. */
export type Fixes = Partial<Record<QualityProblem, Fix>>;

type Props = {
  indexable: boolean;
  problems: readonly { kind: QualityProblem; text: string }[];
  /** The consequence, in a sentence. */
  outlook: string;
  fixes: Fixes;
};

/** Whether search engines may list a page, why not, and what can be done about it (GS-12). */
export function PageVerdict({ indexable, problems, outlook, fixes }: Props) {
  return (
    <div className="stack">
      <div role="status">
        {indexable ? (
          <Notice
            tone="good"
            title={
              problems.length === 0
                ? "Ready for search engines"
                : "Search engines may list it, as you chose"
            }
          >
            {outlook}
          </Notice>
        ) : (
          <Notice tone="waiting" title="Search engines will be asked not to list it">
            {outlook}
          </Notice>
        )}
      </div>
      {problems.length > 0 && (
        <ul className={classes.problems}>
          {problems.map(({ kind, text }) => (
            <li key={text}>
              <span>{text}</span>
              <FixButton fix={fixes[kind]} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The button for a remedy, where there is one. */
export function FixButton({ fix }: { fix: Fix | undefined }) {
  if (fix === undefined) return null;
  return (
    <Button variant="default" size="sm" onClick={fix.onFix}>
      {fix.label}
    </Button>
  );
}
