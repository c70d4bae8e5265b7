import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { secretKeyFor } from "@mainstreet/emulators/s3/accounts";
import { sendRequest } from "../../src/platform/http-client/send-request.ts";
import { openPolicy } from "../../src/hosting/aws/bucket-policy.ts";
import { createSigner } from "../../src/hosting/sign.ts";

/** Makes a public bucket as its owner would at AWS itself, in a few signed requests: the SDK costs ten times as much. */
export async function makePublicBucket(
  s3: { url: string },
  { key, bucket }: { key: string; bucket: string },
): Promise<void> {
  const off = ["BlockPublicAcls", "IgnorePublicAcls", "BlockPublicPolicy", "RestrictPublicBuckets"]
    .map((name) => `<${name}>false</${name}>`)
    .join("");
  const put = (query: string, body: string) => send(s3, key, { bucket, query, body });
  await put("", "");
  await put(
    "publicAccessBlock=",
    `<PublicAccessBlockConfiguration>${off}</PublicAccessBlockConfiguration>`,
  );
  await put("policy=", openPolicy(undefined, { bucket, userId: "" }, "everything") ?? "");
  await put(
    "website=",
    "<WebsiteConfiguration><IndexDocument><Suffix>index.html</Suffix></IndexDocument></WebsiteConfiguration>",
  );
}

type Put = { bucket: string; query: string; body: string };

async function send(s3: { url: string }, key: string, { bucket, query, body }: Put): Promise<void> {
  const origin = new URL(s3.url);
  const bytes = Buffer.from(body);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(bytes));
  const payloadHash = hash("sha256", bytes);
  const path = `/${bucket}/`;
  const headers = createSigner(
    { accessKey: key, secretKey: secretKeyFor(key) },
    { region: "us-east-1", service: "s3" },
  )({
    method: "PUT",
    path,
    query,
    headers: { host: origin.host, "x-amz-checksum-crc32": sum.toString("base64") },
    payloadHash,
    at: new Date(),
  });
  const target = query === "" ? path : `${path}?${query}`;
  const put = { origin, method: "PUT", path: target, headers, body: bytes, timeoutMs: 30_000 };
  const response = await sendRequest(put);
  if ("fault" in response || response.status >= 300)
    throw new Error(
      `PUT ${target}: ${"fault" in response ? response.detail : response.body.toString()}`,
    );
}
