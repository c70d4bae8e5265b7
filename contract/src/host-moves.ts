import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { deploymentSettings, deploymentType, presentedChoice } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { formerSite } from "./former-sites.ts";
import { hostMoveTexts as texts } from "./host-move-texts.ts";
import { BODY_BYTES, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { texts as allTexts } from "./texts.ts";

/** Sites in one page of a move. */
export const MOVE_PAGE = 1_000;

/** Sites of a move that deploy at the same time. */
export const MOVES_IN_FLIGHT = 20;

const hostMoveInput = z
  .object({
    /** Where the sites go. */
    to: deploymentSettings,
    campaignIds: z
      .array(z.uuid(allTexts.campaigns.invalidId).toLowerCase(), texts.noSites)
      .min(1, texts.noSites)
      .max(SELECTION_LIMIT, texts.tooMany)
      .optional(),
    /** Instead of ids: all sites of this account, and of this bucket where it has buckets. */
    from: deploymentSettings.optional(),
  })
  .check(({ value, issues }) => {
    if ((value.campaignIds === undefined) !== (value.from === undefined)) return;
    issues.push({ code: "custom", input: value, path: ["campaignIds"], message: texts.whichSites });
  });
export type HostMoveInput = z.output<typeof hostMoveInput>;

const siteStatus = z.enum(["pending", "processing", "success", "error", "cancelled", "deleted"]);
export type HostMoveSiteStatus = z.infer<typeof siteStatus>;

const hostMoveSite = z.object({
  siteIndex: z.number(),
  campaignId: z.string(),
  name: z.string(),
  /** success: live at the new account · error: it stays where it was, and `message` says why. */
  status: siteStatus,
  message: z.string(),
  /** Where it was live before; null for a site that was not. */
  fromUrl: z.string().nullable(),
  /** Where it is live; null while it is not at the new account. */
  url: z.string().nullable(),
  /** What stands at the address before; null once nothing does. */
  former: formerSite.pick({ status: true, message: true }).nullable(),
});
export type HostMoveSite = z.infer<typeof hostMoveSite>;

const hostMove = z.object({
  id: z.string(),
  /** complete: every site has ended. One with failed sites can be retried. */
  status: z.enum(["running", "paused", "complete", "cancelled"]),
  to: z.object({ deploymentType, ...presentedChoice }),
  total: z.number(),
  counts: z.object({
    pending: z.number(),
    processing: z.number(),
    success: z.number(),
    error: z.number(),
    cancelled: z.number(),
    /** Sites whose campaign was deleted in the meantime. */
    deleted: z.number(),
  }),
  createdAt: timestamp,
});
export type HostMove = z.infer<typeof hostMove>;

const hostMovePage = hostMove.extend({
  sites: z.array(hostMoveSite),
  /** Asks for the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type HostMovePage = z.infer<typeof hostMovePage>;

const params = idParam(texts.notFound);
const rows = { member: "campaignIds", most: SELECTION_LIMIT, tooMany: texts.tooMany };
const shared = {
  body: hostMoveInput,
  timeoutMs: TIMEOUT_MS.campaigns,
  bodyLimit: BODY_BYTES.idList,
  rows,
  isHeavy: true,
} as const;

/**
 * Moves sites to another account, for free. Each is deployed there first; then its old address leads on to the new one. Takes an
 * Idempotency-Key.
 */
export const startHostMove = endpoint("POST", "/host-moves", {
  ...shared,
  response: z.object({ id: z.string(), total: z.number() }),
  status: 202,
  spends: true,
});

/** What `POST /host-moves` would do. Nothing is changed. */
export const checkHostMove = endpoint("POST", "/host-moves/check", {
  ...shared,
  response: z.object({
    total: z.number(),
    /** Sites that are at the new account already. */
    alreadyThere: z.number(),
    /** Sites that move, by the host where they are now. */
    byHost: z.record(z.string(), z.number()),
    /** Sites with a domain of their own: it moves with them, and needs new DNS records. To a bucket they cannot move. */
    withDomain: z.number().default(0),
  }),
});

/** The newest moves of the user. */
export const listHostMoves = endpoint("GET", "/host-moves", {
  response: z.object({ moves: z.array(hostMove) }),
});

export const getHostMove = endpoint("GET", "/host-moves/:id", {
  params,
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{0,5}$/, texts.invalidCursor)
      .optional()
      .transform((value) => (value ? Number(value) : 0)),
  }),
  response: hostMovePage,
  timeoutMs: TIMEOUT_MS.campaigns,
});

/** Moves no more sites; those under way end. */
export const pauseHostMove = endpoint("POST", "/host-moves/:id/pause", {
  params,
  response: hostMove,
});
export const resumeHostMove = endpoint("POST", "/host-moves/:id/resume", {
  params,
  response: hostMove,
});
/** For good: sites that have not begun stay where they are; those under way end. */
export const cancelHostMove = endpoint("POST", "/host-moves/:id/cancel", {
  params,
  response: hostMove,
});
/** Moves the failed sites again, and only those. */
export const retryHostMove = endpoint("POST", "/host-moves/:id/retry", {
  params,
  response: hostMove,
});
