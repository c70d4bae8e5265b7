import { selectCampaigns } from "@mainstreet/contract/campaign-lists";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import * as api from "@mainstreet/contract/operations";
import type {
  Operation,
  OperationSite,
  OperationSiteStatus,
} from "@mainstreet/contract/operations";
import {
  importSites,
  listFileProblems,
  type SiteImportInput,
} from "@mainstreet/contract/site-import";
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { attempt, renewAttempt } from "../../lib/attempt.ts";
import type { OperationSelection } from "../../lib/operation-selection.ts";
import { callApi } from "../../lib/send.ts";

const DRAFT = "operation";
const IMPORT = "import-sites";
const LIST_KEY = ["operations"];
const keyOf = (id: string) => ["operation", id];
const sitesKey = (id: string) => ["operation-sites", id];
const POLL_MS = 1_500;
/** With more loaded pages than this, a poll would be many requests. */
const FEW_PAGES = 2;
const SLOW_POLL_MS = 15_000;

/** Called for another form, which is another operation. */
export const renewOperation = () => renewAttempt(DRAFT);

type Plan = { selection: OperationSelection; changes: OperationChange[] };

/** Computes what changes would do to the selected sites. */
export function usePlanOperation(onPlanned: (operation: Operation) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ selection, changes }: Plan) =>
      attempt(DRAFT, (idempotencyKey) =>
        callApi(api.createOperation, { body: { ...selection, changes } }, { idempotencyKey }),
      ),
    onSuccess: (operation) => {
      client.setQueryData(keyOf(operation.id), operation);
      void client.invalidateQueries({ queryKey: LIST_KEY });
      onPlanned(operation);
    },
  });
}

/** Computes what a file of sites would change. */
export function useImportSites(onPlanned: (operation: Operation) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteImportInput) =>
      attempt(IMPORT, (idempotencyKey) => callApi(importSites, { body }, { idempotencyKey })),
    onMutate: () => renewAttempt(IMPORT),
    onSuccess: (operation) => {
      client.setQueryData(keyOf(operation.id), operation);
      void client.invalidateQueries({ queryKey: LIST_KEY });
      onPlanned(operation);
    },
  });
}

/** The cells of an imported file that are not applied. */
export function useFileProblems(id: string) {
  return useQuery({
    queryKey: ["operation-file-problems", id],
    queryFn: ({ signal }) => callApi(listFileProblems, { params: { id } }, { signal }),
  });
}

/** How many sites match a filter now, with the digest of that selection; fetched only when `isNeeded`. */
export function useFilterNow(selection: OperationSelection | undefined, isNeeded: boolean) {
  const filter = selection !== undefined && "filter" in selection ? selection.filter : undefined;
  return useQuery({
    queryKey: ["operation-filter", filter],
    queryFn: async ({ signal }) => {
      const found = await callApi(selectCampaigns, { query: filter ?? {} }, { signal });
      return { count: found.total, ...(found.digest !== "" && { digest: found.digest }) };
    },
    enabled: isNeeded && filter !== undefined,
    gcTime: 0,
  });
}

/** Polled while the operation publishes. */
const operationOptions = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => callApi(api.getOperation, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? POLL_MS : false),
  });

/** The current state of an operation. */
export const useOperation = (id: string) => useQuery(operationOptions(id));

function isUnderWay({ status, deployments }: Operation): boolean {
  return status === "running" || deployments.processing > 0;
}

const isPublishing = ({ deployment }: OperationSite) =>
  deployment === "pending" || deployment === "processing";

/** The sites of an operation with one status, or all, page by page; polled until each has ended. */
export function useOperationSites(operation: Operation, status: OperationSiteStatus | "") {
  const { id } = operation;
  return useInfiniteQuery({
    queryKey: [...sitesKey(id), status],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        api.listOperationSites,
        { params: { id }, query: { cursor: pageParam, status } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state: { data } }) => {
      const pages = data?.pages ?? [];
      const isBehind =
        operation.status === "complete" && pages.some(({ sites }) => sites.some(isPublishing));
      if (!isBehind && !isUnderWay(operation)) return false;
      return pages.length > FEW_PAGES ? SLOW_POLL_MS : POLL_MS;
    },
    select: ({ pages }) => pages.flatMap(({ sites }) => sites),
  });
}

/** The log of operations, newest first, page by page. */
export function useOperations() {
  return useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) =>
      callApi(api.listOperations, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ operations }) => operations),
  });
}

/** Those of the listed operations that are under way, polled: they are few, and the server counts the sites of each one that it returns. */
export function useUnderWay(listed: readonly Operation[]): readonly Operation[] {
  const queries = listed.filter(isUnderWay).map(({ id }) => operationOptions(id));
  const polled = useQueries({ queries }).flatMap(({ data }) => data ?? []);
  return listed.map((operation) => polled.find(({ id }) => id === operation.id) ?? operation);
}

function show(client: QueryClient, operation: Operation) {
  client.setQueryData(keyOf(operation.id), operation);
  // Sites, lists and pages show what an operation has changed.
  return client.invalidateQueries();
}

/** Leaves sites of a draft out, or includes them again: one call for all of them. */
export function useLeaveOut(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { siteIndexes: number[]; leftOut: boolean }) =>
      callApi(api.leaveOutSites, { params: { id }, body }),
    onSuccess: (operation) => show(client, operation),
  });
}

const CONTROLS = {
  pause: api.pauseOperation,
  resume: api.resumeOperation,
  cancel: api.cancelOperation,
  retry: api.retryOperation,
} as const;
const STARTS = { apply: api.applyOperation, undo: api.undoOperation } as const;
export type OperationCommand = keyof typeof CONTROLS | keyof typeof STARTS;

const isStart = (name: OperationCommand): name is keyof typeof STARTS => name in STARTS;

/** Applies, undoes, pauses, resumes, cancels or retries an operation. An undo returns another operation. */
export function useOperationCommand(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: OperationCommand) => {
      const request = { params: { id } };
      if (!isStart(name)) return callApi(CONTROLS[name], request);
      return attempt(`${name} ${id}`, (idempotencyKey) =>
        callApi(STARTS[name], request, { idempotencyKey }),
      );
    },
    onSuccess: (operation) => show(client, operation),
    onError: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Deletes a draft, and leaves its page before queries are fetched again, since the draft does not exist any more. */
export function useDiscardOperation(id: string, onDiscarded: () => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await callApi(api.deleteOperation, { params: { id } });
      await onDiscarded();
    },
    onSuccess: () => client.invalidateQueries({ queryKey: LIST_KEY }),
  });
}
