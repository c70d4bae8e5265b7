import * as api from "@mainstreet/contract/trash";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";

const POLL_MS = 2_000;

/** The content of the trash; polled while a site is being taken down. */
export function useTrash(q: string) {
  return useInfiniteQuery({
    queryKey: ["trash", q],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...(q !== "" && { q }),
        ...(pageParam !== undefined && { cursor: pageParam }),
      };
      return callApi(api.listTrash, { query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      (data?.pages[0]?.states["taking-down"] ?? 0) > 0 ? POLL_MS : false,
  });
}

/** One site of the trash. */
export function useTrashed(id: string) {
  return useQuery({
    queryKey: ["trashed", id],
    queryFn: ({ signal }) => callApi(api.getTrashed, { params: { id } }, { signal }),
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.state === "taking-down" ? POLL_MS : false),
  });
}

/** All lists have changed afterwards, so they are fetched again. */
function useTrashCall<Input, Output extends { message: string }>(
  call: (input: Input) => Promise<Output>,
  { failed, onDone }: { failed: string; onDone?: ((response: Output) => void) | undefined },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (response) => {
      toastSuccess(response.message);
      onDone?.(response);
    },
    onError: (error) => toastFailure(messageOf(error, failed)),
    onSettled: () => client.invalidateQueries(),
  });
}

type Many = { campaignIds: string[] };

/** Restores sites for at most the given number of credits, and reports what differs from before. */
export function useRestoreTrashed(onDone?: () => void) {
  return useTrashCall((body: Many & { credits: number }) => callApi(api.restoreTrashed, { body }), {
    failed: trashTexts.restoreFailed,
    onDone: ({ notes, skipped, restored }) => {
      for (const { text } of notes) toastFailure(text);
      const [first] = skipped;
      if (first && restored.length > 0) toastFailure(first.reason);
      onDone?.();
    },
  });
}

export function useTakeDown() {
  return useTrashCall((body: Many) => callApi(api.takeDownTrashed, { body }), {
    failed: trashTexts.takeDownFailed,
  });
}

export function useDeleteNow(onDone?: () => void) {
  return useTrashCall((body: Many | { all: true }) => callApi(api.deleteTrashed, { body }), {
    failed: trashTexts.deleteFailed,
    onDone,
  });
}
