import { creditBalance } from "@mainstreet/contract/credits";
import { BALANCE_REFRESH_MS } from "@mainstreet/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** The balance, read again every minute (spec §9) and after every change made here. */
export function useCreditBalance() {
  return useQuery({
    queryKey: ["credits", "balance"],
    queryFn: ({ signal }) => callApi(creditBalance, {}, { signal }),
    select: ({ credits }) => credits,
    refetchInterval: BALANCE_REFRESH_MS,
  });
}
