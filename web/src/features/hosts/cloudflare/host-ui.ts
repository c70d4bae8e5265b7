import type { FormChoice } from "@mainstreet/contract/deployment";
import { chosenOrLast } from "../chosen-or-last.ts";
import type { HostUi } from "../host-ui.ts";
import { useLastAccounts } from "../use-last-accounts.ts";
import { useCloudflareTokens } from "./api.ts";
import { CloudflareCard } from "./cloudflare-card.tsx";
import { CloudflareChoice } from "./cloudflare-choice.tsx";
import { useSandboxToken } from "./use-sandbox-token.ts";

export const cloudflare: HostUi = {
  SettingsCard: CloudflareCard,
  ChoiceFields: CloudflareChoice,
  useCurrentChoice,
  useHasAccounts: () => (useCloudflareTokens().data?.length ?? 0) > 0,
  useAccountName: ({ cloudflareTokenId }) =>
    useCloudflareTokens().data?.find(({ id }) => id === cloudflareTokenId)?.name,
  useAccountAddress: ({ cloudflareTokenId }) =>
    useCloudflareTokens().data?.find(({ id }) => id === cloudflareTokenId)?.address,
  useSandboxAccount: useSandboxToken,
};

function useCurrentChoice(choice: FormChoice): FormChoice {
  const offered = useCloudflareTokens().data?.map(({ id }) => id);
  const last = useLastAccounts().data;
  const id = chosenOrLast(choice.cloudflareTokenId, offered, last?.cloudflareTokenId);
  return { ...choice, cloudflareTokenId: id };
}
