import { sandboxAccessKeyId, secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { startS3Emulator } from "@mainstreet/emulators/s3/s3-emulator";
import type { AwsKeys } from "../src/hosting/sign.ts";

/** A store that speaks S3, with the keys of two accounts in it. */
export type StoreUnderTest = {
  url: string;
  keys: AwsKeys;
  stranger: AwsKeys;
  close(): Promise<void>;
};

/** The secret of the emulator's keys follows from their id. */
const keysOf = (accessKey: string): AwsKeys => ({ accessKey, secretKey: secretKeyFor(accessKey) });

/** The store that TEST_STORE names as JSON (`npm run test:providers`), or else the emulator. */
export async function openStore(): Promise<StoreUnderTest> {
  const given = process.env["TEST_STORE"];
  if (given !== undefined) return { ...JSON.parse(given), close: async () => undefined };
  const { url, close } = await startS3Emulator();
  return { url, keys: keysOf(sandboxAccessKeyId), stranger: keysOf("AKIASTRANGERSTRANGER"), close };
}
