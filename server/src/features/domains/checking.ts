import type { Deps } from "../../deps.ts";
import type { DomainInput } from "../../hosting/domain-hosting.ts";
import { asTenant } from "../../platform/db/database.ts";
import { writeLeased } from "./lease.ts";
import type { DomainChange, DomainRow } from "./queries.ts";

/** A leased domain while it is checked or removed: `row`: the row as it was last written. */
export type Checking = { deps: Deps; row: DomainRow };

/** Writes under the lease. Throws LeaseLost. */
export async function save(checking: Checking, change: DomainChange): Promise<void> {
  const { deps, row } = checking;
  checking.row = await asTenant(deps.db, row.userId, (tx) => writeLeased(tx, row, change));
}

/** The argument for a host's methods; the memory that they return is saved under the lease. */
export function domainInputOf(checking: Checking): DomainInput {
  const { host, alsoHost, memory } = checking.row;
  return { host, alsoHost, memory, save: (changed) => save(checking, { memory: changed }) };
}
