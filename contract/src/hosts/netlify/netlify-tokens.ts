import { z } from "zod";
import { idParam, success } from "../../responses.ts";
import { endpoint } from "../../endpoint.ts";
import { MAX_LENGTH } from "../../limits.ts";
import { requiredText } from "../../text-field.ts";
import { netlifyTexts } from "./netlify-texts.ts";

const required = netlifyTexts.tokens.bothRequired;

export const netlifyTokenInput = z.object(
  {
    name: requiredText("Token name", MAX_LENGTH.name, required),
    token: requiredText("Netlify token", MAX_LENGTH.secret, required),
  },
  required,
);
export type NetlifyTokenInput = z.output<typeof netlifyTokenInput>;

/** `token` is always the mask (decision D5). */
export const netlifyToken = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  token: z.string(),
});
export type NetlifyToken = z.infer<typeof netlifyToken>;

/** Either a typed token, or the id of a stored one. */
const verifyInput = z.union(
  [
    z.object({ token: requiredText("Netlify token", MAX_LENGTH.secret, required) }, required),
    z.object({ id: z.uuid(netlifyTexts.tokens.notFound) }, required),
  ],
  required,
);

const params = idParam(netlifyTexts.tokens.notFound);

export const listNetlifyTokens = endpoint("GET", "/netlify-tokens", {
  response: z.array(netlifyToken),
});
export const addNetlifyToken = endpoint("POST", "/netlify-tokens", {
  body: netlifyTokenInput,
  response: netlifyToken,
  status: 201,
});
export const updateNetlifyToken = endpoint("PUT", "/netlify-tokens/:id", {
  params,
  body: netlifyTokenInput,
  response: netlifyToken,
});
export const deleteNetlifyToken = endpoint("DELETE", "/netlify-tokens/:id", {
  params,
  response: success,
  freshProof: "accounts-with-second-factor",
});
export const verifyNetlifyToken = endpoint("POST", "/netlify-tokens/verify", {
  body: verifyInput,
  response: z.object({ valid: z.boolean() }),
});
