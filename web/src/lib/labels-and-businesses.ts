import { listBusinesses } from "@mainstreet/contract/businesses";
import { listLabels } from "@mainstreet/contract/labels";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "./send.ts";

/** The account's labels by name. */
export function useLabels() {
  return useQuery({
    queryKey: ["labels"],
    queryFn: ({ signal }) => callApi(listLabels, {}, { signal }),
    select: ({ labels }) => labels,
  });
}

/** The account's businesses, for filters. */
export function useBusinessNames() {
  return useQuery({
    queryKey: ["businesses"],
    queryFn: ({ signal }) => callApi(listBusinesses, {}, { signal }),
    select: ({ businesses }) => businesses,
  });
}
