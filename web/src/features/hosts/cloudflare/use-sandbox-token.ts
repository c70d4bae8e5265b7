import { ApiError } from "../../../lib/api-error.ts";
import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { hasSandboxAccount, SANDBOX_NAME, type SandboxAccount } from "../sandbox-account.ts";
import { useAddCloudflareToken, useCloudflareTokens } from "./api.ts";

/** See `HostUi.useSandboxAccount`. Its domain belongs to the first user who adds it; the others get trial addresses. */
export function useSandboxToken(): SandboxAccount {
  const { mutateAsync } = useAddCloudflareToken();
  const isThere = hasSandboxAccount(useCloudflareTokens().data);
  const { cloudflareToken: token, cloudflareZone = "" } = usePublicConfig().data?.sandbox ?? {};
  if (!token) return { isThere, add: undefined };
  const addWith = (zone: string) => {
    renewAttempt("cloudflare-token");
    return mutateAsync({ name: SANDBOX_NAME, token, zone });
  };
  const add = () =>
    addWith(cloudflareZone).catch((error: unknown) => {
      if (error instanceof ApiError && "zone" in error.fields) return addWith("");
      throw error;
    });
  return { isThere, add };
}
