import { createHmac, hash } from "node:crypto";

export type AwsKeys = { accessKey: string; secretKey: string };

/** `path` and `query` as sent: encoded, the query's names sorted. `headers`: lower-case names, all of them get signed. */
export type Signable = {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
  payloadHash: string;
  at: Date;
};

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Percent-encodes a key for the path: everything but RFC 3986 unreserved characters and the slash. */
export function encodeKey(key: string): string {
  return encodeURIComponent(key)
    .replaceAll("%2F", "/")
    .replaceAll(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
}

/**
 * Returns a signer (AWS Signature Version 4, service s3) that adds the date, payload hash and authorization to the
 * headers of a request. The signing key is derived once a day, not once a request.
 */
export function createSigner({ accessKey, secretKey }: AwsKeys, region: string) {
  let keyDay = "";
  let key = Buffer.alloc(0);

  function signingKey(day: string): Buffer {
    if (day === keyDay) return key;
    key = hmac(hmac(hmac(hmac(`AWS4${secretKey}`, day), region), "s3"), "aws4_request");
    keyDay = day;
    return key;
  }

  return function sign(request: Signable): Record<string, string> {
    const time = request.at.toISOString().replaceAll(/[-:]|\.\d+/g, "");
    const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
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
    const signature = hmac(signingKey(time.slice(0, 8)), text).toString("hex");
    headers["authorization"] =
      `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
    return headers;
  };
}
