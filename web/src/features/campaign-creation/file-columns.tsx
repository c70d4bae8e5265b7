import { BULK_FILE_COLUMNS } from "@mainstreet/contract/content-names";
import type { BulkColumn } from "@mainstreet/contract/content-names";
import { countOf } from "@mainstreet/contract/count";
import { Button, NativeSelect } from "@mantine/core";
import { useId } from "react";
import checkbox from "../../ui/checkbox.module.css";
import classes from "./bulk-form.module.css";
import { withHeader } from "./bulk-rows.ts";
import type { Table } from "./bulk-rows.ts";
import type { BulkFormState } from "./use-bulk-form.ts";

const NONE = "";
/** How many rows are searched for an example of a column. */
const SAMPLE_ROWS = 50;

/** Assigns the columns of a file, which replaces the list of cities. */
export function FileColumns({ state, table }: { state: BulkFormState; table: Table }) {
  const { name, cells, hasHeader, mapping } = table;
  const { form, understand, read } = state;
  const id = useId();
  const rows = cells.length - (hasHeader ? 1 : 0);
  const choose = (field: BulkColumn, column: string) => {
    const { [field]: _, ...others } = mapping;
    const taken = Number(column);
    understand({ ...table, mapping: column === NONE ? others : { ...others, [field]: taken } });
    form.clearFieldError("cities");
  };
  return (
    <div role="group" aria-labelledby={id} className={classes.columns}>
      <h3 id={id} className={classes.label}>
        Cities
      </h3>
      <div className={classes.fileHead}>
        <span>
          <strong className={classes.fileName}>{name}</strong>{" "}
          <span className="muted">{countOf(rows, "row")}</span>
        </span>
        <Button variant="default" size="sm" onClick={() => read(undefined)}>
          Remove the file
        </Button>
      </div>
      <label className={classes.header}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={hasHeader}
          onChange={() => understand(withHeader(table, !hasHeader))}
        />
        The first row names the columns
      </label>
      <div className={classes.mapping}>
        {BULK_FILE_COLUMNS.map(({ column: field, name: title }) => (
          <NativeSelect
            key={field}
            label={`${title} column`}
            size="sm"
            className={field === "city" ? "required" : ""}
            description={sampleOf(table, mapping[field])}
            data={[{ value: NONE, label: "None" }, ...columnsOf(table)]}
            value={String(mapping[field] ?? NONE)}
            error={field === "city" ? form.errors["cities"] : undefined}
            onChange={(event) => choose(field, event.currentTarget.value)}
          />
        ))}
      </div>
    </div>
  );
}

/** Each column by its name, or by its number and first cell. */
function columnsOf(table: Table): { value: string; label: string }[] {
  const [first = [], second = []] = table.cells;
  const width = Math.max(first.length, second.length);
  return Array.from({ length: width }, (_, at) => {
    const name = table.hasHeader ? (first[at] ?? "") : "";
    return { value: String(at), label: name || numbered(table, at) };
  });
}

function numbered(table: Table, at: number): string {
  const sample = firstCell(table, at);
  return sample === "" ? `Column ${at + 1}` : `Column ${at + 1}: ${sample.slice(0, 30)}`;
}

/** The first cell of the chosen column, as an example. */
function sampleOf(table: Table, column: number | undefined): string | undefined {
  if (column === undefined || !table.hasHeader) return undefined;
  return firstCell(table, column) || undefined;
}

function firstCell({ cells, hasHeader }: Table, at: number): string {
  const filled = cells.slice(hasHeader ? 1 : 0, SAMPLE_ROWS).find((row) => (row[at] ?? "") !== "");
  return filled?.[at] ?? "";
}
