import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { paths } from "../paths.ts";

/** Leads to the dashboard once sites have gone live: what was known of them a moment ago is old. */
export function useGoToDashboard(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void client.invalidateQueries();
    void navigate({ to: paths.dashboard });
  }, [client, navigate]);
}
