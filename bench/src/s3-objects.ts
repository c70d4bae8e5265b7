import { forEachConcurrently } from "@mainstreet/server/platform/http-client/concurrency";
import { createS3Hosting } from "@mainstreet/server/hosting/aws/s3-hosting";
import { ratioOf, type Report } from "./figure.ts";
import { contender, interleave } from "./interleave.ts";
import { measureCpu } from "./measure-cpu.ts";
import { firstPublish, freshSites, type SampleSite } from "./sample-site.ts";
import { atAnchorSpeed, bucket, keys, openSdkYardstick, region } from "./sdk-yardstick.ts";
import { startEmulators } from "./start-emulators.ts";

const SITES = 100;
const ROUNDS = 7;
/** Deployments one worker has at hand (server/src/platform/jobs/jobs.ts). */
const WIDTH = 8;

/** CPU for each file our S3 path publishes, in ms; the files themselves are made beforehand. */
async function cpuPerFile(endpoint: string, sites: SampleSite[]): Promise<number> {
  const place = {
    ...keys,
    bucket,
    region,
    endpoint,
    websiteSuffix: "localhost",
    userId: "",
    isKnownOpen: true,
  } as const;
  const cpu = await measureCpu(() =>
    forEachConcurrently(sites, WIDTH, ({ key, files }) =>
      createS3Hosting({ ...place, prefix: key }).publish(firstPublish(files)),
    ),
  );
  return cpu / sites.flatMap(({ files }) => files).length;
}

/** The same bytes under a type that we do not compress. */
function uncompressed(sites: SampleSite[]): SampleSite[] {
  const contentType = "application/octet-stream";
  return sites.map(({ key, files }) => ({
    key,
    files: files.map((file) => ({ ...file, contentType })),
  }));
}

/** What an object costs our own S3 path, with and without gzip, and the AWS SDK. */
export async function s3Objects(): Promise<Report> {
  const { s3Url, stop } = await startEmulators();
  const yardstick = await openSdkYardstick(s3Url);
  try {
    const gzipped = contender(() => cpuPerFile(s3Url, freshSites(SITES)));
    const plain = contender(() => cpuPerFile(s3Url, uncompressed(freshSites(SITES))));
    const sdk = contender(yardstick.measure);
    await interleave([gzipped, plain, sdk], ROUNDS);
    return reportOf({ gzipped: gzipped.samples, plain: plain.samples, sdk: sdk.samples });
  } finally {
    yardstick.close();
    await stop();
  }
}

function reportOf({ gzipped, plain, sdk }: Record<"gzipped" | "plain" | "sdk", number[]>): Report {
  return {
    figures: [
      {
        name: "our publish, CPU per file, where the AWS SDK takes 0.65 ms",
        unit: "ms",
        samples: atAnchorSpeed(gzipped, sdk),
        limit: { kind: "binding", most: 0.3 },
      },
      { name: "our publish, CPU per file, here and now", unit: "ms", samples: gzipped },
      { name: "our publish without gzip, CPU per file", unit: "ms", samples: plain },
      { name: "AWS SDK PutObject, CPU per file", unit: "ms", samples: sdk },
    ],
    ratios: [
      ratioOf("our publish / AWS SDK", gzipped, sdk),
      ratioOf("our publish without gzip / AWS SDK", plain, sdk),
    ],
    notes: [
      `${SITES} sites of 5 files and 22 KB a sample, ${WIDTH} at a time: manifest, SHA-256, gzip of HTML and SVG, signing and sending are included.`,
      "The SDK sends the same files uncompressed, 32 at a time, with its default CRC32.",
      "Against the S3 emulator in another process over plain HTTP, its state in memory; only this process's CPU counts, and TLS is not in it.",
    ],
  };
}
