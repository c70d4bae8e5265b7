import { callerFor, isAccessKeyId, type Caller } from "../accounts.ts";
import {
  type AwsService,
  malformedAuthorization,
  parseAuthorization,
} from "../wire/authorization.ts";
import { defaultRegion, isRegion, type Region } from "../regions.ts";
import { S3Error } from "../s3-error.ts";
import { checkRequestTime, verifySignature, type SignedRequest } from "../wire/signature.ts";
import type { S3State } from "../state.ts";

/** The account that signed, and the region in its signature; an unsigned request has no caller. */
export interface Identity {
  caller: Caller | undefined;
  region: Region;
}

/** What the request must agree with: the time in ms, and the region its scope must name (undefined: any region). */
export interface Expected {
  now: number;
  region: Region | undefined;
  /** The service of the endpoint; S3 unless named. */
  service?: AwsService;
}

/**
 * Establishes who sends a request. Throws S3's error for a wrong one: AuthorizationHeaderMalformed (with `Region`),
 * RequestTimeTooSkewed, InvalidAccessKeyId, SignatureDoesNotMatch and similar ones.
 */
export function authenticate(request: SignedRequest, state: S3State, expected: Expected): Identity {
  const header = request.headers.authorization;
  if (header === undefined) return { caller: undefined, region: expected.region ?? defaultRegion };
  const authorization = parseAuthorization(header, expected.service ?? "s3");
  checkRequestTime(request.headers, authorization, expected.now);
  const { accessKeyId, region } = authorization;
  if (!isAccessKeyId(accessKeyId) || state.revokedKeys.get(accessKeyId)) {
    throw new S3Error("InvalidAccessKeyId", { fields: { AWSAccessKeyId: accessKeyId } });
  }
  if (!isRegion(region) || (expected.region && region !== expected.region)) {
    throw wrongRegion(region, expected.region ?? defaultRegion);
  }
  verifySignature(request, authorization);
  return { caller: callerFor(accessKeyId), region };
}

function wrongRegion(signed: string, right: Region): S3Error {
  return malformedAuthorization(`the region '${signed}' is wrong; expecting '${right}'`, {
    fields: { Region: right },
    headers: { "x-amz-bucket-region": right },
  });
}
