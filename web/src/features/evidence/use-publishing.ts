import type { ListedEvidence } from "@mainstreet/contract/evidence";
import { countOf } from "@mainstreet/contract/count";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { usePublishEvidence, useWithdrawEvidence } from "./api.ts";

type Refusal = { updatedAt: string; texts: string[] };

/** Publishing and withdrawing pieces, one or many in one request, and what was refused. `onPublished`: how many live sites now differ. */
export function usePublishing(
  businessId: string,
  pieces: readonly ListedEvidence[],
  onPublished: (sites: number) => void,
) {
  const publish = usePublishEvidence(businessId);
  const withdraw = useWithdrawEvidence(businessId);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  return {
    /** The pieces whose request is under way. */
    busy: [
      ...(publish.isPending ? publish.variables : []),
      ...(withdraw.isPending ? withdraw.variables : []),
    ],
    /** Why the piece as it is now was not published. */
    refusalOf: ({ id, updatedAt: now }: ListedEvidence): string[] => {
      const refusal = refusals.get(id);
      return refusal?.updatedAt === now ? refusal.texts : [];
    },
    publish: (ids: string[]) =>
      publish.mutate(ids, {
        onError: failed,
        onSuccess: ({ published, refused, unpublishedSites }) => {
          setRefusals(refusalsOf(refused, pieces));
          if (published > 0) onPublished(unpublishedSites);
          const show = published > 0 ? toastSuccess : toastFailure;
          if (ids.length > 1) show(resultOf(published, refused.length));
        },
      }),
    withdraw: (ids: string[], wasPublished: boolean) =>
      withdraw.mutate(ids, {
        onError: failed,
        onSuccess: ({ unpublishedSites }) => wasPublished && onPublished(unpublishedSites),
      }),
  };
}
export type Publishing = ReturnType<typeof usePublishing>;

/** With the time of each piece's last change: once it was changed it may lack nothing any more. */
function refusalsOf(
  refused: readonly { id: string; fields: Record<string, string> }[],
  pieces: readonly ListedEvidence[],
): ReadonlyMap<string, Refusal> {
  const updatedAt = new Map(pieces.map((piece) => [piece.id, piece.updatedAt]));
  return new Map(
    refused.map(({ id, fields }) => [
      id,
      { updatedAt: updatedAt.get(id) ?? "", texts: Object.values(fields) },
    ]),
  );
}

const failed = (error: Error) => toastFailure(messageOf(error, "This could not be saved"));

function resultOf(published: number, refused: number): string {
  const done = `${countOf(published, "piece")} published`;
  return refused === 0 ? done : `${done}, ${countOf(refused, "piece")} still need something`;
}
