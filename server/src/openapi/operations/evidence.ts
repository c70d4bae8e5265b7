import type { EvidencePiece } from "@mainstreet/contract/evidence";
import * as evidence from "@mainstreet/contract/evidence";
import * as links from "@mainstreet/contract/evidence-links";
import { describe, describeOther, type ApiOperation } from "../describe.ts";
import { AT, EVIDENCE_ID } from "../samples.ts";

const place = { city: "Durham", state: "NC" };
const content = {
  kind: "quote" as const,
  text: "They came at midnight and stayed until the leak was gone.",
  customer: "Dana R., Durham",
  source: "By e-mail, May 2026",
  permission: true as const,
};
const piece: EvidencePiece = {
  id: EVIDENCE_ID,
  content,
  ...place,
  photoCity: "",
  photoState: "",
  status: "waiting",
  source: "dashboard",
  createdAt: AT,
  updatedAt: AT,
};
const link = {
  id: EVIDENCE_ID,
  label: "Ana's phone",
  ...place,
  status: "open" as const,
  uses: 0,
  mostUses: 10,
  expiresAt: AT,
  createdAt: AT,
};
const REDEPLOY =
  "Live pages change with the next deployment: `unpublishedSites` counts those that differ, and `POST /businesses/{id}/redeploy` deploys them for free.";
const HEADER = "The token of the link is sent in the header `x-link-token`; no session is needed.";

const pieces: readonly ApiOperation[] = [
  describe(evidence.listEvidence, "listEvidence", {
    summary: "List the evidence of a business",
    description:
      "The newest first. `places` are those of its sites, each in the spelling of most of them. Photos of a published piece for all cities are on the pages of one, `photoCity`; `home` is the one that would be chosen now. `hasSite`: whether a site is in the city of the piece, or of its photos. Only what is `published` is shown on pages. With `updatedSince` the pieces that were changed at that time or later.",
    response: {
      evidence: [{ ...piece, hasSite: true }],
      places: [place],
      home: place,
      unpublishedSites: 0,
    },
  }),
  describe(evidence.addEvidence, "addEvidence", {
    summary: "Add a piece of evidence",
    description:
      "A job, a photo, a customer's quote, a price or a person, for one city or (`city` blank) for all. It waits until it is published.",
    fails: [409],
    takesIdempotencyKey: true,
    request: { content, ...place },
    response: piece,
  }),
  describe(evidence.updateEvidence, "updateEvidence", {
    summary: "Change a piece of evidence",
    description: `A published one must keep all that publishing needs. ${REDEPLOY}`,
    fails: [409],
    request: { content, ...place },
    response: { ...piece, unpublishedSites: 0 },
  }),
  describe(evidence.deleteEvidence, "deleteEvidence", {
    summary: "Delete a piece of evidence",
    description: `Its photos are removed within a day. ${REDEPLOY}`,
    response: { success: true, unpublishedSites: 1 },
  }),
  describe(evidence.publishEvidence, "publishEvidence", {
    summary: "Publish evidence that a person has seen",
    description: `Each photo needs a description and is in one published piece only, on the pages of one city: its own, or, of a piece for all cities, that of the business (if it has a site there) or of its first site. What cannot be published is in \`refused\`, with the reason. ${REDEPLOY}`,
    request: { ids: [EVIDENCE_ID] },
    response: { published: 1, refused: [], unpublishedSites: 3 },
  }),
  describe(evidence.withdrawEvidence, "withdrawEvidence", {
    summary: "Withdraw evidence",
    description: `Refuses what waits, and takes what is published off the pages. ${REDEPLOY}`,
    request: { ids: [EVIDENCE_ID] },
    response: { withdrawn: 1, unpublishedSites: 3 },
  }),
  describe(evidence.importEvidence, "importEvidence", {
    summary: "Import rows of a CSV file",
    description:
      "Each row is an object of cells by column: kind, title, text, city, state, month, customer, source, permission, name, role. Rows wait until they are published. With `dryRun` nothing is added. A refused row says why, in `fields` by column, and keeps no other out; a row that is there already is not added again.",
    request: {
      rows: [{ kind: "person", name: "Ana Ruiz", role: "Owner" }],
      dryRun: true,
    },
    response: { added: 0, rows: [{ row: 1, status: "ready", message: "", fields: {} }] },
  }),
];

export const evidenceOperations: readonly ApiOperation[] = [
  ...pieces,
  describe(links.listLinks, "listEvidenceLinks", {
    summary: "List the links for sending evidence from a phone",
    description: "The newest 200, without their tokens.",
    response: { links: [link] },
  }),
  describe(links.createLink, "createEvidenceLink", {
    summary: "Make a link for sending evidence from a phone",
    description:
      "Whoever opens `/add/{token}` can send photos and a line, without an account, until the link expires, is used up or is ended. The token is shown this once.",
    fails: [409],
    request: { label: "Ana's phone", ...place, days: 7, mostUses: 10 },
    response: { ...link, token: "kJ3v9x2m7q4kJ3v9x2m7q4kJ3v9x2m7q4kJ3v9x2m7q" },
  }),
  describe(links.revokeLink, "endEvidenceLink", {
    summary: "End a link",
    description: "It works no longer. What it has sent stays.",
    response: { success: true },
  }),
  describe(links.openLink, "openEvidenceLink", {
    summary: "Read what a link is for",
    description: `${HEADER} 410 for one that is over, with the reason.`,
    fails: [404, 410, 429],
    response: { business: "Ruiz Plumbing", ...place, places: [], left: 10, expiresAt: AT },
  }),
  describeOther(["POST", links.LINK_PICTURES], "uploadPictureByLink", {
    summary: "Upload a picture with a link",
    description: `As \`POST /pictures\`, at most 60 an hour. ${HEADER}`,
    status: 201,
    fails: [404, 410, 429],
  }),
  describe(links.sendByLink, "sendEvidenceByLink", {
    summary: "Send evidence with a link",
    description: `Uploaded pictures and a line become a job that waits until somebody of the account publishes it. ${HEADER} Each use counts once, also when it is repeated with its Idempotency-Key.`,
    fails: [404, 409, 410, 429],
    takesIdempotencyKey: true,
    request: { text: "Copper line replaced", ...place, pictures: [] },
    response: { left: 9 },
  }),
];
