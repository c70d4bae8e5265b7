import "@fontsource-variable/overpass-mono/wght.css";
import "../ui/mantine.css";
import { MantineProvider } from "@mantine/core";
import { MutationCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ApiError } from "../lib/api-error.ts";
import { cssVariablesResolver, theme } from "../ui/theme.ts";
import { createAppRouter } from "./router.tsx";
import { WaitingScreen } from "./waiting.tsx";

/** Everything behind the sign-in. Its router and its cache of server data are created and dropped with the session. */
export function App() {
  const [queryClient] = useState(createQueryClient);
  const router = useLoadedRouter();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        {router === undefined ? <WaitingScreen /> : <RouterProvider router={router} />}
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A router that has loaded the code of its first page: until then it would render nothing at all. */
function useLoadedRouter() {
  const [router] = useState(createAppRouter);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    // The router itself shows errors.
    void router.load().finally(() => setIsLoaded(true));
  }, [router]);
  return isLoaded ? router : undefined;
}

/** The nonce that style elements must have to be allowed by the page's policy (decision 133); '' where there is none. */
function styleNonce(): string {
  return document.querySelector("script")?.nonce ?? "";
}

/** Failures that a retry may fix: no response, or 503. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status === 503);
}

/**
 * The one cache of server data. Everything is fetched again after a change, so no page has to know which others show
 * the same data.
 */
function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 1 && mayPass(error),
        // The server may run on this machine, so being offline does not matter.
        networkMode: "always",
      },
      mutations: { networkMode: "always" },
    },
  });
  return client;
}
