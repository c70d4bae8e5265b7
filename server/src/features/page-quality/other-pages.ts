import type {
  OtherPages,
  Signature,
  SignatureIndex,
} from "@mainstreet/generator/similarity/signature";
import { createSignatureIndex } from "@mainstreet/generator/similarity/signature";
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../../platform/db/database.ts";
import { pageSignatures } from "./tables.ts";
import { type KnownSignatures, NOTHING_KNOWN, readPages } from "./read-pages.ts";

/** A page among those of its account and service; the id keeps it from being compared with itself. */
export type PageIdentity = { userId: string; campaignId: string; serviceSlug: string };

/** By account and service, 20,000 pages of some 700 bytes in all. Each load reads from the database only what is new. */
const remembered = new LRUCache<string, KnownSignatures>({
  maxSize: 20_000,
  sizeCalculation: ({ pages }) => Math.max(1, pages.size),
});

/** The other pages of the account and service. */
export async function loadOtherPages(tx: Db, page: PageIdentity): Promise<OtherPages> {
  const pages = await loadPages(tx, page);
  pages.delete(page.campaignId);
  return createSignatureIndex(pages);
}

/** All pages of each of a user's services, by its slug. Pages that the caller adds are known to that caller alone. */
export async function loadServices(
  tx: Db,
  userId: string,
  slugs: Iterable<string>,
): Promise<Map<string, SignatureIndex>> {
  const services = new Map<string, SignatureIndex>();
  for (const serviceSlug of new Set(slugs))
    services.set(serviceSlug, createSignatureIndex(await loadPages(tx, { userId, serviceSlug })));
  return services;
}

async function loadPages(
  tx: Db,
  service: Omit<PageIdentity, "campaignId">,
): Promise<Map<string, Signature>> {
  const key = `${service.userId} ${service.serviceSlug}`;
  const { pages, known } = await readPages(tx, service, remembered.get(key) ?? NOTHING_KNOWN);
  remembered.set(key, known);
  return pages;
}

/** Stores a page's signature and replaces the one before. */
export async function keepSignature(
  tx: Db,
  page: PageIdentity,
  signature: Signature,
): Promise<void> {
  return keepSignatures(tx, [{ ...page, signature }]);
}

/** Stores the signatures of many pages, as {@link keepSignature} does for one. */
export async function keepSignatures(
  tx: Db,
  pages: readonly (PageIdentity & { signature: Signature })[],
): Promise<void> {
  await tx
    .insert(pageSignatures)
    .values(pages.map((page) => ({ ...page, signature: Buffer.from(page.signature.buffer) })))
    .onConflictDoUpdate({
      target: pageSignatures.campaignId,
      set: { serviceSlug: sql`excluded.service_slug`, signature: sql`excluded.signature` },
    });
}
