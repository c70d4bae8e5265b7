import { sessionToken, useSessionToken } from "../lib/session.ts";
import { storedUser } from "../lib/stored-user.ts";
import { Toasts } from "../ui/toasts.tsx";
import { ConnectionGate } from "./connection-gate.tsx";
import { programPart, usePart } from "./program-part.ts";
import { Waiting } from "./waiting.tsx";

const app = programPart(() => import("./app.tsx").then(({ App }) => App));
const signedOut = programPart(() => import("./signed-out.tsx").then(({ SignedOut }) => SignedOut));

// What is needed first is fetched beside the question whether the API is there.
(sessionToken() === null ? signedOut : app).load();

/** The whole program: what everyone needs, with one of its two parts. A toast outlives the session that ended with it. */
export function Start() {
  return (
    <>
      <ConnectionGate>
        <OneOfTwo />
      </ConnectionGate>
      <Toasts />
    </>
  );
}

/** Signing out takes the app away at once. Signing in leaves the form until the app is there to take its place. */
function OneOfTwo() {
  const token = useSessionToken();
  const App = usePart(app, token !== null);
  const SignedOut = usePart(signedOut, token === null);
  // Another user, another app: nothing of the last one's data stays. A token that is only replaced changes nothing.
  if (token !== null && App !== undefined) return <App key={storedUser()} />;
  return SignedOut === undefined ? <Waiting /> : <SignedOut onBegin={app.warmUp} />;
}
