import type { FreshProofInput, SecondFactorInput } from "@mainstreet/contract/second-factor";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import type { Counter } from "../auth/limit-failures.ts";
import { consumePasskey } from "./passkeys.ts";
import { consumeRecoveryCode, hashRecoveryCode } from "./recovery-codes.ts";
import { requireRelyingParty } from "./relying-party.ts";
import { consumeTotpCode } from "./totp.ts";

type FactorInput = SecondFactorInput | NonNullable<FreshProofInput["secondFactor"]>;

/** A second factor that a user sent, ready to be compared in a transaction: the slow computation is done. */
export type ReadyFactor = { userId: string; input: FactorInput; recoveryHash?: string | undefined };

/** Does what takes too long for a transaction: a recovery code is hashed. */
export async function readyFactor(
  db: Db,
  userId: string,
  input: FactorInput,
): Promise<ReadyFactor> {
  if (input.method !== "recovery-code") return { userId, input };
  const recoveryHash = await hashRecoveryCode(db, userId, input.code);
  return { userId, input, recoveryHash };
}

/**
 * Uses a second factor; false when it is wrong, or was used before. `webauthnChallenge`: what a passkey had to sign, null when no passkey
 * was requested.
 */
export async function consumeFactor(
  tx: Db,
  deps: Pick<Deps, "sealer" | "config">,
  {
    userId,
    input,
    recoveryHash,
    webauthnChallenge,
  }: ReadyFactor & { webauthnChallenge: string | null },
): Promise<boolean> {
  if (input.method === "totp") return consumeTotpCode(tx, deps, { userId, code: input.code });
  if (input.method === "recovery-code") {
    const isRight = await consumeRecoveryCode(tx, userId, recoveryHash);
    if (isRight) await recordEvent(tx, { userId, kind: "recovery-code-used" });
    return isRight;
  }
  if (webauthnChallenge === null) return false;
  const party = requireRelyingParty(deps.config);
  return consumePasskey(tx, { userId, response: input.response, party, webauthnChallenge });
}

/** Counts wrong codes of a user. Signatures cannot be guessed, so they are not counted. */
export function guessCounters(
  { method }: FactorInput,
  { userId, knownDevice }: { userId: string; knownDevice?: string | undefined },
): Counter[] {
  if (method === "passkey") return [];
  // As for passwords: the guesses of others do not lock out a device on which the user signed in before.
  return knownDevice === undefined
    ? [
        ["failedSecondFactors", userId],
        ["failedSecondFactorsInDay", userId],
      ]
    : [["failedSecondFactorsOnDevice", `${userId} ${knownDevice}`]];
}
