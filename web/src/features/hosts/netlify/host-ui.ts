import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { usePublicConfig } from "../../../lib/public-config.ts";
import type { HostUi, Target } from "../host-ui.ts";
import { useNetlifyTokens } from "./api.ts";
import { NetlifyCard } from "./netlify-card.tsx";
import { NetlifyChoice } from "./netlify-choice.tsx";
import { useCurrentToken } from "./use-current-token.ts";
import { useSandboxToken } from "./use-sandbox-token.ts";

export const netlify: HostUi = {
  SettingsCard: NetlifyCard,
  ChoiceFields: NetlifyChoice,
  useCurrentChoice: useCurrentToken,
  useHasAccounts,
  useAccountName,
  useSandboxAccount: useSandboxToken,
};

function useHasAccounts(): boolean {
  const tokens = useNetlifyTokens().data?.length ?? 0;
  return usePublicConfig().data?.hasDefaultNetlifyAccount === true || tokens > 0;
}

function useAccountName({ netlifyTokenId }: Target): string | undefined {
  const tokens = useNetlifyTokens().data;
  if (netlifyTokenId === DEFAULT_NETLIFY_ACCOUNT) return "Default account";
  return tokens?.find(({ id }) => id === netlifyTokenId)?.name;
}
