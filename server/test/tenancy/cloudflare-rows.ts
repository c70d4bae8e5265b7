import type { Row } from "./rows.ts";

const params = { id: "$cloudflareToken" };
const newToken = { name: "Agency", token: `cfut_matrixSomebody${"1".repeat(26)}` };
/** The mask of every token in the matrix: it keeps the stored one. */
const mask = { name: "Agency", token: "cfut...0000" };

/** The rows of the matrix for accounts at Cloudflare. */
export const CLOUDFLARE_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/cloudflare-tokens": {},
  "POST /api/cloudflare-tokens": { body: newToken },
  "POST /api/cloudflare-tokens/verify": { body: { id: "$cloudflareToken" } },
  "PUT /api/cloudflare-tokens/:id": { params, body: mask },
  "POST /api/cloudflare-tokens/:id/disconnect": { params, consumes: true },
  "DELETE /api/cloudflare-tokens/:id": { params, consumes: true },
};
