import { publicConfig } from "@mainstreet/contract/app";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "./send.ts";

/** Public settings of this installation; they change only with a restart of the server. */
export function usePublicConfig() {
  return useQuery({
    queryKey: ["config"],
    queryFn: ({ signal }) => callApi(publicConfig, {}, { signal }),
    staleTime: 10 * 60_000,
  });
}
