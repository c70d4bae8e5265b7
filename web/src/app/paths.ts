/** Every URL of the web app (spec §2); `$id` is a parameter. Nothing else in `web/` writes one. */
export const paths = {
  login: "/login",
  signup: "/signup",
  dashboard: "/",
  campaign: "/campaigns/$id",
  create: "/create",
  singlePageSites: "/single-page-sites",
  singlePageService: "/single-page-sites/$service",
  multiLocationSites: "/multi-location-sites",
  multiLocationService: "/multi-location-sites/$service",
  credits: "/credits",
  settings: "/settings",
  paymentStatus: "/payment-status",
  receipt: "/receipts/$orderId",
} as const;

/** The API's empty frame for previews (decision D25); no page of the web app. */
export const PREVIEW_FRAME = "/preview-frame";
