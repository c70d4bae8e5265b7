import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { DOCUMENTED_DEPLOY_LIMITS } from "@mainstreet/contract/hosts/netlify/forecast";
import type { Host } from "../host.ts";
import { chooseToken } from "./choose-token.ts";

import { registerNetlifyTokens } from "./netlify-token-routes.ts";
import { openNetlify, openNetlifyDomains } from "./open-netlify.ts";
import { netlifyDocument } from "./operations.ts";
import { netlifyTokens } from "./tables.ts";

export const netlify: Host = {
  deployLimits: DOCUMENTED_DEPLOY_LIMITS,
  // An empty site whose id was lost when its worker was killed.
  mayHoldUnrecordedSite: true,
  credentials: {
    table: netlifyTokens,
    id: netlifyTokens.id,
    userId: netlifyTokens.userId,
    sealed: [netlifyTokens.sealedToken],
    reference: "netlifyTokenId",
  },
  chooseAccount: chooseToken,
  presentChoice: ({ account, netlifyTokenId }) => ({
    netlifyTokenId: account === "default" ? DEFAULT_NETLIFY_ACCOUNT : netlifyTokenId,
  }),
  presentLastUsed: (choice) => ({ netlifyTokenId: choice?.netlifyTokenId ?? null }),
  targetOf: ({ netlifySiteId }) => netlifySiteId,
  open: openNetlify,
  openDomains: openNetlifyDomains,
  registerRoutes: registerNetlifyTokens,
  document: netlifyDocument,
};
