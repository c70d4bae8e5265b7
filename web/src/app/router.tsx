import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from "@tanstack/react-router";
import { listSearch } from "../features/campaign-lists/list-search.ts";
import { runSearch } from "../features/creation-runs/run-search.ts";
import { domainSearch } from "../features/domains/domain-search.ts";
import { leadSearch } from "../features/leads/lead-search.ts";
import { rememberPage } from "../lib/visited-pages.ts";
import { createSearch } from "./create-tabs.ts";
import { NotFound } from "./not-found.tsx";
import { PageFailure } from "./page-failure.tsx";
import { DashboardPage } from "./pages/dashboard-page.tsx";
import { paths } from "./paths.ts";
import { parseSearch, stringifySearch } from "./plain-search.ts";
import { Shell } from "./shell/shell.tsx";

const root = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFound,
});

const toDashboard = () => redirect({ to: paths.dashboard, replace: true, throw: true });
/** Signed-in users are redirected; start.tsx shows these pages to everyone else. */
const signedOut = { getParentRoute: () => root, beforeLoad: toDashboard };
const login = createRoute({ ...signedOut, path: paths.login });
const secondStep = createRoute({ ...signedOut, path: paths.secondStep });
const signup = createRoute({ ...signedOut, path: paths.signup });

const guarded = createRoute({
  getParentRoute: () => root,
  id: "guarded",
  component: Shell,
});

const dashboard = createRoute({
  getParentRoute: () => guarded,
  path: paths.dashboard,
  component: DashboardPage,
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
const sites = createRoute({
  getParentRoute: () => guarded,
  path: paths.sites,
  validateSearch: listSearch,
  component: lazyRouteComponent(() => import("./pages/all-sites-page.tsx"), "AllSitesPage"),
});
const creationRuns = createRoute({
  getParentRoute: () => guarded,
  path: paths.creationRuns,
  component: lazyRouteComponent(
    () => import("../features/creation-runs/runs-page.tsx"),
    "RunsPage",
  ),
});
const create = createRoute({
  getParentRoute: () => guarded,
  path: paths.create,
  validateSearch: createSearch,
  component: lazyRouteComponent(() => import("./pages/create-page.tsx"), "CreatePage"),
});
const creationRun = createRoute({
  getParentRoute: () => guarded,
  path: paths.creationRun,
  validateSearch: runSearch,
  component: lazyRouteComponent(() => import("./pages/creation-run-page.tsx"), "RunPage"),
});
const hostMove = createRoute({
  getParentRoute: () => guarded,
  path: paths.hostMove,
  component: lazyRouteComponent(() => import("./pages/host-move-page.tsx"), "HostMovePage"),
});
const trash = createRoute({
  getParentRoute: () => guarded,
  path: paths.trash,
  component: lazyRouteComponent(() => import("./pages/trash-page.tsx"), "TrashPage"),
});
const operations = createRoute({
  getParentRoute: () => guarded,
  path: paths.operations,
  component: lazyRouteComponent(
    () => import("../features/operations/operation-log.tsx"),
    "OperationLog",
  ),
});
const newOperation = createRoute({
  getParentRoute: () => guarded,
  path: paths.newOperation,
  component: lazyRouteComponent(() => import("./pages/new-operation-page.tsx"), "NewOperationPage"),
});
const importSites = createRoute({
  getParentRoute: () => guarded,
  path: paths.importSites,
  component: lazyRouteComponent(() => import("./pages/import-sites-page.tsx"), "ImportSitesPage"),
});
const operation = createRoute({
  getParentRoute: () => guarded,
  path: paths.operation,
  component: lazyRouteComponent(() => import("./pages/operation-page.tsx"), "OperationPage"),
});
const campaign = createRoute({
  getParentRoute: () => guarded,
  path: paths.campaign,
  component: lazyRouteComponent(() => import("./pages/campaign-page.tsx"), "CampaignPage"),
});
const ownWords = createRoute({
  getParentRoute: () => guarded,
  path: paths.ownWords,
  component: lazyRouteComponent(() => import("./pages/campaign-page.tsx"), "CampaignWords"),
});
const businesses = createRoute({
  getParentRoute: () => guarded,
  path: paths.businesses,
  component: lazyRouteComponent(
    () => import("../features/businesses/business-list.tsx"),
    "BusinessList",
  ),
});
const newBusiness = createRoute({
  getParentRoute: () => guarded,
  path: paths.newBusiness,
  component: lazyRouteComponent(() => import("./pages/edit-business-page.tsx"), "NewBusinessPage"),
});
const business = createRoute({
  getParentRoute: () => guarded,
  path: paths.business,
  component: lazyRouteComponent(() => import("./pages/business-page.tsx"), "BusinessPage"),
});
const editBusiness = createRoute({
  getParentRoute: () => guarded,
  path: paths.editBusiness,
  component: lazyRouteComponent(() => import("./pages/edit-business-page.tsx"), "EditBusinessPage"),
});
const leads = createRoute({
  getParentRoute: () => guarded,
  path: paths.leads,
  validateSearch: leadSearch,
  component: lazyRouteComponent(() => import("./pages/leads-page.tsx"), "LeadsPage"),
});
const lead = createRoute({
  getParentRoute: () => guarded,
  path: paths.lead,
  component: lazyRouteComponent(() => import("./pages/lead-page.tsx"), "LeadPage"),
});
const domains = createRoute({
  getParentRoute: () => guarded,
  path: paths.domains,
  validateSearch: domainSearch,
  component: lazyRouteComponent(() => import("./pages/domains-page.tsx"), "DomainsPage"),
});
const addDomains = createRoute({
  getParentRoute: () => guarded,
  path: paths.addDomains,
  component: lazyRouteComponent(() => import("../features/domains/add-many.tsx"), "AddManyDomains"),
});
const settings = createRoute({
  getParentRoute: () => guarded,
  path: paths.settings,
  component: lazyRouteComponent(() => import("./pages/settings-page.tsx"), "SettingsPage"),
});
const account = createRoute({
  getParentRoute: () => guarded,
  path: paths.account,
  component: lazyRouteComponent(() => import("./pages/account-page.tsx"), "AccountPage"),
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
const invoice = createRoute({
  getParentRoute: () => guarded,
  path: paths.invoice,
  component: lazyRouteComponent(() => import("./pages/invoice-page.tsx"), "InvoicePage"),
});

const routeTree = root.addChildren([
  login,
  secondStep,
  signup,
  guarded.addChildren([
    dashboard,
    campaign,
    ownWords,
    create,
    creationRun,
    creationRuns,
    hostMove,
    operations,
    newOperation,
    importSites,
    operation,
    sites,
    trash,
    singlePageSites,
    singlePageService,
    multiLocationSites,
    multiLocationService,
    businesses,
    newBusiness,
    business,
    editBusiness,
    leads,
    lead,
    domains,
    addDomains,
    credits,
    settings,
    account,
    paymentStatus,
    receipt,
    invoice,
  ]),
]);

/** One history for all routers, since it listens to the browser's own history. */
const browserHistory = createBrowserHistory();

/** Creates the routes for a user who is signed in. */
export function createAppRouter() {
  const router = createRouter({
    routeTree,
    history: browserHistory,
    parseSearch,
    stringifySearch,
    defaultPreload: "intent",
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
  });
  // For "Back" (ui/back-link.tsx). Not a subscriber of the history: then the router would not follow redirects before its start.
  router.subscribe("onBeforeLoad", ({ toLocation: { state, pathname } }) =>
    rememberPage(state.__TSR_index, pathname),
  );
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
