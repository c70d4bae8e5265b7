import type { Row } from "./rows.ts";

const params = { id: "$campaign", number: "0" };

/** Versions of sites. */
export const HISTORY_ROWS: Record<string, Row> = {
  "GET /api/campaigns/:id/versions": { params: { id: "$campaign" } },
  "GET /api/campaigns/:id/versions/:number": { params },
  "POST /api/campaigns/:id/versions/:number/restore": { params },
  "POST /api/site-archives": { body: { campaignIds: ["$campaign"], version: 0 } },
  "GET /api/site-archives/:token": { params: { token: "A".repeat(43) }, isPublic: true },
};
