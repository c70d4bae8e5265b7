import {
  CHOICE_FIELDS,
  type ChoiceField,
  choiceFieldsOf,
  type DeploymentChoice,
  DEPLOYMENT_TYPES,
  type DeploymentType,
  forEachChoiceField,
  missingText,
} from "@mainstreet/contract/deployment";
import type { LastAccounts } from "@mainstreet/contract/last-accounts";
import type { Db } from "../platform/db/database.ts";
import type { HostChoice, ChoiceOwner } from "./host.ts";
import type { Account } from "./hosting-columns.ts";
import { hosts } from "./registry.ts";

/** Resolves a form's deployment choice; see `Host.chooseAccount`. */
export function chooseAccount(
  tx: Db,
  owner: ChoiceOwner,
  choice: DeploymentChoice,
): Promise<Account> {
  return hosts[choice.deploymentType].chooseAccount(tx, owner, choice);
}

/** The deployment choice of an account, as responses contain it. */
export function presentChoice(account: Account): Record<ChoiceField, string | null> {
  const choice = hosts[account.deploymentType].presentChoice(account);
  return forEachChoiceField((field) => choice[field] ?? null);
}

export function isSameAccount(one: Account, other: Account): boolean {
  const [first, second] = [presentChoice(one), presentChoice(other)];
  return (
    one.account === other.account && CHOICE_FIELDS.every((field) => first[field] === second[field])
  );
}

/** The first member of the choice that is missing before a campaign can deploy. */
export function missingChoiceField(account: Account): ChoiceField | undefined {
  const choice = presentChoice(account);
  return choiceFieldsOf(account.deploymentType).find((field) => choice[field] === null);
}

/** What is missing before a campaign can deploy, in the words of the settings form; undefined when nothing is missing. */
export function missingAccount(account: Account): string | undefined {
  const field = missingChoiceField(account);
  return field && missingText(field, "settings");
}

/** The message of a deployment whose account has been deleted. */
export function accountGone(type: DeploymentType): string {
  return choiceFieldsOf(type)
    .slice(0, 1)
    .map((field) => missingText(field, "settings"))
    .join("");
}

/** The response of `GET /last-accounts`. */
export function presentLastAccounts(
  choices: Partial<Record<DeploymentType, HostChoice>>,
): LastAccounts {
  const members = DEPLOYMENT_TYPES.map((type) => hosts[type].presentLastUsed(choices[type]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each host adds its own members
  return Object.assign({}, ...members) as LastAccounts;
}
