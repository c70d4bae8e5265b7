import type { ResponseOf } from "@mainstreet/contract/endpoint";
import type { login, SignedIn } from "@mainstreet/contract/auth";

/** The session of a user without a second factor, whose login starts it at once. */
export function sessionOf(response: ResponseOf<typeof login>): SignedIn {
  if (!("token" in response)) throw new Error(`No session: ${JSON.stringify(response)}`);
  return response;
}
