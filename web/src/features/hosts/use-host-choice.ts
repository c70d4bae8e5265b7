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
import type { HostUi, HttpPlace, Target } from "./host-ui.ts";
import { hosts } from "./registry.ts";

type Problems = Partial<Record<ChoiceField, string>>;

/** Calls a hook of every host, in the order of the registry, which never changes; returns the result for one host. */
function useHost<T>(
  type: DeploymentType,
  useIt: (host: HostUi, isChosen: boolean) => T,
): T | undefined {
  const results = DEPLOYMENT_TYPES.map(
    (name) => [name, useIt(hosts[name], name === type)] as const,
  );
  return new Map(results).get(type);
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

/** Why pages at a place cannot have a contact form; undefined where they can, and until it is known. */
export function useNoFormText(place: HttpPlace): string | undefined {
  return useHost(place.deploymentType, ({ http }, isChosen) =>
    http?.useNoFormText(place, isChosen),
  );
}

/** Where the sites of a chosen account are, for the address of a planned site; undefined where no account determines it. */
export function useAccountAddress(target: Target): string | undefined {
  return useHost(target.deploymentType, (host) => host.useAccountAddress?.(target));
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
