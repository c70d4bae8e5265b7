import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { hasSandboxAccount, SANDBOX_NAME, type SandboxAccount } from "../sandbox-account.ts";
import { useAddNetlifyToken, useNetlifyTokens } from "./api.ts";

/** See `HostUi.useSandboxAccount`. */
export function useSandboxToken(): SandboxAccount {
  const { mutateAsync } = useAddNetlifyToken();
  const isThere = hasSandboxAccount(useNetlifyTokens().data);
  const token = usePublicConfig().data?.sandbox?.netlifyToken;
  if (!token) return { isThere, add: undefined };
  const add = () => {
    renewAttempt("netlify-token");
    return mutateAsync({ name: SANDBOX_NAME, token });
  };
  return { isThere, add };
}
