import { CHOICE_FIELDS, choiceFieldsOf, missingText } from "@mainstreet/contract/deployment";
import * as api from "@mainstreet/contract/creation-runs";
import type { BulkSite, CreateRunInput } from "@mainstreet/contract/creation-runs";
import { SINGLE_SITE_COST } from "@mainstreet/contract/credit-cost";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { businessTexts } from "@mainstreet/contract/business-texts";
import { texts } from "@mainstreet/contract/texts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField, notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { newId } from "../../platform/db/ids.ts";
import { creationRuns } from "./tables.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { holdBusinesses } from "../businesses/queries.ts";
import { assertDesign } from "../campaigns/design.ts";
import { appendEntry } from "../credits/append-entry.ts";
import { chooseAccount, missingChoiceField } from "../../hosting/accounts.ts";
import type { Account } from "../../hosting/hosting-columns.ts";
import { businessesOfRows } from "./businesses-of-rows.ts";
import { insertSites } from "./insert-sites.ts";
import { dueAtTime, formatOf, NEVER_DUE } from "./run-format.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

type CreateRequest = {
  userId: string;
  input: CreateRunInput;
  idempotency: Idempotency | undefined;
};
type Created = ResponseOf<typeof api.createRun>;

/**
 * Makes a run (decision 130): the charge for all its sites, the run and its sites in one transaction, once per `Idempotency-Key`.
 * Throws 402 when the balance is too low, and 400 when a site is invalid or cannot be deployed to its account; then nothing was
 * created.
 */
export async function createRun(deps: Deps, request: CreateRequest): Promise<Created> {
  const { userId, idempotency } = request;
  const { response } = api.createRun.shapes;
  const { dripPerDay, perWeek, sites } = request.input;
  if (dripPerDay && perWeek) throw invalidField("perWeek", texts.creationRuns.dayOrWeek);
  sites.forEach(assertFits);
  const made = await asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, response, work: () => makeRun(tx, deps, request) }),
  );
  crashPoint("run.committed");
  return made;
}

/** All sites of a run must have the account and the bucket of its first site. */
function assertFits(site: BulkSite, index: number, [first = site]: readonly BulkSite[]): void {
  for (const field of ["deploymentType", ...CHOICE_FIELDS] as const) {
    if ((site[field] ?? "") !== (first[field] ?? ""))
      throw invalidField(`sites.${index}.${field}`, texts.creationRuns.oneAccount);
  }
  ofSite(index, () => assertDesign(site.design));
}

/** Runs a check of one site's fields, and adds the site's index to the fields of a refusal. */
function ofSite(index: number, check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [path = ""] = Object.keys(error.response.fields ?? {});
    throw invalidField(`sites.${index}.${path}`, error.message);
  }
}

async function makeRun(tx: Db, deps: Deps, { userId, input }: CreateRequest): Promise<Created> {
  const runId = newId();
  const sites = await withBusinesses(tx, userId, input.sites);
  const account = await accountOf(tx, deps, { userId, input });
  const format = formatOf(input, sites);
  crashPoint("run.before-charge");
  await charge(tx, { userId, runId, total: input.sites.length });
  const subject = countOf(input.sites.length, "site");
  await recordEvent(tx, { userId, kind: "sites-created", subject });
  await tx.insert(creationRuns).values({
    id: runId,
    userId,
    kind: "bulk",
    state: "running",
    total: input.sites.length,
    serviceName: input.sites[0]?.serviceName ?? "",
    serviceCount: new Set(input.sites.map(({ serviceName }) => serviceName)).size,
    dripPerDay: input.dripPerDay ?? null,
    perWeek: input.perWeek ?? null,
    format,
    ...NEVER_DUE,
    ...dueAtTime({ format }),
    requestId: currentTrace().requestId,
    ...account,
  });
  await insertSites(tx, { userId, runId, perWeek: input.perWeek }, sites);
  crashPoint("run.before-commit");
  return { runId };
}

/** The sites with the ids of the businesses that they name; none of these is deleted before the sites are stored. */
async function withBusinesses(
  tx: Db,
  userId: string,
  sites: readonly BulkSite[],
): Promise<BulkSite[]> {
  const find = await businessesOfRows(tx, userId, sites);
  const found = sites.map((given, index) => {
    const { site, business, wrong } = find(given);
    if (wrong) throw invalidField(`sites.${index}.${wrong.field}`, wrong.message);
    return { ...site, businessId: business?.id };
  });
  const held = await holdBusinesses(
    tx,
    userId,
    found.map(({ businessId }) => businessId),
  );
  if (found.some(({ businessId }) => businessId !== undefined && !held.has(businessId)))
    throw notFound(businessTexts.notFound);
  return found;
}

/** Nobody wants hundreds of sites without an account, or at the operator's account in production (decision D3): such a run is refused. */
async function accountOf(
  tx: Db,
  { config }: Deps,
  { userId, input }: Pick<CreateRequest, "userId" | "input">,
): Promise<Account> {
  const [first] = input.sites;
  if (!first) throw invalidField("sites", texts.creationRuns.noSites);
  const account = await chooseAccount(tx, { userId, config }, first);
  const isOperators = account.account === "default" && config.isProduction;
  const field = isOperators
    ? choiceFieldsOf(account.deploymentType)[0]
    : missingChoiceField(account);
  if (field) throw invalidField(field, missingText(field, "creation"));
  return account;
}

type Charged = { userId: string; runId: string; total: number };

async function charge(tx: Db, { userId, runId, total }: Charged): Promise<void> {
  await appendEntry(tx, {
    userId,
    type: "deduct",
    amount: -total * SINGLE_SITE_COST,
    description: texts.creationRuns.charged(total),
    businessKey: `charge-run:${runId}`,
    runId,
  });
}
