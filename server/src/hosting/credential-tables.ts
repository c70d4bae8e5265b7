import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { getTableName } from "drizzle-orm";
import { leads, leadSettings } from "../features/leads/tables.ts";
import { authenticatorApps } from "../features/second-factor/tables.ts";
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

/** All tables of stored accounts: those of single hosts, and the table that the other hosts share. */
export const credentialTables: readonly CredentialTable[] = [
  ...DEPLOYMENT_TYPES.flatMap((type) => hosts[type].credentials ?? []),
  shared,
];

/** A column of sealed secrets. Its table has the row's `id` and its owner's `user_id`, to which they are bound. */
export type SealedColumn = { table: string; column: string };

/** All columns of sealed secrets: secrets of a column that is missing here would be lost when the secret key is changed. */
export const sealedColumns: readonly SealedColumn[] = [
  ...credentialTables.flatMap(({ table, sealed }) =>
    sealed.map(({ name }) => ({ table: getTableName(table), column: name })),
  ),
  { table: getTableName(authenticatorApps), column: authenticatorApps.sealedSecret.name },
  { table: getTableName(leads), column: leads.sealedFields.name },
  { table: getTableName(leadSettings), column: leadSettings.sealedWebhook.name },
  { table: getTableName(leadSettings), column: leadSettings.sealedSms.name },
];
