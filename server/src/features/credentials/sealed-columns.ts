import { getTableName } from "drizzle-orm";
import { awsCredentials } from "../../hosting/aws/tables.ts";
import { netlifyTokens } from "../../hosting/netlify/tables.ts";

/** A column of sealed secrets. Its table has the row's `id` and its owner's `user_id`, to which they are bound. */
export type SealedColumn = { table: string; column: string };

/** All of them. What is not named here would be lost when the secret key is changed. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: getTableName(netlifyTokens), column: netlifyTokens.sealedToken.name },
  { table: getTableName(awsCredentials), column: awsCredentials.sealedAccessKey.name },
  { table: getTableName(awsCredentials), column: awsCredentials.sealedSecretKey.name },
];
