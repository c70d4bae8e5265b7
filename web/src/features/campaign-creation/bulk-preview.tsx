import { countOf } from "@mainstreet/contract/count";
import { texts } from "@mainstreet/contract/texts";
import { Modal } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { useRunCheck } from "./api.ts";
import { BulkPreviewRows } from "./bulk-preview-rows.tsx";
import { BulkPreviewToolbar, FULL_HEIGHT } from "./bulk-preview-toolbar.tsx";
import classes from "./bulk-preview.module.css";
import type { BulkRow } from "./bulk-rows.ts";
import { countVerdicts, isVerdictOf, verdictsOf, withMeasure } from "./bulk-verdict.ts";
import type { Counts, Verdict, Verdicts } from "./bulk-verdict.ts";
import type { BulkFormState } from "./use-bulk-form.ts";
import { usePanelFocus, useRowEditor } from "./use-row-editor.ts";
import { toTypedRows, useVerdicts } from "./use-verdicts.ts";
import type { PageVariant } from "./use-verdicts.ts";

type Props = {
  state: BulkFormState;
  /** The costs, and the reason of a refusal. */
  children: ReactNode;
  /** The buttons; `obstacle` is why the sites cannot be created yet. */
  actions: (obstacle: string | undefined) => ReactNode;
};

/** Shows the result of each row before the user pays, and the means to correct it. */
export function BulkPreview({ state, children, actions }: Props) {
  const { rows, seed } = state;
  const variant = { seed, design: state.form.values.design, business: state.business.sent };
  const { check, verdicts, ordered } = useVerdicts(rows, variant);
  const { setVisible, verdictOf } = useMeasures(verdicts, variant);
  const counts = useMemo(() => countVerdicts(rows, verdicts), [rows, verdicts]);
  const { showsAll, setShowsAll, shown, touch } = useAttention(ordered, counts);
  const { panel, content, goTo } = usePanelFocus();
  const editor = useRowEditor(state, { touch, goTo });
  const [isTall, setIsTall] = useState(false);
  const hasFirms = useMemo(() => rows.some(({ company, email }) => company + email !== ""), [rows]);
  const isSettled = check.isSuccess && !check.isPlaceholderData;
  const summary = summaryOf(rows.length, counts, isSettled);
  const table = (
    <div className={classes.content} ref={content}>
      <BulkPreviewToolbar
        state={state}
        counts={counts}
        showsAll={showsAll}
        onShow={setShowsAll}
        onTall={isTall ? undefined : () => setIsTall(true)}
      />
      <BulkPreviewRows
        rows={shown}
        hasFirms={hasFirms}
        isBusy={!isSettled}
        isTall={isTall}
        onSight={setVisible}
        verdictOf={verdictOf}
        editor={editor}
      />
      {shown.length === 0 && <p className="muted">No row needs attention.</p>}
    </div>
  );
  const leaveTall = () => {
    setIsTall(false);
    goTo((name) => name === FULL_HEIGHT);
  };
  return (
    <Card title="Preview" hint={<span role="status">{summary}</span>}>
      <div className={classes.panel} ref={panel} tabIndex={-1}>
        {check.isError && (
          <FailurePanel
            title={messageOf(check.error, texts.bulk.checkFailed)}
            onRetry={() => void check.refetch()}
          />
        )}
        {isTall ? (
          <Tall
            title={`Preview: ${summary}`}
            // With an open editor, Escape first ends the editing of a row.
            isEditing={editor.editing !== undefined}
            onClose={leaveTall}
          >
            {table}
          </Tall>
        ) : (
          table
        )}
        {children}
        <div className={classes.ways}>{actions(obstacleOf(counts, isSettled))}</div>
      </div>
    </Card>
  );
}

type TallProps = { title: string; isEditing: boolean; onClose: () => void; children: ReactNode };

/** The table in a dialog that covers the window. */
function Tall({ title, isEditing, onClose, children }: TallProps) {
  return (
    <Modal
      opened
      fullScreen
      title={title}
      closeOnEscape={!isEditing}
      // The button that opened it exists again only after the dialog has closed.
      returnFocus={false}
      onClose={onClose}
      closeButtonProps={{ "aria-label": "Close the full height" }}
      classNames={{ content: classes.tall ?? "", body: classes.tallBody ?? "" }}
    >
      {children}
    </Modal>
  );
}

/** All rows, or those that need attention plus those just fixed. */
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

/** The reason why the run cannot be created: one refused row refuses the whole run. */
function obstacleOf({ bad }: Counts, isSettled: boolean): string | undefined {
  if (!isSettled) return "The rows have to be checked first.";
  return bad.length > 0 ? `Fix or remove ${countOf(bad.length, "row")} first.` : undefined;
}

function summaryOf(rows: number, { bad, waiting, doubles }: Counts, isSettled: boolean): string {
  if (!isSettled) return `Checking ${countOf(rows, "site")}...`;
  const parts = [
    countOf(rows, "site"),
    ...(bad.length > 0 ? [`${countOf(bad.length, "row")} to be fixed or removed`] : []),
    ...(waiting.length > 0 ? [`${countOf(waiting.length, "row")} to check`] : []),
    ...(doubles.length > 0 ? [countOf(doubles.length, "duplicate")] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** Long enough that rows that are only scrolled past are not measured. */
const VISIBLE_MS = 400;
const NONE: Verdicts = new Map();

/**
 * The verdict of a row, measured once it is visible: of a large run the server measures only the requested rows
 * (contract, check-run.ts). `setVisible` takes the visible rows.
 */
function useMeasures(verdicts: Verdicts, variant: PageVariant) {
  const [inSight, setVisible] = useState<readonly BulkRow[]>([]);
  const [seen] = useDebouncedValue(inSight, VISIBLE_MS);
  const [measures, setMeasures] = useState(NONE);
  const wanted = seen.filter((row) => {
    const verdict = current(verdicts, row);
    const isOpen = verdict !== undefined && verdict.tone !== "bad" && !verdict.isMeasured;
    return isOpen && current(measures, row) === undefined;
  });
  const { data } = useRunCheck(
    ["in sight", JSON.stringify([variant, wanted])],
    wanted.length > 0 ? () => toTypedRows(wanted, variant) : undefined,
    (response) => verdictsOf(wanted, response),
  );
  useEffect(() => {
    if (data !== undefined) setMeasures((before) => new Map([...before, ...data]));
  }, [data]);
  const verdictOf = (row: BulkRow): Verdict | undefined => {
    const verdict = current(verdicts, row);
    return verdict && withMeasure(verdict, current(measures, row));
  };
  return { setVisible, verdictOf };
}

/** The verdict of a row, if it is about the row's current values. */
function current(verdicts: Verdicts, row: BulkRow): Verdict | undefined {
  const verdict = verdicts.get(row.key);
  return verdict !== undefined && isVerdictOf(verdict, row) ? verdict : undefined;
}
