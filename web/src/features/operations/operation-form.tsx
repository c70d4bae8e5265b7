import { count, countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { paths } from "../../app/paths.ts";
import { ApiError } from "../../lib/api-error.ts";
import { readDraft, writeDraft } from "../../lib/draft.ts";
import {
  countSelected,
  keepFilterCount,
  OPERATION_FORM,
  type OperationSelection,
  readOperationSelection,
} from "../../lib/operation-selection.ts";
import { randomId } from "../../lib/random-id.ts";
import { resetRefusal, useSchemaForm } from "../../lib/use-schema-form.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { renewOperation, useFilterNow, usePlanOperation } from "./api.ts";
import { ChangeCard } from "./change-card.tsx";
import type { AccountFields } from "./change-inputs.tsx";
import {
  changesOf,
  newRow,
  type OperationDraft,
  operationDraft,
  typedChanges,
} from "./change-rows.ts";
import classes from "./operations.module.css";

const MOST_CHANGES = 20;
const KEY_LENGTH = 8;

type Props = {
  above: ReactNode;
  accountFields: AccountFields;
  onPlanned: (operation: Operation) => void;
};

/** Chooses the changes of sites that were selected in a list; nothing is changed before the review. */
export function OperationForm({ above, accountFields, onPlanned }: Props) {
  const [selection, setSelection] = useState(readOperationSelection);
  const subtitle = selection && countOf(countSelected(selection), "site");
  return (
    <>
      <PageHeader title="Change Sites" subtitle={subtitle} above={above} />
      {selection === undefined ? (
        <EmptyPanel
          title="No sites are selected"
          text="Select sites in a list, then choose Change… there."
        >
          <Button renderRoot={(props) => <Link to={paths.sites} {...props} />}>All Sites</Button>
        </EmptyPanel>
      ) : (
        <Changes
          selection={selection}
          onSelection={setSelection}
          accountFields={accountFields}
          onPlanned={onPlanned}
        />
      )}
    </>
  );
}

type ChangesProps = {
  selection: OperationSelection;
  onSelection: (selection: OperationSelection) => void;
  accountFields: AccountFields;
  onPlanned: Props["onPlanned"];
};

function Changes({ selection, onSelection, accountFields, onPlanned }: ChangesProps) {
  const plan = usePlanOperation(onPlanned);
  const [added, setAdded] = useState<string>();
  const [initial] = useState(
    () => readDraft(OPERATION_FORM, operationDraft) ?? { changes: [newRow("first")] },
  );
  const { form, submit, refuse } = useSchemaForm<OperationDraft>(typedChanges, {
    initial,
    onEdit: (values) => {
      writeDraft(OPERATION_FORM, values);
      renewOperation();
      resetRefusal(plan);
    },
  });
  const { changes } = form.values;
  const planFor = (chosen: OperationSelection, draft: OperationDraft) =>
    plan.mutate({ selection: chosen, changes: changesOf(draft) }, { onError: refuse });
  const goOn = (now: FilterNow) => {
    if (!("filter" in selection)) return;
    const chosen = { filter: selection.filter, ...now };
    keepFilterCount(chosen);
    onSelection(chosen);
    planFor(chosen, form.getValues());
  };
  const add = () => {
    const key = randomId(KEY_LENGTH);
    setAdded(key);
    form.setValues({ changes: [...changes, newRow(key)] });
  };
  return (
    <form
      className={classes.form}
      onSubmit={submit((draft) => planFor(selection, draft))}
      noValidate
    >
      <Card title="What changes" hint="Nothing changes before you have reviewed each site.">
        <div className={classes.changes}>
          {changes.map((row, at) => (
            <ChangeCard
              key={row.key}
              form={form}
              at={at}
              row={row}
              isNew={row.key === added}
              accountFields={accountFields}
              onRemove={
                changes.length > 1
                  ? () => {
                      form.clearErrors();
                      form.setValues({ changes: changes.filter(({ key }) => key !== row.key) });
                    }
                  : undefined
              }
            />
          ))}
        </div>
        {changes.length < MOST_CHANGES && (
          <Button variant="default" size="sm" mt="md" onClick={add}>
            Add another change
          </Button>
        )}
      </Card>
      <Refusal selection={selection} error={plan.error} onGoOn={goOn} />
      <div className={classes.buttons}>
        <SubmitButton
          variant={isOtherCount(plan.error) ? "default" : "filled"}
          busy={plan.isPending}
          busyText="Working it out…"
        >
          Review
        </SubmitButton>
      </div>
    </form>
  );
}

const FALLBACK = "The changes could not be worked out. Please try again.";
const SELECTION_FIELDS = ["campaignIds", "filter", "count", "changes"];

/** Whether the filter matches other sites than those that were selected. */
const isOtherCount = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === "SELECTION_CHANGED";

type FilterNow = NonNullable<ReturnType<typeof useFilterNow>["data"]>;

type RefusalProps = {
  selection: OperationSelection;
  error: Error | null;
  onGoOn: (now: FilterNow) => void;
};

const seenBefore = (before: number, now: number): string =>
  before === now
    ? "They are not the ones that you selected."
    : `It had ${count(before)} when you selected them.`;

/** Why the changes could not be computed, unless the error is shown at its field. */
function Refusal({ selection, error, onGoOn }: RefusalProps) {
  const isOther = isOtherCount(error);
  const { data: now } = useFilterNow(selection, isOther);
  if (isOther && now !== undefined)
    return (
      <Notice
        tone="waiting"
        role="alert"
        title={`The filter now has ${countOf(now.count, "site")}`}
      >
        <p>{seenBefore(countSelected(selection), now.count)}</p>
        {now.count > 0 ? (
          <Button size="sm" mt="xs" onClick={() => onGoOn(now)}>
            Go on with {count(now.count)}
          </Button>
        ) : (
          <Button size="sm" mt="xs" renderRoot={(props) => <Link to={paths.sites} {...props} />}>
            Select other sites
          </Button>
        )}
      </Notice>
    );
  const fields = error instanceof ApiError ? error.fields : {};
  const ofSelection = SELECTION_FIELDS.map((name) => fields[name]).find(Boolean);
  if (ofSelection !== undefined) return <Notice tone="bad" role="alert" title={ofSelection} />;
  return <RefusalNotice error={error} fallback={FALLBACK} />;
}
