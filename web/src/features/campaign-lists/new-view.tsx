import { VIEW_LIMIT } from "@mainstreet/contract/saved-views";
import type { SavedView } from "@mainstreet/contract/saved-views";
import { TextInput } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSaveViews } from "./views-api.ts";
import classes from "./views-menu.module.css";

type Props = { search: Record<string, string>; onSaved: (view: SavedView) => void };

/** Saves the current list as a view with a name. */
export function NewView({ search, onSaved }: Props) {
  const { create } = useSaveViews();
  const [name, setName] = useState("");
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ name, search }, { onSuccess: onSaved });
      }}
    >
      <TextInput
        label="Save this list as a view"
        placeholder="Name of the view"
        size="md"
        maxLength={VIEW_LIMIT.name}
        value={name}
        error={create.error && messageOf(create.error, "The view could not be saved.")}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <SubmitButton size="sm" busy={create.isPending} busyText="Saving…">
        Save view
      </SubmitButton>
    </form>
  );
}
