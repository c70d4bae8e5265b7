import { DEPLOYMENT_TYPES } from "@mainstreet/contract/deployment";
import { readLastAccounts } from "@mainstreet/contract/last-accounts";
import { presentLastAccounts } from "../../hosting/accounts.ts";
import { hosts } from "../../hosting/registry.ts";
import { describe, type ApiOperation } from "../describe.ts";

const documents = DEPLOYMENT_TYPES.map((type) => hosts[type].document);
const samples = Object.fromEntries(
  DEPLOYMENT_TYPES.map((type) => [type, hosts[type].document.choice]),
);

export const credentialOperations: readonly ApiOperation[] = [
  ...documents.flatMap(({ operations }) => operations),
  describe(readLastAccounts, "getLastAccounts", {
    summary: "Read the accounts used last",
    description:
      "Of each deployment type the account that the newest site goes to, as far as it still exists.",
    response: presentLastAccounts(samples),
  }),
];
