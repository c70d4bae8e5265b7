import type { ListedEvidence } from "@mainstreet/contract/evidence";
import { countOf } from "@mainstreet/contract/count";
import { useState } from "react";
import { messageOf } from "../../lib/api-error.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";
import { usePublishEvidence, useWithdrawEvidence } from "./api.ts";

type Refusal = { updatedAt: string; texts: string[] };

/**
 * Publishes and withdraws pieces, one or many per request, and keeps the refusals. `onPublished` is called with the number
 * of live sites that now differ.
 */
export function usePublishing(
  businessId: string,
  pieces: readonly ListedEvidence[],
  onPublished: (sites: number) => void,
) {
  const publish = usePublishEvidence(businessId);
  const withdraw = useWithdrawEvidence(businessId);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Not as callbacks of `mutate`: they run for its latest call only, and a second piece may be published while the first one is. */
  const run = async (ids: string[], change: () => Promise<void>) => {
    setBusy((before) => [...before, ...ids]);
    await change().catch(failed);
    setBusy((before) => before.filter((id) => !ids.includes(id)));
  };
  return {
    /** The pieces whose request is in flight. */
    busy,
    /** Why the current state of the piece was not published. */
    refusalOf: ({ id, updatedAt: now }: ListedEvidence): string[] => {
      const refusal = refusals.get(id);
      return refusal?.updatedAt === now ? refusal.texts : [];
    },
    publish: (ids: string[]) =>
      void run(ids, async () => {
        const { published, refused, unpublishedSites } = await publish.mutateAsync(ids);
        const others = (before: typeof refusals) => [...before].filter(([id]) => !ids.includes(id));
        setRefusals((before) => new Map([...others(before), ...refusalsOf(refused, pieces)]));
        if (published > 0) onPublished(unpublishedSites);
        const show = published > 0 ? toastSuccess : toastFailure;
        if (ids.length > 1) show(resultOf(published, refused.length));
      }),
    withdraw: (ids: string[], wasPublished: boolean) =>
      void run(ids, async () => {
        const { unpublishedSites } = await withdraw.mutateAsync(ids);
        if (wasPublished) onPublished(unpublishedSites);
      }),
  };
}
export type Publishing = ReturnType<typeof usePublishing>;

/** The refusals with the time of each piece's last change: after a change the piece may lack nothing any more. */
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

const failed = (error: unknown) => toastFailure(messageOf(error, "This could not be saved"));

function resultOf(published: number, refused: number): string {
  const done = `${countOf(published, "piece")} published`;
  return refused === 0 ? done : `${done}, ${countOf(refused, "piece")} still need something`;
}
