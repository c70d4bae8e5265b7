import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** The accounts of the user's newest sites at the time when a form opens: the first values of a form do not change later. */
export function useLastAccounts() {
  return useQuery({
    queryKey: ["last-accounts"],
    queryFn: ({ signal }) => callApi(readLastAccounts, {}, { signal }),
    staleTime: "static",
    gcTime: 0,
  });
}
