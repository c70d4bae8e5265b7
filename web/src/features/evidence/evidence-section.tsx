import type { EvidenceStatus } from "@mainstreet/contract/evidence";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../../ui/failure-panel.tsx";
import { Placeholder } from "../../ui/placeholder.tsx";
import { useEvidence } from "./api.ts";
import { EvidenceForm } from "./evidence-form.tsx";
import { EvidenceGroup } from "./evidence-group.tsx";
import classes from "./evidence.module.css";
import { hasKeptFile } from "./kept-file.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { hasDraft } from "./use-evidence-form.ts";

/** Loaded separately: it contains the reader of CSV files, which few users need. */
const ImportFile = lazy(() =>
  import("./import-file.tsx").then(({ ImportFile: component }) => ({ default: component })),
);

type Props = {
  businessId: string;
  /** Called with the number of live sites that now differ from what is published. */
  onPublished: (sites: number) => void;
};

const GROUPS: readonly { status: EvidenceStatus; title: string }[] = [
  { status: "waiting", title: "Waiting for you" },
  { status: "published", title: "Published" },
  { status: "withdrawn", title: "Not shown" },
];

/** The evidence of a business: what waits for approval, what is published, and ways to add more. */
export function EvidenceSection({ businessId, onPublished }: Props) {
  const { data, error, isPending, refetch } = useEvidence(businessId);
  const [adding, setAdding] = useState(() => openedBefore(businessId));
  const close = () => setAdding("");
  return (
    <>
      <Card
        title="Jobs, photos and quotes"
        hint="Shown on its pages once you publish it"
        actions={
          adding === "" && (
            <div className={classes.actions}>
              <Button variant="default" onClick={() => setAdding("form")}>
                Add evidence
              </Button>
              <Button variant="default" onClick={() => setAdding("file")}>
                Import a file
              </Button>
            </div>
          )
        }
      >
        {adding === "form" && data && (
          <EvidenceForm
            businessId={businessId}
            places={data.places}
            home={data.home}
            onDone={close}
          />
        )}
        {adding === "file" && (
          <Suspense fallback={<Placeholder lines={3} label="Loading" />}>
            <ImportFile businessId={businessId} onDone={close} />
          </Suspense>
        )}
        {isPending && <Placeholder lines={3} label="Loading evidence" />}
        {error !== null && data === undefined && (
          <FailurePanel
            title={messageOf(error, "The evidence could not be loaded")}
            onRetry={() => void refetch()}
          />
        )}
        {data?.evidence.length === 0 && adding === "" && (
          <p>
            Nothing yet. Two photos of a job in one of its cities help most, then the words of a
            customer.
          </p>
        )}
        {data !== undefined &&
          GROUPS.map(({ status, title }) => (
            <EvidenceGroup
              key={status}
              {...{ title, status, businessId, onPublished }}
              pieces={data.evidence.filter((piece) => piece.status === status)}
              places={data.places}
              home={data.home}
            />
          ))}
      </Card>
      <PhoneLinks businessId={businessId} places={data?.places} />
    </>
  );
}

/** The form or file that was open before a reload. */
function openedBefore(businessId: string): "" | "form" | "file" {
  if (hasDraft(businessId)) return "form";
  return hasKeptFile(businessId) ? "file" : "";
}
