import { bucketHttpsTexts } from "@mainstreet/contract/hosts/aws/bucket-https-texts";
import { awsTexts } from "@mainstreet/contract/hosts/aws/aws-texts";
import type { ConnectionFault } from "../../platform/http-client/send-request.ts";
import { ProviderError, type ProviderErrorKind } from "../../provider-error.ts";
import { xmlAt } from "../read-xml.ts";

/** The calls that we make, with the names of their permissions in IAM after `cloudfront:`. */
export type CloudFrontAction =
  | "CreateDistribution"
  | "ListDistributions"
  | "GetDistribution"
  | "GetDistributionConfig"
  | "UpdateDistribution"
  | "DeleteDistribution";

/** Error codes that callers handle. */
const CALLERS_CODES = [
  "DistributionAlreadyExists",
  "DistributionNotDisabled",
  "InvalidIfMatchVersion",
  "NoSuchDistribution",
  "PreconditionFailed",
] as const;
export type CallersCode = (typeof CALLERS_CODES)[number];

const WRONG_KEYS = new Set([
  "InvalidClientTokenId",
  "SignatureDoesNotMatch",
  "IncompleteSignature",
  "MissingAuthenticationToken",
  "InvalidAccessKeyId",
  "ExpiredToken",
]);
const THROTTLED = new Set(["Throttling", "ThrottlingException", "TooManyRequestsException"]);

/** A refusal that CloudFront names by a code. */
export class CloudFrontRefusal extends ProviderError {
  readonly code: string;
  constructor(code: string, details: ConstructorParameters<typeof ProviderError>[0]) {
    super(details);
    this.code = code;
  }
}

/** Whether the error is a refusal with one of these codes. */
export function isRefusal(error: unknown, ...codes: CallersCode[]): boolean {
  return error instanceof CloudFrontRefusal && codes.some((code) => code === error.code);
}

/** The error for a response that is not a success; its cause names the call and the code, and nothing from the response's text. */
export function errorFromResponse(
  action: CloudFrontAction,
  { status, body }: { status: number; body: string },
): ProviderError {
  const code = xmlAt(body, "ErrorResponse/Error/Code");
  const text = xmlAt(body, "ErrorResponse/Error/Message");
  const [kind, message] = meaningOf(action, { status, code, text });
  const cause = new Error(`CloudFront ${action}: ${status} ${code}`);
  return new CloudFrontRefusal(code, { provider: "aws", kind, message, cause });
}

type Refused = { status: number; code: string; text: string };

function meaningOf(
  action: CloudFrontAction,
  { status, code, text }: Refused,
): [ProviderErrorKind, string] {
  const { errors } = awsTexts;
  const texts = bucketHttpsTexts.errors;
  if (WRONG_KEYS.has(code)) {
    const isClock = /expired|not yet current/i.test(text);
    return isClock ? ["unavailable", errors.wrongClock] : ["credential", errors.credential];
  }
  if (THROTTLED.has(code) || status === 429) return ["rate-limited", errors.busy];
  if (code === "AccessDenied") {
    if (/must be verified/i.test(text)) return ["rejected", texts.unverifiedAccount];
    // AWS names another permission when a call needs several.
    const named = /\bperform: cloudfront:([A-Za-z]{3,64})\b/.exec(text)?.[1] ?? action;
    return ["forbidden", texts.missingPermission(`cloudfront:${named}`)];
  }
  if (code === "TooManyDistributions") return ["rejected", texts.tooMany];
  if (code === "NoSuchDistribution") return ["missing-target", texts.gone];
  // A success here, or a refusal without one of CloudFront's codes, is from a proxy in between.
  if (status >= 500 || status < 400 || code === "") return ["unavailable", errors.silent];
  return ["rejected", errors.refused(/^\w{1,64}$/.test(code) ? code : String(status))];
}

/** The error for a connection that broke, was refused or was silent for too long. */
export function errorFromFault(
  action: CloudFrontAction,
  { fault, detail }: ConnectionFault,
): ProviderError {
  const cause = new Error(`CloudFront ${action}: connection ${fault}, ${detail}`);
  const kind = fault === "timeout" ? "timeout" : "unavailable";
  return new ProviderError({ provider: "aws", kind, message: awsTexts.errors.silent, cause });
}
