import { and, eq, inArray, ne } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { hostNamesOf } from "../../hosting/domain-hosting.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { openViews, Unresolved } from "../../platform/dns/resolver.ts";
import { checkProof } from "./check-dns.ts";
import { proofOf } from "./proofs.ts";
import type { DomainRow } from "./queries.ts";
import { domainNames, domainProofs, domains } from "./tables.ts";

type Holder = { name: string; userId: string; domainId: string; proofHost: string };

/** Which of the names belong to other users, inside the user's transaction. */
export async function heldNames(tx: Db, userId: string, names: readonly string[]) {
  return new Set((await holdersOf(tx, userId, names)).map(({ name }) => name));
}

async function holdersOf(tx: Db, userId: string, names: readonly string[]): Promise<Holder[]> {
  if (names.length === 0) return [];
  return asOwner(tx, () =>
    tx
      .select({
        name: domainNames.name,
        userId: domainNames.userId,
        domainId: domainNames.domainId,
        proofHost: domains.proofHost,
      })
      .from(domainNames)
      .innerJoin(
        domains,
        and(eq(domains.userId, domainNames.userId), eq(domains.id, domainNames.domainId)),
      )
      .where(and(inArray(domainNames.name, [...names]), ne(domainNames.userId, userId))),
  );
}

/**
 * Assigns the names to a domain whose owner has set the proof in DNS. A name of another user is taken over only when that user's proof
 * is no longer in DNS: then the domain has a new owner. Returns the name that another user keeps, if any.
 */
export async function claimNames(
  deps: Deps,
  row: Pick<DomainRow, "id" | "userId" | "host" | "alsoHost">,
): Promise<string | undefined> {
  const { userId, id: domainId } = row;
  const names = hostNamesOf(row);
  const holders = await asTenant(deps.db, userId, (tx) => holdersOf(tx, userId, names));
  for (const holder of holders) if (await isStillProven(deps, holder)) return holder.name;
  return asTenant(deps.db, userId, async (tx) => {
    for (const holder of holders) await asOwner(tx, () => releaseName(tx, holder));
    await tx
      .insert(domainNames)
      .values(names.map((name) => ({ name, userId, domainId })))
      .onConflictDoNothing();
    const own = await tx
      .select({ name: domainNames.name })
      .from(domainNames)
      .where(and(eq(domainNames.userId, userId), eq(domainNames.domainId, domainId)));
    return names.find((name) => !own.some((one) => one.name === name));
  });
}

/**
 * The next check of that domain finds that it has lost its name, and unbinds it at its host. That user's proof is no longer in DNS, so
 * they have to set it again even if the name becomes free later.
 */
async function releaseName(tx: Db, { name, userId, domainId, proofHost }: Holder): Promise<void> {
  await tx
    .update(domainProofs)
    .set({ provenAt: null })
    .where(and(eq(domainProofs.userId, userId), eq(domainProofs.name, proofHost)));
  await tx
    .delete(domainNames)
    .where(and(eq(domainNames.name, name), eq(domainNames.userId, userId)));
  await tx
    .update(domains)
    .set({ nextCheckAt: new Date() })
    .where(and(eq(domains.userId, userId), eq(domains.id, domainId)));
}

/** Whether a domain still has all its names. */
export async function hasNames(tx: Db, row: DomainRow): Promise<boolean> {
  const own = await tx
    .select({ name: domainNames.name })
    .from(domainNames)
    .where(and(eq(domainNames.userId, row.userId), eq(domainNames.domainId, row.id)));
  return hostNamesOf(row).every((name) => own.some((one) => one.name === name));
}

/** Whether the proof of the name's present user is still in DNS, or cannot be checked now: then nobody else gets the name. */
async function isStillProven(
  deps: Deps,
  holder: Pick<Holder, "userId" | "proofHost">,
): Promise<boolean> {
  const { userId, proofHost: name } = holder;
  const { record } = await asTenant(deps.db, userId, (tx) => proofOf(tx, { userId, name }));
  const { dnsResolvers, providerTimeoutMs } = deps.config;
  try {
    for (const view of openViews(dnsResolvers, providerTimeoutMs))
      if (!(await checkProof(view, record))) return true;
    return false;
  } catch (error) {
    if (error instanceof Unresolved) return true;
    throw error;
  }
}

/** The first of the names that another user still holds; undefined when the names may be requested. */
export async function stillHeld(
  deps: Deps,
  userId: string,
  names: readonly string[],
): Promise<string | undefined> {
  const holders = await asTenant(deps.db, userId, (tx) => holdersOf(tx, userId, names));
  for (const holder of holders) if (await isStillProven(deps, holder)) return holder.name;
  return undefined;
}
