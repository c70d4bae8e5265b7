import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { listSearch } from "../features/campaign-lists/list-search.ts";
import { sessionToken } from "../lib/session.ts";
import { ConnectionGate } from "./connection-gate.tsx";
import { NotFound } from "./not-found.tsx";
import { PageFailure } from "./page-failure.tsx";
import { paths } from "./paths.ts";
import { createSearch } from "./create-tabs.ts";
import { parseSearch, stringifySearch } from "./plain-search.ts";
import { RemovalCorner } from "./removal-corner.tsx";

const root = createRootRoute({
  component: () => (
    <ConnectionGate>
      <Outlet />
      <RemovalCorner />
    </ConnectionGate>
  ),
  notFoundComponent: NotFound,
});

/** Pages for everyone; whoever is signed in has nothing to do there. */
const open = createRoute({
  getParentRoute: () => root,
  id: "open",
  beforeLoad: () => {
    if (sessionToken() !== null) redirect({ to: paths.dashboard, replace: true, throw: true });
  },
});

const guarded = createRoute({
  getParentRoute: () => root,
  id: "guarded",
  component: lazyRouteComponent(() => import("./shell/shell.tsx"), "Shell"),
  beforeLoad: () => {
    if (sessionToken() === null) redirect({ to: paths.login, replace: true, throw: true });
  },
});

const login = createRoute({
  getParentRoute: () => open,
  path: paths.login,
  component: lazyRouteComponent(() => import("./pages/login-page.tsx"), "LoginPage"),
});
const signup = createRoute({
  getParentRoute: () => open,
  path: paths.signup,
  component: lazyRouteComponent(() => import("./pages/signup-page.tsx"), "SignupPage"),
});
const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: paths.dashboard,
  component: lazyRouteComponent(() => import("./pages/dashboard-page.tsx"), "DashboardPage"),
});
const credits = createRoute({
  getParentRoute: () => guarded,
  path: paths.credits,
  component: lazyRouteComponent(() => import("./pages/credits-page.tsx"), "CreditsPage"),
});
const singlePageSites = createRoute({
  getParentRoute: () => guarded,
  path: paths.singlePageSites,
  component: lazyRouteComponent(() => import("./pages/site-lists-page.tsx"), "SinglePageSitesPage"),
});
const singlePageService = createRoute({
  getParentRoute: () => guarded,
  path: paths.singlePageService,
  validateSearch: listSearch,
  component: lazyRouteComponent(
    () => import("./pages/service-sites-page.tsx"),
    "SinglePageServicePage",
  ),
});
const multiLocationSites = createRoute({
  getParentRoute: () => guarded,
  path: paths.multiLocationSites,
  component: lazyRouteComponent(
    () => import("./pages/site-lists-page.tsx"),
    "MultiLocationSitesPage",
  ),
});
const multiLocationService = createRoute({
  getParentRoute: () => guarded,
  path: paths.multiLocationService,
  validateSearch: listSearch,
  component: lazyRouteComponent(
    () => import("./pages/service-sites-page.tsx"),
    "MultiLocationServicePage",
  ),
});
const create = createRoute({
  getParentRoute: () => guarded,
  path: paths.create,
  validateSearch: createSearch,
  component: lazyRouteComponent(() => import("./pages/create-page.tsx"), "CreatePage"),
});
const campaign = createRoute({
  getParentRoute: () => guarded,
  path: paths.campaign,
  component: lazyRouteComponent(() => import("./pages/campaign-page.tsx"), "CampaignPage"),
});
const settings = createRoute({
  getParentRoute: () => guarded,
  path: paths.settings,
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
});

const paymentStatus = createRoute({
  getParentRoute: () => guarded,
  path: paths.paymentStatus,
  validateSearch: ({ orderId }: Record<string, unknown>) => ({
    orderId: typeof orderId === "string" ? orderId : "",
  }),
  component: lazyRouteComponent(
    () => import("./pages/payment-status-page.tsx"),
    "PaymentStatusPage",
  ),
});

const receipt = createRoute({
  getParentRoute: () => guarded,
  path: paths.receipt,
  component: lazyRouteComponent(() => import("./pages/receipt-page.tsx"), "ReceiptPage"),
});

const routeTree = root.addChildren([
  open.addChildren([login, signup]),
  guarded.addChildren([
    dashboard,
    campaign,
    create,
    singlePageSites,
    singlePageService,
    multiLocationSites,
    multiLocationService,
    credits,
    settings,
    paymentStatus,
    receipt,
  ]),
]);

export function createAppRouter() {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
