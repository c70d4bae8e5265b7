import {
  cancelRun,
  listRuns,
  pauseRun,
  resumeRun,
  retryRun,
  startRunNow,
} from "@mainstreet/contract/creation-runs";
import type { CreationRun } from "@mainstreet/contract/creation-runs";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const CALLS = {
  pause: pauseRun,
  resume: resumeRun,
  startNow: startRunNow,
  cancel: cancelRun,
  retry: retryRun,
} as const;

/** The actions on a run. */
export type RunAction = keyof typeof CALLS;

/** Pauses, resumes, speeds up, cancels or retries a run; each call returns the changed run. */
export function useRunAction(id: string, onDone: (run: CreationRun, name: RunAction) => void) {
  return useMutation({
    mutationFn: (name: RunAction) => callApi(CALLS[name], { params: { id } }),
    onSuccess: onDone,
  });
}

/** The user's runs, newest first, page by page. */
export function useRuns() {
  return useInfiniteQuery({
    queryKey: ["creation-runs"],
    queryFn: ({ pageParam, signal }) =>
      callApi(listRuns, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ runs }) => runs),
  });
}
