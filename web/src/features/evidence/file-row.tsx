import type { ImportedRow } from "@mainstreet/contract/evidence";
import { Textarea } from "@mantine/core";
import { cellOf } from "./evidence-file.ts";
import classes from "./evidence.module.css";
import type { KeptFile, KeptRow } from "./kept-file.ts";

const STATES: Readonly<Record<ImportedRow["status"], string>> = {
  ready: "can be added",
  added: "added",
  present: "is there already",
  refused: "something is wrong",
};

type Props = {
  file: KeptFile;
  row: KeptRow;
  result: ImportedRow;
  readOnly: boolean;
  onCell: (cell: readonly [column: string, text: string]) => void;
};

/** One row of a file: its cells, each with its problem next to it, where it can be corrected. */
export function EvidenceFileRow({ file, row, result, readOnly, onCell }: Props) {
  const wrong = Object.keys(result.fields);
  const others = file.columns.filter(
    (column) => !wrong.includes(column) && cellOf(file, row, column) !== "",
  );
  return (
    <li className={classes.piece}>
      <div>
        <strong>Row {row.line}</strong>{" "}
        <span className={result.status === "refused" ? classes.error : "muted"}>
          {STATES[result.status]}
        </span>
        {wrong.length === 0 && result.status === "refused" && <div>{result.message}</div>}
      </div>
      {wrong.map((column) => (
        <Textarea
          key={column}
          label={column}
          aria-label={`${column} of row ${row.line}`}
          autosize
          minRows={1}
          maxRows={6}
          readOnly={readOnly}
          error={result.fields[column]}
          value={cellOf(file, row, column)}
          onChange={({ currentTarget }) => onCell([column, currentTarget.value])}
        />
      ))}
      {others.length > 0 && (
        <dl className={classes.columns}>
          {others.map((column) => (
            <div key={column}>
              <dt>{column}</dt>
              <dd>{cellOf(file, row, column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
