import { randomUUID } from "node:crypto";
import type { EmulatorRequest, EmulatorResponse } from "../emulated.ts";
import { authenticate } from "./access/authenticate.ts";
import type { Caller } from "./accounts.ts";
import { S3Error } from "./s3-error.ts";
import type { S3State } from "./state.ts";
import { readPayload } from "./wire/payload.ts";
import { escapeXml } from "./wire/xml.ts";

const VERSION = "2011-06-15";
const NAMESPACE = `https://sts.amazonaws.com/doc/${VERSION}/`;

type Refusal = readonly [status: number, code: string, message: string];

/** The codes that STS has for refusals of S3 (STS API reference, "Common errors"). */
const REFUSALS: Partial<Record<string, Refusal>> = {
  InvalidAccessKeyId: [
    403,
    "InvalidClientTokenId",
    "The security token included in the request is invalid.",
  ],
  AuthorizationHeaderMalformed: [
    403,
    "SignatureDoesNotMatch",
    "Credential should be scoped to correct service: 'sts'.",
  ],
  RequestTimeTooSkewed: [403, "SignatureDoesNotMatch", "Signature expired."],
  AccessDenied: [403, "MissingAuthenticationToken", "Request is missing Authentication Token"],
};

/** S3 has no `POST /`, so on the shared port that is a request to STS, whose query protocol posts a form to the root. */
export function isStsRequest({ method, url }: EmulatorRequest): boolean {
  return method === "POST" && url === "/";
}

/**
 * The Security Token Service's GetCallerIdentity, the only action it has here: the account of the signing key. Needs no
 * permission, so `deny` has no effect on it, as at AWS.
 */
export function handleSts(request: EmulatorRequest, state: S3State, now: number): EmulatorResponse {
  try {
    const { caller } = authenticate({ ...request, path: "/", query: [] }, state, {
      now,
      region: undefined,
      service: "sts",
    });
    if (!caller) throw new S3Error("AccessDenied");
    const { bytes } = readPayload(request.headers, request.body);
    return handleAction(new URLSearchParams(bytes.toString("utf8")), caller);
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    return failure(REFUSALS[error.code] ?? [error.status, error.code, error.message]);
  }
}

function handleAction(form: URLSearchParams, { arn, accountId, accessKeyId }: Caller) {
  const [action, version] = [form.get("Action"), form.get("Version")];
  if (action !== "GetCallerIdentity" || version !== VERSION) {
    const message = `Could not find operation ${action} for version ${version ?? "NO_VERSION_SPECIFIED"}`;
    return failure([400, "InvalidAction", message]);
  }
  const fields = { Arn: arn, UserId: `AIDA${accessKeyId.slice(4)}`, Account: accountId };
  const result = Object.entries(fields).map(([name, value]) => element(name, escapeXml(value)));
  return xml(200, "GetCallerIdentityResponse", [
    element("GetCallerIdentityResult", result.join("")),
    element("ResponseMetadata", element("RequestId", randomUUID())),
  ]);
}

function failure([status, code, message]: Refusal): EmulatorResponse {
  const fields = { Type: "Sender", Code: code, Message: message };
  const error = Object.entries(fields).map(([name, value]) => element(name, escapeXml(value)));
  return xml(status, "ErrorResponse", [
    element("Error", error.join("")),
    element("RequestId", randomUUID()),
  ]);
}

function xml(status: number, name: string, content: string[]): EmulatorResponse {
  const body = `<${name} xmlns="${NAMESPACE}">${content.join("")}</${name}>\n`;
  return { status, headers: { "content-type": "text/xml" }, body };
}

const element = (name: string, content: string) => `<${name}>${content}</${name}>`;
