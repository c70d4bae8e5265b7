import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { formTrialEnds } from "../../platform/metrics.ts";
import type { FormRow } from "../leads/receive-lead.ts";
import { leadForms } from "../leads/tables.ts";
import { noteOutcome } from "./note-outcome.ts";
import { tryForm } from "./try-form.ts";

const PAUSE_MS = 5_000;
/** How many forms one process tries at the same time. */
const WIDTH = 4;
/** After a kill, another process tries the form again after this time. */
const LEASE = sql`interval '10 minutes'`;

/** Makes this process try forms that are due, each once a day. Any number of processes may do so. Returns a function that stops it. */
export function startFormTrials(deps: Deps): () => Promise<void> {
  return repeat(deps, {
    pauseMs: PAUSE_MS,
    failure: "trying forms failed",
    work: (signal) => runDueTrials({ ...deps, stopping: signal }),
  });
}

/** Tries all due forms. Returns how many. */
export async function runDueTrials(deps: Deps): Promise<number> {
  if (deps.config.leads.url === undefined) return 0;
  let count = 0;
  const work = async () => {
    while (!deps.stopping.aborted) {
      const form = await claimDue(deps.db);
      if (!form) return;
      count += 1;
      await runTrial(deps, form);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  return count;
}

/** Claims the next due form of a site that is live and not being published at the moment. */
async function claimDue(db: Db): Promise<FormRow | undefined> {
  const due = sql`select f.token from lead_forms f join campaigns c on c.user_id = f.user_id and c.id = f.campaign_id
    where f.is_offered and f.trial_due_at <= now()
      and c.deployed and c.trashed_at is null and c.deployment_status not in ('queued', 'deploying')
    order by f.trial_due_at limit 1 for update of f skip locked`;
  const [form] = await db
    .update(leadForms)
    // Rounded to milliseconds, so that the value that is read back is equal.
    .set({ trialDueAt: sql`date_trunc('milliseconds', now() + ${LEASE})` })
    .where(sql`${leadForms.token} = (${due})`)
    .returning();
  return form;
}

async function runTrial(deps: Deps, form: FormRow): Promise<void> {
  const { token, campaignId } = form;
  try {
    const outcome = await tryForm(deps, form);
    // An interrupted trial has no outcome for the form.
    if (deps.stopping.aborted) return;
    await noteOutcome(deps.db, form, outcome);
    const isFault = typeof outcome === "object";
    formTrialEnds.inc({ outcome: isFault ? outcome.fault : outcome });
    if (isFault) deps.log.warn({ ...outcome, token, campaignId }, "a form failed its trial");
  } catch (err) {
    deps.log.error({ err, token, campaignId }, "a form could not be tried");
  }
}
