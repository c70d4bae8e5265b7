/** Every URL of the web app (spec §2); `$id` is a parameter. Nothing else in `web/` writes one. */
export const paths = {
  login: "/login",
  signup: "/signup",
  dashboard: "/",
  campaign: "/campaigns/$id",
  create: "/create",
  singlePageSites: "/single-page-sites",
  multiLocationSites: "/multi-location-sites",
  credits: "/credits",
  settings: "/settings",
} as const;
