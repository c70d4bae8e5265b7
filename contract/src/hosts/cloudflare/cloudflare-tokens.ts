import { z } from "zod";
import { idParam, success } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH } from "../../limits.ts";
import { requiredText } from "../../text-field.ts";
import { cloudflareTexts } from "./cloudflare-texts.ts";

const required = cloudflareTexts.tokens.bothRequired;

const LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
const ZONE = new RegExp(`^(?:${LABEL}(?:\\.${LABEL})+)?$`);

/** The domain under which sites are served; '' for addresses at workers.dev, for trials. */
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
  /** Where sites are served: `https://*.example.com/`, or an address for trials. */
  address: z.string(),
  /** ISO 8601; null for a token that does not expire. */
  expiresAt: z.string().nullable(),
});
export type CloudflareToken = z.infer<typeof cloudflareToken>;

/** Either a typed token, or the id of a stored one. */
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
/** Removes Worker, bucket, record and route from the account, and then deletes the token. 409 while the account has sites. */
export const disconnectCloudflareToken = endpoint("POST", "/cloudflare-tokens/:id/disconnect", {
  params,
  response: success,
});
/** For a stored token it also sets up what the account lacks; `problem` is the reason why the account cannot serve sites. */
export const verifyCloudflareToken = endpoint("POST", "/cloudflare-tokens/verify", {
  body: verifyInput,
  response: z.object({ valid: z.boolean(), problem: z.string().nullable() }),
});
