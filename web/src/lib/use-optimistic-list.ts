import { useQueryClient } from "@tanstack/react-query";
import type { QueryKey } from "@tanstack/react-query";

/** An optimistic mutation of a loaded list: `change` is shown at once, and undone when the server refuses it. */
export function useOptimisticList<T, V>(key: QueryKey, change: (list: T[], variables: V) => T[]) {
  const client = useQueryClient();
  return {
    onMutate: async (variables: V) => {
      // A response in flight would restore the old list.
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<T[]>(key);
      if (before !== undefined) client.setQueryData(key, change(before, variables));
      return { before };
    },
    onError: (_error: Error, _variables: V, shown: { before: T[] | undefined } | undefined) => {
      if (shown?.before !== undefined) client.setQueryData(key, shown.before);
    },
  };
}
