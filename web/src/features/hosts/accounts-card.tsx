import { Loader } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { type Fallback, messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import table from "../../ui/table.module.css";
import classes from "./credentials.module.css";
import { DeleteAccount } from "./delete-account.tsx";
import type { Deletion } from "./delete-account.tsx";
import { checkAccount } from "./verification.ts";
import type { Verification } from "./verification.ts";

export type ListedAccount = { id: string; name: string };
type List<A> = {
  data: A[] | undefined;
  isPending: boolean;
  error: Error | null;
  refetch: () => unknown;
};
export type RowActions = { onCheck: () => void; onEdit: () => void; onDelete: () => void };

type Props<A extends ListedAccount> = {
  title: string;
  hint: string;
  /** The form that adds an account. */
  form: ReactNode;
  listTitle: string;
  list: List<A>;
  texts: { loading: string; failed: Fallback; empty: string };
  /** The heading cells before 'Actions'. */
  columns: ReactNode;
  row: (account: A, actions: RowActions) => ReactNode;
  editor: (account: A, onDone: () => void) => ReactNode;
  verification: Verification;
  deletion: Deletion;
  /** Notices about the accounts, shown before their list. */
  notices?: ReactNode;
  children?: ReactNode;
};

/** One kind of account: a form to add one, and the table of the existing ones. */
export function AccountsCard<A extends ListedAccount>(props: Props<A>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, error, refetch } = props.list;
  return (
    <Card title={props.title} hint={props.hint}>
      {props.form}
      <div className={classes.list}>
        <h3 ref={heading} tabIndex={-1}>
          {props.listTitle}
        </h3>
        {props.notices}
        {isPending && <Loader size="sm" aria-label={props.texts.loading} />}
        {!isPending && data === undefined && (
          <FailurePanel
            title={messageOf(error, props.texts.failed)}
            onRetry={() => void refetch()}
          />
        )}
        {data?.length === 0 && <p className="muted">{props.texts.empty}</p>}
        {data !== undefined && data.length > 0 && (
          <AccountTable {...props} accounts={data} onDeleted={() => heading.current?.focus()} />
        )}
      </div>
      {props.children}
    </Card>
  );
}

type Parts = "columns" | "row" | "editor" | "verification" | "deletion";
type TableProps<A extends ListedAccount> = Pick<Props<A>, Parts> & {
  accounts: A[];
  onDeleted: () => void;
};

/** One row at a time is edited (spec §4). */
function AccountTable<A extends ListedAccount>(props: TableProps<A>) {
  const [editedId, setEditedId] = useState<string>();
  const [deleted, setDeleted] = useState<A>();
  const body = useReturnedFocus(editedId);
  return (
    <div className={table.fit}>
      <table className={table.table}>
        <thead>
          <tr>
            {props.columns}
            <th scope="col" className={classes.actionsHead}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {props.accounts.map((account) => (
            <tr key={account.id} data-account={account.id}>
              {account.id === editedId
                ? props.editor(account, () => setEditedId(undefined))
                : props.row(account, {
                    onCheck: () => checkAccount(account.id, props.verification),
                    onEdit: () => setEditedId(account.id),
                    onDelete: () => setDeleted(account),
                  })}
            </tr>
          ))}
        </tbody>
      </table>
      <DeleteAccount
        account={deleted}
        deletion={props.deletion}
        onClose={() => setDeleted(undefined)}
        onDeleted={props.onDeleted}
      />
    </div>
  );
}

/** Opening an editor puts the focus in its first field; closing it returns the focus to the row's edit button. */
function useReturnedFocus(editedId: string | undefined) {
  const body = useRef<HTMLTableSectionElement>(null);
  const lastId = useRef(editedId);
  useEffect(() => {
    if (editedId === lastId.current) return;
    const row = `[data-account="${editedId ?? lastId.current}"]`;
    const goal = editedId === undefined ? "button[aria-label^=Edit]" : "input";
    lastId.current = editedId;
    body.current?.querySelector<HTMLElement>(`${row} ${goal}`)?.focus();
  }, [editedId]);
  return body;
}
