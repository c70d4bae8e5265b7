import { z } from "zod";
import { idParam, success } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH } from "../../limits.ts";
import { requiredText } from "../../text-field.ts";
import { cloudflareTexts } from "./cloudflare-texts.ts";

const required = cloudflareTexts.tokens.bothRequired;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ZONE = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})+)?$`);

/** The domain below whose name sites are served; '' for addresses at workers.dev, to try with. */
const zone = z
  .string()
  .transform((text) => text.trim().toLowerCase().replace(/\.$/, ""))
  .pipe(z.string().max(253).regex(ZONE, cloudflareTexts.tokens.invalidZone))
  .default("");

export const cloudflareTokenInput = z.object(
  {
    name: requiredText("Token name", MAX_LENGTH.name, required),
    token: requiredText("Cloudflare token", MAX_LENGTH.secret, required),
    zone,
  },
  required,
);
export type CloudflareTokenInput = z.output<typeof cloudflareTokenInput>;

/** `token` is always the mask (decision D5). */
export const cloudflareToken = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  token: z.string(),
  /** The account's name at Cloudflare. */
  account: z.string(),
  zone: z.string(),
  /** Where sites are served: `https://*.example.com/`, or an address to try with. */
  address: z.string(),
  /** ISO 8601; null for a token that does not expire. */
  expiresAt: z.string().nullable(),
});
export type CloudflareToken = z.infer<typeof cloudflareToken>;

/** Either a token as typed, or the id of a stored one. */
const verifyInput = z.union(
  [
    z.object({ token: requiredText("Cloudflare token", MAX_LENGTH.secret, required) }, required),
    z.object({ id: z.uuid(cloudflareTexts.tokens.notFound) }, required),
  ],
  required,
);

const params = idParam(cloudflareTexts.tokens.notFound);

export const listCloudflareTokens = endpoint("GET", "/cloudflare-tokens", {
  response: z.array(cloudflareToken),
});
export const addCloudflareToken = endpoint("POST", "/cloudflare-tokens", {
  body: cloudflareTokenInput,
  response: cloudflareToken,
  status: 201,
});
export const updateCloudflareToken = endpoint("PUT", "/cloudflare-tokens/:id", {
  params,
  body: cloudflareTokenInput,
  response: cloudflareToken,
});
export const deleteCloudflareToken = endpoint("DELETE", "/cloudflare-tokens/:id", {
  params,
  response: success,
  freshProof: "accounts-with-second-factor",
});
/** Takes Worker, bucket, record and route out of the account, and then deletes the token. 409 while sites are there. */
export const disconnectCloudflareToken = endpoint("POST", "/cloudflare-tokens/:id/disconnect", {
  params,
  response: success,
});
/** Of a stored token it also sets up what its account lacks; `problem` says what keeps it from serving sites. */
export const verifyCloudflareToken = endpoint("POST", "/cloudflare-tokens/verify", {
  body: verifyInput,
  response: z.object({ valid: z.boolean(), problem: z.string().nullable() }),
});
