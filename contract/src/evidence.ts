import { z } from "zod";
import { timestamp } from "./responses.ts";
import { type ResponseOf, endpoint } from "./endpoint.ts";
import { EVIDENCE_KINDS, evidencePlace, evidenceSchema } from "./evidence-content.ts";
import { evidenceTexts } from "./evidence-texts.ts";
import { BODY_BYTES, EVIDENCE_LIMIT, TIMEOUT_MS } from "./limits.ts";
import { businessTexts } from "./business-texts.ts";
import { updatedSince } from "./updated-since.ts";

/** `waiting`: nobody has approved it yet. `withdrawn`: it was refused, or was on pages before. */
export const evidenceStatus = z.enum(["waiting", "published", "withdrawn"]);
export type EvidenceStatus = z.infer<typeof evidenceStatus>;
/** How it arrived. */
export const evidenceSource = z.enum(["dashboard", "csv", "link"]);
export type EvidenceSource = z.infer<typeof evidenceSource>;

const place = {
  city: evidencePlace.city.default(""),
  state: evidencePlace.state.default(""),
};

/** A piece of evidence of a business, as the dashboard has it. */
const evidencePiece = z.object({
  id: z.string(),
  content: evidenceSchema,
  ...evidencePlace,
  /** For a published piece for all cities: the city whose pages show its photos. Otherwise both are empty. */
  photoCity: z.string(),
  photoState: z.string(),
  status: evidenceStatus,
  source: evidenceSource,
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type EvidencePiece = z.infer<typeof evidencePiece>;
export type ListedEvidence = ResponseOf<typeof listEvidence>["evidence"][number];

/** Live sites of the business whose saved values and evidence differ from what is published. */
const unpublishedSites = z.number();

const businessParam = z.object({ id: z.uuid(businessTexts.invalidId) });
const pieceParams = businessParam.extend({ evidenceId: z.uuid(evidenceTexts.invalidId) });
const timeoutMs = TIMEOUT_MS.campaigns;

/** All pieces of a business, the newest first. */
export const listEvidence = endpoint("GET", "/businesses/:id/evidence", {
  params: businessParam,
  query: z.object({ updatedSince }).optional(),
  response: z.object({
    evidence: z.array(
      evidencePiece.extend({
        /** Whether a page would show it: a site of the business is in its city, or in the city of its photos. */
        hasSite: z.boolean(),
      }),
    ),
    /** The places of the business's sites, each once. */
    places: z.array(z.object(evidencePlace)),
    /** The place whose pages would show photos for all cities; null when the business has neither a site nor a city. */
    home: z.object(evidencePlace).nullable(),
    unpublishedSites,
  }),
  timeoutMs,
});
/** Accepts an Idempotency-Key. The piece waits until it is published. */
export const addEvidence = endpoint("POST", "/businesses/:id/evidence", {
  params: businessParam,
  body: z.object({ content: evidenceSchema, ...place }),
  response: evidencePiece,
  status: 201,
});
/** A published piece changes on its pages with the next deployment of each. */
export const updateEvidence = endpoint("PUT", "/businesses/:id/evidence/:evidenceId", {
  params: pieceParams,
  body: z.object({ content: evidenceSchema, ...place }),
  response: evidencePiece.extend({ unpublishedSites }),
  timeoutMs,
  isHeavy: true,
});
/** The photos of the piece are removed with it. */
export const deleteEvidence = endpoint("DELETE", "/businesses/:id/evidence/:evidenceId", {
  params: pieceParams,
  response: z.object({ success: z.literal(true), unpublishedSites }),
  timeoutMs,
  isHeavy: true,
});

const ids = z
  .array(z.uuid(evidenceTexts.invalidId))
  .min(1, evidenceTexts.notFound)
  .max(EVIDENCE_LIMIT.pieces, evidenceTexts.tooMany(EVIDENCE_LIMIT.pieces));

/** Publishes pieces that a person has seen. A piece that lacks something is refused with a reason, and the others are published. */
export const publishEvidence = endpoint("POST", "/businesses/:id/evidence/publish", {
  params: businessParam,
  body: z.object({ ids }),
  response: z.object({
    published: z.number(),
    refused: z.array(
      z.object({ id: z.string(), message: z.string(), fields: z.record(z.string(), z.string()) }),
    ),
    unpublishedSites,
  }),
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  isHeavy: true,
});
/** Refuses waiting pieces, and removes published ones from the pages with the next deployment of each. */
export const withdrawEvidence = endpoint("POST", "/businesses/:id/evidence/withdraw", {
  params: businessParam,
  body: z.object({ ids }),
  response: z.object({ withdrawn: z.number(), unpublishedSites }),
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  isHeavy: true,
});

/** `ready`: it can be added. `present`: the same piece exists already. */
const importedRow = z.object({
  /** Its number in the request, from 1. */
  row: z.number(),
  status: z.enum(["ready", "added", "present", "refused"]),
  message: z.string(),
  /** The problems of a refused row, by the name of the column as it was given, or of the column that is missing. */
  fields: z.record(z.string(), z.string()),
});
export type ImportedRow = z.infer<typeof importedRow>;

const MAX_CELL = 1_000;

/** The columns of a CSV file of evidence. */
export const EVIDENCE_COLUMNS = [
  "kind",
  "title",
  "text",
  "city",
  "state",
  "month",
  "customer",
  "source",
  "permission",
  "name",
  "role",
] as const;

/**
 * Adds the rows of a CSV file, which wait until they are published. With `dryRun` nothing is added. A refused row does not
 * prevent others from being added; a row that exists already is not added again.
 */
export const importEvidence = endpoint("POST", "/businesses/:id/evidence/import", {
  params: businessParam,
  body: z.object({
    rows: z
      .array(z.record(z.string().max(100), z.string().max(MAX_CELL)))
      .min(1, evidenceTexts.noRows)
      .max(EVIDENCE_LIMIT.pieces, evidenceTexts.tooManyRows(EVIDENCE_LIMIT.pieces)),
    dryRun: z.boolean(),
  }),
  response: z.object({ added: z.number(), rows: z.array(importedRow) }),
  timeoutMs,
  bodyLimit: BODY_BYTES.idList,
  isHeavy: true,
});

export const evidenceKind = z.enum(EVIDENCE_KINDS);
