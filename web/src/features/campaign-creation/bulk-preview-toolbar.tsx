import { count, countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { Maximize2 } from "lucide-react";
import { Segmented } from "../../ui/segmented.tsx";
import classes from "./bulk-preview.module.css";
import type { Counts } from "./bulk-verdict.ts";
import type { BulkFormState } from "./use-bulk-form.ts";

/** The name of the button that opens the table in the window's height. */
export const FULL_HEIGHT = "Full height";

type Props = {
  state: BulkFormState;
  counts: Counts;
  showsAll: boolean;
  onShow: (all: boolean) => void;
  /** Opens the table in the window's height; undefined where it is open. */
  onTall: (() => void) | undefined;
};

/** Chooses which rows are shown, and changes many rows at once. */
export function BulkPreviewToolbar({ state, counts, showsAll, onShow, onTall }: Props) {
  const { rows, edit, remove, removed, restore } = state;
  const attention = counts.bad.length + counts.waiting.length;
  const respelt = Object.keys(counts.spellings).length;
  return (
    <div className={classes.toolbar}>
      <Segmented
        legend="Rows"
        options={[
          { value: "all", label: `All ${count(rows.length)}` },
          { value: "attention", label: `Needs attention ${count(attention)}` },
        ]}
        value={showsAll ? "all" : "attention"}
        onChange={(value) => onShow(value === "all")}
      />
      <div className={classes.tools}>
        {respelt > 1 && (
          <Button variant="default" size="sm" onClick={() => edit(counts.spellings)}>
            Correct {countOf(respelt, "spelling")}
          </Button>
        )}
        <RemoveMany keys={counts.doubles} what="duplicate" onRemove={remove} />
        <RemoveMany keys={counts.bad} what="wrong row" onRemove={remove} />
        {removed > 0 && (
          <Button variant="default" size="sm" onClick={restore}>
            Restore {count(removed)} removed
          </Button>
        )}
        {onTall !== undefined && (
          <Button
            variant="default"
            size="sm"
            aria-label={FULL_HEIGHT}
            leftSection={<Maximize2 size={15} aria-hidden />}
            onClick={onTall}
          >
            {FULL_HEIGHT}
          </Button>
        )}
      </div>
    </div>
  );
}

type RemoveManyProps = {
  keys: readonly string[];
  what: string;
  onRemove: (keys: readonly string[]) => void;
};

function RemoveMany({ keys, what, onRemove }: RemoveManyProps) {
  if (keys.length === 0) return null;
  return (
    <Button variant="default" size="sm" onClick={() => onRemove(keys)}>
      Remove {countOf(keys.length, what)}
    </Button>
  );
}
