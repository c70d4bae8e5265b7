import { DEFAULT_NETLIFY_ACCOUNT } from "@mainstreet/contract/hosts/netlify/host";
import { usePublicConfig } from "../../lib/public-config.ts";
import { useAwsCredentials, useBuckets, useLastAccounts, useNetlifyTokens } from "./aws/api.ts";
import type { Choice } from "./deployment-choice.tsx";
import { settledAccount } from "./settled-account.ts";

/**
 * A choice as it can stand: accounts deleted since drop out, and what is not chosen is what was used last (decision 178). The
 * operator's account is chosen where there is no other: somebody new can deploy at once.
 */
export function useSettledChoice(choice: Choice, isRun: boolean): Choice {
  const netlify = useNetlifyAccounts(isRun)?.map(({ value }) => value);
  const credentials = useAwsCredentials().data?.map(({ id }) => id);
  const last = useLastAccounts().data;
  const awsCredentialsId = settledAccount(
    choice.awsCredentialsId,
    credentials,
    last?.aws?.awsCredentialsId,
  );
  const isAws = choice.deploymentType === "aws";
  const buckets = useBuckets(isAws ? awsCredentialsId || undefined : undefined).data;
  if (!isAws) {
    const id = settledAccount(choice.netlifyTokenId, netlify, last?.netlifyTokenId);
    const isOperatorsOnly = netlify?.length === 1 && netlify[0] === DEFAULT_NETLIFY_ACCOUNT;
    return { ...choice, netlifyTokenId: id || (isOperatorsOnly ? DEFAULT_NETLIFY_ACCOUNT : "") };
  }
  if (awsCredentialsId === "") return { ...choice, awsCredentialsId, awsBucketName: "" };
  const isSame = awsCredentialsId === choice.awsCredentialsId;
  const awsBucketName = settledAccount(
    isSame ? choice.awsBucketName : "",
    buckets?.map(({ name }) => name),
    last?.aws?.awsCredentialsId === awsCredentialsId ? last.aws.awsBucketName : null,
  );
  return { ...choice, awsCredentialsId, awsBucketName };
}

/**
 * The Netlify accounts to choose from, that of the operator first; undefined as long as they are not known. In production
 * a run needs an account of the user's own (decision 130).
 */
export function useNetlifyAccounts(isRun: boolean): { value: string; label: string }[] | undefined {
  const tokens = useNetlifyTokens().data;
  const config = usePublicConfig().data;
  if (tokens === undefined || config === undefined) return undefined;
  const hasDefault = config.hasDefaultNetlifyAccount && !(isRun && config.sandbox === undefined);
  return [
    ...(hasDefault ? [{ value: DEFAULT_NETLIFY_ACCOUNT, label: "Default account" }] : []),
    ...tokens.map(({ id, name }) => ({ value: id, label: name })),
  ];
}
