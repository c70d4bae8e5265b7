import type { Deps } from "../../deps.ts";
import { asOwner, type Db } from "../../platform/db/database.ts";

/** What a deployment published: the addresses of its changed pages that search engines may list. */
export type ChangedSite = { siteUrl: string; indexNowKey: string; changedPages: string[] };

type Ended = {
  row: { id: string; userId: string; requestId: string | null };
  site: ChangedSite;
};

/**
 * Queues the notice of a deployment's changed pages, inside the transaction that stores its result. Queues nothing while notices are
 * off, or for a site that only this machine can reach.
 */
export async function requestIndexNotice(
  tx: Db,
  { jobs }: Pick<Deps, "jobs">,
  { row, site }: Ended,
): Promise<void> {
  const { siteUrl, indexNowKey: key, changedPages: urls } = site;
  if (key === "" || urls.length === 0 || isLoopback(siteUrl)) return;
  const { id: campaignId, userId } = row;
  const requestId = row.requestId ?? undefined;
  const job = { userId, campaignId, requestId, siteUrl, key, urls, tries: 0 };
  await asOwner(tx, () => jobs.sendIndexNotice(tx, job));
}

function isLoopback(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl);
  return /^(127\.[\d.]+|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}
