/** Clients for the tests of this folder: settings of the official SDK, and raw requests. */
import { createHash, createHmac } from "node:crypto";
import { Agent } from "node:http";
import { send, type ReceivedResponse } from "../drive-emulator.ts";
import { secretKeyFor } from "./accounts.ts";

/** Which account sends requests, to which address, and in which style. */
export interface ClientSettings {
  accessKeyId?: string;
  secretAccessKey?: string;
  region?: string;
  mode?: "WHEN_SUPPORTED" | "WHEN_REQUIRED";
  /** Host name to use instead of 127.0.0.1, for example `s3.eu-west-1.localhost`. */
  host?: string;
  isVirtualHost?: boolean;
  maxAttempts?: number;
}

export const alice = "AKIAALICE00000000000";
export const bob = "AKIABOB0000000000000";

/** Settings for the SDK's `S3Client`; by default alice in us-east-1, path style. */
export function clientSettings(url: string, settings: ClientSettings = {}) {
  const { accessKeyId = alice, region = "us-east-1", mode = "WHEN_SUPPORTED" } = settings;
  const { port } = new URL(url);
  return {
    region,
    endpoint: settings.host === undefined ? url : `http://${settings.host}:${port}`,
    forcePathStyle: settings.isVirtualHost !== true,
    credentials: {
      accessKeyId,
      secretAccessKey: settings.secretAccessKey ?? secretKeyFor(accessKeyId),
    },
    requestChecksumCalculation: mode,
    responseChecksumValidation: mode,
    maxAttempts: settings.maxAttempts ?? 1,
    requestHandler: { httpAgent: new Agent({ lookup: toLoopback, keepAlive: true }) },
  };
}

/** Resolves every name to this machine, since Node does not resolve `*.localhost`. */
function toLoopback(
  _name: string,
  options: { all?: boolean | undefined },
  found: (
    error: null,
    address: string | { address: string; family: number }[],
    family?: number,
  ) => void,
): void {
  if (options.all === true) found(null, [{ address: "127.0.0.1", family: 4 }]);
  else found(null, "127.0.0.1", 4);
}

/** A policy by which everyone may read the bucket, or what is under the prefix. */
export const publicRead = (Bucket: string, prefix = "") =>
  JSON.stringify({
    Version: "2012-10-17",
    Statement: [
      {
        Sid: "PublicReadSites",
        Effect: "Allow",
        Principal: "*",
        Action: "s3:GetObject",
        Resource: `arn:aws:s3:::${Bucket}/${prefix}*`,
      },
    ],
  });

/** Flags that let a public policy take effect. */
export const allowPublicPolicy = {
  BlockPublicAcls: true,
  IgnorePublicAcls: true,
  BlockPublicPolicy: false,
  RestrictPublicBuckets: false,
};

export const website = {
  IndexDocument: { Suffix: "index.html" },
  ErrorDocument: { Key: "404.html" },
};

/** Visits a published site by its host name. */
export function visit(url: string, host: string, path: string): Promise<ReceivedResponse> {
  return send(url, `GET ${path}`, { headers: { host: `${host}:${new URL(url).port}` } });
}

/** Parts of a hand-signed request that a test makes wrong; everything left out is right. */
export interface Signing {
  accessKeyId?: string;
  secret?: string;
  region?: string;
  service?: string;
  /** ms since 1970 */
  time?: number;
  /** x-amz-content-sha256; by default the body's. */
  payloadHash?: string;
  /** Names left out of SignedHeaders. */
  unsigned?: readonly string[];
  headers?: Record<string, string>;
  /** The query as it is to be signed: sorted and encoded. */
  canonicalQuery?: string;
  host?: string;
  body?: string;
}

/** Headers of a Signature Version 4 request signed by hand, over the path as given. */
export function signByHand(
  url: string,
  line: string,
  signing: Signing = {},
): Record<string, string> {
  const [method = "GET", target = "/"] = line.split(" ");
  const [path = "/", query = ""] = target.split("?");
  const { accessKeyId = alice, region = "us-east-1", service = "s3", body = "" } = signing;
  const stamp = new Date(signing.time ?? Date.now()).toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const scope = `${stamp.slice(0, 8)}/${region}/${service}/aws4_request`;
  const sent: Record<string, string> = {
    host: signing.host ?? new URL(url).host,
    "x-amz-content-sha256": signing.payloadHash ?? sha256(body),
    "x-amz-date": stamp,
    ...signing.headers,
  };
  const names = Object.keys(sent)
    .filter((name) => !signing.unsigned?.includes(name))
    .toSorted();
  const canonical = [
    method,
    path,
    signing.canonicalQuery ?? query,
    ...names.map((name) => `${name}:${sent[name]}`),
    "",
    names.join(";"),
    sent["x-amz-content-sha256"],
  ].join("\n");
  const key = [stamp.slice(0, 8), region, service, "aws4_request"].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${signing.secret ?? secretKeyFor(accessKeyId)}`,
  );
  const signature = hmac(
    key,
    `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${sha256(canonical)}`,
  ).toString("hex");
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
  return { ...sent, authorization };
}

/** Signs by hand and sends. */
export function sendSigned(
  url: string,
  line: string,
  signing: Signing = {},
): Promise<ReceivedResponse> {
  return send(url, line, { headers: signByHand(url, line, signing), body: signing.body });
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
