import {
  type ChoiceField,
  choiceFieldsOf,
  DEPLOYMENT_TYPES,
  type DeploymentType,
  type FormChoice,
  isOperatorsAccount,
  missingText,
} from "@mainstreet/contract/deployment";
import { usePublicConfig } from "../../lib/public-config.ts";
import type { HostUi, Target } from "./host-ui.ts";
import { hosts } from "./registry.ts";

type Problems = Partial<Record<ChoiceField, string>>;

/** Calls a hook of every host, in the order of the registry, which never changes; returns the result for one host. */
function useHost<T>(type: DeploymentType, useIt: (host: HostUi) => T): T | undefined {
  return new Map(DEPLOYMENT_TYPES.map((name) => [name, useIt(hosts[name])])).get(type);
}

/** A choice as it can be sent now; see `HostUi.useCurrentChoice`. */
export function useCurrentChoice(choice: FormChoice, isRun: boolean): FormChoice {
  const { deploymentType } = choice;
  return useHost(deploymentType, (host) => host.useCurrentChoice(choice, isRun)) ?? choice;
}

/** The user's name for the account in which a campaign is published; undefined when none is chosen, or until it is known. */
export function useAccountName(target: Target): string | undefined {
  return useHost(target.deploymentType, (host) => host.useAccountName(target));
}

const problemAt = (field: ChoiceField): Problems => ({ [field]: missingText(field, "creation") });

/**
 * What is missing in a new site's deployment choice (spec §5): an account only where there is one to choose. Until the
 * accounts are known nothing counts as missing, and the server decides.
 */
export function useChoiceCheck(choice: FormChoice): Problems {
  const hasAccounts = useHost(choice.deploymentType, (host) => host.useHasAccounts()) ?? false;
  const fields = choiceFieldsOf(choice.deploymentType);
  const missing = fields.find((field) => choice[field] === "");
  const isNeeded = missing !== fields[0] || hasAccounts;
  return missing !== undefined && isNeeded ? problemAt(missing) : {};
}

/**
 * What is missing in the choice for a bulk run: it needs an account, and in production one of the user's own (decisions 103
 * and 130). Until the settings are known nothing counts as missing, and the server decides.
 */
export function useRunChoiceCheck(choice: FormChoice): Problems {
  const config = usePublicConfig().data;
  if (config === undefined) return {};
  const { deploymentType } = choice;
  const isRefused = config.sandbox === undefined && isOperatorsAccount(choice);
  const missing = choiceFieldsOf(deploymentType).find((field) => choice[field] === "" || isRefused);
  return missing === undefined ? {} : problemAt(missing);
}
