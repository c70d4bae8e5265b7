import { z } from "zod";
import type { HostDescription } from "../host.ts";
import { selectToken } from "./select-token.ts";

/** Cloudflare: one Worker and one R2 bucket of the user's own account serve all sites. */
export const cloudflare = {
  label: "Cloudflare",
  provider: "Cloudflare",
  choice: {
    cloudflareTokenId: {
      schema: (message) => z.union([z.literal(""), z.uuid(message)], message),
      missing: selectToken,
    },
  },
  lastUsed: { cloudflareTokenId: z.string().nullable() },
  isOperators: () => false,
  facts: {},
  readsHeadersFile: true,
  isAlwaysHttps: true,
  errorWords: { account: ["token"], retry: [] },
  ownDomains: { arePossible: true },
  // The domain is known only for the chosen account.
  addressOf: ({ name, accountAddress = "https://*.your-domain/" }) =>
    accountAddress
      .replace(/^https:\/\//, "")
      .replace(/\/$/, "")
      .replace("*", name),
} as const satisfies HostDescription;
