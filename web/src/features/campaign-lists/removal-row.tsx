import { Button } from "@mantine/core";
import { CircleCheck, CircleDashed, LoaderCircle, OctagonAlert } from "lucide-react";
import { tellApart } from "./card-facts.ts";
import type { Removal } from "./removal-store.ts";
import classes from "./removal-panel.module.css";
import { resultOf } from "./removal-summary.ts";

const ICONS = {
  waiting: CircleDashed,
  running: LoaderCircle,
  done: CircleCheck,
  failed: OctagonAlert,
};

type Props = { removal: Removal; onRetry: (keepSite: boolean) => void };

/** One campaign's deletion: what became of its site and its credit, or why it failed and what can be done. */
export function RemovalRow({ removal, onRetry }: Props) {
  const { state, campaign } = removal;
  const Icon = ICONS[state];
  return (
    <li className={`${classes.row} ${classes[state]}`}>
      <Icon size={16} aria-hidden />
      <div className={classes.words}>
        <div className={classes.name}>{campaign.name}</div>
        <div className={classes.apart}>{tellApart(campaign)}</div>
        <div className={classes.result}>{resultOf(removal)}</div>
        {removal.state === "failed" && (
          <div className={classes.retries}>
            <Button
              variant="default"
              size="sm"
              aria-label={`Try Again: ${campaign.name}`}
              onClick={() => onRetry(false)}
            >
              Try Again
            </Button>
            {removal.mayKeepSite && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Delete, leave the site up: ${campaign.name}`}
                onClick={() => onRetry(true)}
              >
                Delete, leave the site up
              </Button>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
