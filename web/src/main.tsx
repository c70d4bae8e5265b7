import "@fontsource-variable/overpass/wght.css";
import "@fontsource-variable/overpass-mono/wght.css";
import "./ui/mantine.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { createQueryClient } from "./lib/query-client.ts";
import { onSessionChange } from "./lib/session.ts";

const queryClient = createQueryClient();
const router = createAppRouter();

// Another user, another cache; and the guards of the routes then send everyone where they belong.
onSessionChange(() => {
  queryClient.clear();
  void router.invalidate();
});

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
