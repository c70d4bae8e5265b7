import type { EvidenceStatus, ListedEvidence } from "@mainstreet/contract/evidence";
import { countOf } from "@mainstreet/contract/count";
import { Button } from "@mantine/core";
import { useState } from "react";
import checkbox from "../../ui/checkbox.module.css";
import { SubmitButton } from "../../ui/submit-button.tsx";
import classes from "./evidence.module.css";
import { EvidencePieceView } from "./evidence-piece.tsx";
import { type Publishing, usePublishing } from "./use-publishing.ts";

type Place = { city: string; state: string };
type Props = {
  title: string;
  status: EvidenceStatus;
  pieces: readonly ListedEvidence[];
  businessId: string;
  places: readonly Place[];
  home: Place | null;
  onPublished: (sites: number) => void;
};

/** The pieces of one state. Several can be chosen and published or withdrawn in one request. */
export function EvidenceGroup({ title, status, pieces, onPublished, ...props }: Props) {
  const publishing = usePublishing(props.businessId, pieces, onPublished);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  // A piece that has left the group is not selected any more.
  const chosen = pieces.map(({ id }) => id).filter((id) => ticked.includes(id));
  if (pieces.length === 0) return null;
  return (
    <section className={classes.group} aria-label={title}>
      <h3>
        {title} <span className="muted">{pieces.length}</span>
      </h3>
      {pieces.length > 1 && (
        <Selection
          {...{ status, chosen, publishing }}
          all={pieces.map(({ id }) => id)}
          onChange={setTicked}
        />
      )}
      <ul className={classes.list} aria-label={title}>
        {pieces.map((piece) => (
          <EvidencePieceView
            key={piece.id}
            piece={piece}
            publishing={publishing}
            onPublished={onPublished}
            {...(pieces.length > 1 && {
              isChosen: chosen.includes(piece.id),
              onChoose: (isChosen: boolean) =>
                setTicked(
                  isChosen ? [...chosen, piece.id] : chosen.filter((id) => id !== piece.id),
                ),
            })}
            {...props}
          />
        ))}
      </ul>
    </section>
  );
}

type SelectionProps = {
  status: EvidenceStatus;
  all: string[];
  chosen: string[];
  publishing: Publishing;
  onChange: (ids: string[]) => void;
};

function Selection({ status, all, chosen, publishing, onChange }: SelectionProps) {
  const isPublished = status === "published";
  const isBusy = chosen.some((id) => publishing.busy.includes(id));
  const pieces = countOf(chosen.length, "piece");
  return (
    <div className={classes.selection}>
      <label className={classes.check}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={chosen.length === all.length}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? all : [])}
        />
        Select all {all.length}
      </label>
      {chosen.length > 0 && (
        <div className={classes.actions}>
          {!isPublished && (
            <SubmitButton
              busy={isBusy}
              busyText="Publishing..."
              onClick={() => publishing.publish(chosen)}
            >
              Publish {pieces}
            </SubmitButton>
          )}
          {status !== "withdrawn" && (
            <Button
              variant="default"
              onClick={() => {
                if (!isBusy) publishing.withdraw(chosen, isPublished);
              }}
            >
              {isPublished ? "Withdraw" : "Refuse"} {pieces}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
