import { z } from "zod";
import { success, timestamp } from "./responses.ts";
import { endpoint } from "./endpoint.ts";
import { MAX_LENGTH } from "./limits.ts";

/** The deletion of an account: it is requested, can be called off for some days, and is then done in the background. */

/** For how many days it can be called off. The account works as before until then. */
export const ERASURE_DELAY_DAYS = 7;
/** For how many days a host that refuses to take a site down is tried again; after that the site stays up and the account is deleted. */
export const ERASURE_RETRY_DAYS = 7;

export const erasureTexts = {
  confirmationMissing: "Please type the email address of your account",
  confirmationDiffers: "This is not the email address of your account",
  sitesMissing: "Please choose whether your live sites are taken down or stay up",
  alreadyRequested: "The deletion of this account is already requested. Call it off first.",
  notRequested: "No deletion of this account is requested, or it has already begun.",
  /** Shown at sign-in, once the deletion has begun. */
  begun: "This account is being deleted.",
};

/** take-down: each live site is removed from its host, as when it is deleted alone · leave: each site stays at its host. */
const sites = z.enum(["take-down", "leave"], erasureTexts.sitesMissing);

export const requestErasureInput = z.object({
  /** The email address of the account, typed by its user; case does not matter. */
  confirmation: z
    .string(erasureTexts.confirmationMissing)
    .trim()
    .min(1, erasureTexts.confirmationMissing)
    .max(MAX_LENGTH.email, erasureTexts.confirmationDiffers),
  sites,
});
export type RequestErasureInput = z.infer<typeof requestErasureInput>;

const erasure = z.object({
  requestedAt: timestamp,
  /** When the deletion begins; until then it can be called off. */
  dueAt: timestamp,
  sites,
});
export type Erasure = z.infer<typeof erasure>;

/** The requested deletion, if any, and what the account would lose: for the banner and the confirmation. */
export const showErasure = endpoint("GET", "/account/erasure", {
  response: z.object({
    erasure: erasure.nullable(),
    liveSites: z.number(),
    credits: z.number(),
  }),
});

/** Requests the deletion. Needs fresh proof. A confirmation that differs gets 400 at the field, a second request 409. */
export const requestErasure = endpoint("POST", "/account/erasure", {
  body: requestErasureInput,
  response: z.object({ erasure }),
  status: 202,
  freshProof: "every-account",
});

/** Calls the deletion off. Needs no fresh proof, since nothing is lost by it. 409 when none is requested, or when it has begun. */
export const callOffErasure = endpoint("DELETE", "/account/erasure", { response: success });
