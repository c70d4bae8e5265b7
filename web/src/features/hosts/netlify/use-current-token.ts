import type { FormChoice } from "@mainstreet/contract/deployment";
import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { chosenOrLast } from "../chosen-or-last.ts";
import { useLastAccounts } from "../use-last-accounts.ts";
import { useNetlifyAccounts } from "./use-netlify-accounts.ts";

/** The operator's account is chosen where there is no other, so that a new user can deploy at once. */
export function useCurrentToken(choice: FormChoice, isRun: boolean): FormChoice {
  const offered = useNetlifyAccounts(isRun)?.map(({ value }) => value);
  const last = useLastAccounts().data;
  const id = chosenOrLast(choice.netlifyTokenId, offered, last?.netlifyTokenId);
  const isOnlyOperators = offered?.length === 1 && offered[0] === DEFAULT_NETLIFY_ACCOUNT;
  return { ...choice, netlifyTokenId: id || (isOnlyOperators ? DEFAULT_NETLIFY_ACCOUNT : "") };
}
