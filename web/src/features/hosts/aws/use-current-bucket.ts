import type { FormChoice } from "@mainstreet/contract/deployment";
import { chosenOrLast } from "../chosen-or-last.ts";
import { useLastAccounts } from "../use-last-accounts.ts";
import { useAwsCredentials, useBuckets } from "./api.ts";

/** First the credentials, since another pair of keys has other buckets. Buckets are listed only while S3 is chosen. */
export function useCurrentBucket(choice: FormChoice): FormChoice {
  const credentials = useAwsCredentials().data?.map(({ id }) => id);
  const last = useLastAccounts().data?.aws;
  const awsCredentialsId = chosenOrLast(
    choice.awsCredentialsId,
    credentials,
    last?.awsCredentialsId,
  );
  const isChosen = choice.deploymentType === "aws" && awsCredentialsId !== "";
  const buckets = useBuckets(isChosen ? awsCredentialsId : undefined).data;
  if (awsCredentialsId === "") return { ...choice, awsCredentialsId, awsBucketName: "" };
  const isSame = awsCredentialsId === choice.awsCredentialsId;
  const awsBucketName = chosenOrLast(
    isSame ? choice.awsBucketName : "",
    buckets?.map(({ name }) => name),
    last?.awsCredentialsId === awsCredentialsId ? last.awsBucketName : null,
  );
  return { ...choice, awsCredentialsId, awsBucketName };
}
