import type { Account } from "./hosting-columns.ts";

/** An account that is not chosen; a host adds its own type and columns. */
export const NO_ACCOUNT = {
  account: "none",
  netlifyTokenId: null,
  awsCredentialsId: null,
  awsBucketName: null,
  hostCredentialsId: null,
  hostChoice: {},
} as const satisfies Omit<Account, "deploymentType">;
