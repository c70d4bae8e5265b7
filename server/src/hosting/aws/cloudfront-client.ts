import { hash } from "node:crypto";
import { sendRequest } from "../../platform/http-client/send-request.ts";
import { withCallTrace } from "../../platform/http-client/trace-call.ts";
import { type AwsKeys, createSigner } from "../sign.ts";
import { type CloudFrontAction, errorFromFault, errorFromResponse } from "./cloudfront-error.ts";

/** `path` is relative to that of distributions, with its query. `etag`: of the version that is to be changed. */
export type CloudFrontCall = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  action: CloudFrontAction;
  path?: string;
  body?: string;
  etag?: string;
};

/** A document, and the ETag of its version. */
export type CloudFrontResult = { xml: string; etag: string };

export type CloudFrontAccess = AwsKeys & { apiUrl: string; silenceMs: number };

/** Sends one call. Throws ProviderError. */
export type CloudFrontClient = (call: CloudFrontCall) => Promise<CloudFrontResult>;

/**
 * A client of CloudFront's API (docs/hosts.md §2). No request is repeated here: the callers are jobs that run again, and CloudFront
 * recognises what was done before.
 */
export function createCloudFrontClient(access: CloudFrontAccess): CloudFrontClient {
  const origin = new URL(access.apiUrl);
  // CloudFront is one service for all regions, and requests are signed for this one.
  const sign = createSigner(access, { region: "us-east-1", service: "cloudfront" });
  return async ({ method, action, path = "", body, etag }) => {
    const [below = "", query = ""] = path.split("?");
    const signed = sign({
      method,
      path: `/2020-05-31/distribution${below}`,
      query,
      headers: {
        host: origin.host,
        ...(body !== undefined && { "content-type": "application/xml" }),
        ...(etag !== undefined && { "if-match": etag }),
      },
      payloadHash: hash("sha256", body ?? ""),
      at: new Date(),
    });
    const target = `/2020-05-31/distribution${path}`;
    const request = { origin, method, path: target, headers: signed, timeoutMs: access.silenceMs };
    const trace = { provider: "aws", operation: action, attempt: 1 } as const;
    const outcome = await withCallTrace(trace, () =>
      sendRequest({ ...request, ...(body !== undefined && { body: Buffer.from(body) }) }),
    );
    if ("fault" in outcome) throw errorFromFault(action, outcome);
    const { status, headers } = outcome;
    const xml = outcome.body.toString("utf8");
    if (!isSuccess(method, status, xml)) throw errorFromResponse(action, { status, body: xml });
    return { xml, etag: headers.etag ?? "" };
  };
}

/** CloudFront responds with a whole document, or with an empty body to a deletion: anything else is from a proxy in between. */
function isSuccess(method: string, status: number, xml: string): boolean {
  if (method === "DELETE") return status === 204;
  if (status < 200 || status > 299) return false;
  const root = /<(Distribution\w*) xmlns=/.exec(xml)?.[1];
  return root !== undefined && xml.trimEnd().endsWith(`</${root}>`);
}
