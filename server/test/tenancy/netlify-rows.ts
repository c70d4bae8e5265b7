import type { Row } from "./rows.ts";

const token = { params: { id: "$netlifyToken" } };
const secretToken = { name: "Agency", token: "nfp_matrixSomebody1" };

/** The requests of Netlify's card in the settings. */
export const NETLIFY_ROWS: Readonly<Record<string, Row>> = {
  "GET /api/netlify-tokens": {},
  "POST /api/netlify-tokens": { body: secretToken },
  "POST /api/netlify-tokens/verify": { body: { id: "$netlifyToken" } },
  "PUT /api/netlify-tokens/:id": { ...token, body: secretToken },
  "DELETE /api/netlify-tokens/:id": { ...token, consumes: true },
  "GET /api/account-holds": {},
  "POST /api/account-holds/:id/check": token,
};
