import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { conflict } from "../../errors.ts";
import type { BucketHttpsRow } from "./queries.ts";

type Given = { awsCredentialsId: string; accountId: string | null };

/**
 * The credentials that reach the distribution of a bucket: those of the request where they are of its account, else those on record. With keys
 * of another account it would look deleted, and stay there unseen. Throws 409 when those on record are gone and the given ones are of another account.
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
