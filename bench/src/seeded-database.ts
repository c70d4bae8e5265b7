import { seedAccounts } from "../../server/test/big-accounts/seed-accounts.ts";
import type { Sizes } from "../../server/test/big-accounts/sizes.ts";
import { createDatabase } from "../../server/test/postgres-databases.ts";
import { prepareDatabase } from "../../server/test/prepare-database.ts";

/** Makes a database of these sizes on the server of `url`; returns the new one's address. */
export async function seededDatabase(url: string, sizes: Sizes): Promise<string> {
  const made = await createDatabase(url);
  await prepareDatabase({ url: made });
  await seedAccounts(made, sizes);
  return made;
}
