import { count, countOf } from "@mainstreet/contract/count";
import type { LabelsChange } from "@mainstreet/contract/operation-changes";
import * as api from "@mainstreet/contract/operations";
import type { Operation } from "@mainstreet/contract/operations";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError, messageOf } from "../../lib/api-error.ts";
import { attempt, renewAttempt } from "../../lib/attempt.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastSuccess, toastWithAction } from "../../lib/toasts.ts";
import { resetRefusal } from "../../lib/use-schema-form.ts";

const LABELS = "labels-of-sites";

/** Names of labels that sites get and lose. */
export type LabelChange = { add: string[]; remove: string[] };

/** In the order in which they are applied: a name that is in both is added. */
const LABEL_ACTIONS = ["remove", "add"] as const;
export type LabelAction = (typeof LABEL_ACTIONS)[number];

/** The actions of a change, in the order in which the operation has them. */
export const actionsIn = (change: LabelChange): LabelAction[] =>
  LABEL_ACTIONS.filter((action) => change[action].length > 0);

const changesOf = (change: LabelChange): LabelsChange[] =>
  actionsIn(change).map((action) => ({ field: "labels", action, value: change[action] }));

/**
 * Changes the labels of sites by an operation, which stays in the log and can be undone. If it refuses sites, it is kept as
 * the draft `draft` until it is saved once more for the others.
 */
export function useLabelOperation(campaignIds: readonly string[]) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<Operation>();
  // A dialog that is opened again is another operation, even if the last one got no response.
  useEffect(() => renewAttempt(LABELS), []);
  const discard = () => {
    if (draft) void deleteDraft(draft.id);
    setDraft(undefined);
  };
  const call = useMutation({
    mutationFn: async (change: LabelChange) => {
      const planned = draft ?? (await plan(campaignIds, change));
      setDraft(planned);
      const { changed, refused } = planned.counts;
      if (refused > 0 && draft === undefined) return undefined;
      return changed > 0 ? apply(planned.id) : planned;
    },
    onSuccess: (operation) => {
      if (operation === undefined) return;
      setDraft(undefined);
      report(client, operation);
      // Lists and pages show what an operation has changed.
      void client.invalidateQueries();
    },
    // What was refused is computed again by the next attempt. Without a response the operation may have been applied, so the
    // same request is sent again.
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) discard();
    },
  });
  const edit = () => {
    renewAttempt(LABELS);
    resetRefusal(call);
    discard();
  };
  return { draft, call, edit, discard };
}

/** A draft that could not be deleted is removed by the server later. */
const deleteDraft = (id: string) =>
  callApi(api.deleteOperation, { params: { id } }).catch(() => undefined);

const plan = (campaignIds: readonly string[], change: LabelChange) =>
  attempt(LABELS, (idempotencyKey) =>
    callApi(
      api.createOperation,
      { body: { campaignIds: [...campaignIds], changes: changesOf(change) } },
      { idempotencyKey },
    ),
  );

const apply = (id: string) =>
  attempt(`apply ${id}`, (idempotencyKey) =>
    callApi(api.applyOperation, { params: { id } }, { idempotencyKey }),
  );

function report(client: QueryClient, { id, appliedAt, counts }: Operation): void {
  if (appliedAt === null) {
    void deleteDraft(id);
    return toastSuccess("Nothing to change: the sites are labelled so already");
  }
  const { applied, conflicts } = counts;
  if (applied > 0)
    toastWithAction(`Labels changed on ${countOf(applied, "site")}. Listed under Changes.`, {
      label: "Undo",
      run: () => void takeBack(client, id),
    });
  if (conflicts > 0) toastFailure(notChanged(conflicts));
}

const notChanged = (sites: number) =>
  `${countOf(sites, "site")} not changed: see why under Changes`;

const UNDO_FAILED = "The labels could not be taken back. Undo them under Changes.";

async function takeBack(client: QueryClient, id: string): Promise<void> {
  try {
    const { counts } = await attempt(`undo ${id}`, (idempotencyKey) =>
      callApi(api.undoOperation, { params: { id } }, { idempotencyKey }),
    );
    const { applied, conflicts } = counts;
    if (applied > 0) toastSuccess(`Labels taken back on ${countOf(applied, "site")}`);
    if (conflicts > 0) toastFailure(notChanged(conflicts));
  } catch (error) {
    toastFailure(messageOf(error, UNDO_FAILED));
  }
  await client.invalidateQueries();
}

/** The sites of a draft that are refused, the first ones of many. */
export function useRefusedSites(id: string) {
  return useQuery({
    queryKey: ["refused-sites", id],
    queryFn: ({ signal }) =>
      callApi(
        api.listOperationSites,
        { params: { id }, query: { cursor: "", status: "refused" } },
        { signal },
      ),
    select: ({ sites }) => sites,
  });
}

/** That sites of a draft are refused. */
export function refusedTitle({ total, counts: { changed, refused } }: Operation): string {
  if (changed > 0) return `${count(refused)} of ${countOf(total, "site")} cannot be changed`;
  return total === 1 ? "This site cannot be changed" : "None of these sites can be changed";
}
