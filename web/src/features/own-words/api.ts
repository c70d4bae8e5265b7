import * as api from "@mainstreet/contract/campaign-overrides";
import type { OverridesByPath } from "@mainstreet/contract/campaign-overrides";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

const keyOf = (id: string) => ["own-words", id];

const readOverrides = (id: string) => callApi(api.getOverrides, { params: { id } });

/** What the owner changed on the pages of a site. Read once: what is typed then belongs to the user. */
export function useOverrides(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: () => readOverrides(id),
    staleTime: "static",
    gcTime: 0,
  });
}

type Changed = {
  /** As they were when the user began. */
  base: OverridesByPath;
  pages: OverridesByPath;
};

/** Saves the pages that were changed; what another window has saved of other pages since stays. */
export function useSaveOverrides(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ base, pages }: Changed) => {
      const { pages: saved } = await readOverrides(id);
      const body = { pages: mergedPages({ base, pages, saved }) };
      return callApi(api.saveOverrides, { params: { id }, body });
    },
    onSettled: () =>
      Promise.all(
        [["campaign", id], ["quality"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/** The saved pages, with those in their place that differ from what they were. */
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
