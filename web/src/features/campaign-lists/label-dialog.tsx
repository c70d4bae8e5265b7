import { countOf } from "@mainstreet/contract/count";
import { LABEL_LIMIT } from "@mainstreet/contract/label";
import { Button, Modal, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { toastSuccess } from "../../lib/toasts.ts";
import { RefusalNotice } from "../../ui/refusal.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./bulk-edit-dialog.module.css";
import { useAssignLabels, useLabels } from "./labels-api.ts";
import type { SelectableCampaign } from "./selection.ts";
import { useLastSelection } from "./use-last-selection.ts";

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

function LabelForm({ campaigns, onClose, onDone }: Props) {
  const assign = useAssignLabels();
  const labels = useLabels();
  const known = useId();
  const [add, setAdd] = useState("");
  const [remove, setRemove] = useState("");
  const isBlank = namesIn(add).length + namesIn(remove).length === 0;
  const save = () =>
    assign.mutate(
      { ids: campaigns.map(({ id }) => id), add: namesIn(add), remove: namesIn(remove) },
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
      <datalist id={known}>
        {(labels.data ?? []).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <TextInput
        label="Add labels"
        description="With commas between them. A new name makes a new label."
        list={known}
        maxLength={LABEL_LIMIT.ofSite * LABEL_LIMIT.name}
        data-autofocus
        value={add}
        onChange={({ currentTarget }) => setAdd(currentTarget.value)}
      />
      <TextInput
        label="Remove labels"
        list={known}
        value={remove}
        onChange={({ currentTarget }) => setRemove(currentTarget.value)}
      />
      <RefusalNotice
        error={assign.error}
        fallback="The labels could not be changed. Please try again."
      />
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

function namesIn(text: string): string[] {
  return text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}
