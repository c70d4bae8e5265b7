import { z } from "zod";
import type { ChoiceRule } from "./hosts/host.ts";
import { DEFAULT_HOST, hosts } from "./hosts/registry.ts";

/** The host at which a site is published. */
export type DeploymentType = keyof typeof hosts;

/** A member of deployment choices; each belongs to one host. */
export type ChoiceField = {
  [T in DeploymentType]: keyof (typeof hosts)[T]["choice"] & string;
}[DeploymentType];

const isDeploymentType = (name: string): name is DeploymentType => Object.hasOwn(hosts, name);

/** In the order in which forms offer them. */
export const DEPLOYMENT_TYPES: readonly DeploymentType[] =
  Object.keys(hosts).filter(isDeploymentType);

/** The members that belong to a host, in the order of its form. */
export function choiceFieldsOf(type: DeploymentType): ChoiceField[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys does not keep the type of the keys
  return Object.keys(hosts[type].choice) as ChoiceField[];
}

/** All members, in the order of the hosts. */
export const CHOICE_FIELDS: readonly ChoiceField[] = DEPLOYMENT_TYPES.flatMap(choiceFieldsOf);

/** An object with a value for each member of a deployment choice. */
export function forEachChoiceField<T>(valueOf: (field: ChoiceField) => T): Record<ChoiceField, T> {
  const values = CHOICE_FIELDS.map((field) => [field, valueOf(field)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries does not keep the type of the keys
  return Object.fromEntries(values) as Record<ChoiceField, T>;
}

const rules: Partial<Record<string, ChoiceRule>> = Object.assign(
  {},
  ...DEPLOYMENT_TYPES.map((type) => hosts[type].choice),
);

/** The message of a form while a member is missing: the form of a new site, or the settings of an existing one. */
export function missingText(field: ChoiceField, form: keyof ChoiceRule["missing"]): string {
  return rules[field]?.missing[form] ?? "";
}

const listed = (names: readonly string[], type: Intl.ListFormatType) =>
  new Intl.ListFormat("en-GB", { type }).format(names);

export const UNKNOWN_TYPE = `Deployment type must be ${listed(DEPLOYMENT_TYPES, "disjunction")}`;
export const UNKNOWN_OPTION = `A deployment takes ${listed(["deploymentType", ...CHOICE_FIELDS], "conjunction")}`;

export const deploymentType = z.enum(DEPLOYMENT_TYPES, UNKNOWN_TYPE);

/** Where a campaign is published, as the forms send it: '' and absent mean the same. */
function choiceShape(form: keyof ChoiceRule["missing"]) {
  return forEachChoiceField((field) => {
    const schema = rules[field]?.schema(missingText(field, form)) ?? z.string();
    return schema.nullish();
  });
}

export const deploymentChoice = z.object({
  deploymentType: deploymentType.default(DEFAULT_HOST),
  ...choiceShape("creation"),
});
export type DeploymentChoice = z.output<typeof deploymentChoice>;

/** A deployment choice as a form holds it; '' = not chosen. */
export const formChoice = z.object({ deploymentType, ...forEachChoiceField(() => z.string()) });
export type FormChoice = z.output<typeof formChoice>;

/** The first values of forms. */
export const EMPTY_CHOICE: FormChoice = {
  deploymentType: DEFAULT_HOST,
  ...forEachChoiceField(() => ""),
};

/** The deployment choice among the values of a form, or of a campaign. */
export function choiceOf(
  values: { deploymentType: DeploymentType } & Record<ChoiceField, string | null>,
): FormChoice {
  const { deploymentType: type } = values;
  return { deploymentType: type, ...forEachChoiceField((field) => values[field] ?? "") };
}

/** Whether the account of a choice, or of a campaign, is the operator's (decision D3). */
export function isOperatorsAccount(
  values: { deploymentType: DeploymentType } & Partial<
    Record<ChoiceField, string | null | undefined>
  >,
): boolean {
  const { deploymentType: type, ...choice } = values;
  return hosts[type].isOperators(choice);
}

/** What the page of a campaign shows of its deployment choice. */
export function factsOf(
  values: { deploymentType: DeploymentType } & Record<ChoiceField, string | null>,
): { name: string; value: string | null }[] {
  const names: Record<string, string> = hosts[values.deploymentType].facts;
  return choiceFieldsOf(values.deploymentType).flatMap((field) => {
    const name = names[field];
    return name === undefined ? [] : [{ name, value: values[field] }];
  });
}

/** The deployment choice in responses: null where the member belongs to another host, or is not chosen. */
export const presentedChoice = forEachChoiceField(() => z.string().nullable());

/**
 * Where a campaign is published from its next deployment on; without any member it stays where it is. Unknown members are
 * refused: an option that the server does not know must not end in a success.
 */
export const redeployOptions = z
  .strictObject(
    { deploymentType: deploymentType.optional(), ...choiceShape("creation") },
    UNKNOWN_OPTION,
  )
  .nullish();
export type RedeployOptions = z.output<typeof redeployOptions>;

/** Deployment settings of an existing campaign (spec §5): the account must be named. */
export const deploymentSettings = z
  .object({ deploymentType, ...choiceShape("settings") })
  .check(({ value, issues }) => {
    for (const field of choiceFieldsOf(value.deploymentType)) {
      const message = missingText(field, "settings");
      if (!value[field]) issues.push({ code: "custom", input: value, path: [field], message });
    }
  });
export type DeploymentSettings = z.output<typeof deploymentSettings>;
