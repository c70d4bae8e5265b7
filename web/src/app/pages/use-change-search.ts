import { useNavigate } from "@tanstack/react-router";
import type { ListSearch } from "../../features/campaign-lists/list-search.ts";

/** Changes the query parameters of a campaign list. */
export function useChangeSearch(search: ListSearch) {
  const navigate = useNavigate();
  return (changes: ListSearch, isTyping = false) =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, ...changes }),
      // The first letter of a search is a step in the history; the next letters replace it.
      replace: isTyping && search.q !== undefined,
      resetScroll: false,
    });
}
