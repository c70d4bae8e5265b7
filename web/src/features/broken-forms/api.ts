import * as api from "@mainstreet/contract/broken-forms";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../lib/send.ts";

/** Trials of broken forms are an hour apart. */
const POLL_MS = 60_000;

/** Forms that do not work now: of one site, or of all. */
export function useBrokenForms(campaignId?: string) {
  return useQuery({
    queryKey: ["broken-forms", campaignId ?? "all"],
    queryFn: ({ signal }) => callApi(api.listBrokenForms, { query: { campaignId } }, { signal }),
    refetchInterval: POLL_MS,
  });
}
