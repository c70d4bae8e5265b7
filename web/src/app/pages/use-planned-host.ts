import type { ChoiceField } from "@mainstreet/contract/deployment";
import { useCloudflareTokens } from "../../features/hosts/cloudflare/api.ts";
import { usePublicConfig } from "../../lib/public-config.ts";

type Choice = Record<ChoiceField, string | null>;

/** What is known of the place that is chosen in a form, for the address in its preview. */
export function usePlannedHost(choice: Choice) {
  const isSandbox = usePublicConfig().data?.sandbox !== undefined;
  const token = useCloudflareTokens().data?.find(({ id }) => id === choice.cloudflareTokenId);
  return { choice, isSandbox, accountAddress: token?.address };
}
