import { SELECTION_LIMIT } from "@mainstreet/contract/limits";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { DownloadSitesButton } from "../../ui/download-sites-button.tsx";
import { ExportCsvButton } from "../../ui/export-csv-button.tsx";
import type { SelectedCampaigns } from "./selection.ts";
import classes from "./selection-bar.module.css";

type Props = {
  /** The bar is below the list, and appears without taking the focus from the box that was ticked. */
  isBelow?: boolean;
  choice: SelectedCampaigns;
  /** All campaigns are selected, but their ids are still being fetched. */
  isWhole: boolean;
  /** The number of campaigns that match the filter, loaded or not. */
  total: number;
  onAll: () => void;
  onNone: () => void;
  onChange: () => void;
  onEdit: () => void;
  onLabels: () => void;
  onCopy: () => void;
  onDelete: () => void;
  onCancel: () => void;
};

/** The actions on the selected campaigns. It stays visible while the list is scrolled; Escape closes it. */
export function SelectionBar(props: Props) {
  const { choice, isWhole, total, onCancel, isBelow = false } = props;
  const most = Math.min(total, SELECTION_LIMIT);
  const count = isWhole ? most : choice.size;
  const isAll = total > 0 && count >= most;
  const first = useRef<HTMLButtonElement>(null);
  const isEmpty = choice.size === 0;
  useEffect(() => {
    if (!isBelow) first.current?.focus({ preventScroll: true });
  }, [isBelow]);
  useEscape(onCancel);
  return (
    <section className={`${classes.bar} ${isBelow ? classes.below : ""}`} aria-label="Selection">
      <p role="status" className={classes.banner}>
        {texts.campaignLists.selected(count, total)}
      </p>
      <Button ref={first} variant="default" size="sm" onClick={isAll ? props.onNone : props.onAll}>
        {isAll ? "Deselect All" : "Select All"}
      </Button>
      <Button variant="default" size="sm" disabled={isEmpty} onClick={props.onChange}>
        Change…
      </Button>
      <Button variant="default" size="sm" disabled={isEmpty} onClick={props.onEdit}>
        Edit Selected
      </Button>
      <Button variant="default" size="sm" disabled={isEmpty} onClick={props.onLabels}>
        Labels
      </Button>
      <Button variant="default" size="sm" disabled={isEmpty} onClick={props.onCopy}>
        Copy URLs
      </Button>
      <DownloadSitesButton disabled={isEmpty} input={{ campaignIds: [...choice.keys()] }}>
        Download ZIP
      </DownloadSitesButton>
      <ExportCsvButton
        disabled={isEmpty}
        input={{ campaignIds: [...choice.keys()] }}
        sites={choice.size}
      />
      <Button color="red" variant="outline" size="sm" disabled={isEmpty} onClick={props.onDelete}>
        Delete Selected
      </Button>
      <Button variant="subtle" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </section>
  );
}

/** Escape ends select mode, except where it closes a dialog or a list of options. */
function useEscape(leave: () => void) {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest(TAKES_ESCAPE) !== null;
      if (key === "Escape" && !isTaken) leave();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [leave]);
}

const TAKES_ESCAPE = 'dialog, [role="dialog"], [aria-expanded="true"], input[type="search"]';
