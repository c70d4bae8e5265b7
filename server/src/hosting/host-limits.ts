import { DOCUMENTED_DEPLOY_LIMITS } from "./netlify/documented-limits.ts";

/** Each host's name, and the deploy limits that it documents; undefined for a host without rate limits. */
export const HOST_LIMITS = {
  netlify: { name: "Netlify", deployLimits: DOCUMENTED_DEPLOY_LIMITS },
  aws: { name: "AWS", deployLimits: undefined },
};
