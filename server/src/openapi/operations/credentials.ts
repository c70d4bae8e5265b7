import {
  type AccountHold,
  checkAccountHold,
  listAccountHolds,
} from "@mainstreet/contract/account-holds";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { readAccounts } from "@mainstreet/contract/account-readings";
import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { presentLastAccounts } from "../../hosting/accounts.ts";
import { hosts } from "../../hosting/registry.ts";
import { AT, TOKEN_ID } from "../samples.ts";
import { describe, type ApiOperation } from "../describe.ts";

const documents = DEPLOYMENT_TYPES.map((type) => hosts[type].document);
const samples = Object.fromEntries(
  DEPLOYMENT_TYPES.map((type) => [type, hosts[type].document.choice]),
);

const sampleHold: AccountHold = {
  deploymentType: "netlify",
  accountId: TOKEN_ID,
  reason: netlifyTexts.errors.creditsUsedUp,
  heldAt: AT,
  nextCheckAt: AT,
  isChecking: false,
};

export const credentialOperations: readonly ApiOperation[] = [
  ...documents.flatMap(({ operations }) => operations),
  describe(readLastAccounts, "getLastAccounts", {
    summary: "Read the accounts used last",
    description:
      "Of each deployment type the account that the newest site goes to, as far as it still exists.",
    response: presentLastAccounts(samples),
  }),
  describe(listAccountHolds, "listAccountHolds", {
    summary: "List the accounts that are on hold",
    description:
      "A provider that has used up what an account's plan includes takes no deployment of any of its sites. Deployments wait until a check finds that over.",
    response: { holds: [sampleHold] },
  }),
  describe(checkAccountHold, "checkAccountHold", {
    summary: "Check an account that is on hold",
    description:
      "Tries one deployment that waits; with none, the next one that is requested. `hold` is null for an account that is not on hold. Ten checks a minute.",
    fails: [429],
    response: { hold: { ...sampleHold, nextCheckAt: null, isChecking: true } },
  }),
  describe(readAccounts, "getAccountReadings", {
    summary: "Read what is known of the accounts of your sites",
    description:
      "How many sites each account has, the rate limits that its host named last, and the deploys that wait for it. Forecasts of how long a publication takes start from these.",
    response: {
      accounts: [
        {
          deploymentType: "netlify",
          account: "default",
          sites: 12,
          windows: [
            { of: "deploys", limit: 3, left: 1, msUntilReset: 42_000, windowMs: 60_000 },
            { of: "deploys", limit: 100, left: 76, msUntilReset: 43_200_000, windowMs: 86_400_000 },
          ],
          deploysAhead: 0,
        },
      ],
    },
  }),
];
