import * as api from "@mainstreet/contract/saved-views";
import type { SavedView } from "@mainstreet/contract/saved-views";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const VIEWS = ["views"];

/** The account's saved views by name. */
export function useViews(isNeeded: boolean) {
  return useQuery({
    queryKey: VIEWS,
    queryFn: ({ signal }) => callApi(api.listViews, {}, { signal }),
    select: ({ views }) => views,
    enabled: isNeeded,
  });
}

type Saved = { name: string; search: Record<string, string> };

/** Saves, changes and deletes views. The list of views is fetched again after each of these. */
export function useSaveViews() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: VIEWS });
  const create = useMutation({
    mutationFn: (body: Saved) => callApi(api.createView, { body }),
    onSettled,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: Partial<Saved> & Pick<SavedView, "id">) =>
      callApi(api.updateView, { params: { id }, body }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => callApi(api.deleteView, { params: { id } }),
    onSettled,
  });
  return { create, change, remove };
}
