import type { Row } from "./rows.ts";

const params = { id: "$operation" };
const applied = { id: "$appliedOperation" };

/** The rows of the matrix for operations on many sites. */
export const OPERATION_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "POST /api/operations": {
    body: {
      campaignIds: ["$campaign"],
      changes: [{ action: "set", field: "cta", value: "Call us" }],
    },
    refused: { campaign: 400 },
  },
  "POST /api/campaigns/export": { body: { campaignIds: ["$campaign"] } },
  "POST /api/operations/import": {
    body: { file: "sites.csv", columns: ["id", "version"], rows: [["$campaign", "1"]] },
    refused: { campaign: 201 },
    malformed: { campaign: 201 },
  },
  "GET /api/operations/:id/file-problems": { params },
  "GET /api/operations": {},
  "GET /api/operations/:id": { params },
  "GET /api/operations/:id/sites": { params },
  "PUT /api/operations/:id/left-out": { params, body: { siteIndexes: [0], leftOut: true } },
  "POST /api/operations/:id/apply": { params, consumes: "operation" },
  "DELETE /api/operations/:id": { params, consumes: "operation" },
  "POST /api/operations/:id/pause": { params: applied },
  "POST /api/operations/:id/resume": { params: applied },
  "POST /api/operations/:id/retry": { params: applied },
  "POST /api/operations/:id/cancel": { params: applied, consumes: "appliedOperation" },
  "POST /api/operations/:id/undo": { params: applied, consumes: "appliedOperation" },
};
