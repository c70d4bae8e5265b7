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
 * taking-down: its site is being taken down, or is about to be · down: no site of it is up · left: it stays up, by the user's wish or
 * because its account is gone · refused: its host would not take it down, and it is tried again.
 */
export const TRASH_STATES = ["taking-down", "down", "left", "refused"] as const;
export type TrashState = (typeof TRASH_STATES)[number];

/** Sites in one page of the trash. */
export const TRASH_PAGE = 100;

const trashedSite = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(["single", "multi-location"]),
  companyName: z.string(),
  deploymentType,
  /** Where it was live last; null if it never was. */
  deploymentUrl: z.string().nullable(),
  trashedAt: timestamp,
  /** From then on it is removed for good. */
  expiresAt: timestamp,
  state: z.enum(TRASH_STATES),
  /** Why it is still up; '' where that is no fault. */
  reason: z.string(),
  /** When taking it down is tried again; null for never. */
  nextTryAt: timestamp.nullable(),
  /** Credits that a restore costs: those that came back. */
  restoreCost: z.int(),
  /** Its own domain; null for none. A restore adds it again where it was released. */
  domain: z.string().nullable(),
  /** Records of that domain that lead nowhere now. */
  recordsToRemove: z.array(dnsRecord),
});
export type TrashedSite = z.infer<typeof trashedSite>;

const idList = z
  .array(z.uuid(allTexts.campaigns.invalidId).toLowerCase(), texts.noSites)
  .min(1, texts.noSites)
  .max(SELECTION_LIMIT, texts.tooMany);
const rows = { member: "campaignIds", most: SELECTION_LIMIT, tooMany: texts.tooMany };
const ofMany = { rows, bodyLimit: BODY_BYTES.idList, timeoutMs: TIMEOUT_MS.campaigns };

/** What is in the trash, the newest first; `q` searches in every text of a site, `updatedSince` lists what was deleted since. */
export const listTrash = endpoint("GET", "/trash", {
  query: z.object({
    q: z.string().trim().max(200).optional(),
    updatedSince,
    limit: z.coerce.number().int().min(1).max(TRASH_PAGE).default(TRASH_PAGE),
    cursor: z.string().max(100).optional(),
  }),
  response: z.object({
    sites: z.array(trashedSite),
    /** How many pass the search. */
    total: z.int(),
    nextCursor: z.string().nullable(),
    /** All of the trash by state. */
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
    /** Those that were moved; others are in the trash already or not the caller's. */
    trashed: z.array(z.string()),
    message: z.string(),
  }),
  ...ofMany,
});

/** Takes sites out of the trash and publishes them again. */
export const restoreTrashed = endpoint("POST", "/trash/restore", {
  body: z.object({
    campaignIds: idList,
    /** What the caller agrees to pay: more than that gets 409. */
    credits: z.int(texts.invalidCredits).min(0, texts.invalidCredits).default(0),
  }),
  response: z.object({
    restored: z.array(z.string()),
    /** Those that stay in the trash for now, and why. */
    skipped: z.array(z.object({ id: z.string(), reason: z.string() })),
    charged: z.int(),
    /** Of restored ones: what is not as it was. */
    notes: z.array(z.object({ id: z.string(), text: z.string() })),
    message: z.string(),
  }),
  spends: true,
  ...ofMany,
});

/** Takes sites down that are still up: again where the host refused, and those that were left up. */
export const takeDownTrashed = endpoint("POST", "/trash/take-down", {
  body: z.object({ campaignIds: idList }),
  response: z.object({ sites: z.int(), message: z.string() }),
  ...ofMany,
});

/** Removes sites of the trash for good. One that is still up stays up, and is forgotten. */
export const deleteTrashed = endpoint("POST", "/trash/delete", {
  body: z
    .object({ campaignIds: idList.optional(), all: z.literal(true).optional() })
    .refine(({ campaignIds, all }) => (campaignIds === undefined) !== (all === undefined), {
      message: texts.whichSites,
      path: ["campaignIds"],
    }),
  response: z.object({
    deleted: z.int(),
    /** Those that are being taken down right now, and stay until that has ended. */
    kept: z.int(),
    message: z.string(),
  }),
  ...ofMany,
});
