import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { conflict } from "../../errors.ts";
import type { BucketHttpsRow } from "./queries.ts";

type Given = { awsCredentialsId: string; accountId: string | null };

/**
 * The credentials that reach the distribution of a bucket: those of the request if they belong to the distribution's account, else the
 * stored ones. With keys of another account the distribution would look deleted, and would remain at AWS unnoticed. Throws 409 when the
 * stored credentials were deleted and those of the request belong to another account.
 */
export function chooseCredentials(row: BucketHttpsRow, given: Given): Given {
  const { awsCredentialsId, accountId, distributionId } = row;
  const isSameKey = awsCredentialsId === given.awsCredentialsId;
  if (isSameKey) return { ...given, accountId: accountId ?? given.accountId };
  const areKnown = accountId !== null && given.accountId !== null;
  if (areKnown && accountId === given.accountId) return given;
  const isRecordNeeded = areKnown || distributionId !== null;
  if (awsCredentialsId !== null && isRecordNeeded) return { awsCredentialsId, accountId };
  if (areKnown) throw conflict("OTHER_AWS_ACCOUNT", bucketHttpsTexts.otherAccount(row.bucket));
  return given;
}
