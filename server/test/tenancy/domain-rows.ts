import type { Row } from "./rows.ts";

const params = { id: "$multiLocation" };
const rows = [{ site: "$multiLocation", domain: "$domain" }];
/** A row about a site that is not the caller's is refused within a successful response, like a row about a site that does not exist. */
const inResponse = { refused: { multiLocation: 200 }, malformed: { multiLocation: 200 } };

/** The rows of the matrix for own domains. */
export const DOMAIN_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/campaigns/:id/domain": { params },
  "PUT /api/campaigns/:id/domain": { params, body: { domain: "$domain" } },
  "POST /api/campaigns/:id/domain/check": { params },
  "DELETE /api/campaigns/:id/domain": { params },
  "GET /api/domains": {},
  "POST /api/domains/check": { body: { rows }, ...inResponse },
  "POST /api/domains": { body: { rows }, ...inResponse },
};
