import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import type { HttpPlace } from "../host-ui.ts";
import { useBucketHttps } from "./https-api.ts";

/** Why the pages of a bucket have no contact form: they are on http. The list of buckets is fetched only while S3 is chosen. */
export function useNoFormText({ awsBucketName }: HttpPlace, isChosen: boolean): string | undefined {
  const { data } = useBucketHttps(isChosen);
  if (!isChosen || data === undefined || !awsBucketName) return undefined;
  const bucket = data.buckets.find(({ bucketName }) => bucketName === awsBucketName);
  return bucket?.state === "deployed" ? undefined : bucketHttpsTexts.noForm;
}
