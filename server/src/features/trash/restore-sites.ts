import { setTimeout as sleep } from "node:timers/promises";
import type { restoreTrashed as endpoint } from "@mainstreet/contract/trash";
import type { ResponseOf } from "@mainstreet/contract/endpoint";
import { trashTexts as texts } from "@mainstreet/contract/trash-texts";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { conflict, notFound } from "../../errors.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db, seeingTrash } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { campaignName } from "../campaigns/present.ts";
import { campaigns } from "../campaigns/tables.ts";
import { updateRunSites } from "../campaigns/update-run-sites.ts";
import { requestDeployment, requestDeployments } from "../deployments/request-deployment.ts";
import { type InTrash, isLeasedNow, lockTrashed } from "../removal/remove-for-good.ts";
import { isUnleased } from "../removal/lease-trashed.ts";
import { addDomainAgain } from "./add-domain-again.ts";
import { chargeAgain } from "./charge-again.ts";
import { claimFolderAgain } from "./claim-folder-again.ts";
import { findTakenFolders } from "./find-taken-folders.ts";
import { rejoinBusinesses, lockBusinessesOf } from "./rejoin-businesses.ts";
import { trashedSites } from "./tables.ts";
import { countOf } from "@mainstreet/contract/count";

type Input = { userId: string; campaignIds: readonly string[]; credits: number };
type Restored = ResponseOf<typeof endpoint>;
type Note = Restored["notes"][number];

/** How long to wait for a teardown in flight: its calls to the host must not follow the new publication. */
const WAIT_MS = 30_000;
const POLL_MS = 200;

/**
 * Takes sites out of the trash in one transaction: credits that were returned are charged again, each site returns to its business and its
 * runs, and is published unless it is up as it was. Sites that are being taken down right now are waited for, and skipped if that takes too
 * long. Throws 404 when none is in the trash, 409 when it costs more than the user agreed to, and 402.
 */
export async function restoreSites(deps: Deps, input: Input): Promise<Restored> {
  return seeingTrash(async () => {
    await asTenant(deps.db, input.userId, (tx) => holdBack(tx, input));
    await awaitTeardowns(deps, input);
    const taken = await findTakenFolders(deps, input);
    const restored = await asTenant(deps.db, input.userId, (tx) =>
      restoreAll(tx, deps, { ...input, taken }),
    );
    crashPoint("restore.committed");
    return restored;
  });
}

const areTrashed = ({ userId, campaignIds }: Input) =>
  and(eq(trashedSites.userId, userId), inArray(trashedSites.campaignId, [...campaignIds]));

/** Keeps the sweep from starting with these sites while the teardowns in flight are waited for. */
async function holdBack(tx: Db, input: Input): Promise<void> {
  await tx
    .update(trashedSites)
    .set({ dueAt: sql`greatest(${trashedSites.dueAt}, now() + interval '1 minute')` })
    .where(and(areTrashed(input), isNotNull(trashedSites.dueAt), isUnleased));
}

async function awaitTeardowns({ db, stopping }: Deps, input: Input): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  const isBusy = () =>
    asTenant(db, input.userId, (tx) =>
      tx.$count(trashedSites, and(areTrashed(input), sql`${trashedSites.leasedUntil} > now()`)),
    );
  while ((await isBusy()) > 0 && Date.now() < deadline && !stopping.aborted) await sleep(POLL_MS);
}

/** The sites whose folder holds foreign objects. */
type Taken = { taken: ReadonlySet<string> };

async function restoreAll(tx: Db, deps: Deps, input: Input & Taken): Promise<Restored> {
  const { userId, credits, taken } = input;
  const businesses = await lockBusinessesOf(tx, input);
  const found = await lockTrashed(tx, input);
  if (found.length === 0) throw notFound(texts.notFound);
  const some = found.filter(({ trashed }) => !isLeasedNow(trashed));
  const price = some.reduce((sum, { trashed }) => sum + trashed.refunded, 0);
  if (price > credits) throw conflict("PRICE_CHANGED", texts.price(price));
  await chargeAgain(tx, userId, some);
  const notes = await putBack(tx, { userId, some, taken });
  await rejoinBusinesses(tx, businesses, some);
  const published = await publish(tx, deps, { userId, some });
  for (const one of some) notes.push(...(await addDomainAgain(tx, deps, one)));
  await recordRestored(tx, userId, some);
  crashPoint("restore.before-commit");
  const skipped = found.filter((one) => !some.includes(one));
  return {
    restored: some.map(({ campaign }) => campaign.id),
    skipped: skipped.map(({ campaign }) => ({ id: campaign.id, reason: texts.stillTakingDown })),
    charged: price,
    notes,
    message: messageOf({ restored: some.length, published, price }),
  };
}

type Some = { userId: string; some: readonly InTrash[] };

/** From here on lists show them again, in their folders or others. */
async function putBack(tx: Db, { userId, some, taken }: Some & Taken): Promise<Note[]> {
  const ids = some.map(({ campaign }) => campaign.id);
  if (ids.length === 0) return [];
  await tx
    .delete(trashedSites)
    .where(and(eq(trashedSites.userId, userId), inArray(trashedSites.campaignId, ids)));
  const notes: Note[] = [];
  for (const { campaign } of some)
    notes.push(...(await claimFolderAgain(tx, campaign, taken.has(campaign.id))));
  await tx
    .update(campaigns)
    .set({ trashedAt: null, updatedAt: sql`now()` })
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, ids)));
  await updateRunSites(tx, userId, ids);
  return notes;
}

/** A site that was left up completely is live as it was; the others are published. Returns how many are published. */
async function publish(tx: Db, deps: Deps, { userId, some }: Some): Promise<number> {
  const ids = some
    .filter(({ campaign }) => campaign.deploymentStatus !== "deployed")
    .map(({ campaign }) => campaign.id);
  const [only] = ids;
  const cause = { kind: "trash" } as const;
  if (ids.length === 1 && only !== undefined)
    await requestDeployment(tx, deps, { userId, campaignId: only, cause });
  else if (ids.length > 1) await requestDeployments(tx, deps, { userId, campaignIds: ids, cause });
  return ids.length;
}

async function recordRestored(tx: Db, userId: string, some: readonly InTrash[]): Promise<void> {
  const [only] = some;
  if (only === undefined) return;
  const subject = some.length === 1 ? campaignName(only.campaign) : countOf(some.length, "site");
  await recordEvent(tx, { userId, kind: "site-restored", subject });
}

type Counts = { restored: number; published: number; price: number };

function messageOf({ restored, published, price }: Counts): string {
  if (restored === 0) return texts.stillTakingDown;
  const sentence = published === 0 ? texts.restoredAsIs(restored) : texts.restored(restored);
  return price === 0 ? sentence : `${sentence} ${texts.charged(price)}`;
}
