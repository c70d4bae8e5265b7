import { Button } from "@mantine/core";
import { Pencil, ShieldCheck, Trash2 } from "lucide-react";
import type { FormEventHandler, ReactNode } from "react";
import type { Fallback } from "../../lib/api-error.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import table from "../../ui/table.module.css";
import type { RowActions } from "./accounts-card.tsx";
import classes from "./credentials.module.css";

type CellsProps = RowActions & {
  name: string;
  /** The mask that distinguishes the account, for screens that are too narrow for the cells. */
  mask: string;
  /** A badge after the name. */
  state?: ReactNode;
  /** The cells with the masks of its secrets. */
  secrets: ReactNode;
  /** Buttons before those that every account has. */
  children?: ReactNode;
};

/** The cells of an account's row. */
export function AccountCells(props: CellsProps) {
  const { name, mask, state, secrets, children, onCheck, onEdit, onDelete } = props;
  return (
    <>
      <td className={classes.name}>
        {name}
        {state && <span className={classes.state}>{state}</span>}
        <span className={`mono ${table.narrow} ${classes.under}`}>{mask}</span>
      </td>
      {secrets}
      <td>
        <div className={classes.actions}>
          {children}
          <IconButton icon={ShieldCheck} label={`Check ${name}`} onClick={onCheck} />
          <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
          <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
        </div>
      </td>
    </>
  );
}

type EditorProps = {
  columns: 3 | 4;
  onSubmit: FormEventHandler<HTMLFormElement>;
  update: { error: Error | null; isPending: boolean };
  /** The text for a refusal without a text of its own. */
  failed: Fallback;
  onDone: () => void;
  children: ReactNode;
};

/** The account's row while it is edited: its fields, why they were refused, save and cancel. */
export function EditorCell(props: EditorProps) {
  const { columns, onSubmit, update, failed, onDone, children } = props;
  return (
    <td colSpan={columns}>
      <form
        className={`${classes.form} ${columns === 4 ? classes.three : ""} ${classes.editor}`}
        onSubmit={onSubmit}
        onKeyDown={({ key }) => {
          if (key === "Escape") onDone();
        }}
        noValidate
      >
        {children}
        <RefusalNotice className={classes.wide} error={update.error} fallback={failed} />
        <div className={`${classes.buttons} ${classes.wide}`}>
          <SubmitButton busy={update.isPending} busyText="Verifying...">
            Save
          </SubmitButton>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </div>
      </form>
    </td>
  );
}
