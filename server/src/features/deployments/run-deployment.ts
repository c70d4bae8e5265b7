import { siteVersionTexts } from "@mainstreet/contract/site-version-texts";
import { texts } from "@mainstreet/contract/texts";
import { trashTexts } from "@mainstreet/contract/trash-texts";
import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { asTenant } from "../../platform/db/database.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { databaseFault } from "../../platform/db/database-fault.ts";
import { type DeployJob, TAKE_DOWN_QUEUE } from "../../platform/jobs/jobs.ts";
import { deploymentEnds } from "../../platform/metrics.ts";
import { campaigns } from "../campaigns/tables.ts";
import {
  type Hosting,
  type Prepared,
  type Published,
  type SiteFile,
  Superseded,
} from "../../hosting/provider.ts";
import { publicAddress } from "../../hosting/public-address.ts";
import { ProviderError } from "../../provider-error.ts";
import type { CampaignRow } from "../campaigns/queries.ts";
import { sourceDigest } from "../campaigns/source-digest.ts";
import { accountGone, missingAccount } from "../../hosting/accounts.ts";
import { acquireSlot, type Slot } from "../rate-limits/limiter.ts";
import type { SlotOutcome } from "../rate-limits/limits.ts";
import { indexNowKeyOf } from "../index-notices/index-now-key.ts";
import { type Claim, claimDeployment, isClaimed, isNewest } from "./claim-deployment.ts";
import { failureOutcome, noteRefusal, slotOutcomeOf } from "./deployment-failure.ts";
import { type FormOfSite, formOfPages, isAlwaysHttps, keepFormOfSite } from "./form-of-site.ts";
import { finishDeployment, type DeploymentOutcome } from "./finish-deployment.ts";
import { keepBlobs } from "../site-history/keep-blobs.ts";
import { siteValuesOf } from "../site-history/site-values.ts";
import { openHosting } from "../../hosting/open-hosting.ts";
import { photoFiles } from "./photo-files.ts";
import { type RenderedSite, renderSite } from "./render-site.ts";
import { restoredSite } from "./restored-site.ts";
import { awaitJobs } from "./stop-deployment.ts";

const JUST_NOW_MS = 100;
/** Longer than all attempts of one request to a provider that does not respond. */
const TAKE_DOWN_WAIT_MS = 180_000;

/**
 * Runs one deployment job (docs/architecture.md), once it has a slot: claim, prepare the target, generate, publish, store the result.
 * Safe to run twice and to kill anywhere. Throws only when the database is unreachable: the queue then dispatches the job again.
 */
export async function runDeployment(deps: Deps, job: DeployJob): Promise<void> {
  const slot = await acquireSlot(deps, job);
  if (slot) await slot.release(await deploy(deps, job, slot));
}

async function deploy(deps: Deps, job: DeployJob, slot: Slot): Promise<SlotOutcome> {
  const claim = await claimDeployment(deps.db, job);
  if (!claim) return "done";
  crashPoint("deploy.claimed");
  const log = deps.log.child({ attempt: claim.deployAttempt });
  let end: SlotOutcome = "done";
  let discard: ProviderError["discard"];
  const outcome = await attempt(deps, claim, slot).catch((error: unknown) => {
    // The database was unreachable: the queue dispatches the job again, and the next claim continues.
    if (databaseFault(error)) throw error;
    end = slotOutcomeOf(error);
    if (error instanceof ProviderError) discard = noteRefusal(slot.watch, error);
    return failureOutcome(error, { log, config: deps.config, claim, job });
  });
  if (!outcome) return end;
  log.info({ outcome: outcome.status }, "deployment ended");
  deploymentEnds.inc({ hosting: claim.deploymentType, outcome: outcome.status });
  crashPoint("deploy.before-result");
  await finishDeployment(deps, claim, outcome);
  crashPoint("deploy.result-saved");
  await discard?.().catch((err: unknown) => log.warn({ err }, "empty site not deleted"));
  return end;
}

async function attempt(deps: Deps, claim: Claim, slot: Slot): Promise<DeploymentOutcome> {
  await awaitTeardown(deps, claim);
  const missing = missingAccount(claim);
  const hosting = missing === undefined ? await openHosting(deps, claim, slot.watch) : undefined;
  if (!hosting) return { status: "failed", message: missing ?? accountGone(claim.deploymentType) };
  crashPoint("deploy.before-prepare");
  await slot.assertNotHeld();
  const given = await hosting.prepare();
  const domainUrl = claim.ownDomain?.movingUrl ?? given.domainUrl;
  const siteUrl = publicAddress({ ...given, ...(domainUrl !== undefined && { domainUrl }) });
  const prepared = { ...given, siteUrl };
  crashPoint("deploy.target-made");
  const isHttps = given.httpsUrl !== undefined || domainUrl !== undefined || isAlwaysHttps(claim);
  const form = await formOfPages(deps, claim, isHttps);
  return publish(deps, claim, { hosting, prepared, slot, form });
}

/** A campaign may be moving back to a place where its former site is being replaced or taken down. */
async function awaitTeardown({ db }: Deps, row: CampaignRow): Promise<void> {
  const { id, formerSites, deploymentType } = row;
  if (!formerSites.some((former) => former.deploymentType === deploymentType)) return;
  const signal = AbortSignal.timeout(TAKE_DOWN_WAIT_MS);
  if (await awaitJobs(db, { campaignId: id, queue: TAKE_DOWN_QUEUE, signal })) return;
  const message = "The old address of this site is still being changed.";
  throw new ProviderError({ provider: deploymentType, kind: "unavailable", message });
}

type Change = Partial<typeof campaigns.$inferInsert>;

/**
 * The columns to save before any file is uploaded. After a crash the next attempt finds the site by its id, or by its name if the crash
 * was earlier (decision 012).
 */
function targetOf({ siteId, siteName }: Prepared): Change {
  return {
    ...(siteId !== undefined && { netlifySiteId: siteId }),
    ...(siteName !== undefined && { siteName }),
  };
}

/**
 * Saved only after the files, since a stored region also means that visitors can read the bucket. A region that is already stored is
 * not written again: the bucket may have been closed since, which removed the region.
 */
function regionOf(claim: CampaignRow, { region }: Prepared): Change {
  const isNew = region !== undefined && region !== claim.awsBucketRegion;
  return isNew ? { awsBucketRegion: region } : {};
}

/** Whether the last deployment went to the same place with the same account: a move clears what is stored about the target. */
function isSameTarget(claim: CampaignRow, { siteUrl, siteId, region }: Prepared): boolean {
  const isSameSite = siteId === undefined || claim.netlifySiteId === siteId;
  const isSameRegion = region === undefined || claim.awsBucketRegion !== null;
  return isSameSite && isSameRegion && claim.deploymentUrl === siteUrl;
}

function isUnchanged(claim: CampaignRow, to: Prepared, { sent, removed }: Published): boolean {
  return sent.length === 0 && removed.length === 0 && isSameTarget(claim, to);
}

type Publishing = { hosting: Hosting; prepared: Prepared; slot: Slot; form: FormOfSite | null };

async function publish(
  deps: Deps,
  claim: Claim,
  { hosting, prepared, slot, form }: Publishing,
): Promise<DeploymentOutcome> {
  const indexNowKey = indexNowKeyOf(deps, claim.siteKey);
  const formVersion = form?.kept.hidden ?? "";
  const site =
    (await restoredSite(deps, claim, { ...prepared, indexNowKey, formVersion })) ??
    (await renderSite(claim, { ...prepared, indexNowKey, form: form && form.placed }));
  await keepFormOfSite(deps, claim, { form, siteUrl: prepared.siteUrl });
  const files = [...site.files, ...(await photoFiles(deps, claim.userId, site.files))];
  let savedAt = Number.NEGATIVE_INFINITY;
  const published = await hosting.publish({
    files,
    deployId: site.restored?.deployId,
    previous: claim.hostingState,
    beforeUpload: async (uncertain) => {
      await writeClaimed(deps, claim, { ...targetOf(prepared), hostingState: uncertain });
      crashPoint("deploy.target-saved");
      savedAt = performance.now();
      crashPoint("deploy.before-upload");
    },
    isCurrent: async () => {
      await slot.assertNotHeld();
      // A write that has just succeeded proves that this claim is the newest.
      return performance.now() - savedAt < JUST_NOW_MS || isNewest(deps.db, claim);
    },
  });
  crashPoint("deploy.published");
  await keepBlobs(deps.db, claim.userId, site.files);
  return publishedOutcome(claim, { prepared, site, files, published, indexNowKey, formVersion });
}

type Live = {
  prepared: Prepared;
  site: RenderedSite;
  files: SiteFile[];
  published: Published;
  indexNowKey: string;
  formVersion: string;
};

/**
 * The former name of a site at its host, if the name has changed. Taken from the last address, since after a kill or a rate limit the
 * new name is already saved. Also undefined when that address was an own domain under another host name than the site's.
 */
function lostName({ deploymentUrl }: Claim, { siteName, siteUrl }: Prepared): string | undefined {
  if (siteName === undefined || deploymentUrl === null) return undefined;
  const [before, now] = [deploymentUrl, siteUrl].map((url) => new URL(url).hostname.split("."));
  const isOfHost = before?.slice(1).join(".") === now?.slice(1).join(".");
  return isOfHost && before?.[0] !== now?.[0] ? before?.[0] : undefined;
}

function messageOf(claim: Claim, { prepared, site, published }: Live): string {
  const lost = claim.deployCause?.kind === "trash" ? lostName(claim, prepared) : undefined;
  if (lost !== undefined) return trashTexts.newAddress(lost, prepared.siteUrl);
  if (site.restored) return siteVersionTexts.pinned(site.restored.number);
  if (claim.restoreVersion !== null) return siteVersionTexts.generatedInstead(claim.restoreVersion);
  return isUnchanged(claim, prepared, published) ? texts.campaigns.nothingChanged : "";
}

function publishedOutcome(claim: Claim, live: Live): DeploymentOutcome {
  const { prepared, site, files, published, indexNowKey, formVersion } = live;
  const { siteUrl, siteId = null } = prepared;
  const { sent, state } = published;
  const { restored } = site;
  const source = restored?.source ?? sourceDigest({ ...claim, netlifySiteId: siteId });
  // The user may have saved other values since the restore was requested.
  const values = restored?.values ?? {
    ...siteValuesOf(claim),
    ...(formVersion && { formVersion }),
  };
  const restoredFrom = restored?.number ?? null;
  const generated = site.remember;
  return {
    status: "deployed",
    message: messageOf(claim, live),
    filesSent: sent.length,
    site: { siteUrl, indexNowKey, changedPages: site.changedPages },
    version: { files, state, address: siteUrl, source, values, generated, restoredFrom },
    change: {
      ...targetOf(prepared),
      ...regionOf(claim, prepared),
      deployed: true,
      deploymentUrl: siteUrl,
      lastDeployed: new Date(),
      hostingState: state,
      liveSource: source,
      ...site.remember,
    },
  };
}

/** Throws Superseded when a newer claim has taken over. */
async function writeClaimed({ db }: Deps, claim: CampaignRow, change: Change): Promise<void> {
  const [row] = await asTenant(db, claim.userId, (tx) =>
    tx
      .update(campaigns)
      .set({ ...change, updatedAt: sql`now()` })
      .where(isClaimed(claim))
      .returning({ id: campaigns.id }),
  );
  if (!row) throw new Superseded();
}
