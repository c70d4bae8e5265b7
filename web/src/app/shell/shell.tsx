import { useMediaQuery } from "@mantine/hooks";
import { Outlet, useLocation, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CreditsPill } from "../../features/credits/credits-pill.tsx";
import { HeaderStrip } from "../../ui/page-header.tsx";
import { FreshProofPrompt } from "./fresh-proof.tsx";
import { MobileBar } from "./mobile-bar.tsx";
import classes from "./shell.module.css";
import { Sidebar } from "./sidebar.tsx";
import { useCommandPalette } from "./use-palette.tsx";

const ErasureBanner = lazy(() =>
  import("../../features/account/erasure-banner.tsx").then(
    ({ ErasureBanner: component }) => ({ default: component }),
    // The page works without this part as well.
    () => ({ default: () => null }),
  ),
);

const DESKTOP = "(min-width: 62em)";

/** What surrounds every protected page: sidebar or menu bar, header strip, footer. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const isDesktop = useMediaQuery(DESKTOP, true, { getInitialValueInEffect: false });
  const main = useFocusOnNavigation();
  const { open, palette } = useCommandPalette();
  return (
    <div className={classes.shell}>
      <NavigationProgress />
      <a
        href="#main"
        className={classes.skip}
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      {isDesktop ? (
        <aside className={classes.sidebar} aria-label="Sidebar">
          <Sidebar onSearch={open} />
        </aside>
      ) : (
        <MobileBar onSearch={open} />
      )}
      <div className={classes.content}>
        <Suspense>
          <ErasureBanner />
        </Suspense>
        <main id="main" tabIndex={-1} ref={main} className={classes.main}>
          <div className={classes.strip}>
            <div ref={setStrip} className={classes.title} />
            {isDesktop && <CreditsPill />}
          </div>
          <HeaderStrip value={strip}>{children}</HeaderStrip>
        </main>
        <footer className={classes.footer}>© {new Date().getFullYear()} Mainstreet</footer>
      </div>
      {palette}
      <FreshProofPrompt />
    </div>
  );
}

/** Following a link puts the focus on the new page, as loading a document would. */
function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** A progress bar at the top while the next page is loading: the current page stays until then. */
function NavigationProgress() {
  const isPending = useRouterState({ select: ({ status }) => status === "pending" });
  if (!isPending) return null;
  return <div role="progressbar" aria-label="Loading page" className={classes.line} />;
}
