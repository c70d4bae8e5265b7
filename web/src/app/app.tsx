import "@fontsource-variable/overpass-mono/wght.css";
import "../ui/mantine.css";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { createQueryClient } from "../lib/query-client.ts";
import { styleNonce } from "../lib/style-nonce.ts";
import { cssVariablesResolver, theme } from "../ui/theme.ts";
import { createAppRouter } from "./router.tsx";
import { Waiting } from "./waiting.tsx";

/** Everything behind the sign-in. It begins and ends with a session, and so do its router and its cache of server data. */
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
        {router === undefined ? <Waiting /> : <RouterProvider router={router} />}
      </QueryClientProvider>
    </MantineProvider>
  );
}

/** A router with the code of its first page: while that loads it would show nothing at all. */
function useLoadedRouter() {
  const [router] = useState(createAppRouter);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    // Whatever went wrong, the router itself shows it.
    void router.load().finally(() => setIsLoaded(true));
  }, [router]);
  return isLoaded ? router : undefined;
}
