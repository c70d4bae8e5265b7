import type { LabelColour } from "@mainstreet/contract/label";
import * as api from "@mainstreet/contract/labels";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const labelsOf = (id: string) => ["labels", "of", id];

/** The names of the labels of one site. */
export function useLabelsOf(id: string) {
  return useQuery({
    queryKey: labelsOf(id),
    queryFn: ({ signal }) => callApi(api.getLabels, { params: { id } }, { signal }),
    select: ({ labels }) => labels.map(({ name }) => name),
  });
}

/** Adds labels to sites and removes others, by name. Changes are sent one after another. */
export function useAssignLabels() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "assign-labels" },
    mutationFn: (body: { ids: string[]; add: string[]; remove: string[] }) =>
      callApi(api.assignLabels, { body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ["labels"] });
      await client.invalidateQueries({ queryKey: ["campaign-list"] });
    },
  });
}

/** Renames labels, changes their colours and deletes them. Lists show them, so the lists are fetched again. */
export function useSaveLabels() {
  const client = useQueryClient();
  const onSuccess = async () => {
    await client.invalidateQueries({ queryKey: ["labels"] });
    await client.invalidateQueries({ queryKey: ["campaign-list"] });
  };
  const change = useMutation({
    mutationFn: ({ id, ...body }: { id: string; name?: string; colour?: LabelColour }) =>
      callApi(api.updateLabel, { params: { id }, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(api.deleteLabel, { params: { id } }),
    onSuccess,
  });
  return { change, remove };
}
