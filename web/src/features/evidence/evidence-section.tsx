import type { EvidencePiece, EvidenceStatus } from "@mainstreet/contract/evidence";
import { Button } from "@mantine/core";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useEvidence } from "./api.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import classes from "./evidence.module.css";
import { EvidencePieceView } from "./evidence-piece.tsx";
import { PhoneLinks } from "./phone-links.tsx";

type Props = {
  businessId: string;
  /** How many live sites now differ from what is published. */
  onPublished: (sites: number) => void;
};

const GROUPS: readonly { status: EvidenceStatus; title: string }[] = [
  { status: "waiting", title: "Waiting for you" },
  { status: "published", title: "Published" },
  { status: "withdrawn", title: "Not shown" },
];

/** What a business shows for itself: what waits for somebody to look at it, what is published, and ways to add more. */
export function EvidenceSection({ businessId, onPublished }: Props) {
  const { data, error, isPending, refetch } = useEvidence(businessId);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <Card
        title="Jobs, photos and quotes"
        hint="Shown on its pages once you publish it"
        actions={
          !isAdding && (
            <Button variant="default" onClick={() => setIsAdding(true)}>
              Add evidence
            </Button>
          )
        }
      >
        {isAdding && data && (
          <EvidenceForm
            businessId={businessId}
            places={data.places}
            onDone={() => setIsAdding(false)}
          />
        )}
        {isPending && <Placeholder lines={3} label="Loading evidence" />}
        {error !== null && data === undefined && (
          <FailurePanel
            title={messageOf(error, "The evidence could not be loaded")}
            onRetry={() => void refetch()}
          />
        )}
        {data?.evidence.length === 0 && !isAdding && (
          <p>
            Nothing yet. Two photos of a job in one of its cities help most, then the words of a
            customer.
          </p>
        )}
        {data !== undefined &&
          GROUPS.map(({ status, title }) => (
            <Group
              key={status}
              title={title}
              pieces={data.evidence.filter((piece) => piece.status === status)}
              places={data.places}
              businessId={businessId}
              onPublished={onPublished}
            />
          ))}
      </Card>
      <PhoneLinks businessId={businessId} places={data?.places ?? []} />
    </>
  );
}

type GroupProps = Props & {
  title: string;
  pieces: readonly EvidencePiece[];
  places: readonly { city: string; state: string }[];
};

function Group({ title, pieces, ...props }: GroupProps) {
  if (pieces.length === 0) return null;
  return (
    <>
      <h3>
        {title} <span className="muted">{pieces.length}</span>
      </h3>
      <ul className={classes.list} aria-label={title}>
        {pieces.map((piece) => (
          <EvidencePieceView key={piece.id} piece={piece} {...props} />
        ))}
      </ul>
    </>
  );
}
