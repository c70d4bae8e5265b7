/** S3 for the tests of this folder: an emulator for each test, with an account and a bucket to use. */
import { S3Client } from "@aws-sdk/client-s3";
import { sandboxAccessKeyId, secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { startS3Emulator } from "@mainstreet/emulators/s3/s3-emulator";
import { beforeEach } from "vitest";
import { emulatorPerTest, publishOf, skipPauses } from "../test-support.ts";
import { createBucket } from "./create-bucket.ts";
import { makeBucketPublic } from "./make-bucket-public.ts";
import { createS3Hosting, type S3Target } from "./s3-hosting.ts";

export const stranger = "AKIASTRANGERSTRANGER";

export const place = { bucket: "sites-of-asha", region: "eu-central-1" } as const;

export const opening = { ...place, userId: "0199-a", opens: "everything" } as const;

/** Starts an emulated S3 before each test of the file. */
export function s3PerTest() {
  const { emulator, control } = emulatorPerTest(startS3Emulator);

  const account = (accessKey = sandboxAccessKeyId) => ({
    accessKey,
    secretKey: secretKeyFor(accessKey),
    endpoint: emulator.url,
  });

  const administrator = () =>
    new S3Client({
      endpoint: emulator.url,
      forcePathStyle: true,
      region: place.region,
      credentials: {
        accessKeyId: sandboxAccessKeyId,
        secretAccessKey: secretKeyFor(sandboxAccessKeyId),
      },
    });

  return { emulator, control, account, administrator };
}

/** The texts of a site of five files, of which the two pages name the phone number. */
export const page = (phone: string) => ({
  "index.html": `<h1>${phone}</h1>`,
  "about/index.html": `<p>${phone}</p>`,
  "style.css": "h1{}",
  "og.png": "png",
  "robots.txt": "User-agent: *",
});

/** Before each test of the file: starts an emulated S3 with a public bucket. Pauses are skipped. */
export function s3HostingPerTest() {
  const s3 = s3PerTest();
  const { emulator, control, account } = s3;

  beforeEach(async () => {
    await createBucket(account(), place);
    await makeBucketPublic(account(), opening);
    await control.requests();
  });

  skipPauses();

  const hostingOf = (more: Partial<S3Target> = {}) =>
    createS3Hosting({
      ...account(),
      ...place,
      prefix: "plumbing-boise/k3f9",
      websiteSuffix: `localhost:${emulator.port}`,
      isKnownOpen: true,
      userId: opening.userId,
      ...more,
    });

  async function liveSite(texts: Record<string, string>) {
    const hosting = hostingOf();
    const { siteUrl } = await hosting.prepare();
    const { state } = await hosting.publish(publishOf(texts).input);
    await control.requests();
    return { hosting, siteUrl, state };
  }

  return { ...s3, hostingOf, liveSite };
}
