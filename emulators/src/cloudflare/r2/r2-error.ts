import { writeErrorXml } from "../../s3/wire/xml.ts";
import type { EmulatorResponse } from "../../emulated.ts";

const STATUS = {
  Unauthorized: 401,
  AccessDenied: 403,
  SignatureDoesNotMatch: 403,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  PreconditionFailed: 412,
  TooManyRequests: 429,
  InternalError: 500,
  NotImplemented: 501,
} as const;

/** A refusal of R2's S3 API (docs/hosts.md §1.3). */
export class R2Error extends Error {
  override readonly name = "R2Error";
  readonly code: keyof typeof STATUS;

  constructor(code: keyof typeof STATUS, message: string = code) {
    super(message);
    this.code = code;
  }
}

export function errorDocument(code: string, message: string, status: number): EmulatorResponse {
  const body = writeErrorXml([
    ["Code", code],
    ["Message", message],
  ]);
  return { status, headers: { "content-type": "application/xml" }, body };
}

export const presentR2Error = ({ code, message }: R2Error) =>
  errorDocument(code, message, STATUS[code]);
