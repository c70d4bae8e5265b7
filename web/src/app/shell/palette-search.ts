import { listCampaigns } from "@mainstreet/contract/campaign-lists";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { send } from "../../lib/send.ts";

const PAUSE_MS = 150;
const SHOWN = 8;

/** Searches all campaigns for what was typed, once the typing pauses. What was asked for earlier is never shown. */
export function useFoundCampaigns(typed: string) {
  const wanted = typed.trim();
  const q = usePaused(wanted);
  const search = useQuery({
    queryKey: ["campaign-search", q],
    queryFn:
      q === ""
        ? skipToken
        : ({ signal }) => send(listCampaigns, { query: { q, limit: String(SHOWN) } }, { signal }),
  });
  const isCurrent = q === wanted;
  return {
    isSearching: wanted !== "" && (!isCurrent || search.isPending),
    campaigns: isCurrent ? (search.data?.campaigns ?? []) : [],
    more: isCurrent && search.data ? search.data.total - search.data.campaigns.length : 0,
    error: isCurrent ? search.error : null,
    retry: () => void search.refetch(),
  };
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
