import type {
  HostMove,
  HostMoveDetail,
  HostMoveSite,
  HostMoveSiteStatus,
} from "@mainstreet/contract/host-moves";
import { MOVE_PAGE } from "@mainstreet/contract/host-moves";
import { and, asc, desc, eq, gte, inArray, sql } from "drizzle-orm";
import { presentChoice } from "../../hosting/accounts.ts";
import type { Db } from "../../platform/db/database.ts";
import { presentFormerSites } from "../campaigns/present-former-sites.ts";
import { campaigns } from "../campaigns/tables.ts";
import { findMove, isSiteOfMove, type MoveId, type MoveRow, type MoveSiteRow } from "./queries.ts";
import { hostMoves, hostMoveSites } from "./tables.ts";

const STATUS = {
  waiting: "pending",
  moving: "processing",
  done: "success",
  failed: "error",
  cancelled: "cancelled",
  deleted: "deleted",
} as const satisfies Record<MoveSiteRow["status"], HostMoveSiteStatus>;

const NO_COUNTS = {
  pending: 0,
  processing: 0,
  success: 0,
  error: 0,
  cancelled: 0,
  deleted: 0,
} satisfies HostMove["counts"];

/** How many of the newest moves the list contains. */
const LIST_LIMIT = 20;

/** A move with the counts that its sites determine. */
export async function presentMove(tx: Db, row: MoveRow): Promise<HostMove> {
  const [move] = await presentMoves(tx, row.userId, [row]);
  if (!move) throw new Error("A move was presented as none");
  return move;
}

async function presentMoves(tx: Db, userId: string, rows: MoveRow[]): Promise<HostMove[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await tx
    .select({
      moveId: hostMoveSites.moveId,
      status: hostMoveSites.status,
      count: sql<number>`count(*)::int`,
    })
    .from(hostMoveSites)
    .where(and(eq(hostMoveSites.userId, userId), inArray(hostMoveSites.moveId, ids)))
    .groupBy(hostMoveSites.moveId, hostMoveSites.status);
  return rows.map((row) => {
    const counts = { ...NO_COUNTS };
    for (const { moveId, status, count } of counted)
      if (moveId === row.id) counts[STATUS[status]] += count;
    const left = counts.pending + counts.processing;
    return {
      id: row.id,
      status: row.state !== "cancelled" && left === 0 ? "complete" : row.state,
      to: { deploymentType: row.deploymentType, ...presentChoice(row) },
      total: row.total,
      counts,
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** The newest moves of a user; ids are UUIDv7 and so sort by age. */
export async function listMoves(tx: Db, userId: string): Promise<{ moves: HostMove[] }> {
  const rows = await tx
    .select()
    .from(hostMoves)
    .where(eq(hostMoves.userId, userId))
    .orderBy(desc(hostMoves.id))
    .limit(LIST_LIMIT);
  return { moves: await presentMoves(tx, userId, rows) };
}

/** A move with a page of its sites, from the one at `cursor` on. Throws 404. */
export async function readMovePage(
  tx: Db,
  id: MoveId,
  { cursor }: { cursor: number },
): Promise<HostMoveDetail> {
  const move = await presentMove(tx, await findMove(tx, id));
  const rows = await tx
    .select({
      site: hostMoveSites,
      formerSites: campaigns.formerSites,
      deploymentUrl: campaigns.deploymentUrl,
      deploymentMessage: campaigns.deploymentMessage,
    })
    .from(hostMoveSites)
    .leftJoin(
      campaigns,
      and(eq(campaigns.userId, hostMoveSites.userId), eq(campaigns.id, hostMoveSites.campaignId)),
    )
    .where(and(isSiteOfMove(id), gte(hostMoveSites.siteIndex, cursor)))
    .orderBy(asc(hostMoveSites.siteIndex))
    .limit(MOVE_PAGE);
  const next = cursor + MOVE_PAGE;
  return {
    ...move,
    sites: rows.map(presentSite),
    nextCursor: next < move.total ? String(next) : null,
  };
}

type Joined = Pick<
  typeof campaigns.$inferSelect,
  "formerSites" | "deploymentUrl" | "deploymentMessage"
>;
type JoinedSite = { site: MoveSiteRow } & { [Key in keyof Joined]: Joined[Key] | null };

function presentSite({
  site,
  formerSites,
  deploymentUrl,
  deploymentMessage,
}: JoinedSite): HostMoveSite {
  const { siteIndex, campaignId, name, status, message, fromUrl } = site;
  const shown = presentFormerSites({ formerSites: formerSites ?? [], deploymentUrl });
  const former = shown.find(({ url }) => url === fromUrl);
  return {
    siteIndex,
    campaignId,
    name,
    status: STATUS[status],
    // The reason why a site waits, such as the limits of its account.
    message: status === "moving" ? (deploymentMessage ?? "") : message,
    fromUrl,
    url: status === "done" ? deploymentUrl : null,
    former: former ? { status: former.status, message: former.message } : null,
  };
}
