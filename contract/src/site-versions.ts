/** Why a deployment was requested. */
export const DEPLOY_CAUSES = [
  "created",
  "redeploy",
  "retry",
  "account",
  "move",
  "business",
  "script",
  "operation",
  "domain",
  "https",
  "restore",
] as const;
export type DeployCauseKind = (typeof DEPLOY_CAUSES)[number];
