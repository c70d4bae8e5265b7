import { pictureFile } from "./picture-file.ts";
import type { Row } from "./rows.ts";

const params = { id: "$business" };
const quote = {
  kind: "quote",
  text: "They came at once.",
  customer: "Dana R.",
  source: "By phone",
  permission: true,
};

/** The rows of the matrix for evidence and its links. */
export const EVIDENCE_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/businesses/:id/evidence": { params, query: { updatedSince: "2020-01-01T00:00:00Z" } },
  "POST /api/businesses/:id/evidence": { params, body: { content: quote } },
  "PUT /api/businesses/:id/evidence/:evidenceId": {
    params: { id: "$business", evidenceId: "$evidence" },
    body: { content: quote },
  },
  "DELETE /api/businesses/:id/evidence/:evidenceId": {
    params: { id: "$business", evidenceId: "$evidence" },
    consumes: "evidence",
  },
  "POST /api/businesses/:id/evidence/publish": {
    params,
    body: { ids: ["$evidence"] },
  },
  "POST /api/businesses/:id/evidence/withdraw": {
    params,
    body: { ids: ["$evidence"] },
  },
  "POST /api/businesses/:id/evidence/import": {
    params,
    body: { dryRun: false, rows: [{ kind: "person", name: "Ana", role: "Owner" }] },
  },
  "GET /api/businesses/:id/links": { params },
  "POST /api/businesses/:id/links": { params, body: { label: "Ana's phone" } },
  "DELETE /api/businesses/:id/links/:linkId": {
    params: { id: "$business", linkId: "$evidenceLink" },
    consumes: "evidenceLink",
  },
  // Without the token of a link, which is sent in a header, there is nothing.
  "GET /api/evidence-link": { isPublic: true },
  "POST /api/evidence-link": { body: { pictures: [] }, isPublic: true },
  "POST /api/evidence-link/pictures": { file: pictureFile("matrix"), isPublic: true },
};
