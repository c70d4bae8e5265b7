import type { Row } from "./rows.ts";

/** The requests of a user who leaves: a copy of everything, and the deletion of the account. */
export const LEAVING_ROWS: Readonly<Record<string, Row>> = {
  "POST /api/account/export": {},
  "GET /api/account/export/:token": { params: { token: "A".repeat(43) }, isPublic: true },
  "GET /api/account/erasure": {},
  "POST /api/account/erasure": { body: { confirmation: "$email", sites: "leave" } },
  "DELETE /api/account/erasure": {},
};
