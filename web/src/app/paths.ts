/** Every URL of the web app (spec §2); `$id` is a parameter. Nothing else in `web/` writes one. */
export const paths = {
  login: "/login",
  secondStep: "/login/second-step",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  confirmEmail: "/confirm-email",
  changeEmail: "/change-email",
  undoEmailChange: "/undo-email-change",
  dashboard: "/",
  campaign: "/campaigns/$id",
  ownWords: "/campaigns/$id/words",
  create: "/create",
  creationRun: "/creation-runs/$id",
  creationRuns: "/creation-runs",
  hostMove: "/host-moves/$id",
  operations: "/operations",
  newOperation: "/operations/new",
  importSites: "/operations/import",
  operation: "/operations/$id",
  sites: "/sites",
  singlePageSites: "/single-page-sites",
  singlePageService: "/single-page-sites/$service",
  multiLocationSites: "/multi-location-sites",
  multiLocationService: "/multi-location-sites/$service",
  trash: "/trash",
  businesses: "/businesses",
  newBusiness: "/businesses/new",
  business: "/businesses/$id",
  editBusiness: "/businesses/$id/edit",
  leads: "/leads",
  lead: "/leads/$id",
  domains: "/domains",
  addDomains: "/domains/add",
  credits: "/credits",
  settings: "/settings",
  account: "/account",
  paymentStatus: "/payment-status",
  receipt: "/receipts/$orderId",
  invoice: "/invoices/$orderId",
} as const;

/** Pages of the server without a script, which anyone can read; no pages of the web app. */
export const publicPages = [
  { path: "/pricing", name: "Pricing" },
  { path: "/terms", name: "Terms" },
  { path: "/privacy", name: "Privacy" },
  { path: "/refunds", name: "Refunds" },
  { path: "/contact", name: "Contact" },
] as const;

/** The API's empty frame for previews (decision D25); no page of the web app. */
export const PREVIEW_FRAME = "/preview-frame";

/**
 * Whether an address is one of these pages, with any parameter; like the router it ignores case and a trailing slash.
 */
export function isPage(pathname: string): boolean {
  return Object.values(paths).some((path) => isAt(path, pathname));
}

/** Whether `pathname` is an address of `path`. */
export function isAt(path: string, pathname: string): boolean {
  const pattern = path === "/" ? "" : path.replace(/\$\w+/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`, "i").test(pathname);
}
