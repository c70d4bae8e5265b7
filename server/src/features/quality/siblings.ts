import type { Nearest, Siblings } from "@mainstreet/generator/likeness/siblings";
import type { Signature } from "@mainstreet/generator/likeness/signature";
import { estimatedLikeness } from "@mainstreet/generator/likeness/signature";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { pageSignatures } from "../../platform/schema.ts";

/** A page among those of its account and service; the id keeps it from being its own sibling. */
export type Page = { userId: string; campaignId: string; serviceSlug: string };

/** A record of the packed answer: a campaign's id, then its signature; in words of 32 bits. */
const ID_WORDS = 4;
const RECORD_WORDS = 130;

/**
 * The other pages of the account and service, in one query and one value: ten thousand rows of their own would take
 * the driver longer than all comparisons take us.
 */
export async function loadSiblings(tx: Db, page: Page): Promise<Pick<Siblings, "nearest">> {
  const { rows } = await tx.execute<{ packed: Uint8Array | null }>(sql`
    select string_agg(uuid_send(campaign_id) || signature, '') as packed from page_signatures
    where user_id = ${page.userId} and service_slug = ${page.serviceSlug} and campaign_id <> ${page.campaignId}`);
  const bytes = new Uint8Array(rows[0]?.packed ?? []);
  return { nearest: (signature) => nearestOf(bytes, signature) };
}

/** Compares with every page: a page takes a third of a microsecond, and none is missed. */
function nearestOf(bytes: Uint8Array<ArrayBuffer>, signature: Signature): Nearest | null {
  const words = new Uint32Array(bytes.buffer);
  let [best, likeness] = [-1, -1];
  for (let start = 0; start < words.length; start += RECORD_WORDS) {
    const other = words.subarray(start + ID_WORDS, start + RECORD_WORDS);
    const found = estimatedLikeness(signature, other);
    if (found > likeness) [best, likeness] = [start, found];
  }
  return best < 0 ? null : { id: idAt(bytes, best), likeness };
}

function idAt(bytes: Uint8Array<ArrayBuffer>, word: number): string {
  const hex = Buffer.from(bytes.buffer, word * 4, ID_WORDS * 4).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Keeps a page's signature, in the place of the one before. */
export async function keepSignature(tx: Db, page: Page, signature: Signature): Promise<void> {
  const { serviceSlug } = page;
  const kept = { serviceSlug, signature: Buffer.from(signature.buffer) };
  await tx
    .insert(pageSignatures)
    .values({ ...page, ...kept })
    .onConflictDoUpdate({ target: pageSignatures.campaignId, set: kept });
}
