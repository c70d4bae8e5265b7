import { countOf } from "@mainstreet/contract/count";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { CheckedDomainRow, checkDomainRows } from "@mainstreet/contract/domains/domains";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import type { useAddRows } from "./api.ts";
import classes from "./domains.module.css";

type Checked = ResponseOf<typeof checkDomainRows>;
type Line = CheckedDomainRow & { line: number };
type Props = {
  checked: Checked;
  add: Pick<ReturnType<typeof useAddRows>, "error" | "isPending">;
  onAdd: () => void;
  /** The label of the button. */
  children: ReactNode;
};

const COLUMNS: readonly Column<Line>[] = [
  { title: "Row", cell: ({ line }) => line, look: ["wide"] },
  { title: "Site", cell: ({ site, campaign }) => campaign?.name ?? site },
  { title: "Domain", cell: ({ domain, host }) => host ?? domain },
  { title: "Result", cell: (row) => <Result row={row} /> },
];

/** What adding the rows would do, those with a problem first. */
export function CheckedRows({ checked: { rows, totals }, add, onAdd, children }: Props) {
  const lines = rows.map((row, at) => ({ ...row, line: at + 1 }));
  const sorted = lines.toSorted(
    (one, other) => Number(one.fault === null) - Number(other.fault === null),
  );
  return (
    <Card title="What these rows do">
      <div className="stack">
        <div role="status">
          <Totals totals={totals} />
        </div>
        <div className={classes.checked}>
          <DataTable
            rows={sorted}
            rowKey={({ line }) => String(line)}
            columns={COLUMNS}
            step={50}
          />
        </div>
        <RefusalNotice
          error={add.error}
          fallback="The domains were not added. Nothing was lost; please try again."
        />
        {totals.right > 0 && (
          <div className={classes.buttons}>
            <SubmitButton busy={add.isPending} busyText="Adding…" onClick={onAdd}>
              Add {children}
            </SubmitButton>
          </div>
        )}
      </div>
    </Card>
  );
}

function Totals({ totals: { right, wrong, there } }: { totals: Checked["totals"] }) {
  const parts = [
    `${countOf(right, "domain")} can be added`,
    wrong > 0 && `${countOf(wrong, "row")} ${wrong === 1 ? "has" : "have"} a problem`,
    there > 0 && `${countOf(there, "domain")} ${there === 1 ? "is" : "are"} there already`,
  ];
  return (
    <Notice tone={wrong > 0 ? "waiting" : "good"} title={parts.filter(Boolean).join(", ")}>
      {wrong > 0 && "Correct those rows above and check again, or add the others now."}
    </Notice>
  );
}

function Result({ row: { fault, isThere, alsoHost } }: { row: Line }) {
  if (fault !== null) return <span className={classes.bad}>{fault.text}</span>;
  if (isThere) return <Badge>There already</Badge>;
  return (
    <>
      <Badge tone="good">Ready</Badge>
      {alsoHost !== null && <div className={classes.times}>{alsoHost} redirects to it</div>}
    </>
  );
}

type AddedProps = { added: number; hasRest: boolean };

/** The domains that were added, and what happens next. */
export function AddedNotice({ added, hasRest }: AddedProps) {
  return (
    <Notice tone="good" role="status" title={`${countOf(added, "domain")} added`}>
      Next, set the DNS records that each of them shows:{" "}
      <Link to={paths.domains} search={{ state: "needs_dns" }}>
        see which ones need DNS
      </Link>
      .{hasRest && " The rows that were refused are still in the form."}
    </Notice>
  );
}
