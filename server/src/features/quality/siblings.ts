import type { Nearest, Siblings } from "@mainstreet/generator/likeness/siblings";
import type { Signature } from "@mainstreet/generator/likeness/signature";
import { estimatedLikeness } from "@mainstreet/generator/likeness/signature";
import type { Db } from "../../platform/database.ts";
import { pageSignatures } from "../../platform/schema.ts";
import { type KnownPages, NOTHING_KNOWN, readPages } from "./read-pages.ts";

/** A page among those of its account and service; the id keeps it from being its own sibling. */
export type Page = { userId: string; campaignId: string; serviceSlug: string };

/** Pages that this process remembers; some 700 bytes each. */
const MOST_REMEMBERED = 20_000;

/** What is known of an account and service, the one asked for last at the end. Each time the database says what is new. */
const remembered = new Map<string, KnownPages>();

/** The other pages of the account and service. */
export async function loadSiblings(tx: Db, page: Page): Promise<Pick<Siblings, "nearest">> {
  const key = `${page.userId} ${page.serviceSlug}`;
  const { pages, known } = await readPages(tx, page, remembered.get(key) ?? NOTHING_KNOWN);
  remember(key, known);
  pages.delete(page.campaignId);
  return { nearest: (signature) => nearestOf(pages, signature) };
}

function remember(key: string, known: KnownPages): void {
  remembered.delete(key);
  remembered.set(key, known);
  let total = 0;
  for (const { pages } of remembered.values()) total += pages.size;
  for (const [oldest, { pages }] of remembered) {
    if (total <= MOST_REMEMBERED) return;
    remembered.delete(oldest);
    total -= pages.size;
  }
}

/** Compares with every page: a page takes a third of a microsecond, and none is missed. */
export function nearestOf(
  pages: ReadonlyMap<string, Signature>,
  signature: Signature,
): Nearest | null {
  let nearest: Nearest | null = null;
  for (const [id, other] of pages) {
    const likeness = estimatedLikeness(signature, other);
    if (nearest === null || likeness > nearest.likeness) nearest = { id, likeness };
  }
  return nearest;
}

/** Keeps a page's signature, in the place of the one before. */
export async function keepSignature(tx: Db, page: Page, signature: Signature): Promise<void> {
  const kept = {
    serviceSlug: page.serviceSlug,
    signature: Buffer.from(signature.buffer),
  };
  await tx
    .insert(pageSignatures)
    .values({ ...page, ...kept })
    .onConflictDoUpdate({ target: pageSignatures.campaignId, set: kept });
}
