import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { RemovalRow } from "./removal-row.tsx";
import { dismissRemovals, removalStore } from "./removal-store.ts";
import type { Removal } from "./removal-store.ts";
import { removeCampaigns } from "./remove-campaigns.ts";
import bar from "../../ui/progress-bar.module.css";
import classes from "./removal-panel.module.css";
import { headlineOf, worthShowing } from "./removal-summary.ts";

/** Rows shown at once: the panel stays light however many campaigns go. */
const MOST_ROWS = 60;

/** How the newest deletions go, campaign by campaign; it stands aside in a corner until it is closed. */
export function RemovalPanel() {
  const removals = useSyncExternalStore(removalStore.subscribe, removalStore.current);
  const client = useQueryClient();
  const shown = worthShowing(removals);
  const ended = shown.filter(({ endedAt }) => endedAt !== undefined).length;
  const failed = shown.filter(({ state }) => state === "failed");
  const isRunning = ended < shown.length;
  const again = (some: readonly Removal[], keepSite: boolean) =>
    removeCampaigns(
      some.map(({ campaign, meaning }) => ({ campaign, meaning, keepSite })),
      () => void client.invalidateQueries(),
    );
  return (
    <section className={classes.panel} aria-label="Deletions">
      <div className={classes.head}>
        <h2>
          <span role="status">{headlineOf(shown)}</span>
        </h2>
        {!isRunning && <IconButton icon={X} label="Close" onClick={dismissRemovals} />}
      </div>
      {isRunning && (
        <>
          <progress className={bar.bar} max={shown.length} value={ended} aria-label="Deleted" />
          <p className={classes.note}>
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
