import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { StateStore } from "../state-store.ts";
import { NetlifyError } from "./netlify-error.ts";
import type { Records } from "./records.ts";

/** The token a sandbox deploys with until its user adds one. */
export const sandboxDefaultToken = "nfp_sandboxDefaultToken0001";

/** The user of a token. Every valid token is its own user with its own team, so tests make users by making up tokens. */
export type TokenUser = {
  /** First 12 hex digits of the token's SHA-256: the name of the credential in journal and truth log. */
  readonly credential: string;
  readonly id: string;
  readonly accountId: string;
  readonly accountSlug: string;
  readonly fullName: string;
  readonly email: string;
};

/** Finds the user of a request. Throws 401 for a missing, malformed or revoked token. */
export function authenticate(records: Records, headers: IncomingHttpHeaders): TokenUser {
  const token = bearerToken(headers);
  if (
    token === undefined ||
    !/^nfp_[A-Za-z0-9]{8,}$/.test(token) ||
    records.revokedTokens.all.has(sha256(token))
  ) {
    throw new NetlifyError(401, "Access Denied");
  }
  return userOf(token);
}

/** The credential a request names, valid or not; undefined without an Authorization header. */
export function credentialOf(headers: IncomingHttpHeaders): string | undefined {
  const token = bearerToken(headers);
  return token === undefined ? undefined : credentialOfToken(token);
}

/** The credential of a token; its team is named after it. */
export const credentialOfToken = (token: string): string => sha256(token).slice(0, 12);

/** `POST /__control/tokens {token, revoked}`: revokes a token, or makes it valid again. */
export function setTokenRevoked(
  store: StateStore,
  records: Records,
  body: unknown,
): { credential: string; revoked: boolean } {
  if (
    typeof body !== "object" ||
    body === null ||
    !("token" in body) ||
    typeof body.token !== "string"
  )
    throw new Error("token must be a string");
  if (!("revoked" in body) || typeof body.revoked !== "boolean")
    throw new Error("revoked must be true or false");
  const digest = sha256(body.token);
  store.commit([
    body.revoked ? records.revokedTokens.put(digest, true) : records.revokedTokens.remove(digest),
  ]);
  return { credential: digest.slice(0, 12), revoked: body.revoked };
}

function userOf(token: string): TokenUser {
  const digest = sha256(token);
  const short = digest.slice(0, 12);
  return {
    credential: short,
    id: digest.slice(12, 36),
    accountId: digest.slice(36, 60),
    accountSlug: `team-${short}`,
    fullName: `Sandbox user ${short}`,
    email: `${short}@netlify.localhost`,
  };
}

function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
