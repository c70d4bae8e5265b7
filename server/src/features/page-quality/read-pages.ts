import type { Signature } from "@mainstreet/generator/similarity/signature";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { notInTrash } from "../campaigns/not-in-trash.ts";

type Pages = ReadonlyMap<string, Signature>;

/**
 * Pages of an account and service that no open transaction has changed: newer changes have a transaction number of at least `since`
 * (decision 136), so that it is enough to query for those.
 */
export type KnownSignatures = { since: string; pages: Pages };

export const NOTHING_KNOWN: KnownSignatures = { since: "0", pages: new Map() };

type Service = { userId: string; serviceSlug: string };

/** All pages of the account and service as they are now, and those to remember for the next load. */
export async function readPages(
  tx: Db,
  service: Service,
  known: KnownSignatures,
): Promise<{ pages: Map<string, Signature>; known: KnownSignatures }> {
  const { news, ...now } = await readNews(tx, service, known.since);
  const pages = withNews(known.pages, news);
  // A page that was known has moved to another service or was deleted.
  if (pages.size !== now.total) return readPages(tx, service, NOTHING_KNOWN);
  const lasting = news.filter(({ isLasting }) => isLasting);
  if (lasting.length === 0) return { pages, known };
  return { pages, known: { since: now.since, pages: withNews(known.pages, lasting) } };
}

function withNews(pages: Pages, news: readonly Read[]): Map<string, Signature> {
  const all = new Map(pages);
  for (const { id, signature } of news) all.set(id, signature);
  return all;
}

type Read = { id: string; signature: Signature; isLasting: boolean };
type News = { since: string; total: number; news: Read[] };
type Row = { since: string; total: number; packed: Uint8Array | null };

/** One query and one value: ten thousand rows of their own would take the driver longer than all comparisons take us. */
async function readNews(tx: Db, { userId, serviceSlug }: Service, since: string): Promise<News> {
  const isMeant = sql`user_id = ${userId} and service_slug = ${serviceSlug} and ${notInTrash(sql`campaign_id`, userId)}`;
  const { rows } = await tx.execute<Row>(sql`
    with open as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as first)
    select (select first::text from open) as since,
      (select count(*)::int from page_signatures where ${isMeant}) as total,
      (select string_agg(uuid_send(campaign_id) || int4send((changed < first)::int) || signature, '')
        from page_signatures, open where ${isMeant} and changed >= ${since}::bigint) as packed`);
  const [row = { since: "0", total: 0, packed: null }] = rows;
  return { since: row.since, total: row.total, news: unpacked(row.packed) };
}

/** A record: a campaign's id, whether it lasts, its signature; in words of 32 bits. */
const ID_WORDS = 4;
const HEAD_WORDS = 5;
const RECORD_WORDS = 131;

function unpacked(packed: Uint8Array | null): Read[] {
  const words = new Uint32Array(new Uint8Array(packed ?? []).buffer);
  return Array.from({ length: words.length / RECORD_WORDS }, (_, index) => {
    const start = index * RECORD_WORDS;
    return {
      id: idAt(words, start),
      isLasting: words[start + ID_WORDS] !== 0,
      signature: words.slice(start + HEAD_WORDS, start + RECORD_WORDS),
    };
  });
}

function idAt(words: Uint32Array<ArrayBuffer>, word: number): string {
  const hex = Buffer.from(words.buffer, word * 4, ID_WORDS * 4).toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
