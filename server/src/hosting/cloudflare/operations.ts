import * as api from "@mainstreet/contract/hosts/cloudflare/cloudflare-tokens";
import { describe } from "../../openapi/describe.ts";
import { nameSchema } from "../../openapi/named-schemas.ts";
import { CREDENTIALS_ID } from "../../openapi/samples.ts";
import type { HostDocument } from "../host.ts";

const token = {
  _id: CREDENTIALS_ID,
  id: CREDENTIALS_ID,
  name: "Agency",
  token: "cfut...q4Lw",
  account: "Example Agency",
  zone: "example.com",
  address: "https://*.example.com/",
  expiresAt: null,
};
const input = {
  name: "Agency",
  token: "cfut_Xk3v9x2m7q4Lw8sD1gK5pR7uA0eC6iMbXk3v9x2m7q4Lw",
  zone: "example.com",
};
const masked = "Secrets are only ever returned as masks.";
const verified =
  "The token is verified, and a bucket, a Worker and its route are made in its account, before it is saved. A 400 names the permission that is missing.";

// Named here, before an operation would name it after its response.
nameSchema(api.cloudflareToken, "CloudflareToken");

export const cloudflareDocument: HostDocument = {
  choice: { cloudflareTokenId: CREDENTIALS_ID },
  tags: { "cloudflare-tokens": "Accounts at Cloudflare." },
  operations: [
    describe(api.listCloudflareTokens, "listCloudflareTokens", {
      summary: "List the Cloudflare tokens",
      description: masked,
      response: [token],
    }),
    describe(api.addCloudflareToken, "addCloudflareToken", {
      summary: "Add a Cloudflare token",
      description: `\`zone\` is a domain of the account, below which sites are served; without it they have addresses at workers.dev, to try with. ${verified}`,
      fails: [409, 429, 502, 503, 504],
      takesIdempotencyKey: true,
      request: input,
      response: token,
    }),
    describe(api.updateCloudflareToken, "updateCloudflareToken", {
      summary: "Change a Cloudflare token",
      description: `The mask in the place of the token keeps it. Account and zone stay. ${verified}`,
      fails: [429, 502, 503, 504],
      request: input,
      response: token,
    }),
    describe(api.deleteCloudflareToken, "deleteCloudflareToken", {
      summary: "Remove a Cloudflare token",
      description: "Sites stay up; those that used it need another account to be deployed again.",
      response: { success: true },
    }),
    describe(api.disconnectCloudflareToken, "disconnectCloudflareToken", {
      summary: "Disconnect Cloudflare",
      description:
        "Takes the Worker, its bucket, and the record and route of the domain out of the account, and deletes the token. 409 while files of sites are in the bucket.",
      fails: [400, 409, 429, 502, 503, 504],
      response: { success: true },
    }),
    describe(api.verifyCloudflareToken, "verifyCloudflareToken", {
      summary: "Check a Cloudflare token",
      description:
        "One that is typed, or a saved one by its id. Of a saved one the account is set up again where something is missing. Ten checks a minute.",
      fails: [429, 502, 503, 504],
      request: { token: input.token },
      response: { valid: true, problem: null },
    }),
  ],
};
