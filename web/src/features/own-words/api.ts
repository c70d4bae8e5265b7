import * as api from "@mainstreet/contract/campaign-overrides";
import type { OverridesByPath, SavedOverrides } from "@mainstreet/contract/campaign-overrides";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../lib/api-error.ts";
import { callApi } from "../../lib/send.ts";

const keyOf = (id: string) => ["own-words", id];

const readOverrides = (id: string) => callApi(api.getOverrides, { params: { id } });

/** The owner's changes on the pages of a site. Fetched once: what is typed after that belongs to the user. */
export function useOverrides(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => readOverrides(id),
    staleTime: "static",
    gcTime: 0,
  });
}

type Changed = {
  /** The pages with which the user began. */
  base: OverridesByPath;
  pages: OverridesByPath;
};

/** Saves the pages that were changed; pages that another window has saved since then are kept. */
export function useSaveOverrides(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changed: Changed) => saveMerged(id, changed, MAX_MERGES),
    onSettled: () =>
      Promise.all(
        [["campaign", id], ["quality"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** The most saves of other windows that may arrive between the read and the save of this one. */
const MAX_MERGES = 5;

async function saveMerged(id: string, changed: Changed, merges: number): Promise<SavedOverrides> {
  const { pages: saved, version } = await readOverrides(id);
  const pages = mergedPages({ ...changed, saved });
  const body = { pages, ...(version !== "" && { base: version }) };
  try {
    return await callApi(api.saveOverrides, { params: { id }, body });
  } catch (error) {
    const isChanged = error instanceof ApiError && error.code === "OVERRIDES_CHANGED";
    if (!isChanged || merges <= 1) throw error;
    return saveMerged(id, changed, merges - 1);
  }
}

/** The saved pages, in which those that differ from `base` are replaced. */
export function mergedPages({
  base,
  pages,
  saved,
}: Changed & { saved: OverridesByPath }): OverridesByPath {
  const paths = [...new Set([...Object.keys(pages), ...Object.keys(saved)])];
  const merged = paths.map((path) => {
    const isChanged = JSON.stringify(pages[path]) !== JSON.stringify(base[path]);
    return [path, isChanged ? pages[path] : saved[path]] as const;
  });
  return Object.fromEntries(merged.flatMap(([path, page]) => (page ? [[path, page]] : [])));
}
