import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import type { CredentialTable } from "./host.ts";
import { hosts } from "./registry.ts";
import { hostCredentials } from "./tables.ts";

const shared: CredentialTable = {
  table: hostCredentials,
  id: hostCredentials.id,
  userId: hostCredentials.userId,
  sealed: [hostCredentials.sealedSecret],
  reference: "hostCredentialsId",
};

/** All tables of stored accounts: those of single hosts, and the one that the others share. */
export const credentialTables: readonly CredentialTable[] = [
  ...DEPLOYMENT_TYPES.flatMap((type) => hosts[type].credentials ?? []),
  shared,
];
