import * as netlify from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { describe } from "../../openapi/describe.ts";
import { nameSchema } from "../../openapi/named-schemas.ts";
import { TOKEN_ID } from "../../openapi/samples.ts";
import type { HostDocument } from "../host.ts";

const token = { _id: TOKEN_ID, id: TOKEN_ID, name: "Agency", token: "nfp_...q4Lw" };
const tokenInput = { name: "Agency", token: "nfp_Xk3v9x2m7q4Lw8sD1gK5pR7uA0eC6iMb" };
const masked = "Secrets are only ever returned as masks.";
const verified = "It is verified at the provider before it is saved; a refused one responds 400.";
const success = { success: true as const };

// Named here, before an operation would name it after its response.
nameSchema(netlify.netlifyToken, "NetlifyToken");

export const netlifyDocument: HostDocument = {
  choice: { netlifyTokenId: TOKEN_ID },
  tags: { "netlify-tokens": "Accounts at Netlify." },
  operations: [
    describe(netlify.listNetlifyTokens, "listNetlifyTokens", {
      summary: "List the Netlify tokens",
      description: masked,
      response: [token],
    }),
    describe(netlify.addNetlifyToken, "addNetlifyToken", {
      summary: "Add a Netlify token",
      description: verified,
      fails: [409, 429, 502, 503, 504],
      takesIdempotencyKey: true,
      request: tokenInput,
      response: token,
    }),
    describe(netlify.updateNetlifyToken, "updateNetlifyToken", {
      summary: "Change a Netlify token",
      description: `The mask in the place of the token keeps it. ${verified}`,
      fails: [429, 502, 503, 504],
      request: tokenInput,
      response: token,
    }),
    describe(netlify.deleteNetlifyToken, "deleteNetlifyToken", {
      summary: "Remove a Netlify token",
      description: "Sites stay up; those that used it need another account to be deployed again.",
      response: success,
    }),
    describe(netlify.verifyNetlifyToken, "verifyNetlifyToken", {
      summary: "Check a Netlify token",
      description: "One that is typed, or a saved one by its id. Ten checks a minute.",
      fails: [429, 502, 503, 504],
      request: { token: tokenInput.token },
      response: { valid: true },
    }),
  ],
};
