import {
  actionsOf,
  OPERATION_ACTIONS,
  OPERATION_SUBJECTS,
  type OperationAction,
  operationLabel,
} from "@mainstreet/contract/operation-fields";
import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useRef } from "react";
import { type AccountFields, ChangeInputs, type OperationFields } from "./change-inputs.tsx";
import { type ChangeRow, isFlag } from "./change-rows.ts";
import classes from "./operations.module.css";

const FIELDS = OPERATION_SUBJECTS.map((field) => ({ value: field, label: operationLabel(field) }));
const ACTIONS: Record<OperationAction, string> = {
  set: "Set to",
  add: "Add",
  remove: "Remove",
  clear: "Clear",
  inherit: "Take the business's value",
  replace: "Find and replace",
  prefix: "Add before",
  suffix: "Add after",
};

type Props = {
  form: OperationFields;
  at: number;
  row: ChangeRow;
  /** The change was just added, so the focus moves here. */
  isNew: boolean;
  /** Absent for the only change. */
  onRemove: (() => void) | undefined;
  accountFields: AccountFields;
};

/** One change: its field, its action, and the value for it. */
export function ChangeCard({ form, at, row, isNew, onRemove, accountFields }: Props) {
  const path = `changes.${at}`;
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (isNew) first.current?.focus();
  }, [isNew]);
  const put = (change: Partial<ChangeRow>) => {
    form.clearErrors();
    form.setFieldValue(path, { ...row, ...change });
  };
  const chooseField = (value: string) => {
    const field = OPERATION_SUBJECTS.find((known) => known === value) ?? row.field;
    const action = actionsOf(field).includes(row.action) ? row.action : "set";
    put({ field, action, value: isFlag(field) ? "true" : "" });
  };
  return (
    <fieldset className={classes.change}>
      <legend>Change {at + 1}</legend>
      <NativeSelect
        ref={first}
        label="Field"
        data={FIELDS}
        {...form.getInputProps(`${path}.field`)}
        value={row.field}
        onChange={({ currentTarget }) => chooseField(currentTarget.value)}
      />
      <NativeSelect
        label="Action"
        data={actionsOf(row.field).map((value) => ({ value, label: ACTIONS[value] }))}
        {...form.getInputProps(`${path}.action`)}
        value={row.action}
        onChange={({ currentTarget: { value } }) =>
          put({ action: OPERATION_ACTIONS.find((known) => known === value) ?? row.action })
        }
      />
      <div className={classes.inputs}>
        <ChangeInputs form={form} path={path} row={row} accountFields={accountFields} />
      </div>
      {onRemove && (
        <div>
          <Button
            variant="subtle"
            size="sm"
            px={0}
            aria-label={`Remove change ${at + 1}`}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      )}
    </fieldset>
  );
}
