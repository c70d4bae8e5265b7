import { useLayoutEffect } from "react";
import { LoginForm } from "../features/auth/login-form.tsx";
import { SignupForm } from "../features/auth/signup-form.tsx";
import { replaceBy, usePathname } from "../lib/place.ts";
import { CentredLayout } from "../ui/centred-layout.tsx";
import { NotFound } from "./not-found.tsx";
import { isAt, isPage, paths } from "./paths.ts";

/**
 * The pages for visitors who are not signed in. They load without router, component library and schemas (decision 016).
 * A protected page's address is replaced by the login page's.
 */
export function SignedOut({ onFocus }: { onFocus: () => void }) {
  const pathname = usePathname();
  const isLogin = isAt(paths.login, pathname);
  const isSignup = isAt(paths.signup, pathname);
  const isProtected = isPage(pathname) && !isLogin && !isSignup;
  useLayoutEffect(() => {
    if (isProtected) replaceBy(paths.login);
  }, [isProtected]);
  if (!isLogin && !isSignup) return isProtected ? null : <NotFound />;
  return (
    <CentredLayout>
      <div onFocus={onFocus}>{isLogin ? <LoginForm /> : <SignupForm />}</div>
    </CentredLayout>
  );
}
