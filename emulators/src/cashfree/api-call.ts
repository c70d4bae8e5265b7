import type { EmulatorRequest } from "../emulated.ts";
import { parseObject } from "../json.ts";
import { CashfreeError } from "./cashfree-error.ts";
import type { Fields } from "./read-fields.ts";

/** One authenticated API request, as a route sees it. */
export type ApiCall = {
  readonly merchant: string;
  /** The named parts of the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly request: EmulatorRequest;
};

/** The JSON object in the body. Throws 400 when the body is no JSON object. */
export function jsonBody({ request }: ApiCall): Fields {
  const parsed = parseObject(request.body);
  if (typeof parsed === "string") throw new CashfreeError(400, "request_invalid", parsed);
  return parsed;
}
