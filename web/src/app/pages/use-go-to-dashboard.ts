import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { paths } from "../paths.ts";

/** Opens the dashboard once sites have gone live, and discards its cached data, which is out of date then. */
export function useGoToDashboard(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    void client.invalidateQueries();
    void navigate({ to: paths.dashboard });
  }, [client, navigate]);
}
