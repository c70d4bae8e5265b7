import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import { createSigner, encodeKey } from "./sign.ts";

const keys = {
  accessKey: "AKIAEXAMPLEEXAMPLE12",
  secretKey: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};

type Sent = {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
};

/** The request that the AWS SDK would send, including its signature. */
async function sentBySdk(key: string, region: string): Promise<Sent> {
  const sent: Sent[] = [];
  const client = new S3Client({
    region,
    credentials: { accessKeyId: keys.accessKey, secretAccessKey: keys.secretKey },
    maxAttempts: 1,
  });
  client.middlewareStack.add(
    () => async (args) => {
      sent.push(args.request as Sent);
      throw new Error("not sent");
    },
    { step: "deserialize", priority: "low" },
  );
  const command = new PutObjectCommand({
    Bucket: "my-bucket",
    Key: key,
    Body: Buffer.from("hello"),
    ContentType: "text/html; charset=utf-8",
    CacheControl: "public, max-age=0",
  });
  await client.send(command).catch(() => {});
  const [request] = sent;
  if (!request) throw new Error("The SDK sent nothing");
  return request;
}

/** Our signature of the very request the SDK signed. */
function signAgain({ method, path, query, headers }: Sent, region: string): string {
  const authorization = headers["authorization"] ?? "";
  const signed = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const stamp = headers["x-amz-date"] ?? "";
  const at = new Date(stamp.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  const names = signed.filter((name) => !["x-amz-date", "x-amz-content-sha256"].includes(name));
  const sign = createSigner(keys, { region, service: "s3" });
  const ours = sign({
    method,
    path,
    query: Object.entries(query)
      .map(([name, value]) => `${name}=${value}`)
      .toSorted()
      .join("&"),
    headers: Object.fromEntries(names.map((name) => [name, headers[name] ?? ""])),
    payloadHash: headers["x-amz-content-sha256"] ?? "",
    at,
  });
  return ours["authorization"] ?? "";
}

test.each(["index.html", "a b/ü+~(1)!*'.html", "site/日本語/=&?#%.css", "x".repeat(900)])(
  "signs the key %j as the AWS SDK does",
  async (key) => {
    for (const region of ["us-east-1", "ap-northeast-3"]) {
      const sent = await sentBySdk(key, region);
      expect(signAgain(sent, region)).toBe(sent.headers["authorization"]);
      expect(sent.path).toBe(`/${encodeKey(key)}`);
    }
  },
);

test("derives a fresh key for another day, region, service or secret", () => {
  const request = {
    method: "GET",
    path: "/",
    query: "",
    headers: {},
    payloadHash: hash("sha256", ""),
  };
  const signatureOf = (secretKey: string, region: string, at: string) =>
    createSigner(
      { ...keys, secretKey },
      { region, service: "s3" },
    )({
      ...request,
      at: new Date(at),
    })["authorization"];
  const signatures = [
    signatureOf("one", "us-east-1", "2026-11-20T23:59:59Z"),
    signatureOf("two", "us-east-1", "2026-11-20T23:59:59Z"),
    signatureOf("one", "eu-west-1", "2026-11-20T23:59:59Z"),
    signatureOf("one", "us-east-1", "2026-11-21T00:00:00Z"),
  ];
  const forSts = createSigner(
    { ...keys, secretKey: "one" },
    { region: "us-east-1", service: "sts" },
  );
  const atSts = forSts({ ...request, at: new Date("2026-11-20T23:59:59Z") })["authorization"];
  expect(new Set([...signatures, atSts]).size).toBe(5);
  expect(signatures[3]).toContain("/20261121/us-east-1/s3/aws4_request");
  expect(signatureOf("one", "us-east-1", "2026-11-20T23:59:59Z")).toBe(signatures[0]);
});
