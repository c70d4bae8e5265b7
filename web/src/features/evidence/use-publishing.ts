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
  const [busy, setBusy] = useState<readonly string[]>([]);
  /** Callbacks of `mutate` run for its latest call only, and a second piece may be published while the first one is. */
  const run = async (ids: string[], change: () => Promise<void>) => {
    setBusy((before) => [...before, ...ids]);
    await change().catch(failed);
    setBusy((before) => before.filter((id) => !ids.includes(id)));
  };
  return {
    /** The pieces whose request is under way. */
    busy,
    /** Why the piece as it is now was not published. */
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

const failed = (error: unknown) => toastFailure(messageOf(error, "This could not be saved"));

function resultOf(published: number, refused: number): string {
  const done = `${countOf(published, "piece")} published`;
  return refused === 0 ? done : `${done}, ${countOf(refused, "piece")} still need something`;
}
