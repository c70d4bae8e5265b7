import { getTableName } from "drizzle-orm";
import { credentialTables } from "../../hosting/credential-tables.ts";

/** A column of sealed secrets. Its table has the row's `id` and its owner's `user_id`, to which they are bound. */
export type SealedColumn = { table: string; column: string };

/** All of them. What is not named here would be lost when the secret key is changed. */
export const sealedColumns: readonly SealedColumn[] = credentialTables.flatMap(
  ({ table, sealed }) => sealed.map(({ name }) => ({ table: getTableName(table), column: name })),
);
