import { placeName } from "../../lib/place-name.ts";
import type { TypedLocation } from "@mainstreet/contract/location-lines";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { type PlaceNote } from "./place-notes.ts";
import classes from "./place-notes-list.module.css";

type Props = {
  notes: readonly PlaceNote[];
  onReplace: (note: PlaceNote, replacement: TypedLocation) => void;
  onKeep: (note: PlaceNote) => void;
  children?: ReactNode;
};

/** The notes on places below their field, each with suggestions. */
export function PlaceNotesList({ notes, onReplace, onKeep, children }: Props) {
  return (
    <div className={classes.notes} role="status">
      {notes.map((note) => (
        <Note
          key={`${note.field} ${note.line}`}
          note={note}
          onReplace={onReplace}
          onKeep={onKeep}
        />
      ))}
      {children}
    </div>
  );
}

function Note({
  note,
  onReplace,
  onKeep,
}: Omit<Props, "notes" | "children"> & { note: PlaceNote }) {
  const { line, isIncomplete, isKept, suggestions } = note;
  if (!isIncomplete && (isKept || suggestions.length === 0))
    return (
      <Notice tone="plain" title={titleOf(note)}>
        {note.problem === "ambiguous" ? WITHOUT_ZIP : NO_FACTS}
      </Notice>
    );
  return (
    <Notice
      tone="waiting"
      title={isIncomplete ? `${line} is not a city with its state` : titleOf(note)}
    >
      {questionOf(suggestions)}
      <div className={classes.choices}>
        {suggestions.map((place) => (
          <Button
            key={placeName(place)}
            size="compact-sm"
            variant="filled"
            aria-label={`Use ${placeName(place)} instead of ${line}`}
            onClick={() => onReplace(note, place)}
          >
            {placeName(place)}
          </Button>
        ))}
        {!isIncomplete && (
          <Button size="compact-sm" variant="default" onClick={() => onKeep(note)}>
            Keep {line}
          </Button>
        )}
      </div>
    </Notice>
  );
}

const WITHOUT_ZIP =
  "Only a ZIP code tells which one is meant. Without it the page is made without local facts, and search engines are asked not to list it.";
const NO_FACTS =
  "Its page is made without local facts, and search engines are asked not to list it.";

function questionOf([first]: PlaceNote["suggestions"]): string {
  return first === undefined ? "Write it as city, state." : `Did you mean ${first.city}?`;
}

function titleOf({ problem, line }: PlaceNote): string {
  if (problem === "ambiguous") return `There is more than one ${line}`;
  return problem === "nameOnly" ? `We know ${line} by its name alone` : `We do not know ${line}`;
}
