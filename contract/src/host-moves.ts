import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { deploymentSettings, deploymentType, presentedChoice } from "./deployment.ts";
import { endpoint } from "./endpoint.ts";
import { formerSite } from "./former-sites.ts";
import { hostMoveTexts as texts } from "./host-move-texts.ts";
import { BODY_BYTES, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { texts as allTexts } from "./texts.ts";

/** The number of sites on one page of a move. */
export const MOVE_PAGE = 1_000;

/** Sites of a move that are deployed at the same time. */
export const MOVES_IN_FLIGHT = 20;

const hostMoveInput = z
  .object({
    /** The account to which the sites move. */
    to: deploymentSettings,
    campaignIds: z
      .array(z.uuid(allTexts.campaigns.invalidId).toLowerCase(), texts.noSites)
      .min(1, texts.noSites)
      .max(SELECTION_LIMIT, texts.tooMany)
      .optional(),
    /** Instead of ids: all sites of this account, and of this bucket where the host has buckets. */
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
  /** success: live at the new account · error: the site stays where it was, and `message` has the reason. */
  status: siteStatus,
  message: z.string(),
  /** The address at which the site was live before; null if it was not live. */
  fromUrl: z.string().nullable(),
  /** The address at which the site is live; null until it is live at the new account. */
  url: z.string().nullable(),
  /** What is at the former address; null once there is nothing. */
  former: formerSite.pick({ status: true, message: true }).nullable(),
});
export type HostMoveSite = z.infer<typeof hostMoveSite>;

const hostMove = z.object({
  id: z.string(),
  /** complete: every site has ended. A complete move with failed sites can be retried. */
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
  /** The cursor of the next page; null on the last one. */
  nextCursor: z.string().nullable(),
});
export type HostMoveDetail = z.infer<typeof hostMovePage>;

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
 * Moves sites to another account, for free. Each is deployed there first; then its old address redirects to the new one.
 * Accepts an Idempotency-Key.
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
    /** Sites that are in the new account already. */
    alreadyThere: z.number(),
    /** Sites that move, by the host where they are now. */
    byHost: z.record(z.string(), z.number()),
    /** Sites with a domain of their own: it moves with them, and needs new DNS records. Such sites cannot move to a bucket. */
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

/** Moves no further sites; those under way are finished. */
export const pauseHostMove = endpoint("POST", "/host-moves/:id/pause", {
  params,
  response: hostMove,
});
export const resumeHostMove = endpoint("POST", "/host-moves/:id/resume", {
  params,
  response: hostMove,
});
/** Final: sites that have not started stay where they are; those under way are finished. */
export const cancelHostMove = endpoint("POST", "/host-moves/:id/cancel", {
  params,
  response: hostMove,
});
/** Moves only the failed sites again. */
export const retryHostMove = endpoint("POST", "/host-moves/:id/retry", {
  params,
  response: hostMove,
});
