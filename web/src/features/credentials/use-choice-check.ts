import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/deployment";
import { texts } from "@mainstreet/contract/texts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useAwsCredentials, useBuckets, useNetlifyTokens } from "./api.ts";
import type { Choice } from "./deployment-choice.tsx";

type Problems = Partial<Record<keyof Choice, string>>;

/**
 * What is missing in a new site's deployment choice (spec §5): only what the user could choose is asked for. While the
 * accounts are not known yet nothing is, and the server decides.
 */
export function useChoiceCheck(choice: Choice): Problems {
  const tokens = useNetlifyTokens().data?.length ?? 0;
  const hasDefault = usePublicConfig().data?.hasDefaultNetlifyAccount === true;
  const credentials = useAwsCredentials().data?.length ?? 0;
  const buckets = useBuckets(choice.awsCredentialsId || undefined).data?.length ?? 0;
  if (choice.deploymentType === "netlify") {
    const canChoose = hasDefault || tokens > 0;
    return canChoose && choice.netlifyTokenId === ""
      ? { netlifyTokenId: texts.campaigns.selectNetlify }
      : {};
  }
  if (credentials > 0 && choice.awsCredentialsId === "")
    return { awsCredentialsId: texts.campaigns.selectAws };
  return buckets > 0 && choice.awsBucketName === ""
    ? { awsBucketName: texts.campaigns.selectBucket }
    : {};
}

/** The account a new form starts with: the operator's, when it is the only one there is. */
export function useOnlyAccount(): string | undefined {
  const tokens = useNetlifyTokens().data;
  const config = usePublicConfig().data;
  if (tokens === undefined || config === undefined) return undefined;
  return config.hasDefaultNetlifyAccount && tokens.length === 0 ? DEFAULT_NETLIFY_ACCOUNT : "";
}
