import type { VerificationTag } from "@mainstreet/generator/site";
import { countOf } from "@mainstreet/contract/count";
import * as api from "@mainstreet/contract/verification-script";
import type { BulkScriptResponse } from "@mainstreet/contract/verification-script";
import { texts } from "@mainstreet/contract/texts";
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { missingAccount } from "../../hosting/accounts.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { campaigns } from "../campaigns/tables.ts";
import { parseVerification } from "../campaigns/verification.ts";
import { lockCampaigns, requestDeployments } from "../deployments/request-deployment.ts";
import { logScripts } from "./log-scripts.ts";
import { BATCH } from "./site-rows.ts";

type Input = {
  userId: string;
  campaignIds: string[];
  searchConsoleScript: string;
  idempotency: Idempotency | undefined;
};
type Batch = {
  userId: string;
  campaignIds: string[];
  tags: VerificationTag[];
  operationId: string | undefined;
};

/** The response to one batch, with the operation that logs its sites. */
const part = api.bulkUpdateScript.shapes.response.extend({ operationId: z.string().optional() });
type Part = z.infer<typeof part>;

/**
 * Sets one verification script for many campaigns (decision D9) and requests one deployment of each that has an account. The log of
 * operations stores this as one operation, which can be undone. It is done batch by batch, and each part of the response is stored under
 * the `Idempotency-Key`: a repeated request after a kill continues where it stopped. Throws 400 for an invalid script, before anything is
 * changed.
 */
export async function updateScripts(deps: Deps, input: Input): Promise<BulkScriptResponse> {
  const { userId, idempotency } = input;
  const tags = parseVerification(input.searchConsoleScript, "searchConsoleScript");
  const ids = [...new Set(input.campaignIds)];
  const parts: Part[] = [];
  // In the order of ids, as everything that locks many campaigns does.
  for (const [at, campaignIds] of batchesOf(ids.toSorted()).entries()) {
    // A client's key holds no space, so no client sends this one.
    const key = idempotency && { ...idempotency, key: `${idempotency.key} ${at}` };
    const { operationId } = parts.at(-1) ?? {};
    const work = (tx: Db) => updateBatch(tx, deps, { userId, campaignIds, tags, operationId });
    parts.push(
      await asTenant(deps.db, userId, (tx) =>
        runOnce(tx, { userId, idempotency: key, response: part, work: () => work(tx) }),
      ),
    );
  }
  const results = new Map(parts.flatMap((done) => done.results).map((one) => [one.id, one]));
  return {
    results: ids.flatMap((id) => results.get(id) ?? []),
    updated: parts.reduce((sum, { updated }) => sum + updated, 0),
    redeployed: parts.reduce((sum, { redeployed }) => sum + redeployed, 0),
  };
}

function batchesOf(ids: string[]): string[][] {
  const count = Math.ceil(ids.length / BATCH);
  return Array.from({ length: count }, (_, at) => ids.slice(at * BATCH, (at + 1) * BATCH));
}

async function updateBatch(tx: Db, deps: Deps, batch: Batch): Promise<Part> {
  const { userId, campaignIds, tags } = batch;
  const found = await lockCampaigns(tx, { userId, campaignIds });
  const missing = new Map(found.map((row) => [row.id, missingAccount(row)]));
  const ready = found.filter(({ id }) => missing.get(id) === undefined).map(({ id }) => id);
  let { operationId } = batch;
  if (found.length > 0) {
    operationId = await logScripts(tx, { ...batch, rows: found, ready: new Set(ready) });
    await tx
      .update(campaigns)
      .set({ verificationTags: tags, updatedAt: sql`now()` })
      .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, campaignIds)));
    const subject = countOf(found.length, "verification tag");
    await recordEvent(tx, { userId, kind: "sites-changed", subject });
  }
  const cause = { kind: "script", ...(operationId !== undefined && { id: operationId }) } as const;
  await requestDeployments(tx, deps, { userId, campaignIds: ready, cause });
  const results = campaignIds.map((id) => {
    if (!missing.has(id)) return { id, success: false, message: texts.campaigns.notFound };
    const account = missing.get(id);
    if (account === undefined) return { id, success: true };
    return { id, success: true, message: texts.verificationScript.savedOnly(account) };
  });
  return { results, updated: found.length, redeployed: ready.length, operationId };
}
