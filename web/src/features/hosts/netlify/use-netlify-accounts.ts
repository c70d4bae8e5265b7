import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { useNetlifyTokens } from "./api.ts";

/**
 * The Netlify accounts to choose from, the operator's first; undefined until they are known. In production a run needs an
 * account of the user's own (decision 130).
 */
export function useNetlifyAccounts(isRun: boolean): { value: string; label: string }[] | undefined {
  const tokens = useNetlifyTokens().data;
  const config = usePublicConfig().data;
  if (tokens === undefined || config === undefined) return undefined;
  const hasDefault = config.hasDefaultNetlifyAccount && !(isRun && config.sandbox === undefined);
  return [
    ...(hasDefault ? [{ value: DEFAULT_NETLIFY_ACCOUNT, label: "Default account" }] : []),
    ...tokens.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
