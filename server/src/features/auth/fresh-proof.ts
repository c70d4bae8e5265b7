import { FRESH_PROOF_REQUIRED } from "@mainstreet/contract/second-factor";
import { secondFactorTexts } from "@mainstreet/contract/second-factor-texts";
import type { FastifyRequest } from "fastify";
import { AppError, sessionRequired } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import type { SessionOfRequest } from "../../platform/http/route.ts";
import { readMethods } from "./second-factor-methods.ts";

/** Throws 403 unless the user proved their identity in the last minutes (`POST /auth/fresh-proof`). */
export function requireFreshProof(request: Pick<FastifyRequest, "session">): void {
  if (liveSessionOf(request).provedUntil !== null) return;
  const message = secondFactorTexts.freshProofRequired;
  throw new AppError({ status: 403, code: FRESH_PROOF_REQUIRED, message });
}

/** The same for endpoints that declare that they need fresh proof. Runs before the request's body is read. */
export async function checkFreshProof(db: Db, request: FastifyRequest): Promise<void> {
  const { freshProof } = request.routeOptions.config;
  const { session } = request;
  if (freshProof === undefined || !session || session.provedUntil !== null) return;
  if (freshProof === "accounts-with-second-factor") {
    const methods = await asTenant(db, session.userId, (tx) => readMethods(tx, session.userId));
    if (methods.length === 0) return;
  }
  requireFreshProof(request);
}

/** The session of a request to a protected endpoint. */
export function liveSessionOf({ session }: Pick<FastifyRequest, "session">): SessionOfRequest {
  if (!session) throw sessionRequired();
  return session;
}
