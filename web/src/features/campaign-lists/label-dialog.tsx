import { countOf } from "@mainstreet/contract/count";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { Button, Modal, MultiSelect, TagsInput } from "@mantine/core";
import { useState } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { resetRefusal } from "../../lib/use-schema-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./bulk-edit-dialog.module.css";
import filters from "./list-toolbar.module.css";
import { NamedLabel } from "./label-badges.tsx";
import { useAssignLabels, useLabels } from "./labels-api.ts";
import type { SelectableCampaign } from "./selection.ts";
import { useLabelRefusal } from "./use-label-refusal.ts";
import { useLastSelection } from "./use-last-selection.ts";
import "@mantine/core/styles/Pill.layer.css";
import "@mantine/core/styles/PillsInput.layer.css";

type Props = {
  /** Whose labels would change; empty = closed. */
  campaigns: readonly SelectableCampaign[];
  onClose: () => void;
  onDone: () => void;
};

/** Adds labels to the selected sites and takes others away. A name that there is not yet becomes a label. */
export function LabelDialog({ campaigns, onClose, onDone }: Props) {
  const meant = useLastSelection(campaigns);
  return (
    <Modal
      opened={campaigns.length > 0}
      onClose={onClose}
      title={`Labels of ${countOf(meant.length, "site")}`}
      size="34rem"
    >
      {meant.length > 0 && <LabelForm campaigns={meant} onClose={onClose} onDone={onDone} />}
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

function LabelForm({ campaigns, onClose, onDone }: Props) {
  const assign = useAssignLabels();
  const labels = useLabels();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const names = (labels.data ?? []).map(({ name }) => name);
  const [typed, setTyped] = useState("");
  // What is typed counts without Enter too.
  const added = [...add, ...namesIn(typed)];
  const refusal = useLabelRefusal(assign.error);
  const edit = (change: () => void) => {
    resetRefusal(assign);
    change();
  };
  const isBlank = added.length + remove.length === 0;
  const save = () =>
    assign.mutate(
      { ids: campaigns.map(({ id }) => id), add: added, remove },
      {
        onSuccess: ({ changed }) => {
          toastSuccess(`Labels changed on ${countOf(changed, "site")}`);
          onDone();
        },
      },
    );
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank) save();
      }}
    >
      <TagsInput
        {...refusal.add}
        label="Add labels"
        description="Type names, with commas or Enter between them. A new name makes a new label."
        {...FIELD}
        data={names}
        maxTags={LABEL_LIMIT.ofSite}
        acceptValueOnBlur
        splitChars={[","]}
        data-autofocus
        value={add}
        onChange={(all) => edit(() => setAdd(all.flatMap(namesIn)))}
        searchValue={typed}
        // Leaving the field empties it once more, which is no edit.
        onSearchChange={(text) => text !== typed && edit(() => setTyped(text))}
        renderOption={({ option }) => <NamedLabel name={option.value} labels={labels.data} />}
      />
      {names.length > 0 && (
        <MultiSelect
          {...refusal.remove}
          label="Remove labels"
          {...FIELD}
          searchable
          hidePickedOptions
          data={names}
          value={remove}
          onChange={(all) => edit(() => setRemove(all))}
          renderOption={({ option }) => <NamedLabel name={option.value} labels={labels.data} />}
          nothingFoundMessage="None"
        />
      )}
      {refusal.other !== "" && <Notice tone="bad" role="alert" title={refusal.other} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton busy={assign.isPending} busyText="Saving..." disabled={isBlank}>
          Save Labels
        </SubmitButton>
      </div>
    </form>
  );
}

/** Names with commas between them, as they are pasted. */
function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
