import { useLabels } from "../../lib/labels-and-businesses.ts";
import { countOf } from "@mainstreet/contract/count";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { Button, Modal, MultiSelect, TagsInput } from "@mantine/core";
import { useState } from "react";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./bulk-edit-dialog.module.css";
import filters from "./list-toolbar.module.css";
import { NamedLabel } from "./label-badges.tsx";
import { actionsIn, useLabelOperation } from "./label-operation.ts";
import { RefusedSites } from "./refused-sites.tsx";
import type { SelectableCampaign } from "./selection.ts";
import { useLabelRefusal } from "./use-label-refusal.ts";
import { useLastSelection } from "./use-last-selection.ts";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";

type Props = {
  /** The campaigns whose labels are changed; empty = closed. */
  campaigns: readonly SelectableCampaign[];
  onClose: () => void;
  onDone: () => void;
};

/** Adds labels to the selected sites and removes others. A new name becomes a label. */
export function LabelDialog({ campaigns, onClose, onDone }: Props) {
  const meant = useLastSelection(campaigns);
  const operation = useLabelOperation(meant.map(({ id }) => id));
  // The dialog stays open while saving, to show the result.
  const close = () => {
    if (operation.call.isPending) return;
    operation.discard();
    onClose();
  };
  return (
    <Modal
      opened={campaigns.length > 0}
      onClose={close}
      title={`Labels of ${countOf(meant.length, "site")}`}
      size="34rem"
    >
      {meant.length > 0 && <LabelForm operation={operation} onClose={close} onDone={onDone} />}
    </Modal>
  );
}

const FIELD = {
  size: "md",
  // A long name must not make the field wider than the dialog.
  miw: 0,
  withScrollArea: false,
  classNames: { options: filters.options ?? "" },
} as const;

type FormProps = Omit<Props, "campaigns"> & { operation: ReturnType<typeof useLabelOperation> };

function LabelForm({ operation, onClose, onDone }: FormProps) {
  const { call, draft } = operation;
  const labels = useLabels();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const names = (labels.data ?? []).map(({ name }) => name);
  const [typed, setTyped] = useState("");
  // A name that was typed without Enter counts too.
  const change = { add: [...add, ...namesIn(typed)], remove };
  const refusal = useLabelRefusal(call.error, actionsIn(change));
  const edit = (put: () => void) => {
    operation.edit();
    put();
  };
  const isBlank = actionsIn(change).length === 0 || draft?.counts.changed === 0;
  const save = () =>
    call.mutate(change, { onSuccess: (applied) => applied !== undefined && onDone() });
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank && !call.isPending) save();
      }}
    >
      <TagsInput
        {...refusal.add}
        label="Add labels"
        description="Type names, with commas or Enter between them. A new name makes a new label."
        {...FIELD}
        readOnly={call.isPending}
        data={names}
        maxTags={LABEL_LIMIT.ofSite}
        acceptValueOnBlur
        splitChars={[","]}
        data-autofocus
        value={add}
        onChange={(all) => edit(() => setAdd(all.flatMap(namesIn)))}
        searchValue={typed}
        // Leaving the field empties it once more, which is not an edit by the user.
        onSearchChange={(text) => text !== typed && edit(() => setTyped(text))}
        renderOption={({ option }) => <NamedLabel name={option.value} labels={labels.data} />}
      />
      {names.length > 0 && (
        <MultiSelect
          {...refusal.remove}
          label="Remove labels"
          {...FIELD}
          readOnly={call.isPending}
          searchable
          hidePickedOptions
          data={names}
          value={remove}
          onChange={(all) => edit(() => setRemove(all))}
          renderOption={({ option }) => <NamedLabel name={option.value} labels={labels.data} />}
          nothingFoundMessage="None"
        />
      )}
      {labels.isError && (
        <FailurePanel
          title="Your labels could not be loaded to choose from"
          onRetry={() => void labels.refetch()}
        />
      )}
      {draft && draft.counts.refused > 0 && <RefusedSites operation={draft} />}
      {refusal.other !== "" && <Notice tone="bad" role="alert" title={refusal.other} />}
      <div className={classes.actions}>
        <Button variant="default" disabled={call.isPending} onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={call.isPending} busyText="Saving..." disabled={isBlank}>
          {draft && draft.counts.refused > 0 && draft.counts.changed > 0
            ? `Change ${countOf(draft.counts.changed, "site")}`
            : "Save Labels"}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Names separated by commas, as they are pasted. */
function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
