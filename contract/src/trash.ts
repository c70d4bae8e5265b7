import { z } from "zod";
import { idParam, timestamp } from "./responses.ts";
import { deploymentType } from "./deployment.ts";
import { dnsRecord } from "./domains/domain-record.ts";
import { endpoint } from "./endpoint.ts";
import { BODY_BYTES, SELECTION_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { texts as allTexts } from "./texts.ts";
import { trashTexts as texts } from "./trash-texts.ts";
import { updatedSince } from "./updated-since.ts";

/**
 * taking-down: its site is being taken down, or soon will be · down: no site of it is up · left: its site stays up, by the
 * user's choice or because its account was deleted · refused: its host refused to take it down, which is tried again.
 */
export const TRASH_STATES = ["taking-down", "down", "left", "refused"] as const;
export type TrashState = (typeof TRASH_STATES)[number];

/** The number of sites on one page of the trash. */
export const TRASH_PAGE = 100;

const trashedSite = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi-location"]),
  companyName: z.string(),
  deploymentType,
  /** The address at which it was live last; null if it never was. */
  deploymentUrl: z.string().nullable(),
  trashedAt: timestamp,
  /** When it is deleted for good. */
  expiresAt: timestamp,
  state: z.enum(TRASH_STATES),
  /** Why its site is still up; '' where that is no fault. */
  reason: z.string(),
  /** When taking it down is tried again; null for never. */
  nextTryAt: timestamp.nullable(),
  /** Credits that a restore costs: those that were returned. */
  restoreCost: z.int(),
  /** Its own domain; null for none. A restore adds the domain again where it was released. */
  domain: z.string().nullable(),
  /** Records of that domain that point nowhere now. */
  recordsToRemove: z.array(dnsRecord),
});
export type TrashedSite = z.infer<typeof trashedSite>;

const idList = z
  .array(z.uuid(allTexts.campaigns.invalidId).toLowerCase(), texts.noSites)
  .min(1, texts.noSites)
  .max(SELECTION_LIMIT, texts.tooMany);
const rows = { member: "campaignIds", most: SELECTION_LIMIT, tooMany: texts.tooMany };
const ofMany = { rows, bodyLimit: BODY_BYTES.idList, timeoutMs: TIMEOUT_MS.campaigns };

/** The content of the trash, the newest first; `q` searches every text of a site, `updatedSince` lists what was deleted since then. */
export const listTrash = endpoint("GET", "/trash", {
  query: z.object({
    q: z.string().trim().max(200).optional(),
    updatedSince,
    limit: z.coerce.number().int().min(1).max(TRASH_PAGE).default(TRASH_PAGE),
    cursor: z.string().max(100).optional(),
  }),
  response: z.object({
    sites: z.array(trashedSite),
    /** How many sites match the search. */
    total: z.int(),
    nextCursor: z.string().nullable(),
    /** The number of all sites in the trash by state. */
    states: z.object({
      "taking-down": z.int(),
      down: z.int(),
      left: z.int(),
      refused: z.int(),
    } satisfies Record<TrashState, z.ZodInt>),
  }),
});

export const getTrashed = endpoint("GET", "/trash/:id", {
  params: idParam(allTexts.campaigns.invalidId),
  response: trashedSite,
});

/** Moves many campaigns to the trash in one step; their sites are taken down in the background. */
export const trashCampaigns = endpoint("POST", "/trash", {
  body: z.object({ campaignIds: idList, keepSite: z.boolean().default(false) }),
  response: z.object({
    /** The ids of the sites that were moved; others are in the trash already or do not belong to the caller. */
    trashed: z.array(z.string()),
    message: z.string(),
  }),
  ...ofMany,
});

/** Restores sites from the trash and publishes them again. */
export const restoreTrashed = endpoint("POST", "/trash/restore", {
  body: z.object({
    campaignIds: idList,
    /** The most credits that the caller agrees to pay: a higher price gets 409. */
    credits: z.int(texts.invalidCredits).min(0, texts.invalidCredits).default(0),
  }),
  response: z.object({
    restored: z.array(z.string()),
    /** The sites that stay in the trash for now, and why. */
    skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
    charged: z.int(),
    /** For restored sites: what is not as it was. */
    notes: z.array(z.object({ id: z.string(), text: z.string() })),
    message: z.string(),
  }),
  spends: true,
  ...ofMany,
});

/** Takes sites down that are still up: again where the host refused, and sites that were left up. */
export const takeDownTrashed = endpoint("POST", "/trash/take-down", {
  body: z.object({ campaignIds: idList }),
  response: z.object({ sites: z.int(), message: z.string() }),
  ...ofMany,
});

/** Deletes sites of the trash for good. A site that is still up stays up, and is no longer listed anywhere. */
export const deleteTrashed = endpoint("POST", "/trash/delete", {
  body: z
    .object({ campaignIds: idList.optional(), all: z.literal(true).optional() })
    .refine(({ campaignIds, all }) => (campaignIds === undefined) !== (all === undefined), {
      message: texts.whichSites,
      path: ["campaignIds"],
    }),
  response: z.object({
    deleted: z.int(),
    /** The number of sites that are being taken down right now, and stay until that has ended. */
    kept: z.int(),
    message: z.string(),
  }),
  ...ofMany,
});
