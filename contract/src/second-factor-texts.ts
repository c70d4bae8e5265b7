import { countOf } from "./count.ts";

/** Texts of responses about the second factor and fresh proof. */
export const secondFactorTexts = {
  freshProofRequired: "Please confirm that it is you, then try again.",
  wrongPassword: "The password is not right",
  secondFactorMissing: "Please confirm with your second factor too",
  wrongCode: "This code is not right, or was used before",
  codeFormat: "Please enter the 6 digits that your app shows",
  recoveryCodeFormat: "Please enter one of your recovery codes, such as 7k2m9-x4pqd",
  challengeOver:
    "This sign-in has expired, or there were too many wrong codes. Please sign in again.",
  passkeyRefused: "This passkey was not accepted. Please try again, or use another way.",
  passkeyUsed: "This passkey is added already",
  passkeyExpired: "This took too long. Please try again.",
  passkeyUnknown: "This passkey does not exist any more",
  tooManyPasskeys: (most: number) => `An account has at most ${most} passkeys`,
  nameMissing: "Please enter a name for the passkey",
  nameTooLong: (most: number) => `The name has at most ${most} characters`,
  /** 503: the operator has set no address of the dashboard. */
  noPasskeys: "Passkeys are not set up on this server. Please contact its operator.",
  noPendingApp: "Please start again: the code to scan was replaced or confirmed already.",
  noSecondFactor: "The account has no second factor yet",
  noApp: "The account has no authenticator app",
  tooManyCodes: (minutes: number) =>
    `Too many wrong codes. Please try again in ${countOf(minutes, "minute")}.`,
};
