import type { AnswerOf } from "@mainstreet/contract/endpoint";
import type { login, SignedIn } from "@mainstreet/contract/auth";

/** The session of a user without a second factor, whose login starts it at once. */
export function sessionOf(answer: AnswerOf<typeof login>): SignedIn {
  if (!("token" in answer)) throw new Error(`No session: ${JSON.stringify(answer)}`);
  return answer;
}
