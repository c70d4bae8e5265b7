import { lazy, Suspense, useDeferredValue } from "react";
import { sessionToken, useSessionToken } from "../lib/session.ts";
import { storedUser } from "../lib/stored-user.ts";
import { Toasts } from "../ui/toasts.tsx";
import { ConnectionGate } from "./connection-gate.tsx";
import { PageFailure } from "./page-failure.tsx";
import { SignedOut } from "./signed-out.tsx";
import { Waiting } from "./waiting.tsx";

const importApp = () => import("./app.tsx");
const App = lazy(() =>
  importApp().then(
    (module) => ({ default: module.App }),
    () => ({ default: PageFailure }),
  ),
);

/** Downloads the app ahead of need. When that fails, the render that needs it tries again. */
function preloadApp(): void {
  importApp().catch(() => undefined);
}

// The app loads while the first health check is in flight.
if (sessionToken() !== null) preloadApp();

/** The whole web app: the pages before the sign-in, or the app behind it. Toasts stay when one replaces the other. */
export function Start() {
  return (
    <>
      <ConnectionGate>
        <Suspense fallback={<Waiting />}>
          <SignedOutOrIn />
        </Suspense>
      </ConnectionGate>
      <Toasts />
    </>
  );
}

/** Signing out removes the app at once. After a sign-in the form stays until the app has loaded. */
function SignedOutOrIn() {
  const token = useSessionToken();
  const renderedToken = useDeferredValue(token);
  if (token === null || renderedToken === null) return <SignedOut onFocus={preloadApp} />;
  // A new key per user: nothing of the last user's data stays. A token that is only replaced changes nothing.
  return <App key={storedUser()} />;
}
