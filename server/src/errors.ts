import type { CampaignDetail } from "@mainstreet/contract/campaigns";
import {
  CHANGED_SINCE,
  type Difference,
  versionTexts,
} from "@mainstreet/contract/campaign-version";
import { texts } from "@mainstreet/contract/texts";
import type { SessionEnd } from "@mainstreet/contract/sessions";

type ErrorResponse = {
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  required?: number;
  available?: number;
  retryAfterSeconds?: number;
  /** The methods that the path has, for 405. */
  allow?: string;
  /** The present version, and where the request differs from it, for 412. */
  campaign?: CampaignDetail;
  differences?: Difference[];
};

/** A failure with its response: thrown anywhere, rendered once in `platform/http/error-handler.ts`. `message` is the user's text. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly response: ErrorResponse;

  constructor(response: ErrorResponse) {
    super(response.message);
    this.response = response;
  }
}

/** 400: one field is wrong; `path` is its path in the request body. */
export function invalidField(path: string, message: string): AppError {
  return new AppError({ status: 400, code: "INVALID", message, fields: { [path]: message } });
}

/** 400: many fields are wrong; each issue's path is its path in the request body. */
export function invalidFields(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): AppError {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) if (path.length > 0) fields[path.join(".")] ??= message;
  const [first] = issues;
  const message = first?.message ?? texts.shell.unexpected;
  return new AppError({ status: 400, code: "INVALID", message, fields });
}

/** 401: no session, or one that has ended. */
export function sessionRequired(
  code: "SESSION_REQUIRED" | SessionEnd = "SESSION_REQUIRED",
): AppError {
  return new AppError({
    status: 401,
    code,
    message: texts.auth.sessionRequired,
  });
}

/** 402: the balance does not cover the cost. Both numbers are credits. */
export function insufficientCredits(required: number, available: number): AppError {
  const message = texts.credits.shortage(required - available);
  return new AppError({ status: 402, code: "INSUFFICIENT_CREDITS", message, required, available });
}

/** 404 for unknown and foreign ids alike: the responses must not differ. */
export function notFound(message: string): AppError {
  return new AppError({ status: 404, code: "NOT_FOUND", message });
}

/** 409: the request contradicts the present state. */
export function conflict(code: string, message: string): AppError {
  return new AppError({ status: 409, code, message });
}

/** 412: the campaign has another version than the caller read. */
export function staleVersion(campaign: CampaignDetail, differences: Difference[]): AppError {
  const message = versionTexts.changedSince;
  return new AppError({ status: 412, code: CHANGED_SINCE, message, campaign, differences });
}
