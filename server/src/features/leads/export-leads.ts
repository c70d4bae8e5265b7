import { and, asc, eq, gt } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { openFields } from "./sealed-fields.ts";
import { leads } from "./tables.ts";

const PAGE = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/**
 * What visitors typed, decrypted, as one JSON array that is read page by page: the data is the user's, so a copy of the account holds it in
 * plain text.
 */
export async function* leadsAsJson(
  { db, sealer }: Pick<Deps, "db" | "sealer">,
  userId: string,
): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    const last: string = after;
    const rows = await asTenant(db, userId, (tx) =>
      tx
        .select()
        .from(leads)
        .where(and(eq(leads.userId, userId), eq(leads.isCanary, false), gt(leads.id, last)))
        .orderBy(asc(leads.id))
        .limit(PAGE),
    );
    for (const row of rows) {
      const message = { id: row.id, ...openFields(sealer, row) };
      yield `${isFirst ? "" : ","}\n${JSON.stringify(message, null, 1)}`;
      isFirst = false;
    }
    after = rows.length < PAGE ? undefined : rows.at(-1)?.id;
  }
  yield "\n]\n";
}
