import * as moves from "@mainstreet/contract/host-moves";
import { forEachChoiceField } from "@mainstreet/contract/deployment";
import { type ApiOperation, describe } from "../describe.ts";
import { nameSchema } from "../named-schemas.ts";
import { CAMPAIGN_ID, RUN_ID, TOKEN_ID } from "../samples.ts";

nameSchema(moves.pauseHostMove.shapes.response, "HostMove");

const to = { deploymentType: "cloudflare" as const, cloudflareTokenId: TOKEN_ID };
const move: moves.HostMove = {
  id: RUN_ID,
  status: "running",
  to: { ...forEachChoiceField(() => null), ...to },
  total: 2,
  counts: { pending: 0, processing: 1, success: 1, error: 0, cancelled: 0, deleted: 0 },
  createdAt: "2026-07-01T10:00:00.000Z",
};
const site: moves.HostMoveSite = {
  siteIndex: 0,
  campaignId: CAMPAIGN_ID,
  name: "Plumbing in Winston-Salem, NC",
  status: "success",
  message: "",
  fromUrl: "https://plumber-winston-salem-k3v9.netlify.app/",
  url: "https://plumber-winston-salem-k3v9.sites.example.com/",
  former: { status: "redirect", message: "" },
};
const which =
  "Either `campaignIds`, of which those of no site of yours are left out, or `from`, for all sites of that account or bucket.";

/** The API of sites that move to another account. */
export const hostMoveOperations: readonly ApiOperation[] = [
  describe(moves.startHostMove, "startHostMove", {
    summary: "Move sites to another account",
    description: `Free. ${which} Each site is deployed at the new account first; then its old address leads on to the new one, by a permanent redirect at Netlify and Cloudflare, and by small pages in a bucket. Goes on by itself.`,
    fails: [404],
    takesIdempotencyKey: true,
    request: { to, campaignIds: [CAMPAIGN_ID] },
    response: { id: RUN_ID, total: 1 },
  }),
  describe(moves.checkHostMove, "checkHostMove", {
    summary: "See what a move would do",
    description: `${which} Nothing is changed.`,
    fails: [404],
    request: { to, from: { deploymentType: "netlify", netlifyTokenId: TOKEN_ID } },
    response: { total: 2, alreadyThere: 0, byHost: { netlify: 2 }, withDomain: 0 },
  }),
  describe(moves.listHostMoves, "listHostMoves", {
    summary: "List the newest moves of sites",
    description: "The newest twenty, newest first.",
    response: { moves: [move] },
  }),
  describe(moves.getHostMove, "getHostMove", {
    summary: "Show a move with its sites",
    description: "Pages hold up to 1,000 sites; send `nextCursor` as `cursor` for the next one.",
    response: { ...move, sites: [site], nextCursor: null },
  }),
  describe(moves.pauseHostMove, "pauseHostMove", {
    summary: "Pause a move",
    description: "Moves no more sites; those under way end.",
    fails: [409],
    response: { ...move, status: "paused" },
  }),
  describe(moves.resumeHostMove, "resumeHostMove", {
    summary: "Go on with a paused move",
    description: "A cancelled one cannot go on.",
    fails: [409],
    response: move,
  }),
  describe(moves.cancelHostMove, "cancelHostMove", {
    summary: "Cancel a move",
    description: "For good: sites that have not begun stay where they are; those under way end.",
    response: { ...move, status: "cancelled" },
  }),
  describe(moves.retryHostMove, "retryHostMove", {
    summary: "Move the failed sites again",
    description: "And only those, for free.",
    fails: [409],
    response: move,
  }),
];
