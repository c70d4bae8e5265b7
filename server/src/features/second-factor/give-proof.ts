import type { FreshProofInput } from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import type { RequestOptions } from "@mainstreet/contract/webauthn";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField, sessionRequired } from "../../errors.ts";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { limitFailures } from "../auth/limit-failures.ts";
import { countTry, endChallenge, startChallenge } from "../auth/second-factor-challenges.ts";
import { readMethods } from "../auth/second-factor-methods.ts";
import { noteProof } from "../auth/sessions.ts";
import { consumeFactor, guessCounters, readyFactor } from "./consume-factor.ts";
import { authenticationOptions, listPasskeys } from "./passkeys.ts";
import { requireRelyingParty } from "./relying-party.ts";

const purpose = "prove";

type Proof = { session: { id: string; userId: string }; input: FreshProofInput };
type Proved = { token: string; provedUntil: Date };

/**
 * Notes that the user proved that it is them, by the password and by the second factor where there is one, and returns the new
 * token of the session. Throws 400 at the field that is wrong, 429 after too many.
 */
export async function giveProof(deps: Deps, { session, input }: Proof): Promise<Proved> {
  const { db } = deps;
  const { userId } = session;
  try {
    await confirmPassword(deps, { userId, currentPassword: input.currentPassword });
    await checkSecondFactor(deps, { session, input });
  } catch (error) {
    await asTenant(db, userId, (tx) => recordEvent(tx, { userId, kind: "proof-refused" }));
    throw error;
  }
  return asTenant(db, userId, async (tx) => {
    const proved = await noteProof(tx, session);
    if (!proved) throw sessionRequired();
    await recordEvent(tx, { userId, kind: "proof-given" });
    return proved;
  });
}

async function checkSecondFactor(
  deps: Deps,
  { session, input: { secondFactor: input } }: Proof,
): Promise<void> {
  const { db, limits } = deps;
  const { userId } = session;
  const methods = await asTenant(db, userId, (tx) => readMethods(tx, userId));
  if (methods.length === 0) return;
  if (!input) throw invalidField("secondFactor", texts.secondFactorMissing);
  const factor = await readyFactor(db, userId, input);
  // A session counts like a known device: those who guess at the sign-in must not keep the owner from changing the password.
  const counters = guessCounters(input, { userId, knownDevice: session.id });
  const isRight = await limitFailures(limits, counters, () =>
    asTenant(db, userId, async (tx) => {
      if (input.method !== "passkey")
        return consumeFactor(tx, deps, { ...factor, webauthnChallenge: null });
      const challenge = await countTry(tx, { token: input.challengeId, purpose, userId });
      if (!challenge || !(await endChallenge(tx, challenge))) return false;
      const { webauthnChallenge } = challenge;
      return consumeFactor(tx, deps, { ...factor, webauthnChallenge });
    }),
  );
  if (isRight) return;
  if (input.method === "passkey") throw invalidField("secondFactor", texts.passkeyRefused);
  throw invalidField("secondFactor.code", texts.wrongCode);
}

type Prepared = { challengeId: string; options: RequestOptions };

/** What a browser needs to prove with a passkey. Throws 409 for a user without one, 503 where passkeys are not set up. */
export async function proofOptions({ config, db }: Deps, userId: string): Promise<Prepared> {
  const party = requireRelyingParty(config);
  return asTenant(db, userId, async (tx) => {
    const existing = await listPasskeys(tx, userId);
    if (existing.length === 0) throw conflict("NO_PASSKEY", texts.noSecondFactor);
    const options = await authenticationOptions(party, existing);
    return { challengeId: await prepare(tx, userId, options.challenge), options };
  });
}

const prepare = (tx: Db, userId: string, webauthnChallenge: string) =>
  startChallenge(tx, { userId, purpose, webauthnChallenge });
