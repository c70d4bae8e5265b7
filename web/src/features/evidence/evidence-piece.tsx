import { placeName } from "../../lib/place-name.ts";
import type { ListedEvidence } from "@mainstreet/contract/evidence";
import { photosOfEvidence } from "@mainstreet/contract/evidence-content";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import checkbox from "../../ui/checkbox.module.css";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useDeleteEvidence } from "./api.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import classes from "./evidence.module.css";
import { headingOf, KIND_LABELS } from "./evidence-values.ts";
import { PhotoView } from "./photo-view.tsx";
import { hasDraft } from "./use-evidence-form.ts";
import type { Publishing } from "./use-publishing.ts";

type Place = { city: string; state: string };
type Props = {
  piece: ListedEvidence;
  businessId: string;
  places: readonly Place[];
  home: Place | null;
  publishing: Publishing;
  onPublished: (sites: number) => void;
  isChosen?: boolean;
  /** Absent: there are no other pieces to select. */
  onChoose?: (isChosen: boolean) => void;
};

/** One piece as visitors will read it, with its actions. */
export function EvidencePieceView({ piece, isChosen = false, onChoose, ...props }: Props) {
  const { businessId, places, home, publishing, onPublished } = props;
  const [isEditing, setIsEditing] = useState(() => hasDraft(businessId, piece.id));
  const { title, text } = headingOf(piece.content);
  const photos = photosOfEvidence(piece.content);
  return (
    <li className={classes.piece}>
      <div className={classes.head}>
        {onChoose && (
          <label className={classes.choice}>
            <input
              type="checkbox"
              className={checkbox.box}
              aria-label={`Select ${title}`}
              checked={isChosen}
              onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
            />
          </label>
        )}
        <div>
          <strong>{title}</strong>
          <div>{text}</div>
          <div className="muted">{originOf(piece)}</div>
          {piece.status === "published" && !piece.hasSite && (
            <div className={classes.error}>{withoutSite(piece)}</div>
          )}
        </div>
      </div>
      {photos.length > 0 && (
        <div className={classes.photos}>
          {photos.map((picture) => (
            <figure key={picture.hash}>
              <PhotoView picture={picture} />
              <figcaption className="muted">{picture.alt || "Not described yet"}</figcaption>
            </figure>
          ))}
        </div>
      )}
      {isEditing ? (
        <EvidenceForm
          {...{ businessId, places, piece }}
          home={keptPlace(piece) ?? home}
          onDone={(sites) => {
            setIsEditing(false);
            onPublished(sites);
          }}
        />
      ) : (
        <Actions {...{ piece, publishing, title, businessId }} onEdit={() => setIsEditing(true)} />
      )}
    </li>
  );
}

function originOf({ content, source, status, ...piece }: ListedEvidence): string {
  const photos = placeName({ city: piece.photoCity, state: piece.photoState });
  const sources = { link: "sent from a phone", csv: "from a file", dashboard: "" };
  return [
    KIND_LABELS[content.kind],
    placeName(piece) || "All cities",
    status === "published" && photos !== "" && `photo in ${photos}`,
    sources[source],
  ]
    .filter(Boolean)
    .join(" – ");
}

/** Where the photos of a published piece for all cities stay when it is edited. */
function keptPlace({ status, hasSite, photoCity, photoState }: ListedEvidence): Place | undefined {
  const isKept = status === "published" && hasSite && photoCity !== "";
  return isKept ? { city: photoCity, state: photoState } : undefined;
}

/** Why no page shows a published piece. */
function withoutSite({ photoCity, photoState, ...piece }: ListedEvidence): string {
  const place = placeName(piece) || placeName({ city: photoCity, state: photoState });
  return place === ""
    ? "No page shows it: the business has no site yet."
    : `No page shows it: the business has no site in ${place}.`;
}

type ActionProps = Pick<Props, "piece" | "businessId" | "publishing"> & {
  title: string;
  onEdit: () => void;
};

function Actions({ piece, businessId, publishing, title, onEdit }: ActionProps) {
  const { id, status } = piece;
  const isPublished = status === "published";
  const isBusy = publishing.busy.includes(id);
  const refusal = publishing.refusalOf(piece);
  return (
    <>
      {refusal.length > 0 && (
        <Notice tone="bad" role="alert" title="Not published yet">
          {refusal.join(" ")}
        </Notice>
      )}
      <div className={classes.actions}>
        {!isPublished && (
          <SubmitButton
            aria-label={`Publish ${title}`}
            busy={isBusy}
            busyText="Publishing..."
            onClick={() => publishing.publish([id])}
          >
            Publish
          </SubmitButton>
        )}
        <Button variant="default" aria-label={`Edit ${title}`} onClick={onEdit}>
          Edit
        </Button>
        {status !== "withdrawn" && (
          <SubmitButton
            variant="default"
            aria-label={`${isPublished ? "Withdraw" : "Refuse"} ${title}`}
            busy={isBusy}
            busyText="Saving..."
            onClick={() => publishing.withdraw([id], isPublished)}
          >
            {isPublished ? "Withdraw" : "Refuse"}
          </SubmitButton>
        )}
        {status === "withdrawn" && <DeletePiece id={id} businessId={businessId} name={title} />}
      </div>
    </>
  );
}

function DeletePiece({ id, businessId, name }: { id: string; businessId: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteEvidence(businessId);
  return (
    <>
      <Button variant="default" aria-label={`Delete ${name}`} onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title="Delete evidence"
        question="Delete this for good, with its photos?"
        about={name}
        confirm="Delete"
        busy={remove.isPending}
        busyText="Deleting..."
        onClose={() => setIsOpen(false)}
        onConfirm={() =>
          remove.mutate(id, {
            onSuccess: () => toastSuccess("Deleted"),
            onError: (error) => toastFailure(messageOf(error, "This could not be deleted")),
          })
        }
      />
    </>
  );
}
