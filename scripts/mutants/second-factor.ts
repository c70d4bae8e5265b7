import type { Mutant } from "./mutant.ts";

/** The second step of signing in, and fresh proof. */
export const secondFactorMutants: Mutant[] = [
  {
    breaks: "second factor: a code of an app counts more than once",
    find: ".where(and(isConfirmed, eq(apps.id, app.id), lt(apps.lastStep, step)))",
    replace: ".where(and(isConfirmed, eq(apps.id, app.id)))",
    file: "second-factor.concurrency.test.ts",
    title: "one code of an app sent by many sign-ins at once opens one of them",
    isLong: true,
  },
  {
    breaks: "second factor: a recovery code counts more than once",
    find: "eq(recoveryCodes.codeHash, codeHash),\n        isNull(recoveryCodes.usedAt),",
    replace: "eq(recoveryCodes.codeHash, codeHash),",
    file: "second-factor.concurrency.test.ts",
    title: "one recovery code sent by many sign-ins at once opens one of them",
  },
  {
    breaks: "second factor: a sign-in takes any number of wrong codes",
    find: "    lt(challenges.tries, MAX_TRIES),\n",
    replace: "",
    file: "second-factor.concurrency.test.ts",
    title: "more than five wrong codes of one sign-in at once are no more than five",
    isLong: true,
  },
  {
    breaks: "second factor: a challenge of another purpose ends a sign-in",
    find: "    eq(challenges.purpose, purpose),\n",
    replace: "",
    file: "altered-factors.long.test.ts",
    title: "an altered challenge ends no sign-in",
  },
  {
    breaks: "fresh proof: no call needs it",
    find: "await checkFreshProof(deps.db, request);",
    replace: "void checkFreshProof;",
    file: "fresh-proof.integration.test.ts",
    title: "every call of the contract that declares it needs fresh proof",
  },
  {
    breaks: "fresh proof: that of other sessions outlives a new second factor",
    find: "await forgetOtherProofs(tx, session);",
    replace: "void forgetOtherProofs;",
    file: "fresh-proof.integration.test.ts",
    title: "a second factor that is added to another takes the proof of the other sessions",
  },
  {
    breaks: "lost factor: a sign-in that waits outlives a new password by mail",
    find: "export async function endAll(tx: Db, userId: string, why: EndReason): Promise<void> {\n  await endSignIns(tx, userId);",
    replace:
      "export async function endAll(tx: Db, userId: string, why: EndReason): Promise<void> {",
    file: "lost-factor.integration.test.ts",
    title: "a new password by a link keeps the second factor, and ends sign-ins that wait for it",
  },
  {
    breaks: "lost factor: who takes an account over meets the second factor of a stranger",
    find: "      await removeSecondFactor(tx, userId);\n",
    replace: "",
    file: "lost-factor.integration.test.ts",
    title: "who proves an address that somebody else signed up with gets the account without",
    isLong: true,
  },
];
