import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";

export type AwsKeys = { accessKey: string; secretKey: string };

/** `path` and `query` as sent: encoded, the query's names sorted. `headers`: lower-case names; all of them are signed. */
export type Signable = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  payloadHash: string;
  at: Date;
};

const hmac = (key: string | Buffer | KeyObject, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Percent-encodes a value of the query: everything but RFC 3986 unreserved characters. */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Percent-encodes a key for the path, except its slashes. */
export function encodeKey(key: string): string {
  return encodeUriPart(key).replaceAll("%2F", "/");
}

/** A signature is valid for one service in one region. */
export type SigningScope = { region: string; service: "s3" | "sts" | "cloudfront" };

const signingKeys = new LRUCache<string, KeyObject>({ max: 1_000 });

/** The key of one day, region and service, which takes four HMACs to derive; cached under a digest, since keys outlive deployments. */
function signingKey(secretKey: string, { region, service }: SigningScope, day: string): KeyObject {
  const name = hash("sha256", `${day} ${region} ${service} ${secretKey}`);
  const kept = signingKeys.get(name);
  if (kept) return kept;
  const regional = hmac(hmac(`AWS4${secretKey}`, day), region);
  const key = createSecretKey(hmac(hmac(regional, service), "aws4_request"));
  signingKeys.set(name, key);
  return key;
}

/**
 * Returns a signer (AWS Signature Version 4) that adds the date, payload hash and authorization to the
 * headers of a request.
 */
export function createSigner({ accessKey, secretKey }: AwsKeys, signing: SigningScope) {
  return function sign(request: Signable): Record<string, string> {
    const time = request.at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
    const scope = `${time.slice(0, 8)}/${signing.region}/${signing.service}/aws4_request`;
    const headers: Record<string, string> = {
      ...request.headers,
      "x-amz-content-sha256": request.payloadHash,
      "x-amz-date": time,
    };
    const names = Object.keys(headers).toSorted();
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join("");
    const signed = names.join(";");
    const canonical = `${request.method}\n${request.path}\n${request.query}\n${lines}\n${signed}\n${request.payloadHash}`;
    const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash("sha256", canonical)}`;
    const signature = hmac(signingKey(secretKey, signing, time.slice(0, 8)), text).toString("hex");
    headers["authorization"] =
      `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
    return headers;
  };
}
