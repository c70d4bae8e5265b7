import { useLabels } from "../../lib/labels-and-businesses.ts";
import { countOf } from "@mainstreet/contract/count";
import { LABEL_COLOURS, LABEL_LIMIT, labelColour } from "@mainstreet/contract/label";
import type { CountedLabel } from "@mainstreet/contract/labels";
import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { resetRefusal } from "../../lib/use-schema-form.ts";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import badges from "./label-badges.module.css";
import classes from "./label-manager.module.css";
import { useSaveLabels } from "./labels-api.ts";

/** The labels of the account: they can be renamed, get another colour, and be deleted. Changes are saved at once. */
export function LabelManager({ onClose }: { onClose: () => void }) {
  const { data, error, isPending, refetch } = useLabels();
  return (
    <Modal opened onClose={onClose} title="Labels" size="34rem">
      {isPending && <Placeholder lines={4} label="Loading labels" />}
      {!isPending && data === undefined && (
        <FailurePanel
          title={messageOf(error, "The labels could not be loaded. Please try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <p>There is no label yet. Select sites in the list, press Labels, and type a name.</p>
      )}
      <ul className={classes.rows} aria-label="Labels of the account">
        {data?.map((label) => (
          <LabelRow key={label.id} label={label} />
        ))}
      </ul>
    </Modal>
  );
}

function LabelRow({ label }: { label: CountedLabel }) {
  const { id, name, colour } = label;
  const { change, remove } = useSaveLabels();
  const [typed, setTyped] = useState(name);
  const failure = change.error ?? remove.error;
  const rename = () => {
    if (typed.trim() === name || change.isPending) return;
    // The name is saved without blanks at its ends.
    change.mutate(
      { id, name: typed },
      { onSuccess: (saved) => setTyped((now) => (now === typed ? saved.name : now)) },
    );
  };
  return (
    <li className={classes.row}>
      <span className={`${badges.dot} ${badges[colour]}`} aria-hidden />
      <TextInput
        aria-label={`Name of ${name}`}
        size="md"
        className={classes.name}
        maxLength={LABEL_LIMIT.name}
        value={typed}
        error={failure && messageOf(failure, "The label could not be saved. Please try again.")}
        onChange={({ currentTarget }) => {
          resetRefusal(change);
          setTyped(currentTarget.value);
        }}
        onBlur={rename}
        onKeyDown={({ key }) => {
          if (key === "Enter") rename();
        }}
      />
      <NativeSelect
        aria-label={`Colour of ${name}`}
        size="md"
        className={classes.colour}
        data={[...LABEL_COLOURS]}
        value={colour}
        onChange={({ currentTarget }) =>
          change.mutate({ id, colour: labelColour.parse(currentTarget.value) })
        }
      />
      <DeleteLabel label={label} isBusy={remove.isPending} onDelete={() => remove.mutate(id)} />
    </li>
  );
}

type DeleteProps = { label: CountedLabel; isBusy: boolean; onDelete: () => void };

/** The question replaces its button; the focus moves to it, and back. */
function DeleteLabel({ label: { name, sites }, isBusy, onDelete }: DeleteProps) {
  const [isAsking, setIsAsking] = useState<boolean>();
  if (isAsking !== true)
    return (
      <Button
        size="sm"
        variant="default"
        aria-label={`Delete ${name}`}
        autoFocus={isAsking === false}
        onClick={() => setIsAsking(true)}
      >
        Delete…
      </Button>
    );
  return (
    <div className={classes.question} role="group" aria-label={`Delete ${name}?`}>
      <span>It goes from {countOf(sites, "site")}.</span>
      <SubmitButton size="sm" color="red" busy={isBusy} busyText="Deleting..." onClick={onDelete}>
        Delete
      </SubmitButton>
      <Button size="sm" variant="default" autoFocus onClick={() => setIsAsking(false)}>
        Keep
      </Button>
    </div>
  );
}
