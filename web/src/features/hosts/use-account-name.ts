import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { useAwsCredentials, useNetlifyTokens } from "./aws/api.ts";

type Target = {
  deploymentType: "netlify" | "aws";
  netlifyTokenId: string | null;
  awsCredentialsId: string | null;
};

/** The name the user gave the account that a campaign goes to; undefined when none is chosen, or not known yet. */
export function useAccountName(target: Target): string | undefined {
  const tokens = useNetlifyTokens().data;
  const credentials = useAwsCredentials().data;
  if (target.deploymentType === "aws")
    return credentials?.find(({ id }) => id === target.awsCredentialsId)?.name;
  if (target.netlifyTokenId === DEFAULT_NETLIFY_ACCOUNT) return "Default account";
  return tokens?.find(({ id }) => id === target.netlifyTokenId)?.name;
}
