import type { Row } from "./rows.ts";

const params = { id: "$hostMove" };
const to = { deploymentType: "cloudflare", cloudflareTokenId: "$cloudflareToken" };
const from = { deploymentType: "netlify", netlifyTokenId: "$netlifyToken" };
const bucket = {
  deploymentType: "aws",
  awsCredentialsId: "$awsCredentials",
  awsBucketName: "$bucket",
};
const ofSites = { to, campaignIds: ["$campaign", "$multiLocation"] };

/** The rows of the matrix for sites that move together. Ids of no site of the user's are left out of a check. */
export const HOST_MOVE_ROWS: Readonly<Record<string, Row | readonly Row[]>> = {
  "GET /api/host-moves": {},
  "POST /api/host-moves/check": [
    { body: ofSites, refused: { campaign: 200, multiLocation: 200 } },
    { body: { to, from } },
    { body: { to, from: bucket } },
  ],
  // A site that has moved cannot move there again.
  "POST /api/host-moves": {
    body: { to, campaignIds: ["$campaign"] },
    consumes: "campaign",
    refused: { campaign: 400 },
  },
  "GET /api/host-moves/:id": { params },
  "POST /api/host-moves/:id/pause": { params },
  "POST /api/host-moves/:id/resume": { params },
  "POST /api/host-moves/:id/retry": { params },
  "POST /api/host-moves/:id/cancel": { params, consumes: "hostMove" },
};
