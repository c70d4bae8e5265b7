import { MutationCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** Answers that a second try may change: nobody answered, or the server asked to come back. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503);
}

/**
 * The one cache of server data. Whatever a change may have touched is read anew after it, so no screen has to know
 * which others show the same figures.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        // The server may be this very machine: being offline says nothing about it.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
