import { z } from "zod";
import { secondFactorTexts as texts } from "./second-factor-texts.ts";

/** The parts of the Web Authentication API that we use, as browsers write them in JSON (bytes in base64url). */

const bytes = (most: number) =>
  z
    .string(texts.passkeyRefused)
    .regex(/^[\w-]+$/, texts.passkeyRefused)
    .max(most, texts.passkeyRefused);

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export const transport = z.enum(TRANSPORTS);

const credential = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(transport).optional(),
});

const userVerification = z.enum(["required", "preferred", "discouraged"]);

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
  timeout: z.number(),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    userVerification,
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.infer<typeof creationOptions>;

/** For `navigator.credentials.get`. */
export const requestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(credential),
  userVerification,
});
export type RequestOptions = z.infer<typeof requestOptions>;

const credentialId = bytes(1_400);
const publicKeyCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key", texts.passkeyRefused),
});

/** The result of `create`, by its `toJSON`. */
export const registrationResponse = publicKeyCredential.extend({
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(20).optional(),
  }),
});
export type RegistrationResponse = z.infer<typeof registrationResponse>;

/** The result of `get`, by its `toJSON`. */
export const authenticationResponse = publicKeyCredential.extend({
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
  }),
});
export type AuthenticationResponse = z.infer<typeof authenticationResponse>;
