import { z } from "zod";
import type { HostDescription } from "../host.ts";
import { netlifyTexts } from "./netlify-texts.ts";

/** The operator's own account, offered next to the user's tokens (decision D3). */
export const DEFAULT_NETLIFY_ACCOUNT = "default";

/** Netlify: a Netlify site for each campaign. */
export const netlify = {
  label: "Netlify",
  provider: "Netlify",
  choice: {
    netlifyTokenId: {
      schema: (message) =>
        z.union([z.literal(""), z.literal(DEFAULT_NETLIFY_ACCOUNT), z.uuid(message)], message),
      missing: netlifyTexts.selectToken,
    },
  },
  /** The id of a token of the user's, or `default`. */
  lastUsed: { netlifyTokenId: z.string().nullable() },
  isOperators: (choice) => choice["netlifyTokenId"] === DEFAULT_NETLIFY_ACCOUNT,
  facts: {},
  readsHeadersFile: true,
  isAlwaysHttps: true,
  errorWords: { account: ["token"], retry: ["was removed at Netlify"] },
  ownDomains: { arePossible: true, gap: netlifyTexts.domainGap },
  addressOf: ({ name, isSandbox }) => `${name}.netlify.${isSandbox ? "localhost" : "app"}`,
} as const satisfies HostDescription;
