import { getVersion, listVersions, restoreVersion } from "@mainstreet/contract/site-versions";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { messageOf } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";
import { toastFailure, toastSuccess } from "../../lib/toasts.ts";

/** The versions of a site that were live, newest first. `live`: when it was deployed last; after a newer deployment it is another list. */
export function useVersions(id: string, live: string | null) {
  return useInfiniteQuery({
    queryKey: ["site-versions", id, live],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(listVersions, { params: { id }, query: { cursor } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One version with its changes. A version never changes. */
export function useVersion(id: string, number: number, isWanted: boolean) {
  return useQuery({
    queryKey: ["site-version", id, number],
    queryFn: ({ signal }) =>
      callApi(getVersion, { params: { id, number: String(number) } }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Restores a version. The page of the campaign is loaded again, since its form has other values then. */
export function useRestoreVersion(id: string, onFailure: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: number) =>
      callApi(restoreVersion, { params: { id, number: String(number) } }),
    // Here and not at the caller: its button is removed once the page is loaded again.
    onSuccess: async ({ message }) => {
      toastSuccess(message);
      await client.resetQueries({ queryKey: ["campaign", id] });
    },
    onError: (error) => {
      toastFailure(messageOf(error, "The version could not be restored. Please try again."));
      onFailure();
    },
  });
}
