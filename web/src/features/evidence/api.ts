import * as api from "@mainstreet/contract/evidence";
import type { ImportedRow } from "@mainstreet/contract/evidence";
import * as links from "@mainstreet/contract/evidence-links";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import type { Picture } from "@mainstreet/contract/picture";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { attempt } from "../../lib/attempt.ts";
import { readPicture } from "../../lib/pictures.ts";
import { callApi } from "../../lib/send.ts";

const listKey = (id: string) => ["evidence", id];
const linksKey = (id: string) => ["evidence-links", id];

const evidenceQuery = (id: string) =>
  queryOptions({
    queryKey: listKey(id),
    queryFn: ({ signal }) => callApi(api.listEvidence, { params: { id } }, { signal }),
  });

export const useEvidence = (id: string) => useQuery(evidenceQuery(id));

/** For each business the places in which it shows published evidence; undefined while loading. */
export function usePlacesWithEvidence(ids: readonly string[]) {
  return useQueries({
    queries: ids.map(evidenceQuery),
    combine: (results) =>
      results.map(({ data }) =>
        data?.evidence.filter(({ status, city }) => status === "published" && city !== ""),
      ),
  });
}

/** The URL of a photo, to show it. */
export function usePictureUrl({ hash, width, widths: [smallest = width] }: Picture) {
  return useQuery({
    queryKey: ["picture", hash, smallest],
    queryFn: () => readPicture(hash, smallest),
    staleTime: "static",
  });
}

/** Fetches the evidence and its business again after a change. */
function useChange<T, R>(id: string, change: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [listKey(id), ["business", id]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

export type EvidenceInput = RequestOf<typeof api.addEvidence>["body"];

/** The name of the attempt to add a piece; with other values it is another attempt. */
export const newEvidence = (id: string) => `new-evidence:${id}`;

/** Adds a piece, only once per attempt even if it is submitted repeatedly. `onSaved` is called before the list shows it. */
export const useAddEvidence = (id: string, onSaved: () => void) =>
  useChange(id, async (body: EvidenceInput) => {
    await attempt(newEvidence(id), (idempotencyKey) =>
      callApi(api.addEvidence, { params: { id }, body }, { idempotencyKey }),
    );
    onSaved();
  });

/** Changes a piece. `onSaved` is called before the list shows it. */
export const useUpdateEvidence = (id: string, onSaved: () => void) =>
  useChange(id, async ({ evidenceId, ...body }: EvidenceInput & { evidenceId: string }) => {
    const saved = await callApi(api.updateEvidence, { params: { id, evidenceId }, body });
    onSaved();
    return saved;
  });

export const usePublishEvidence = (id: string) =>
  useChange(id, (ids: string[]) => callApi(api.publishEvidence, { params: { id }, body: { ids } }));

export const useWithdrawEvidence = (id: string) =>
  useChange(id, (ids: string[]) =>
    callApi(api.withdrawEvidence, { params: { id }, body: { ids } }),
  );

export const useDeleteEvidence = (id: string) =>
  useChange(id, (evidenceId: string) =>
    callApi(api.deleteEvidence, { params: { id, evidenceId } }),
  );

type Rows = RequestOf<typeof api.importEvidence>["body"]["rows"];

type Numbered = { lines: readonly number[]; rows: Rows };

/** What would be added from the rows of a file, by their lines. `read` checks other rows; those of the first call are checked at once. */
export function useCheckedRows(id: string, first: Numbered) {
  const [{ lines, rows }, setRows] = useState(first);
  const query = useQuery({
    queryKey: ["evidence-rows", id, lines, rows],
    queryFn: async ({ signal }) => {
      const body = { rows, dryRun: true };
      const checked = await callApi(api.importEvidence, { params: { id }, body }, { signal });
      return checked.rows.map((row, at) => ({ ...row, line: lines[at] ?? 0 }));
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { ...query, read: setRows };
}
export type CheckedImportRow = ImportedRow & { line: number };

/** Adds the rows that can be added. */
export const useImportRows = (id: string) =>
  useChange(id, (rows: Rows) =>
    callApi(api.importEvidence, { params: { id }, body: { rows, dryRun: false } }),
  );

export function useLinks(id: string) {
  return useQuery({
    queryKey: linksKey(id),
    queryFn: ({ signal }) => callApi(links.listLinks, { params: { id } }, { signal }),
    select: ({ links: list }) => list,
  });
}

export function useCreateLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof links.createLink>["body"]) =>
      callApi(links.createLink, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey(id) }),
  });
}

export function useRevokeLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => callApi(links.revokeLink, { params: { id, linkId } }),
    onSettled: () => client.invalidateQueries({ queryKey: linksKey(id) }),
  });
}
