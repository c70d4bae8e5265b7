import type { Target } from "../../features/hosts/host-ui.ts";
import { useAccountAddress } from "../../features/hosts/use-host-choice.ts";
import { usePublicConfig } from "../../lib/public-config.ts";

/** What is known of the place that is chosen in a form, for the address in its preview. */
export function usePlannedHost(choice: Target) {
  const isSandbox = usePublicConfig().data?.sandbox !== undefined;
  return { choice, isSandbox, accountAddress: useAccountAddress(choice) };
}
