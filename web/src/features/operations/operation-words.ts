import { count, countOf } from "@mainstreet/contract/count";
import type { OperationChange } from "@mainstreet/contract/operation-changes";
import {
  type DeploymentSettings,
  factsOf,
  forEachChoiceField,
} from "@mainstreet/contract/deployment";
import { hosts } from "@mainstreet/contract/hosts/registry";
import { operationLabel } from "@mainstreet/contract/operation-fields";
import type { FieldState, Operation, OperationSite } from "@mainstreet/contract/operations";
import type { Tone } from "../../ui/badge.tsx";

const LONGEST = 80;

/** A value of a field in words; empty for none. The page knows the names of deployment accounts. */
export function valueWords(
  value: FieldState["value"] | DeploymentSettings,
  accountName?: string,
): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (value === null) return "";
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "object" ? accountWords(value, accountName) : String(value);
}

/** Where a deployment account publishes, as responses have it. */
export const accountValueOf = (account: DeploymentSettings) => ({
  deploymentType: account.deploymentType,
  ...forEachChoiceField((field) => account[field] ?? null),
});

function accountWords(account: DeploymentSettings, name: string | undefined): string {
  const { label } = hosts[account.deploymentType];
  const places = factsOf(accountValueOf(account)).flatMap(({ value }) => value ?? []);
  return [label, ...(name === undefined ? [] : [name]), ...places].join(", ");
}

const quoted = (text: string) =>
  `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`;

const labelWords = (names: readonly string[]) =>
  `${names.length === 1 ? "the label" : "the labels"} ${names.map(quoted).join(", ")}`;

/** One change in words; `accountName` is the name of the account to which sites move, where it is known. */
export function operationChangeWords(change: OperationChange, accountName?: string): string {
  const label = operationLabel(change.field);
  if (change.action === "clear") return `Clear ${label}`;
  if (change.action === "inherit") return `Take ${label} from the business`;
  if (change.field === "account") return `Move to ${valueWords(change.value, accountName)}`;
  if (change.action === "add") return `Add ${labelWords(change.value)}`;
  if (change.action === "remove") return `Remove ${labelWords(change.value)}`;
  if (change.action === "set") return `Set ${label} to ${quoted(valueWords(change.value))}`;
  if (change.action === "prefix") return `Put ${quoted(change.text)} before ${label}`;
  if (change.action === "suffix") return `Put ${quoted(change.text)} after ${label}`;
  if (change.replacement === "") return `Remove ${quoted(change.find)} from ${label}`;
  return `Replace ${quoted(change.find)} with ${quoted(change.replacement)} in ${label}`;
}

/** What an operation does, in one line. */
export function operationSubject({ kind, changes, file }: Operation): string {
  if (file !== null) return `Import of “${file.name}”`;
  const [first, ...others] = changes;
  if (kind === "undo" || first === undefined) return "Undo of earlier changes";
  const more = others.length > 0 ? `, and ${countOf(others.length, "more change")}` : "";
  return `${operationChangeWords(first)}${more}`;
}

/** The number of sites that an operation publishes, and of those whose deployment has ended. */
export function published({ deployments }: Operation) {
  const { pending, processing, success, error, cancelled, deleted } = deployments;
  const ended = success + error + cancelled + deleted;
  return { ended, total: ended + pending + processing };
}

/** The progress of an operation. */
export function operationState(operation: Operation): { word: string; tone: Tone } {
  const { status, undoneBy, deployments } = operation;
  const { ended, total } = published(operation);
  if (status === "draft") return { word: "Not applied", tone: "plain" };
  if (undoneBy !== null) return { word: "Undone", tone: "plain" };
  if (status === "cancelled") return { word: "Cancelled", tone: "plain" };
  if (status === "paused") return { word: "Paused", tone: "waiting" };
  if (status === "running")
    return { word: `Publishing ${count(ended)} of ${count(total)}`, tone: "waiting" };
  if (deployments.error > 0)
    return { word: `${count(deployments.error)} not published`, tone: "bad" };
  return { word: "Done", tone: "good" };
}

/** How many sites an operation changed, or would change. */
export function changedWords({ status, counts }: Operation): string {
  return status === "draft"
    ? `${countOf(counts.changed, "site")} would change`
    : `${countOf(counts.applied, "site")} changed`;
}

/** Whether a site of a draft is left out or can be. */
export const canBeLeftOut = ({ status }: OperationSite): boolean =>
  status === "changed" || status === "left-out";
