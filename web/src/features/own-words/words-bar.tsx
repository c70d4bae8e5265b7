import { Button } from "@mantine/core";
import { Redo2, Undo2 } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../ui/icon-button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./own-words.module.css";
import type { OwnWordsState } from "./use-own-words.ts";

type Props = {
  words: OwnWordsState;
  isSaving: boolean;
  onSave: () => void;
  /** Offered while saved changes are not live; null when there are none. */
  onPublish: (() => void) | null;
  announce: (text: string) => void;
};

/** Undo, redo, save and deploy; the bar stays visible. */
export function WordsBar({ words, isSaving, onSave, onPublish, announce }: Props) {
  const { past, future, isDirty, dispatch } = words;
  const isOutdated = onPublish !== null && !isDirty;
  const status = useRef<HTMLSpanElement>(null);
  // Such a button is removed once it was pressed, and the focus would be lost with it.
  const goingWith = (work: () => void) => () => {
    status.current?.focus();
    work();
  };
  return (
    <div className={classes.bar}>
      <span ref={status} tabIndex={-1} role="status" className={classes.state}>
        {message(isDirty, isOutdated)}
      </span>
      <div className={classes.tools}>
        <IconButton
          icon={Undo2}
          label="Undo"
          isDisabled={past.length === 0}
          onClick={() => {
            dispatch({ kind: "undo" });
            announce("Undone");
          }}
        />
        <IconButton
          icon={Redo2}
          label="Redo"
          isDisabled={future.length === 0}
          onClick={() => {
            dispatch({ kind: "redo" });
            announce("Done again");
          }}
        />
        {isDirty && !isSaving && (
          <Button
            variant="default"
            size="sm"
            onClick={goingWith(() => dispatch({ kind: "discard" }))}
          >
            Discard
          </Button>
        )}
        {isOutdated && (
          <Button size="sm" onClick={goingWith(onPublish)}>
            Deploy changes
          </Button>
        )}
        <SubmitButton
          size="sm"
          variant={isDirty ? "filled" : "default"}
          disabled={!isDirty}
          busy={isSaving}
          busyText="Saving..."
          onClick={onSave}
        >
          Save words
        </SubmitButton>
      </div>
    </div>
  );
}

function message(isDirty: boolean, isOutdated: boolean): string {
  if (isDirty) return "Unsaved changes";
  return isOutdated ? "Saved. The live site still shows the old version." : "Everything is saved";
}
