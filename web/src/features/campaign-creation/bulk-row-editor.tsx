import { BULK_COLUMNS } from "@mainstreet/contract/content-names";
import { isUnknownState, UNKNOWN_STATE } from "@mainstreet/contract/creation-runs";
import { Button, TextInput } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { LeadFormSelect } from "../../ui/lead-form-choice.tsx";
import { TradeSelect } from "../../ui/trade-choice.tsx";
import classes from "./bulk-preview.module.css";
import type { BulkRow, RowFields } from "./bulk-rows.ts";
import type { Verdict } from "./bulk-verdict.ts";

type Props = {
  row: BulkRow;
  verdict: Verdict | undefined;
  /** The row's values in the fields. */
  typed: RowFields;
  onType: (typed: RowFields) => void;
  onSave: (fields: Partial<RowFields>) => void;
  onCancel: () => void;
};

/** One row of the preview that is edited in its place. The focus starts in a field with a problem. */
export function BulkRowEditor({ row, verdict, typed, onType, onSave, onCancel }: Props) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const wrong = BULK_COLUMNS.find(({ member }) => verdict?.wrong.has(member))?.member;
  const start = wrong ?? (verdict?.place === undefined && row.city !== "" ? "state" : "city");
  const save = (event: FormEvent) => {
    event.preventDefault();
    const meant = { ...typed, state: typed.state.trim() || UNKNOWN_STATE };
    const changed = BULK_COLUMNS.filter(({ member }) => meant[member].trim() !== row[member]);
    onSave(Object.fromEntries(changed.map(({ member }) => [member, meant[member].trim()])));
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
  };
  return (
    <div role="cell" aria-colspan={9} className={classes.editor}>
      <form onSubmit={save} onKeyDown={leave} aria-label={`Row ${row.at}`} noValidate>
        {BULK_COLUMNS.map(({ member: field, label }) => {
          const error = typed[field] === row[field] && verdict?.wrong.get(field);
          const onChange = (value: string) => onType({ ...typed, [field]: value });
          if (field === "trade")
            return (
              <TradeSelect
                key={field}
                size="sm"
                value={typed[field]}
                error={error}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            );
          if (field === "leadForm")
            return (
              <LeadFormSelect
                key={field}
                size="sm"
                value={typed[field]}
                error={error}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            );
          return (
            <TextInput
              key={field}
              {...(field === start && { ref: first })}
              size="sm"
              label={label}
              autoComplete="off"
              placeholder={field === "state" && isUnknownState(row.state) ? "NC" : ""}
              value={field === "state" && isUnknownState(typed.state) ? "" : typed[field]}
              error={error}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          );
        })}
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
