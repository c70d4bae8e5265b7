import "@fontsource-variable/overpass/wght.css";
import "@fontsource-variable/overpass-mono/wght.css";
import "./ui/mantine.css";
import "./ui/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { createAppRouter } from "./app/router.tsx";
import { createQueryClient, forgetUser } from "./lib/query-client.ts";
import { onSessionChange, sessionToken } from "./lib/session.ts";

const queryClient = createQueryClient();
const router = createAppRouter();

// Another user, another cache; and the guards of the routes send everyone where they belong. Whoever signs out leaves
// the page first: a page that stays on an emptied cache asks for its data again, now without a session.
async function followSession(): Promise<void> {
  if (sessionToken() !== null) forgetUser(queryClient);
  await router.invalidate();
  if (sessionToken() === null) forgetUser(queryClient);
}
onSessionChange(() => void followSession());

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no #root");
createRoot(container).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
