import { setImmediate } from "node:timers/promises";
import { BLANK_CONTENT, contentFrom, groupOf } from "@mainstreet/contract/content-names";
import type { BulkSite } from "@mainstreet/contract/creation-runs";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { newSiteKey } from "../campaign-creation/new-site.ts";
import type { RunSiteInput } from "./tables.ts";
import type { RunId } from "./queries.ts";
import { resolvedState } from "./resolved-state.ts";
import { plannedAt } from "./plan-sites.ts";

/** How many sites one statement inserts: so few that other requests can run in between. */
const BATCH = 250;

/** Inserts a run's sites, each with the id that its campaign will have and, in a run with a plan per week, the time when it is started. */
export async function insertSites(
  tx: Db,
  run: RunId & { perWeek: number | null | undefined },
  sites: readonly BulkSite[],
): Promise<void> {
  const nextAttemptAt = run.perWeek ? plannedAt(sql`site_index`, run.perWeek) : sql`null`;
  for (let at = 0; at < sites.length; at += BATCH) {
    const batch = sites.slice(at, at + BATCH).map((site, index) => rowOf(site, at + index));
    await tx.execute(sql`
      insert into creation_run_sites (user_id, run_id, site_index, campaign_id, service_name, city, state, input, next_attempt_at)
      select ${run.userId}, ${run.runId}, site_index, campaign_id, service_name, city, state, input,
        ${nextAttemptAt}
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb)
        as given(site_index integer, campaign_id uuid, service_name text, city text, state text, input jsonb)`);
    // The embedded database uses this thread too, so other work gets a chance to run.
    await setImmediate();
  }
}

function rowOf(site: BulkSite, index: number) {
  const { siteKey = newSiteKey(), design, businessId } = site;
  const content = { ...BLANK_CONTENT, ...contentFrom("bulk", site) };
  const { serviceName, city, state: _, ...input } = groupOf("bulk", "", content);
  return {
    site_index: index,
    campaign_id: newId(),
    service_name: serviceName,
    city,
    state: resolvedState(site),
    input: {
      ...input,
      siteKey,
      ...design,
      ...(businessId && { businessId }),
    } satisfies RunSiteInput,
  };
}
