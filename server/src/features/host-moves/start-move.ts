import type { AnswerOf } from "@mainstreet/contract/endpoint";
import * as api from "@mainstreet/contract/host-moves";
import type { HostMoveInput } from "@mainstreet/contract/host-moves";
import { hostMoveTexts } from "@mainstreet/contract/host-move-texts";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField } from "../../errors.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { crashPoint } from "../../platform/crash-points.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { type Idempotency, runOnce } from "../../platform/http/idempotency.ts";
import { currentTrace } from "../../platform/jobs/trace.ts";
import { campaignName } from "../campaigns/present.ts";
import { dispatchMove } from "./dispatch-move.ts";
import type { MoveId } from "./queries.ts";
import { selectSites } from "./select-sites.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countOf } from "@mainstreet/contract/count";

type StartRequest = {
  userId: string;
  input: HostMoveInput;
  idempotency: Idempotency | undefined;
};
type Started = AnswerOf<typeof api.startHostMove>;

/** Moves of an account under way: each is checked by a worker several times a minute. */
const MOST_MOVES = 50;
/** Rows in one statement. */
const BATCH = 500;

/**
 * Starts a move of sites: it and its sites are stored in one transaction, once per `Idempotency-Key`; the dispatcher moves them. Throws
 * 400 when none of them can move, and as {@link selectSites}.
 */
export async function startMove(deps: Deps, request: StartRequest): Promise<Started> {
  const { userId, idempotency } = request;
  const { answer } = api.startHostMove.shapes;
  const started = await asTenant(deps.db, userId, (tx) =>
    runOnce(tx, { userId, idempotency, answer, work: () => insertMove(tx, deps, request) }),
  );
  crashPoint("host-move.committed");
  // Who moves a single site watches its page: there it is queued at once.
  if (started.total === 1) await dispatchNow(deps, { userId, moveId: started.id });
  return started;
}

/** A failure is the dispatcher's to repeat. */
async function dispatchNow(deps: Deps, id: MoveId): Promise<void> {
  await dispatchMove(deps, id).catch((err: unknown) => {
    deps.log.warn({ err, moveId: id.moveId }, "dispatching a move failed");
  });
}

async function insertMove(
  tx: Db,
  { config }: Deps,
  { userId, input }: StartRequest,
): Promise<Started> {
  const { account, sites } = await selectSites(tx, { userId, config }, input);
  if (sites.length === 0)
    throw invalidField(input.from ? "from" : "campaignIds", hostMoveTexts.nothingToMove);
  const isUnfinished = and(eq(hostMoves.userId, userId), isNotNull(hostMoves.dueAt));
  if ((await tx.$count(hostMoves, isUnfinished)) >= MOST_MOVES)
    throw conflict("TOO_MANY_MOVES", hostMoveTexts.tooManyMoves);
  const id = newId();
  const total = sites.length;
  const { requestId } = currentTrace();
  await recordEvent(tx, { userId, kind: "move-started", subject: countOf(total, "site") });
  await tx.insert(hostMoves).values({ id, userId, state: "running", total, requestId, ...account });
  const rows = sites.map((site, siteIndex) => ({
    moveId: id,
    userId,
    siteIndex,
    campaignId: site.id,
    name: campaignName(site),
    fromUrl: site.deploymentUrl,
  }));
  for (let at = 0; at < rows.length; at += BATCH)
    await tx.insert(hostMoveSites).values(rows.slice(at, at + BATCH));
  return { id, total };
}

/** What {@link startMove} would do with the same input. */
export async function checkMove(
  { db, config }: Deps,
  { userId, input }: Pick<StartRequest, "userId" | "input">,
): Promise<AnswerOf<typeof api.checkHostMove>> {
  const selected = await asTenant(db, userId, (tx) => selectSites(tx, { userId, config }, input));
  const byHost: Record<string, number> = {};
  for (const { deploymentType } of selected.sites)
    byHost[deploymentType] = (byHost[deploymentType] ?? 0) + 1;
  return { total: selected.sites.length, alreadyThere: selected.alreadyThere, byHost };
}
