import { isUnknownState, UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import classes from "./bulk-preview.module.css";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import type { Verdict } from "./bulk-verdict.ts";

const FIELDS = [
  ["serviceName", "Service Name"],
  ["city", "City"],
  ["state", "State"],
  ["zip", "Zip Code"],
  ["phone", "Phone Number"],
  ["company", "Company Name"],
  ["email", "Email"],
] as const;

type Props = {
  row: BulkRow;
  verdict: Verdict | undefined;
  /** The row's values in the fields. */
  typed: RowFields;
  onType: (typed: RowFields) => void;
  onSave: (fields: Partial<RowFields>) => void;
  onCancel: () => void;
};

/** One row of the preview being edited in its place. The focus begins where something is wrong. */
export function BulkRowEditor({ row, verdict, typed, onType, onSave, onCancel }: Props) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const wrong = FIELDS.find(([field]) => verdict?.wrong.has(field))?.[0];
  const start = wrong ?? (verdict?.place === undefined && row.city !== "" ? "state" : "city");
  const save = (event: FormEvent) => {
    event.preventDefault();
    const meant = { ...typed, state: typed.state.trim() || UNKNOWN_STATE };
    const changed = FIELDS.filter(([field]) => meant[field].trim() !== row[field]);
    onSave(Object.fromEntries(changed.map(([field]) => [field, meant[field].trim()])));
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  };
  return (
    <div role="cell" aria-colspan={9} className={classes.editor}>
      <form onSubmit={save} onKeyDown={leave} aria-label={`Row ${row.at}`} noValidate>
        {FIELDS.map(([field, label]) => (
          <TextInput
            key={field}
            {...(field === start && { ref: first })}
            size="sm"
            label={label}
            autoComplete="off"
            placeholder={field === "state" && isUnknownState(row.state) ? "NC" : ""}
            value={field === "state" && isUnknownState(typed.state) ? "" : typed[field]}
            error={typed[field] === row[field] && verdict?.wrong.get(field)}
            onChange={(event) => onType({ ...typed, [field]: event.currentTarget.value })}
          />
        ))}
        <div className={classes.editorActions}>
          <Button type="submit" size="sm">
            Save
          </Button>
          <Button variant="default" size="sm" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </div>
  );
}
