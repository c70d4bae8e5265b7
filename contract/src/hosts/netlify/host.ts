import { z } from "zod";
import { count, countOf } from "../../count.ts";
import type { HostDescription } from "../host.ts";
import { netlifyTexts } from "./netlify-texts.ts";

/** The operator's own account, offered next to the user's tokens (decision D3). */
export const DEFAULT_NETLIFY_ACCOUNT = "default";

/** Deploys that Netlify takes from one token in a minute (docs/providers.md §1.3). */
const DEPLOYS_A_MINUTE = 3;
/** Of Netlify's own credits, for each production deploy; and those of its free plan in a month (docs/providers.md §1.3). */
const CREDITS = { perDeploy: 15, freePlan: 300 };

/** Netlify: a site of its own for each campaign. */
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
  /** A token of the user's, or `default`. */
  lastUsed: { netlifyTokenId: z.string().nullable() },
  facts: {},
  readsHeadersFile: true,
  addressOf: ({ name, isSandbox }) => `${name}.netlify.${isSandbox ? "localhost" : "app"}`,
  forecast: (sites) => ({
    minutes: sites / DEPLOYS_A_MINUTE,
    because: `at Netlify's ${DEPLOYS_A_MINUTE} deploys a minute`,
  }),
  chargeFor: (sites) => {
    const { perDeploy, freePlan } = CREDITS;
    const credits = sites * perDeploy;
    return {
      title: `Netlify charges ${count(credits)} of its own credits`,
      text: `${perDeploy} for each production deploy, ${countOf(sites, "deploy")}. Its free plan has ${freePlan} a month, enough for ${freePlan / perDeploy}; once they are spent, Netlify pauses every site of that account.`,
      isAboveFreePlan: credits > freePlan,
    };
  },
} as const satisfies HostDescription;
