import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import { createBucket } from "@mainstreet/server/hosting/aws/create-bucket";
import { sandboxAccessKeyId, secretFor } from "@mainstreet/emulators/s3/accounts";
import { measureCpu } from "./measure-cpu.ts";
import { freshSites } from "./sample-site.ts";

const SITES = 100;
/** What the SDK took for a file on the machine the limits were set on (docs/performance.md §4). */
const ANCHOR_MS = 0.65;

export const keys = { accessKey: sandboxAccessKeyId, secretKey: secretFor(sandboxAccessKeyId) };
export const bucket = "benchmark";
export const region = "us-east-1";
/** Requests in flight: what our own connection allows a credential. */
const REQUESTS = 32;

export type SdkYardstick = { measure: () => Promise<number>; close: () => void };

/** Makes the bucket and the official client. `measure`: CPU in ms for each file that it puts, with its default settings. */
export async function openSdkYardstick(s3Url: string): Promise<SdkYardstick> {
  await createBucket({ ...keys, endpoint: s3Url }, { bucket, region });
  const client = new S3Client({
    region,
    endpoint: s3Url,
    forcePathStyle: true,
    credentials: { accessKeyId: keys.accessKey, secretAccessKey: keys.secretKey },
    requestHandler: { httpAgent: { maxSockets: REQUESTS } },
  });
  async function measure(): Promise<number> {
    const puts = freshSites(SITES).flatMap(({ key, files }) =>
      files.map((file) => ({ Key: `${key}/${file.path}`, file })),
    );
    const cpu = await measureCpu(() =>
      forEachConcurrently(puts, REQUESTS, ({ Key, file }) => {
        const headers = { ContentType: file.contentType, CacheControl: file.cacheControl };
        return client.send(
          new PutObjectCommand({ Bucket: bucket, Key, Body: file.content, ...headers }),
        );
      }),
    );
    return cpu / puts.length;
  }
  return { measure, close: () => client.destroy() };
}

/**
 * The samples as they would be where the SDK takes 0.65 ms for a file, which is where the limits were set: a slow or busy
 * machine slows both alike, round by round.
 */
export function atAnchorSpeed(samples: number[], sdk: number[]): number[] {
  return samples.map((sample, round) => (sample * ANCHOR_MS) / (sdk[round] ?? Number.NaN));
}
