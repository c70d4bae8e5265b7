import type { OperationChange } from "@mainstreet/contract/operation-changes";
import type { AccountValue, FieldState } from "@mainstreet/contract/operations";
import { createContext, useContext } from "react";
import { ChangedValues } from "./changed-text.tsx";
import { operationChangeWords, accountValueOf, valueWords } from "./operation-words.ts";

/**
 * Hook that finds the name of an account. The page provides it, since accounts belong to another feature; without it no
 * names are shown.
 */
export const AccountNameHook = createContext<(account: AccountValue) => string | undefined>(
  () => undefined,
);

type Props = { before: AccountValue; after: AccountValue };

/** The account of a site before and after, each by the name that its owner chose. */
export function ChangedAccount({ before, after }: Props) {
  const useAccountName = useContext(AccountNameHook);
  const old = valueWords(before, useAccountName(before));
  const next = valueWords(after, useAccountName(after));
  return <ChangedValues old={old} next={next} />;
}

type MoveChange = Extract<OperationChange, { field: "account" }>;

/** A change of the account in words. */
export function MoveWords({ change }: { change: MoveChange }) {
  const useAccountName = useContext(AccountNameHook);
  return operationChangeWords(change, useAccountName(accountValueOf(change.value)));
}

/** Whether the value of a field is a deployment account. */
export const isAccount = (value: FieldState["value"] | undefined): value is AccountValue =>
  typeof value === "object" && value !== null && !Array.isArray(value);
