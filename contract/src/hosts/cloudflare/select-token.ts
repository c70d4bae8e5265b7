/**
 * Shown while no account is chosen: in the form of a new site, and in the settings of an existing one. In a file apart from
 * the other texts, which the first load of the dashboard does not need.
 */
export const selectToken = {
  creation: "Please select a Cloudflare account for deployment",
  settings: "Please select a Cloudflare token",
} as const;
