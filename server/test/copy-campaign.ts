import { eq } from "drizzle-orm";
import { campaigns } from "../src/features/campaigns/tables.ts";
import type { Db } from "../src/platform/db/database.ts";
import { newId } from "../src/platform/db/ids.ts";

type Copying = { id: string; count: number };

/** Adds sites with the values of another one, never deployed and without a charge; returns their ids. */
export async function addCopies(db: Db, { id, count }: Copying): Promise<string[]> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  if (!row) throw new Error("There is no campaign to copy");
  const { hasVerificationTag: _tag, placeKey: _place, searchText: _search, ...values } = row;
  const ids = Array.from({ length: count }, newId);
  const copies = ids.map((copy) => ({
    ...values,
    id: copy,
    siteKey: copy,
    siteName: copy,
    sitePrefix: copy,
    cost: 0,
    paidFor: null,
    netlifySiteId: null,
    hostingState: null,
    deploymentStatus: "none" as const,
    deployed: false,
    deploymentUrl: null,
    lastDeployed: null,
    liveSource: "",
  }));
  for (let at = 0; at < copies.length; at += 200)
    await db.insert(campaigns).values(copies.slice(at, at + 200));
  return ids;
}
