import { expect } from "vitest";
import type { RunningEmulator } from "../emulator.ts";
import { bob, sendSigned, type Signing } from "./drive-s3.ts";
import { startS3Emulator } from "./s3-emulator.ts";

export type RefusalCase = readonly [
  what: string,
  line: string,
  signing: Signing,
  status: number,
  code: string,
];

/** Alice's bucket `refusing` with the object `there`, and a bucket of Bob's. */
export async function startWithBuckets(): Promise<RunningEmulator> {
  const s3 = await startS3Emulator();
  await expectStatus(s3, ["PUT /refusing/", {}, 200]);
  await expectStatus(s3, ["PUT /refusing/there", { body: "there" }, 200]);
  await expectStatus(s3, ["PUT /of-bob/", { accessKeyId: bob }, 200]);
  return s3;
}

/** Sends a signed request and expects that status. */
export async function expectStatus(
  { url }: RunningEmulator,
  [line, signing, status]: readonly [line: string, signing: Signing, status: number],
): Promise<void> {
  expect((await sendSigned(url, line, signing)).status).toBe(status);
}

/** Sends a signed request and expects an error document with that code. */
export async function expectErrorCode(
  { url }: RunningEmulator,
  [, line, signing, status, code]: RefusalCase,
): Promise<void> {
  const response = await sendSigned(url, line, signing);
  expect(response.text).toContain(`<Code>${code}</Code>`);
  expect(response).toMatchObject({
    status,
    headers: { "content-type": "application/xml", server: "AmazonS3" },
  });
}
