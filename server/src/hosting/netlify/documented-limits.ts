/** Netlify's limits on deploys and new sites, as its staff names them (docs/providers.md §1.3): where one is enforced, so is the other. */
export const DOCUMENTED_DEPLOY_LIMITS = [
  { limit: 3, windowMs: 60_000 },
  { limit: 100, windowMs: 86_400_000 },
];
