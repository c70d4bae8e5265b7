import type {
  AuthenticationResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from "@mainstreet/contract/webauthn";
import { transport } from "@mainstreet/contract/webauthn";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import type { RelyingParty } from "./relying-party.ts";
import { passkeys } from "./tables.ts";

const RP_NAME = "Mainstreet";
const TIMEOUT_MS = 5 * 60_000;
/** EdDSA, ES256 and RS256 (COSE). */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when the first passkey is used: it brings parsers of certificates, which no start should wait for. */
const load = () => import("@simplewebauthn/server");

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A user's passkeys, oldest first. */
export async function listPasskeys(tx: Db, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

type Registration = { party: RelyingParty; user: { id: string; email: string; name: string } };

/** What a browser needs to make a passkey; an authenticator that has one of the user's passkeys makes no second. */
export async function registrationOptions(
  { party, user }: Registration,
  existing: PasskeyRow[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await load();
  const { challenge, user: named } = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id: party.id, name: RP_NAME },
    user: named,
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: TIMEOUT_MS,
    excludeCredentials: existing.map(describe),
    // A passkey is requested after the password, when the user is known: the authenticator need not find the account by itself.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
    attestation: "none",
  };
}

/** What a browser needs to sign with a passkey. */
export async function authenticationOptions(
  party: RelyingParty,
  existing: PasskeyRow[],
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await load();
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id });
  return {
    rpId: party.id,
    challenge,
    timeout: TIMEOUT_MS,
    allowCredentials: existing.map(describe),
    userVerification: "preferred",
  };
}

const describe = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  type: "public-key" as const,
  transports: knownTransports(transports),
});

const knownTransports = (names: readonly string[]) =>
  names.flatMap((name) => transport.safeParse(name).data ?? []);

/** What is to be signed, and for whom. */
type Expected = { party: RelyingParty; webauthnChallenge: string };
export type NewPasskey = Pick<
  PasskeyRow,
  "credentialId" | "publicKey" | "signCount" | "transports"
>;

/** The passkey that a browser made; undefined for an invalid response. */
export async function checkRegistration(
  response: RegistrationResponse,
  { party, webauthnChallenge }: Expected,
): Promise<NewPasskey | undefined> {
  if (!(await isWithoutCertificates(response))) return undefined;
  const { verifyRegistrationResponse } = await load();
  const { transports = [] } = response.response;
  const verified = await orUndefined(
    verifyRegistrationResponse({
      response: {
        ...response,
        response: { ...response.response, transports: knownTransports(transports) },
        clientExtensionResults: {},
      },
      expectedChallenge: webauthnChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: counter,
    transports: knownTransports(transports),
  };
}

/**
 * We request no attestation, and trust none. To check one with certificates the library would download revocation lists from addresses that
 * the sender chooses.
 */
async function isWithoutCertificates({ response }: RegistrationResponse): Promise<boolean> {
  const helpers = await import("@simplewebauthn/server/helpers");
  const { decodeAttestationObject, isoBase64URL } = helpers;
  try {
    const bytes = isoBase64URL.toBuffer(response.attestationObject);
    const decoded = decodeAttestationObject(bytes);
    const format = decoded.get("fmt");
    return (
      format === "none" || (format === "packed" && decoded.get("attStmt").get("x5c") === undefined)
    );
  } catch {
    return false;
  }
}

type Signed = Expected & { userId: string; response: AuthenticationResponse };

/** Whether one of the user's passkeys signed; records its use and its counter. */
export async function consumePasskey(
  tx: Db,
  { userId, response, party, webauthnChallenge }: Signed,
): Promise<boolean> {
  const isSigner = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id));
  const [passkey] = await tx.select().from(passkeys).where(isSigner).for("update");
  if (!passkey) return false;
  const { credentialId, publicKey, signCount } = passkey;
  const { verifyAuthenticationResponse } = await load();
  const verified = await orUndefined(
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: webauthnChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: signCount },
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return false;
  await tx
    .update(passkeys)
    .set({ signCount: verified.authenticationInfo.newCounter, lastUsedAt: sql`now()` })
    .where(isSigner);
  return true;
}

/** The library throws for an invalid response. */
async function orUndefined<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}
