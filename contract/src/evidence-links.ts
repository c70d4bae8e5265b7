import { z } from "zod";
import { timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { evidencePlace } from "./evidence-content.ts";
import { PHOTOS_BY_LINK } from "./evidence-link-page.ts";
import { evidenceLinkTexts } from "./evidence-texts.ts";
import { MAX_LENGTH } from "./limits.ts";
import { uploadedPicture } from "./pictures.ts";
import { textField } from "./text-field.ts";
import { businessTexts } from "./business-texts.ts";

/** The most open links of each business, for how many days a link may be open, and how many times it may be used. */
export const EVIDENCE_LINK_LIMIT = { open: 50, days: 90, uses: 100 };

export const linkStatus = z.enum(["open", "expired", "used", "revoked"]);
export type LinkStatus = z.infer<typeof linkStatus>;

/** A link by which evidence is sent from a phone, without its token. */
const evidenceLink = z.object({
  id: z.string(),
  /** The person for whom it is. */
  label: z.string(),
  /** Both empty: the sender chooses among the business's cities. */
  ...evidencePlace,
  status: linkStatus,
  uses: z.number(),
  mostUses: z.number(),
  expiresAt: timestamp,
  createdAt: timestamp,
});
export type EvidenceLink = z.infer<typeof evidenceLink>;

const businessParam = z.object({ id: z.uuid(businessTexts.invalidId) });

export const listLinks = endpoint("GET", "/businesses/:id/links", {
  params: businessParam,
  response: z.object({ links: z.array(evidenceLink) }),
});
/** `token` is shown only this once. */
export const createLink = endpoint("POST", "/businesses/:id/links", {
  params: businessParam,
  body: z.object({
    label: textField("Name", MAX_LENGTH.name).default(""),
    city: evidencePlace.city.default(""),
    state: evidencePlace.state.default(""),
    days: z.int().min(1).max(EVIDENCE_LINK_LIMIT.days).default(7),
    mostUses: z.int().min(1).max(EVIDENCE_LINK_LIMIT.uses).default(10),
  }),
  response: evidenceLink.extend({ token: z.string() }),
  status: 201,
});
/** The link stops working; what was sent by it stays. */
export const revokeLink = endpoint("DELETE", "/businesses/:id/links/:linkId", {
  params: businessParam.extend({ linkId: z.uuid(evidenceLinkTexts.invalidId) }),
  response: z.object({ success: z.literal(true) }),
});

/** What the phone page shows. The token is in the header `x-link-token`, as in the two requests below. */
export const openLink = endpoint("GET", "/evidence-link", {
  protected: false,
  response: z.object({
    business: z.string(),
    ...evidencePlace,
    /** The choice of places when the link names none. */
    places: z.array(z.object(evidencePlace)),
    /** How many more times it may be used. */
    left: z.number(),
    expiresAt: timestamp,
  }),
});
export type OpenedLink = z.infer<typeof openLink.shapes.response>;

/** `POST`: accepts the bytes of one picture and responds as `POST /pictures` does. The same file again gets the same response. */
export const LINK_PICTURES = "/evidence-link/pictures";

/** Sends photos and a line of text, which wait until somebody publishes them. Accepts an Idempotency-Key: a repetition counts once. */
export const sendByLink = endpoint("POST", "/evidence-link", {
  protected: false,
  body: z.object({
    text: textField("Line", MAX_LENGTH.businessSentence).default(""),
    city: evidencePlace.city.default(""),
    state: evidencePlace.state.default(""),
    pictures: z.array(uploadedPicture).max(PHOTOS_BY_LINK),
  }),
  response: z.object({ left: z.number() }),
  status: 201,
});
