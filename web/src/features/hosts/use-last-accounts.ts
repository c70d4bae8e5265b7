import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** The accounts that the user's newest sites go to, as they are when a form opens: what it begins with does not change. */
export function useLastAccounts() {
  return useQuery({
    queryKey: ["last-accounts"],
    queryFn: ({ signal }) => callApi(readLastAccounts, {}, { signal }),
    staleTime: "static",
    gcTime: 0,
  });
}
