import type { DeploymentChoice } from "@mainstreet/contract/deployment";
import {
  CHOICE_FIELDS,
  forEachChoiceField,
  type DeploymentType,
} from "@mainstreet/contract/deployment";
import { domainTexts } from "@mainstreet/contract/domains/domain-texts";
import { operationTexts } from "@mainstreet/contract/operation-texts";
import type { AccountValue, FieldState } from "@mainstreet/contract/operations";
import { presentChoice } from "../../hosting/accounts.ts";
import type { Account } from "../../hosting/hosting-columns.ts";
import type { SiteFacts } from "./site-facts.ts";

/** The account of a site, as the log stores it. */
export function accountValue(account: Account): AccountValue {
  return { deploymentType: account.deploymentType, ...presentChoice(account) };
}

/** The account that a choice names, as the log stores it. */
export function choiceValue(
  choice: Partial<DeploymentChoice> & { deploymentType: DeploymentType },
): AccountValue {
  const { deploymentType } = choice;
  return { deploymentType, ...forEachChoiceField((field) => choice[field] || null) };
}

/** The account in a state; undefined when the state is not about an account. */
export function accountIn(state: FieldState | undefined): AccountValue | undefined {
  const value = state?.value;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** A key that is different for each account. */
export const accountKey = (value: AccountValue): string =>
  JSON.stringify([value.deploymentType, ...CHOICE_FIELDS.map((field) => value[field])]);

/** Why a site cannot move to an account, as for a move; undefined when it can, and for its present account. */
export function accountRefusal(site: SiteFacts, to: AccountValue): string | undefined {
  if (accountKey(to) === accountKey(accountValue(site.row))) return undefined;
  if (site.isMoving) return operationTexts.moving;
  const { domain } = site;
  if (domain === undefined) return undefined;
  return domainTexts.needsOtherHost(domain, to.deploymentType);
}

/** The warning for the owner of a site with a domain before it moves to another account. */
export const movesDomain = ({ domain }: SiteFacts): string =>
  domain === undefined ? "" : operationTexts.movesDomain(domain);
