import { renewAttempt } from "../../../lib/attempt.ts";
import { usePublicConfig } from "../../../lib/public-config.ts";
import { hasSandboxAccount, SANDBOX_NAME, type SandboxAccount } from "../sandbox-account.ts";
import { useAddAwsCredentials, useAwsCredentials } from "./api.ts";

/** See `HostUi.useSandboxAccount`. */
export function useSandboxKeys(): SandboxAccount {
  const { mutateAsync } = useAddAwsCredentials();
  const isThere = hasSandboxAccount(useAwsCredentials().data);
  const { awsAccessKey: accessKey, awsSecretKey: secretKey } =
    usePublicConfig().data?.sandbox ?? {};
  if (!accessKey || !secretKey) return { isThere, add: undefined };
  const add = () => {
    renewAttempt("aws-credentials");
    return mutateAsync({ name: SANDBOX_NAME, accessKey, secretKey });
  };
  return { isThere, add };
}
