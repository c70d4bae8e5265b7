import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { RunSearch } from "../../features/creation-runs/run-search.ts";
import { RunScreen } from "../../features/creation-runs/run-screen.tsx";
import { BackToDashboard } from "../../ui/back-link.tsx";
import { paths } from "../paths.ts";

const route = getRouteApi(`/guarded${paths.creationRun}`);

export function RunPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = useNavigate();
  const change = (changes: RunSearch, isTyping = false) =>
    void navigate({
      to: ".",
      search: (before) => ({ ...before, ...changes }),
      // Only the first letter of a search adds a step to the history; the next letters replace that step.
      replace: isTyping && search.q !== undefined,
      resetScroll: false,
    });
  return (
    <RunScreen key={id} id={id} search={search} onSearch={change} above={<BackToDashboard />} />
  );
}
