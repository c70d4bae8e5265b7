import { randomUUID } from "node:crypto";
import type { EmulatorResponse } from "../emulated.ts";
import { escapeXml } from "../s3/wire/xml.ts";

/** Code → status and the text CloudFront uses (CloudFront API reference, "Errors" of each action). */
const catalogue = {
  AccessDenied: [403, "Access denied."],
  CNAMEAlreadyExists: [
    409,
    "One or more of the CNAMEs you provided are already associated with a different resource.",
  ],
  DistributionAlreadyExists: [
    409,
    "The caller reference that you are using to create a distribution is associated with another distribution.",
  ],
  DistributionNotDisabled: [
    409,
    "The distribution you are trying to delete has not been disabled.",
  ],
  IllegalUpdate: [400, "The update contains modifications that are not allowed."],
  InconsistentQuantities: [400, "The value of Quantity and the size of Items don't match."],
  IncompleteSignature: [400, "The request signature does not conform to AWS standards."],
  InvalidArgument: [400, "An argument is invalid."],
  InvalidClientTokenId: [403, "The security token included in the request is invalid."],
  InvalidIfMatchVersion: [400, "The If-Match version is missing or not valid for the resource."],
  InvalidViewerCertificate: [
    400,
    "To add an alternate domain name (CNAME) to a CloudFront distribution, you must attach a trusted certificate that validates your authorization to use the domain name.",
  ],
  MalformedXML: [400, "The XML document is not well formed, or not what the schema describes."],
  MissingAuthenticationToken: [403, "Request is missing Authentication Token"],
  NoSuchCachePolicy: [404, "The cache policy does not exist."],
  NoSuchDistribution: [404, "The specified distribution does not exist."],
  NoSuchOrigin: [404, "One or more of your origins or origin groups do not exist."],
  PreconditionFailed: [
    412,
    "The request failed because it didn't meet the preconditions in one or more request-header fields.",
  ],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided.",
  ],
  TooManyDistributions: [
    400,
    "Processing your request would cause you to exceed the maximum number of distributions allowed.",
  ],
  UnknownOperation: [404, "The emulator has no such operation."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

type CloudFrontErrorCode = keyof typeof catalogue;

/** The response by which CloudFront refuses a request. */
export class CloudFrontError extends Error {
  override readonly name = "CloudFrontError";
  readonly code: CloudFrontErrorCode;
  readonly status: number;

  constructor(code: CloudFrontErrorCode, message?: string) {
    super(message ?? catalogue[code][1]);
    this.code = code;
    this.status = catalogue[code][0];
  }
}

/** Renders an error document. */
export function renderError({ code, status, message }: CloudFrontError): EmulatorResponse {
  const fields = Object.entries({ Type: "Sender", Code: code, Message: message });
  const inner = fields.map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`).join("");
  const body = `<?xml version="1.0"?>\n<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error>${inner}</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
  return { status, headers: { "content-type": "text/xml" }, body };
}
