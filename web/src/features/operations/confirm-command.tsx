import { count, countOf } from "@mainstreet/contract/count";
import type { Operation } from "@mainstreet/contract/operations";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { published } from "./operation-words.ts";

/** The commands that need a confirmation. */
export type Confirmed = "apply" | "undo" | "cancel" | "discard";

type Words = {
  title: string;
  question: string;
  note: string;
  confirm: string;
  cancel?: string;
  busyText: string;
  tone?: "plain";
};

type Props = {
  operation: Operation;
  /** Absent = closed. */
  command: Confirmed | undefined;
  busy: boolean;
  onConfirm: (command: Confirmed) => void;
  onClose: () => void;
};

/** Shows the numbers and asks for confirmation before something is done to many sites. */
export function ConfirmCommand({ operation, command, busy, onConfirm, onClose }: Props) {
  // The text stays while the dialog closes.
  const [shown, setShown] = useState(command);
  if (command !== undefined && command !== shown) setShown(command);
  if (shown === undefined) return null;
  const { note, ...words } = WORDS[shown](operation);
  return (
    <ConfirmDialog
      opened={command !== undefined}
      {...words}
      busy={busy}
      onConfirm={() => onConfirm(shown)}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      {note}
    </ConfirmDialog>
  );
}

const WORDS: Record<Confirmed, (operation: Operation) => Words> = {
  apply: (operation) => ({
    title: "Apply the changes",
    question: `${countOf(operation.counts.changed, "site")} will change, and ${countOf(published(operation).total, "site")} will be published again.`,
    note: `${earlier(operation)}${apart(operation)}No credit is taken. You can undo this later.`,
    confirm: `Change ${countOf(operation.counts.changed, "site")}`,
    busyText: "Applying…",
    tone: "plain",
  }),
  undo: ({ counts }) => ({
    title: "Undo the changes",
    question: `${countOf(counts.applied, "site")} will get back the values from before, and the live ones are published again.`,
    note: "What was changed since stays as it is, and is listed. Other changes that are saved and not published go live with these sites.",
    confirm: `Undo on ${countOf(counts.applied, "site")}`,
    cancel: "Keep the changes",
    busyText: "Undoing…",
  }),
  cancel: ({ deployments }) => ({
    title: "Cancel publishing",
    question: `${countOf(deployments.pending, "site")} will not be published.`,
    note: "Their new values stay saved, and visitors get what is live now. What is being published goes on. You can publish the rest later, or undo the changes.",
    confirm: "Cancel publishing",
    cancel: "Keep it going",
    busyText: "Cancelling…",
  }),
  discard: ({ total }) => ({
    title: "Discard this review",
    question: `The review of ${countOf(total, "site")} is deleted.`,
    note: "No site has changed.",
    confirm: "Discard",
    cancel: "Keep it",
    busyText: "Discarding…",
  }),
};

/** Sites that are published although the review does not list them. */
const earlier = ({ publishesEarlier: sites }: Operation): string =>
  sites > 0
    ? `${count(sites)} of them also ${sites === 1 ? "publishes" : "publish"} changes that were saved earlier. `
    : "";

function apart({ counts }: Operation): string {
  const parts = [
    counts.leftOut > 0 && `${countOf(counts.leftOut, "site")} left out`,
    counts.refused > 0 && `${countOf(counts.refused, "site")} refused`,
    counts.unchanged > 0 && `${countOf(counts.unchanged, "site")} as before`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${parts.join(", ")}. ` : "";
}
