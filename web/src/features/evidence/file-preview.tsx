import { evidenceTexts } from "@mainstreet/contract/evidence-texts";
import { countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useShowMore } from "../../ui/use-show-more.tsx";
import { type CheckedImportRow, useCheckedRows, useImportRows } from "./api.ts";
import { checkedRows, requestRows, withCell, withoutColumn } from "./evidence-file.ts";
import classes from "./evidence.module.css";
import { EvidenceFileRow } from "./file-row.tsx";
import type { KeptFile } from "./kept-file.ts";

const SHOWN = 50;

type Props = {
  businessId: string;
  file: KeptFile;
  onChange: (file: KeptFile) => void;
  /** Called with the number of pieces when everything was added. */
  onDone: (added: number) => void;
};

/** What would be added from a file, and the problems of the other rows, next to their cells. */
export function FilePreview({ businessId, file, onChange, onDone }: Props) {
  const check = useCheckedRows(businessId, checkedRows(file));
  const [edited, setEdited] = useState(false);
  const [before, setBefore] = useState(0);
  const run = useImportRows(businessId);
  if (check.isPending) return <Placeholder lines={3} label="Checking the file" />;
  if (check.data === undefined)
    return (
      <FailurePanel
        title={messageOf(check.error, "The file could not be checked")}
        onRetry={() => void check.refetch()}
      />
    );
  const results = check.data;
  const change = (next: KeptFile) => {
    onChange(next);
    setEdited(true);
  };
  const recheck = (next: KeptFile = file) => {
    setEdited(false);
    check.read(checkedRows(next));
  };
  const add = () =>
    run.mutate(requestRows(file), {
      onSuccess: ({ added, rows }) => {
        // The server has checked the rows again, as they were sent.
        const isLeft = (index: number) => rows[index]?.status === "refused";
        const left = { ...file, rows: file.rows.filter((_, index) => isLeft(index)) };
        if (left.rows.length === 0) return onDone(before + added);
        setBefore(before + added);
        onChange(left);
        return recheck(left);
      },
    });
  return (
    <>
      <Summary {...{ file, results, before }} />
      {unknownColumns(file, results).map((column) => (
        <div key={column}>
          <Button
            variant="default"
            disabled={run.isPending}
            onClick={() => {
              const next = withoutColumn(file, column);
              onChange(next);
              recheck(next);
            }}
          >
            Leave out the column “{column}”
          </Button>
        </div>
      ))}
      <Rows
        {...{ file, results, readOnly: run.isPending }}
        onCell={(line, cell) => change(withCell(file, line, cell))}
      />
      {run.isError && (
        <Notice tone="bad" role="alert">
          {messageOf(run.error, "The rows could not be added")}
        </Notice>
      )}
      <div className={`${classes.actions} ${classes.bar}`}>
        {edited && (
          <SubmitButton busy={check.isFetching} busyText="Checking..." onClick={() => recheck()}>
            Check again
          </SubmitButton>
        )}
        {(edited || results.some(({ status }) => status === "ready")) && (
          <SubmitButton
            variant={edited ? "default" : "filled"}
            busy={run.isPending}
            busyText="Adding..."
            onClick={add}
          >
            {edited ? "Add all that is right" : `Add ${countOf(ready(results), "piece")}`}
          </SubmitButton>
        )}
      </div>
    </>
  );
}

const ready = (results: readonly CheckedImportRow[]) =>
  results.filter(({ status }) => status === "ready").length;

/** Columns of the file that evidence does not have. */
function unknownColumns({ columns }: KeptFile, results: readonly CheckedImportRow[]): string[] {
  return columns.filter((column) =>
    results.some(({ fields }) => fields[column] === evidenceTexts.unknownColumn(column)),
  );
}

type SummaryProps = { file: KeptFile; results: readonly CheckedImportRow[]; before: number };

function Summary({ file, results, before }: SummaryProps) {
  const of = (status: CheckedImportRow["status"]) =>
    results.filter((result) => result.status === status).length;
  const parts = [
    before > 0 && `${countOf(before, "piece")} added before`,
    `${countOf(of("ready"), "row")} can be added`,
    of("present") > 0 && `${countOf(of("present"), "row")} there already`,
    of("refused") > 0 && `${countOf(of("refused"), "row")} with something wrong`,
  ];
  return (
    <div role="status">
      <Notice tone={of("refused") > 0 ? "waiting" : "good"} title={file.name}>
        {parts.filter(Boolean).join(", ")}.
        {of("refused") > 0 &&
          " Correct them here or in your file; the others can be added without them."}
      </Notice>
    </div>
  );
}

type RowsProps = {
  file: KeptFile;
  results: readonly CheckedImportRow[];
  /** True while rows are added: the remaining rows are known only after the response, and a change before it would be lost. */
  readOnly: boolean;
  onCell: (line: number, cell: readonly [column: string, text: string]) => void;
};

/** The rows, those with a problem first. */
function Rows({ file, results, readOnly, onCell }: RowsProps) {
  const byLine = new Map(results.map((result) => [result.line, result]));
  const rows = file.rows.flatMap((row) => {
    const result = byLine.get(row.line);
    return result === undefined ? [] : [{ row, result }];
  });
  const isRefused = ({ result }: (typeof rows)[number]) => result.status === "refused";
  const sorted = [...rows.filter(isRefused), ...rows.filter((one) => !isRefused(one))];
  const [shown, more] = useShowMore(sorted, SHOWN);
  return (
    <>
      <ul className={classes.list} aria-label="Rows of the file">
        {shown.map(({ row, result }) => (
          <EvidenceFileRow
            key={row.line}
            {...{ file, row, result, readOnly }}
            onCell={(cell) => onCell(row.line, cell)}
          />
        ))}
      </ul>
      {more}
    </>
  );
}
