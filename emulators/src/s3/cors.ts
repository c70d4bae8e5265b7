import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { matchesPattern } from "./access/policy-actions.ts";
import { S3Error } from "./s3-error.ts";
import type { BucketRecord, CorsRule } from "./state.ts";

/** A browser's preflight of a request to another origin. */
type Wish = { origin: string; method: string; headers: string[] };

const covers = (patterns: readonly string[], text: string): boolean =>
  patterns.some((pattern) => matchesPattern(pattern, text));

/** The first rule of the bucket that allows origin, method and headers. */
function ruleFor(bucket: BucketRecord | undefined, wish: Wish): CorsRule | undefined {
  return bucket?.cors?.find(
    ({ origins, methods, headers }) =>
      covers(origins, wish.origin) &&
      methods.includes(wish.method) &&
      wish.headers.every((name) =>
        covers(
          headers.map((pattern) => pattern.toLowerCase()),
          name,
        ),
      ),
  );
}

/** Responds to a browser's preflight request (OPTIONS), which is never signed. Throws AccessForbidden, InvalidRequest. */
export function handlePreflight(
  { headers }: EmulatorRequest,
  bucket: BucketRecord | undefined,
): EmulatorResponse {
  const { origin } = headers;
  const method = headers["access-control-request-method"];
  if (origin === undefined || method === undefined)
    throw new S3Error("InvalidRequest", {
      message: "Insufficient information. Origin request header needed.",
    });
  const names = listIn(headers["access-control-request-headers"]);
  const rule = ruleFor(bucket, { origin, method, headers: names });
  if (!rule)
    throw new S3Error("AccessForbidden", {
      message: bucket?.cors
        ? "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource's CORS spec."
        : "CORSResponse: CORS is not enabled for this bucket.",
    });
  const allowed = names.length > 0 && { "access-control-allow-headers": names.join(", ") };
  const maxAge = rule.maxAgeSeconds !== undefined && {
    "access-control-max-age": String(rule.maxAgeSeconds),
  };
  return { status: 200, headers: { ...corsHeaders(rule, origin), ...allowed, ...maxAge } };
}

/** The response with what a browser needs to show it to a page of another origin, where a rule allows that. */
export function withCors(
  response: EmulatorResponse,
  { method, headers }: EmulatorRequest,
  bucket: BucketRecord | undefined,
): EmulatorResponse {
  const { origin } = headers;
  if (origin === undefined || method === "OPTIONS") return response;
  const rule = ruleFor(bucket, { origin, method, headers: [] });
  if (!rule) return response;
  return { ...response, headers: { ...response.headers, ...corsHeaders(rule, origin) } };
}

function corsHeaders({ origins, methods, exposed }: CorsRule, origin: string) {
  const isForAll = origins.includes("*");
  return {
    "access-control-allow-origin": isForAll ? "*" : origin,
    "access-control-allow-methods": methods.join(", "),
    ...(exposed.length > 0 && { "access-control-expose-headers": exposed.join(", ") }),
    ...(!isForAll && { "access-control-allow-credentials": "true" }),
    vary: "Origin, Access-Control-Request-Headers, Access-Control-Request-Method",
  };
}

function listIn(header: string | undefined): string[] {
  return (header ?? "")
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
}
