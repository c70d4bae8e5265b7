import * as api from "@mainstreet/contract/evidence";
import * as links from "@mainstreet/contract/evidence-links";
import type { RequestOf } from "@mainstreet/contract/endpoint";
import type { Picture } from "@mainstreet/contract/picture";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { readPicture } from "../../lib/pictures.ts";
import { callApi } from "../../lib/send.ts";

const listKey = (id: string) => ["evidence", id];
const linksKey = (id: string) => ["evidence-links", id];

export function useEvidence(id: string) {
  return useQuery({
    queryKey: listKey(id),
    queryFn: ({ signal }) => callApi(api.listEvidence, { params: { id } }, { signal }),
  });
}

/** A photo to look at. */
export function usePictureUrl({ hash, width, widths: [smallest = width] }: Picture) {
  return useQuery({
    queryKey: ["picture", hash, smallest],
    queryFn: () => readPicture(hash, smallest),
    staleTime: "static",
  });
}

/** Reads the evidence and its business again after a change. */
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

export const useAddEvidence = (id: string) =>
  useChange(id, (body: EvidenceInput) => callApi(api.addEvidence, { params: { id }, body }));

export const useUpdateEvidence = (id: string) =>
  useChange(id, ({ evidenceId, ...body }: EvidenceInput & { evidenceId: string }) =>
    callApi(api.updateEvidence, { params: { id, evidenceId }, body }),
  );

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
