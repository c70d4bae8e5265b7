import type { EvidencePiece } from "@mainstreet/contract/evidence";
import { photosOfEvidence } from "@mainstreet/contract/evidence-content";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useDeleteEvidence, usePublishEvidence, useWithdrawEvidence } from "./api.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import classes from "./evidence.module.css";
import { headingOf, KIND_LABELS } from "./evidence-values.ts";
import { PhotoView } from "./photo-view.tsx";

type Props = {
  piece: EvidencePiece;
  businessId: string;
  places: readonly { city: string; state: string }[];
  onPublished: (sites: number) => void;
};

/** One piece as it will be read, and what can be done with it. */
export function EvidencePieceView({ piece, businessId, places, onPublished }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  const { title, text } = headingOf(piece.content);
  const photos = photosOfEvidence(piece.content);
  const place = piece.city === "" ? "All cities" : `${piece.city}, ${piece.state}`;
  return (
    <li className={classes.piece}>
      <div>
        <strong>{title}</strong>
        <div>{text}</div>
        <div className="muted">
          {KIND_LABELS[piece.content.kind]} – {place}
          {piece.source === "link" && " – sent from a phone"}
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
          businessId={businessId}
          places={places}
          piece={piece}
          onDone={(sites) => {
            setIsEditing(false);
            onPublished(sites);
          }}
        />
      ) : (
        <Actions
          piece={piece}
          businessId={businessId}
          name={title}
          onEdit={() => setIsEditing(true)}
          onPublished={onPublished}
        />
      )}
    </li>
  );
}

type ActionProps = Pick<Props, "piece" | "businessId" | "onPublished"> & {
  name: string;
  onEdit: () => void;
};

const onError = (error: Error) => toastFailure(messageOf(error, "This could not be saved"));

function Actions({ piece: { id, status }, businessId, name, onEdit, onPublished }: ActionProps) {
  const publish = usePublishEvidence(businessId);
  const withdraw = useWithdrawEvidence(businessId);
  const isPublished = status === "published";
  const refused = publish.data?.refused[0];
  return (
    <>
      {refused && (
        <Notice tone="bad" role="alert" title="Not published yet">
          {Object.values(refused.fields).join(". ")}
        </Notice>
      )}
      <div className={classes.actions}>
        {!isPublished && (
          <SubmitButton
            aria-label={`Publish ${name}`}
            busy={publish.isPending}
            busyText="Publishing..."
            onClick={() =>
              publish.mutate([id], {
                onError,
                onSuccess: ({ published, unpublishedSites }) =>
                  published > 0 && onPublished(unpublishedSites),
              })
            }
          >
            Publish
          </SubmitButton>
        )}
        <Button variant="default" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {status !== "withdrawn" && (
          <SubmitButton
            variant="default"
            aria-label={`${isPublished ? "Withdraw" : "Refuse"} ${name}`}
            busy={withdraw.isPending}
            busyText="Saving..."
            onClick={() =>
              withdraw.mutate([id], {
                onError,
                onSuccess: ({ unpublishedSites }) => isPublished && onPublished(unpublishedSites),
              })
            }
          >
            {isPublished ? "Withdraw" : "Refuse"}
          </SubmitButton>
        )}
        {status === "withdrawn" && <DeletePiece id={id} businessId={businessId} name={name} />}
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
