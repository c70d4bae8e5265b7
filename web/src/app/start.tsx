import { lazy, Suspense, useDeferredValue, useLayoutEffect } from "react";
import { LoginForm } from "../features/auth/login-form.tsx";
import { SignupForm } from "../features/auth/signup-form.tsx";
import { replaceBy, usePathname } from "../lib/place.ts";
import { sessionToken, useSessionToken } from "../lib/session.ts";
import { storedUser } from "../lib/stored-user.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { PublicLinks } from "../features/legal-pages/public-links.tsx";
import { Toasts } from "../ui/toasts.tsx";
import { ConnectionGate } from "./connection-gate.tsx";
import { NotFound } from "./not-found.tsx";
import { PageFailure } from "./page-failure.tsx";
import { isAt, isPage, paths } from "./paths.ts";
import { WaitingScreen } from "./waiting.tsx";

const importApp = () => import("./app.tsx");
const App = lazy(() =>
  importApp().then(
    (module) => ({ default: module.App }),
    () => ({ default: PageFailure }),
  ),
);

const Recovery = lazy(() =>
  import("../features/auth/recovery.tsx").then(
    (module) => ({ default: module.Recovery }),
    () => ({ default: PageFailure }),
  ),
);

const SecondStep = lazy(() =>
  import("../features/auth/second-step.tsx").then(
    (module) => ({ default: module.SecondStep }),
    () => ({ default: PageFailure }),
  ),
);

/** Downloads the app before it is needed. When that fails, the render that needs it tries again. */
function preloadApp(): void {
  importApp().catch(() => undefined);
}

// The app loads while the first health check is in flight.
if (sessionToken() !== null) preloadApp();

/** The whole web app: the pages before the sign-in, or the app behind it. Toasts stay visible when one replaces the other. */
export function Start() {
  return (
    <>
      <ConnectionGate>
        <Suspense fallback={<WaitingScreen />}>
          <SignedOutOrIn />
        </Suspense>
      </ConnectionGate>
      <Toasts />
    </>
  );
}

/** The pages to which links in mails lead, also in a browser where somebody is signed in. */
const RECOVERY = [
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.changeEmail,
  paths.undoEmailChange,
] as const;

/** Signing out removes the app at once. After a sign-in the form stays until the app has loaded. */
function SignedOutOrIn() {
  const token = useSessionToken();
  const renderedToken = useDeferredValue(token);
  const pathname = usePathname();
  const page = RECOVERY.find((path) => isAt(path, pathname));
  if (page !== undefined)
    return (
      <CentredLayout>
        <Recovery key={page} page={page} />
        <PublicLinks />
      </CentredLayout>
    );
  if (token === null || renderedToken === null) return <SignedOut onFocus={preloadApp} />;
  // A new key per user: nothing of the last user's data stays. A token that is only replaced changes nothing.
  return <App key={storedUser()} />;
}

/**
 * The pages for visitors who are not signed in. They load without router, component library and schemas (decision 016).
 * A protected page's address is replaced by the login page's.
 */
function SignedOut({ onFocus }: { onFocus: () => void }) {
  const pathname = usePathname();
  const isLogin = isAt(paths.login, pathname);
  const isSignup = isAt(paths.signup, pathname);
  const isSecondStep = isAt(paths.secondStep, pathname);
  const isProtected = isPage(pathname) && !isLogin && !isSignup && !isSecondStep;
  useLayoutEffect(() => {
    if (isProtected) replaceBy(paths.login);
  }, [isProtected]);
  if (isProtected) return null;
  if (!isLogin && !isSignup && !isSecondStep) return <NotFound />;
  return (
    <CentredLayout>
      <div onFocus={onFocus}>
        {isLogin && <LoginForm />}
        {isSignup && <SignupForm />}
        {isSecondStep && <SecondStep />}
      </div>
      <PublicLinks />
    </CentredLayout>
  );
}
