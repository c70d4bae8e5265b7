import type { Caller } from "../accounts.ts";
import type { PolicyStatement } from "./parse-policy.ts";
import { matchesAction, matchesPattern } from "./policy-actions.ts";

/** One question to a policy: may `caller` (undefined: anyone) do `action` to `resource` (an ARN)? */
export interface PolicyQuestion {
  caller: Caller | undefined;
  action: string;
  resource: string;
  isSecure: boolean;
}

/** The policy's own verdict; an explicit deny wins over any allow, `undefined` means that no statement applies. */
export function evaluatePolicy(
  statements: readonly PolicyStatement[],
  question: PolicyQuestion,
): "Allow" | "Deny" | undefined {
  const effects = statements
    .filter((statement) => applies(statement, question))
    .map(({ effect }) => effect);
  return effects.includes("Deny") ? "Deny" : effects[0];
}

/** What S3 calls a public policy: it allows everyone something, without a condition that narrows who everyone is. */
export function isPublicPolicy(statements: readonly PolicyStatement[]): boolean {
  return statements.some(
    ({ effect, principals }) => effect === "Allow" && principals.includes("*"),
  );
}

function applies(
  statement: PolicyStatement,
  { caller, action, resource, isSecure }: PolicyQuestion,
): boolean {
  return (
    statement.principals.some((principal) => names(principal, caller)) &&
    statement.actions.some((pattern) => matchesAction(pattern, action)) &&
    statement.resources.some((pattern) => matchesPattern(pattern, resource)) &&
    (statement.secureTransport === undefined || statement.secureTransport === isSecure)
  );
}

function names(principal: string, caller: Caller | undefined): boolean {
  if (principal === "*") return true;
  if (!caller) return false;
  return [caller.accountId, `arn:aws:iam::${caller.accountId}:root`, caller.arn].includes(
    principal,
  );
}
