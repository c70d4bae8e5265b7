import type { SignedIn } from "@mainstreet/contract/auth";
import type { SecondFactorInput } from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import type { RequestOptions } from "@mainstreet/contract/webauthn";
import { eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { isKnownDevice } from "../auth/known-devices.ts";
import { limitFailures } from "../auth/limit-failures.ts";
import { assertMaySignIn } from "../auth/log-in.ts";
import {
  type Challenge,
  countTry,
  endChallenge,
  findUserOf,
  MAX_TRIES,
  setWebauthnChallenge,
} from "../auth/second-factor-challenges.ts";
import { startSession } from "../auth/start-session.ts";
import { consumeFactor, guessCounters, readyFactor } from "./consume-factor.ts";
import { authenticationOptions, listPasskeys } from "./passkeys.ts";
import { requireRelyingParty } from "./relying-party.ts";

const purpose = "sign-in";

type Attempt = {
  input: SecondFactorInput;
  userAgent: string;
  /** The device's name in the request, '' for none; and the name that a successful sign-in sets. */
  device: string;
  nameDevice: () => string;
};

/**
 * Ends a sign-in that waits for a second factor, and starts the session. Throws 401 for a wrong factor, and when the sign-in has to begin
 * again; 429 after too many wrong codes.
 */
export async function signInWithFactor(deps: Deps, attempt: Attempt): Promise<SignedIn> {
  const { db, limits } = deps;
  const { input, device } = attempt;
  const challenge = await countTry(db, { token: input.challengeId, purpose });
  if (!challenge) throw challengeOver();
  const { userId } = challenge;
  const [user] = await db.select({ key: users.emailKey }).from(users).where(eq(users.id, userId));
  const isKnown = user !== undefined && (await isKnownDevice(db, user.key, device));
  const counters = guessCounters(input, { userId, knownDevice: isKnown ? device : undefined });
  let signedIn: SignedIn | undefined;
  await limitFailures(limits, counters, async () => {
    signedIn = await finish(deps, challenge, attempt);
    return signedIn !== undefined;
  });
  if (signedIn) return signedIn;
  await recordRefusal(db, challenge);
  throw challenge.tries >= MAX_TRIES ? challengeOver() : wrongFactor(input);
}

/** Undefined for a wrong second factor: then nothing was changed. */
async function finish(
  deps: Deps,
  challenge: Challenge,
  { input, userAgent, nameDevice }: Attempt,
): Promise<SignedIn | undefined> {
  const { userId, webauthnChallenge } = challenge;
  const factor = await readyFactor(deps.db, userId, input);
  return asTenant(deps.db, userId, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!(await consumeFactor(tx, deps, { ...factor, webauthnChallenge }))) return undefined;
    if (!user || !(await endChallenge(tx, challenge))) throw challengeOver();
    assertMaySignIn(user);
    const signIn = { userId, userAgent, device: nameDevice(), hasPassedSecondFactor: true };
    const token = await asOwner(tx, () => startSession(tx, signIn));
    return { token, user: { id: userId, _id: userId, name: user.name, email: user.email } };
  });
}

/** A change of the password or of the second factor locks the user too, and ends the challenge. */
async function lockUser(tx: Db, userId: string) {
  const isUser = eq(users.id, userId);
  const [user] = await asOwner(tx, () => tx.select().from(users).where(isUser).for("share"));
  return user;
}

async function recordRefusal(db: Db, { userId, tries }: Challenge): Promise<void> {
  await asTenant(db, userId, async (tx) => {
    await recordEvent(tx, { userId, kind: "second-factor-refused" });
    // Wrong codes are sent by someone who knows the password, which its owner should learn of.
    if (tries >= MAX_TRIES) await recordEvent(tx, { userId, kind: "second-factor-guesses" });
  });
}

/** What a browser needs to end a sign-in with a passkey. Throws 401 where the sign-in has to begin again, 503 without passkeys. */
export async function signInOptions(deps: Deps, token: string): Promise<RequestOptions> {
  const party = requireRelyingParty(deps.config);
  const named = { token, purpose } as const;
  const userId = await findUserOf(deps.db, named);
  if (userId === undefined) throw challengeOver();
  const existing = await asTenant(deps.db, userId, (tx) => listPasskeys(tx, userId));
  const options = await authenticationOptions(party, existing);
  const theirs = { ...named, userId };
  await asTenant(deps.db, userId, (tx) => setWebauthnChallenge(tx, theirs, options.challenge));
  return options;
}

function challengeOver(): AppError {
  return new AppError({ status: 401, code: "CHALLENGE_OVER", message: texts.challengeOver });
}

function wrongFactor({ method }: SecondFactorInput): AppError {
  const message = method === "passkey" ? texts.passkeyRefused : texts.wrongCode;
  return new AppError({ status: 401, code: "WRONG_SECOND_FACTOR", message });
}
