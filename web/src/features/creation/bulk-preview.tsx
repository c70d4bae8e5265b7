import { count, countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { Button } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { BulkPreviewRow, previewColumns } from "./bulk-preview-row.tsx";
import classes from "./bulk-preview.module.css";
import { BulkRowEditor } from "./bulk-row-editor.tsx";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import { countVerdicts } from "./bulk-verdict.ts";
import { RowsTable } from "./rows-table.tsx";
import type { BulkForm } from "./use-bulk-form.ts";
import { useMeasures } from "./use-measures.ts";
import { useVerdicts } from "./use-verdicts.ts";

type Props = {
  state: BulkForm;
  /** What it costs, and why it was refused. */
  children: ReactNode;
  /** The ways on; `obstacle` says what is in the way of making the sites. */
  actions: (obstacle: string | undefined) => ReactNode;
};

/** What will happen to each row before anyone pays for it (issue D, dry run), and the means to mend it. */
export function BulkPreview({ state, children, actions }: Props) {
  const { rows, seed, edit, remove } = state;
  const looks = { seed, design: state.form.values.design };
  const { check, verdicts, ordered } = useVerdicts(rows, looks);
  const { look, verdictOf } = useMeasures(verdicts, looks);
  const counts = useMemo(() => countVerdicts(rows, verdicts), [rows, verdicts]);
  const { showsAll, setShowsAll, shown, touch } = useAttention(ordered, counts);
  const { panel, goTo } = usePanelFocus();
  const [editing, setEditing] = useState<string>();
  const showService = useMemo(
    () => rows.some(({ serviceName }) => serviceName !== rows[0]?.serviceName),
    [rows],
  );
  const hasFirms = useMemo(() => rows.some(({ company, email }) => company + email !== ""), [rows]);
  const change = (row: BulkRow, fields: Partial<RowFields>) => {
    touch(row.key);
    if (Object.keys(fields).length > 0) edit(row.key, fields);
    setEditing(undefined);
    goTo(`Edit ${row.city || "no city"}, row ${row.at}`);
  };
  const isSettled = check.isSuccess && !check.isPlaceholderData;
  return (
    <Card title="Preview" hint={<Summary rows={rows.length} counts={counts} isBusy={!isSettled} />}>
      <div className={classes.panel} ref={panel} tabIndex={-1}>
        <Toolbar state={state} counts={counts} showsAll={showsAll} onShow={setShowsAll} />
        {check.isError && (
          <FailurePanel
            title={messageOf(check.error, texts.bulk.checkFailed)}
            onRetry={() => void check.refetch()}
          />
        )}
        <RowsTable
          label="Preview of the sites"
          rows={shown}
          keyOf={({ key }) => key}
          className={hasFirms ? classes.firms : classes.table}
          columns={previewColumns(hasFirms)}
          rowRem={3}
          isBusy={!isSettled}
          onSight={look}
        >
          {(row) => {
            const verdict = verdictOf(row);
            if (row.key === editing)
              return (
                <BulkRowEditor
                  row={row}
                  verdict={verdict}
                  onSave={(fields) => change(row, fields)}
                  onCancel={() => change(row, {})}
                />
              );
            return (
              <BulkPreviewRow
                row={row}
                verdict={verdict}
                showService={showService}
                hasFirms={hasFirms}
                onEdit={() => setEditing(row.key)}
                onChange={(fields) => change(row, fields)}
                onRemove={() => {
                  remove([row.key]);
                  goTo("Preview of the sites");
                }}
              />
            );
          }}
        </RowsTable>
        {shown.length === 0 && <p className="muted">No row needs attention.</p>}
        {children}
        <div className={classes.ways}>{actions(obstacleOf(counts, isSettled))}</div>
      </div>
    </Card>
  );
}

/** The focus must not get lost with the button that had it: `goTo` gives it to what has that name. */
function usePanelFocus() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const goTo = (name: string) =>
    requestAnimationFrame(() => {
      const named = panel.current?.querySelectorAll<HTMLElement>("[aria-label]") ?? [];
      for (const element of named) if (element.ariaLabel === name) return element.focus();
    });
  return { panel, goTo };
}

type Counts = ReturnType<typeof countVerdicts>;

/** All rows, or those that need somebody and those that somebody has just mended. */
function useAttention(ordered: readonly BulkRow[], { bad, waiting }: Counts) {
  const [showsAll, setShowsAll] = useState(true);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(() => {
    if (showsAll) return ordered;
    const keys = new Set([...bad, ...waiting, ...touched]);
    return ordered.filter(({ key }) => keys.has(key));
  }, [showsAll, ordered, bad, waiting, touched]);
  return {
    shown,
    showsAll,
    setShowsAll: (all: boolean) => {
      setShowsAll(all);
      setTouched(new Set());
    },
    touch: (key: string) => setTouched(new Set([...touched, key])),
  };
}

/** A run with one row that would be refused is refused whole. */
function obstacleOf({ bad }: Counts, isSettled: boolean): string | undefined {
  if (!isSettled) return "The rows have to be checked first.";
  return bad.length > 0 ? `Fix or remove ${countOf(bad.length, "row")} first.` : undefined;
}

type ToolbarProps = {
  state: BulkForm;
  counts: Counts;
  showsAll: boolean;
  onShow: (all: boolean) => void;
};

/** What of the rows is shown, and what can be done to many of them at once. */
function Toolbar({ state, counts, showsAll, onShow }: ToolbarProps) {
  const { rows, remove, removed, restore } = state;
  const attention = counts.bad.length + counts.waiting.length;
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
        <RemoveMany keys={counts.doubles} what="duplicate" onRemove={remove} />
        <RemoveMany keys={counts.bad} what="wrong row" onRemove={remove} />
        {removed > 0 && (
          <Button variant="default" size="sm" onClick={restore}>
            Restore {count(removed)} removed
          </Button>
        )}
      </div>
    </div>
  );
}

function Summary({ rows, counts, isBusy }: { rows: number; counts: Counts; isBusy: boolean }) {
  const { bad, waiting, doubles } = counts;
  const said = [
    countOf(rows, "site"),
    ...(bad.length > 0 ? [`${countOf(bad.length, "row")} to be fixed or removed`] : []),
    ...(waiting.length > 0 ? [`${countOf(waiting.length, "row")} to check`] : []),
    ...(doubles.length > 0 ? [countOf(doubles.length, "duplicate")] : []),
  ];
  return (
    <span role="status">
      {isBusy ? `Checking ${countOf(rows, "site")}...` : `${said.join(", ")}.`}
    </span>
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
