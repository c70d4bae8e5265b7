import type { Host } from "../host.ts";
import { chooseToken } from "./choose-token.ts";
import { registerCloudflareTokens } from "./cloudflare-token-routes.ts";
import { openCloudflare, openCloudflareDomains, targetOf } from "./open-cloudflare.ts";
import { cloudflareDocument } from "./operations.ts";

export const cloudflare: Host = {
  // For the S3 API of R2 no limit is documented that a site could reach (docs/hosts.md §1.3).
  deployLimits: undefined,
  mayHoldUnrecordedSite: false,
  chooseAccount: chooseToken,
  presentChoice: ({ hostCredentialsId }) => ({ cloudflareTokenId: hostCredentialsId }),
  presentLastUsed: (choice) => ({ cloudflareTokenId: choice?.cloudflareTokenId ?? null }),
  targetOf,
  open: openCloudflare,
  openDomains: openCloudflareDomains,
  registerRoutes: registerCloudflareTokens,
  document: cloudflareDocument,
};
