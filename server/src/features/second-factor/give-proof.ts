import type { FreshProofInput } from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import type { RequestOptions } from "@mainstreet/contract/webauthn";
import type { Deps } from "../../deps.ts";
import { AppError, conflict, invalidField, sessionRequired } from "../../errors.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { confirmPassword } from "../auth/confirm-password.ts";
import { limitFailures } from "../auth/limit-failures.ts";
import { lockUser } from "../auth/link-tokens.ts";
import { countTry, endChallenge, startChallenge } from "../auth/second-factor-challenges.ts";
import { readMethods } from "../auth/second-factor-methods.ts";
import { noteProof } from "../auth/sessions.ts";
import { consumeFactor, guessCounters, type ReadyFactor, readyFactor } from "./consume-factor.ts";
import { authenticationOptions, listPasskeys } from "./passkeys.ts";
import { requireRelyingParty } from "./relying-party.ts";

const purpose = "prove";

type Proof = { session: { id: string; userId: string }; input: FreshProofInput };
type Proved = { token: string; provedUntil: Date };

/**
 * Records that the user proved their identity, by the password and by the second factor where there is one, and returns the new token of
 * the session. Throws 400 at the field that is wrong, 429 after too many attempts.
 */
export async function giveProof(deps: Deps, proof: Proof): Promise<Proved> {
  const { userId } = proof.session;
  const { currentPassword } = proof.input;
  try {
    await confirmPassword(deps, { userId, currentPassword });
    return await proveBySecondFactor(deps, proof);
  } catch (error) {
    // Only a wrong password or factor is recorded as refused; too many requests or a database that is away do not show who sent the
    // request.
    if (error instanceof AppError && error.response.status === 400) await noteRefusal(deps, userId);
    throw error;
  }
}

async function noteRefusal({ db, log }: Deps, userId: string): Promise<void> {
  try {
    await asTenant(db, userId, (tx) => recordEvent(tx, { userId, kind: "proof-refused" }));
  } catch (err) {
    // Only logged, so that the user still reads what is wrong with the proof.
    log.error({ err, userId }, "a refused proof is not recorded");
  }
}

async function proveBySecondFactor(deps: Deps, { session, input }: Proof): Promise<Proved> {
  const { db, limits } = deps;
  const { userId } = session;
  const { secondFactor } = input;
  const methods = await asTenant(db, userId, (tx) => readMethods(tx, userId));
  if (methods.length === 0) {
    const proved = await noteLocked(deps, session, hasNoFactor);
    if (proved) return proved;
    throw factorMissing();
  }
  if (!secondFactor) throw factorMissing();
  const factor = await readyFactor(db, userId, secondFactor);
  // A session counts like a known device: those who guess at the sign-in must not keep the owner from changing the password.
  const counters = guessCounters(secondFactor, { userId, knownDevice: session.id });
  let proved: Proved | undefined;
  await limitFailures(limits, counters, async () => {
    proved = await noteLocked(deps, session, (tx) => consume(tx, deps, factor));
    return proved !== undefined;
  });
  if (proved) return proved;
  if (secondFactor.method === "passkey") throw invalidField("secondFactor", texts.passkeyRefused);
  throw invalidField("secondFactor.code", texts.wrongCode);
}

/**
 * Records the proof if `check` finds it right, with the user locked, so that no second factor is added between the two. Undefined if it is
 * wrong; what `check` counted stays.
 */
async function noteLocked(
  { db }: Deps,
  session: Proof["session"],
  check: (tx: Db, userId: string) => Promise<boolean>,
): Promise<Proved | undefined> {
  const { userId } = session;
  return asTenant(db, userId, async (tx) => {
    await asOwner(tx, () => lockUser(tx, userId));
    if (!(await check(tx, userId))) return undefined;
    const proved = await noteProof(tx, session);
    if (!proved) throw sessionRequired();
    await recordEvent(tx, { userId, kind: "proof-given" });
    return proved;
  });
}

/** False when a second factor was added since the request began. */
const hasNoFactor = async (tx: Db, userId: string) => (await readMethods(tx, userId)).length === 0;

async function consume(tx: Db, deps: Deps, factor: ReadyFactor): Promise<boolean> {
  const { userId, input } = factor;
  if (input.method !== "passkey")
    return consumeFactor(tx, deps, { ...factor, webauthnChallenge: null });
  const challenge = await countTry(tx, { token: input.challengeId, purpose, userId });
  if (!challenge || !(await endChallenge(tx, challenge))) return false;
  const { webauthnChallenge } = challenge;
  return consumeFactor(tx, deps, { ...factor, webauthnChallenge });
}

const factorMissing = () => invalidField("secondFactor", texts.secondFactorMissing);

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
