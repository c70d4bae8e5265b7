import type { DnsRecord } from "@mainstreet/contract/domains/domain-record";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, LoaderCircle, OctagonAlert, X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import bar from "../../ui/progress-bar.module.css";
import { distinguishingText } from "./card-facts.ts";
import classes from "./removal-panel.module.css";
import { dismissRemovals, removalStore } from "./removal-store.ts";
import type { CampaignRemoval } from "./removal-store.ts";
import { removalHeadline, removalText, removalsToShow } from "./removal-summary.ts";
import { removeCampaigns } from "./remove-campaigns.ts";

/** Limits the rendered rows. */
const MOST_ROWS = 60;

/** The progress of the newest deletions, in a corner of every page until it is closed. */
export function RemovalPanel() {
  const removals = useSyncExternalStore(removalStore.subscribe, removalStore.current);
  const client = useQueryClient();
  const shown = removalsToShow(removals);
  const ended = shown.filter(({ endedAt }) => endedAt !== undefined).length;
  const failed = shown.filter(({ state }) => state === "failed");
  const isRunning = ended < shown.length;
  const again = (some: readonly CampaignRemoval[], keepSite: boolean) =>
    removeCampaigns(
      some.map(({ campaign, listKey }) => ({ campaign, listKey, keepSite })),
      () => void client.invalidateQueries(),
    );
  return (
    <section className={classes.panel} aria-label="Deletions">
      <div className={classes.head}>
        <h2>
          <span role="status">{removalHeadline(shown)}</span>
        </h2>
        {!isRunning && <IconButton icon={X} label="Close" onClick={dismissRemovals} />}
      </div>
      {isRunning && (
        <>
          <progress className={bar.bar} max={shown.length} value={ended} aria-label="Deleted" />
          <p className="note">
            This goes on while you work on other pages. Closing this tab stops it.
          </p>
        </>
      )}
      <ul className={classes.rows} tabIndex={0} aria-label="Campaigns">
        {shown.slice(0, MOST_ROWS).map((removal) => (
          <RemovalRow
            key={removal.campaign.id}
            removal={removal}
            onRetry={(keepSite) => again([removal], keepSite)}
          />
        ))}
        {shown.length > MOST_ROWS && (
          <li className={classes.more}>And {shown.length - MOST_ROWS} more</li>
        )}
      </ul>
      {failed.length > 1 && !isRunning && (
        <div className={classes.actions}>
          <Button variant="default" size="sm" onClick={() => again(failed, false)}>
            Try all {failed.length} again
          </Button>
        </div>
      )}
    </section>
  );
}

const ICONS = {
  waiting: CircleDashed,
  running: LoaderCircle,
  done: CircleCheck,
  failed: OctagonAlert,
};

type Props = { removal: CampaignRemoval; onRetry: (keepSite: boolean) => void };

/** One campaign's deletion: what became of its site and its credit, or why it failed and what can be done. */
function RemovalRow({ removal, onRetry }: Props) {
  const { state, campaign } = removal;
  const Icon = ICONS[state];
  return (
    <li className={`${classes.row} ${classes[state]}`}>
      <Icon size={16} aria-hidden />
      <div>
        <div className={classes.name}>{campaign.name}</div>
        <div className={classes.apart}>{distinguishingText(campaign)}</div>
        <div className={classes.result}>{removalText(removal)}</div>
        {removal.state === "done" && <LeftRecords records={removal.recordsToRemove ?? []} />}
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

/** The DNS records of its domain, which lead to a place that somebody else could take now. */
function LeftRecords({ records }: { records: readonly DnsRecord[] }) {
  if (records.length === 0) return null;
  return (
    <>
      <div className={classes.result}>Now remove these records where its domain is registered:</div>
      <ul className={classes.records}>
        {records.map(({ type, fullName, value }) => (
          <li key={`${type} ${fullName}`} className="mono">
            {type} {fullName} {value}
          </li>
        ))}
      </ul>
    </>
  );
}
