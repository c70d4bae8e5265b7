import { VIEW_LIMIT } from "@mainstreet/contract/saved-views";
import type { SavedView } from "@mainstreet/contract/saved-views";
import { Button, TextInput } from "@mantine/core";
import { Check, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure } from "../../lib/toasts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { listName } from "./view-search.ts";
import { useSaveViews } from "./views-api.ts";
import classes from "./views-menu.module.css";

type Props = {
  view: SavedView;
  /** The list was opened with this view. */
  isShown: boolean;
  onOpen: () => void;
  onDeleted: () => void;
  onRenamed: () => void;
};

/** A saved view: a press opens it; it can be renamed and deleted. */
export function ViewRow({ view, isShown, onOpen, onDeleted, onRenamed }: Props) {
  const [isRenaming, setIsRenaming] = useState(false);
  const { remove } = useSaveViews();
  if (isRenaming)
    return (
      <RenamedView
        view={view}
        onEnd={() => {
          setIsRenaming(false);
          onRenamed();
        }}
      />
    );
  const drop = () =>
    remove.mutate(view, {
      onSuccess: onDeleted,
      onError: (error) => toastFailure(messageOf(error, "The view could not be deleted.")),
    });
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.open}
        aria-current={isShown ? "true" : undefined}
        onClick={onOpen}
      >
        <span className={classes.name}>{view.name}</span>
        <span className={classes.list}>{listName(view)}</span>
        {isShown && <Check size={16} aria-hidden className={classes.mark} />}
      </button>
      <IconButton icon={Pencil} label={`Rename ${view.name}`} onClick={() => setIsRenaming(true)} />
      <IconButton
        icon={Trash2}
        label={`Delete ${view.name}`}
        isDisabled={remove.isPending}
        onClick={drop}
      />
    </li>
  );
}

function RenamedView({ view, onEnd }: { view: SavedView; onEnd: () => void }) {
  const { change } = useSaveViews();
  const [name, setName] = useState(view.name);
  return (
    <li>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate({ id: view.id, name }, { onSuccess: onEnd });
        }}
      >
        <TextInput
          label={`New name of ${view.name}`}
          size="md"
          autoFocus
          maxLength={VIEW_LIMIT.name}
          value={name}
          error={change.error && messageOf(change.error, "The view could not be renamed.")}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <div className={classes.actions}>
          <SubmitButton size="sm" busy={change.isPending} busyText="Saving…">
            Rename
          </SubmitButton>
          <Button size="sm" variant="default" onClick={onEnd}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  );
}

type DeletedProps = { view: SavedView; onRestored: (view: SavedView) => void };

/** Undoes the deletion of a view by saving it again. */
export function DeletedView({ view, onRestored }: DeletedProps) {
  const { create } = useSaveViews();
  const { name, search } = view;
  const undo = () =>
    create.mutate(
      { name, search },
      {
        onSuccess: onRestored,
        onError: (error) => toastFailure(messageOf(error, "The view could not be restored.")),
      },
    );
  return (
    <div className={classes.changes} role="status">
      <p>View “{name}” deleted.</p>
      <Button size="sm" variant="default" autoFocus disabled={create.isPending} onClick={undo}>
        Undo
      </Button>
    </div>
  );
}
