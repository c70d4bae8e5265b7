import { setTimeout as sleep } from "node:timers/promises";
import type { FormFault } from "@mainstreet/contract/form-trial-texts";
import { LEAD_FIELD } from "@mainstreet/contract/lead-form";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { getOutside } from "../../platform/http-client/post-outside.ts";
import { sendRequest } from "../../platform/http-client/send-request.ts";
import { trialMark } from "../leads/trial-mark.ts";
import type { FormRow } from "../leads/receive-lead.ts";
import { findPublishedForm, type LiveForm } from "./find-published-form.ts";
import { faultOfPage } from "./read-form.ts";

/** `detail`: for the operator, such as the status of a page. */
export type Failed = { fault: FormFault; detail: string };
/** skipped: nothing can be tried from this process. */
export type TrialOutcome = Failed | "works" | "skipped";

const PAGE_MS = 15_000;
/** Limit for the messages about the trial to leave the outbox; in a long queue they wait behind others. */
const OUTBOX_MS = 60_000;
const LOOK_EVERY_MS = 250;
const AGENT = { "user-agent": "Mainstreet form check" };

/**
 * Tries a form as a visitor would: opens each page with the form, reads it, sends the form to its public address, and waits until the
 * outbox has finished the messages about it; the outbox sends messages about trials to nobody.
 */
export async function tryForm(deps: Deps, form: FormRow): Promise<TrialOutcome> {
  const live = await findPublishedForm(deps, form);
  if (!live || !live.pages.every((page) => canOpen(deps, page))) return "skipped";
  // One page after the other, since fifty pages of a site must not be requested at once.
  for (const page of live.pages) {
    const failed = await tryPage(deps, live, page);
    if (failed) return failed;
  }
  const before = await newestTrial(deps, form);
  const refused = await send(deps, live, form);
  return refused ?? (await awaitOutbox(deps, form, before?.id)) ?? "works";
}

/** The sandbox publishes to names of its own machine, and serves own domains under other names, so only local pages can be opened there. */
const canOpen = ({ config }: Pick<Deps, "config">, page: string): boolean =>
  config.isProduction || /(?:^|\.)localhost$|^127\./.test(new URL(page).hostname);

async function tryPage(
  { config }: Pick<Deps, "config">,
  live: LiveForm,
  url: string,
): Promise<Failed | undefined> {
  const request = { url, headers: AGENT, timeoutMs: PAGE_MS, allowsInward: !config.isProduction };
  const page = await getOutside(request);
  if ("fault" in page) return { fault: "page-away", detail: `${url}: ${page.fault}` };
  if (page.status !== 200) return { fault: "page-away", detail: `${url}: HTTP ${page.status}` };
  const fault = faultOfPage(page, live);
  return fault && { fault, detail: url };
}

/** `place` marks the post as ours; nobody else can create this mark. */
async function send(
  { sealer }: Pick<Deps, "sealer">,
  { action, hidden }: LiveForm,
  { token }: FormRow,
): Promise<Failed | undefined> {
  const fields = {
    [LEAD_FIELD.name]: "Form check",
    [LEAD_FIELD.phone]: "000-000-0000",
    [LEAD_FIELD.message]: "The daily check of this form.",
    [LEAD_FIELD.website]: "",
    [LEAD_FIELD.form]: hidden,
    [LEAD_FIELD.place]: trialMark(sealer, token),
  };
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const { origin, pathname } = new URL(action);
  const response = await sendRequest({
    origin: new URL(origin),
    method: "POST",
    path: pathname,
    headers: {
      ...AGENT,
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(body.length),
    },
    body,
    timeoutMs: PAGE_MS,
  });
  if ("fault" in response)
    return { fault: "not-received", detail: `${response.fault} ${response.detail}` };
  return response.status === 200
    ? undefined
    : { fault: "not-received", detail: `HTTP ${response.status}` };
}

type Trial = { id: string; formVersion: string; deliveries: number; waiting: number };

async function newestTrial(
  { db }: Pick<Deps, "db">,
  { userId, token }: FormRow,
): Promise<Trial | undefined> {
  const { rows } = await asTenant(db, userId, (tx) =>
    tx.execute<Trial>(sql`
      select l.id, l.form_version as "formVersion", count(d.id)::int as deliveries,
          (count(d.id) filter (where d.state = 'waiting'))::int as waiting
        from leads l left join lead_deliveries d on d.user_id = l.user_id and d.lead_id = l.id
        where l.user_id = ${userId} and l.token = ${token} and l.is_canary
        group by l.id order by l.received_at desc, l.id desc limit 1`),
  );
  return rows[0];
}

async function awaitOutbox(
  deps: Deps,
  form: FormRow,
  before: string | undefined,
): Promise<Failed | undefined> {
  const until = Date.now() + OUTBOX_MS;
  for (;;) {
    const trial = await newestTrial(deps, form);
    const isNew = trial !== undefined && trial.id !== before;
    if (isNew && trial.formVersion === "")
      return { fault: "not-received", detail: "its proof was not accepted" };
    if (isNew && trial.deliveries > 0 && trial.waiting === 0) return undefined;
    if (Date.now() > until || deps.stopping.aborted) {
      const detail = isNew ? `${trial.waiting} messages wait` : "it was not stored";
      return { fault: "not-delivered", detail };
    }
    await sleep(LOOK_EVERY_MS);
  }
}
