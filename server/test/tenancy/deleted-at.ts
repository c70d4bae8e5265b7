/** Where a thing is deleted, by its kind: below `/api`, followed by its id. */
export const DELETED_AT = {
  business: "businesses",
  campaign: "campaigns",
  multiLocation: "campaigns",
  netlifyToken: "netlify-tokens",
  cloudflareToken: "cloudflare-tokens",
  awsCredentials: "aws-credentials",
  session: "auth/sessions",
  passkey: "auth/passkeys",
  label: "labels",
  view: "views",
} as const;
