import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useAwsCredentials, useNetlifyTokens } from "./aws/api.ts";
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
  if (choice.deploymentType === "netlify") {
    const canChoose = hasDefault || tokens > 0;
    return canChoose && choice.netlifyTokenId === ""
      ? { netlifyTokenId: netlifyTexts.selectToken.creation }
      : {};
  }
  if (credentials > 0 && choice.awsCredentialsId === "")
    return { awsCredentialsId: awsTexts.selectCredentials.creation };
  return choice.awsCredentialsId !== "" && choice.awsBucketName === ""
    ? { awsBucketName: awsTexts.selectBucket.creation }
    : {};
}

/**
 * What is missing in the choice for a bulk run: it needs a place to go to, and in production one of the user's own
 * (decisions 103 and 130). While the accounts are not known yet nothing is, and the server decides.
 */
export function useRunChoiceCheck(choice: Choice): Problems {
  const config = usePublicConfig().data;
  const { deploymentType, netlifyTokenId, awsCredentialsId, awsBucketName } = choice;
  if (config === undefined) return {};
  if (deploymentType === "netlify") {
    const isOperators = netlifyTokenId === DEFAULT_NETLIFY_ACCOUNT && config.sandbox === undefined;
    return netlifyTokenId === "" || isOperators
      ? { netlifyTokenId: netlifyTexts.selectToken.creation }
      : {};
  }
  if (awsCredentialsId === "") return { awsCredentialsId: awsTexts.selectCredentials.creation };
  return awsBucketName === "" ? { awsBucketName: awsTexts.selectBucket.creation } : {};
}
