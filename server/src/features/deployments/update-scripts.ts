import { countOf } from "@mainstreet/contract/count";
import * as api from "@mainstreet/contract/verification-script";
import type { BulkScriptAnswer } from "@mainstreet/contract/verification-script";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { campaigns, type VerificationTag } from "../campaigns/tables.ts";
import { parseVerification } from "../campaigns/verification.ts";
import { missingAccount } from "../../hosting/accounts.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { lockCampaigns, requestDeployments } from "./request-deployment.ts";

/** Campaigns in one transaction: few enough that nobody waits long for their locks. */
const BATCH = 500;

type Input = {
  userId: string;
  campaignIds: string[];
  searchConsoleScript: string;
  idempotency: Idempotency | undefined;
};
type Batch = { userId: string; campaignIds: string[]; tags: VerificationTag[] };

/**
 * Gives many campaigns one verification script (decision D9) and requests one deployment of each that has an account.
 * Batch by batch, each with its part of the response stored under the `Idempotency-Key`: a repeat after a kill continues
 * where it stopped. Throws 400 when the script is none, before anything is changed.
 */
export async function updateScripts(deps: Deps, input: Input): Promise<BulkScriptAnswer> {
  const { userId, idempotency } = input;
  const tags = parseVerification(input.searchConsoleScript, "searchConsoleScript");
  const { answer } = api.bulkUpdateScript.shapes;
  const parts: BulkScriptAnswer[] = [];
  for (const [at, campaignIds] of batchesOf([...new Set(input.campaignIds)]).entries()) {
    const part = {
      userId,
      // A client's key holds no space, so no client sends this one.
      idempotency: idempotency && { ...idempotency, key: `${idempotency.key} ${at}` },
      answer,
    };
    const work = (tx: Db) => updateBatch(tx, deps, { userId, campaignIds, tags });
    parts.push(
      await asTenant(deps.db, userId, (tx) => runOnce(tx, { ...part, work: () => work(tx) })),
    );
  }
  return {
    results: parts.flatMap(({ results }) => results),
    updated: parts.reduce((sum, { updated }) => sum + updated, 0),
    redeployed: parts.reduce((sum, { redeployed }) => sum + redeployed, 0),
  };
}

function batchesOf(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}

async function updateBatch(
  tx: Db,
  deps: Deps,
  { userId, campaignIds, tags }: Batch,
): Promise<BulkScriptAnswer> {
  const found = await lockCampaigns(tx, { userId, campaignIds });
  if (found.length > 0)
    await tx
      .update(campaigns)
      .set({ verificationTags: tags, updatedAt: sql`now()` })
      .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, campaignIds)));
  if (found.length > 0) {
    const subject = countOf(found.length, "verification tag");
    await recordEvent(tx, { userId, kind: "sites-changed", subject });
  }
  const missing = new Map(found.map((row) => [row.id, missingAccount(row)]));
  const ready = found.filter(({ id }) => missing.get(id) === undefined).map(({ id }) => id);
  await requestDeployments(tx, deps, { userId, campaignIds: ready, cause: { kind: "script" } });
  const results = campaignIds.map((id) => {
    if (!missing.has(id)) return { id, success: false, message: texts.campaigns.notFound };
    const account = missing.get(id);
    if (account === undefined) return { id, success: true };
    return { id, success: true, message: texts.verificationScript.savedOnly(account) };
  });
  return { results, updated: found.length, redeployed: ready.length };
}
