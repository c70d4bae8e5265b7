import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { forbidden, invalidToken } from "./cloudflare-error.ts";
import type { Records } from "./records.ts";

/** The token that the sandbox offers in Settings. */
export const sandboxToken = "cfut_sandboxOfMainstreet0000000000000000000001";

/** Permissions in the words of the dashboard (docs/hosts.md §1.2). */
export const KNOWN_PERMISSIONS = [
  "Workers R2 Storage",
  "Workers Scripts",
  "Account Settings",
  "Zone",
  "DNS",
  "Workers Routes",
  "SSL and Certificates",
] as const;
export type Permission = (typeof KNOWN_PERMISSIONS)[number];

/** What is known of a token besides its text; a new one is active, without expiry, and has every permission. */
export type TokenRecord = {
  /** `active`, `disabled` or `expired`; a revoked token is unknown to Cloudflare. */
  readonly status: "active" | "disabled" | "expired" | "revoked";
  readonly expiresOn?: string;
  readonly missing: readonly Permission[];
};

/** Who sends a request. Tokens that begin with the same twelve characters after the prefix belong to one account. */
export type Caller = {
  readonly tokenId: string;
  /** The secret of its S3 key: lower-case hex SHA-256 of the token. */
  readonly secret: string;
  readonly accountId: string;
  readonly isAccountToken: boolean;
  readonly record: TokenRecord;
};

const FORM = /^(?:(cfut|cfat)_)?([A-Za-z0-9_-]{40,})$/;
const active: TokenRecord = { status: "active", missing: [] };

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const idOf = (kind: string, text: string) => sha256(`${kind} ${text}`).slice(0, 32);

/** The id of a token, by which journal and truth log name it. */
export const tokenIdOf = (token: string) => idOf("token", token);

const accountIdOf = (text: string) => idOf("account", text.slice(0, 12));

/** The account that a token belongs to. */
export const accountIdOfToken = (token: string) => accountIdOf(FORM.exec(token)?.[2] ?? "");

/** The caller of a token; undefined for a text that is none. */
export function callerOf(records: Records, token: string): Caller | undefined {
  const [, kind, text = ""] = FORM.exec(token) ?? [];
  if (text === "") return undefined;
  const tokenId = tokenIdOf(token);
  return {
    tokenId,
    secret: sha256(token),
    accountId: accountIdOf(text),
    isAccountToken: kind === "cfat",
    record: records.tokens.get(tokenId)?.record ?? active,
  };
}

/**
 * The caller of a request. Throws 1000 for a token that Cloudflare does not know, and remembers one that it does, so that
 * its S3 key works.
 */
export function authenticate(records: Records, headers: IncomingHttpHeaders): Caller {
  const token = /^Bearer +(\S+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const caller = callerOf(records, token);
  if (!caller || caller.record.status === "revoked") throw invalidToken();
  if (!records.tokens.get(caller.tokenId)) remember(records, caller, active);
  return caller;
}

/** Throws 10000 when the token lacks the permission, or is not active. */
export function assertPermission({ record }: Caller, permission: Permission): void {
  if (record.status !== "active") throw invalidToken();
  if (record.missing.includes(permission)) throw forbidden();
}

/** The credential a request names, for journal and truth log: the id of the token or S3 key, never a secret. */
export function credentialOf({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const key = /Credential=([0-9a-f]{32})\//.exec(authorization)?.[1];
  const token = /^Bearer +(\S+)$/.exec(authorization)?.[1];
  return key ?? (token === undefined ? undefined : tokenIdOf(token));
}

/** `POST /__control/tokens {token, status?, expiresOn?, missing?}`: what is not named stays as it was. */
export function setToken(records: Records, body: unknown): TokenRecord {
  const { token, ...fields } = readFields(body);
  const caller = callerOf(records, String(token));
  if (!caller) throw new Error("token must have the form of an API token");
  const record = { ...caller.record, ...fields };
  remember(records, caller, record);
  return record;
}

function remember(records: Records, { tokenId, secret, accountId }: Caller, record: TokenRecord) {
  records.store.commit([records.tokens.put(tokenId, { secret, accountId, record })]);
}

function readFields(body: unknown): { token?: unknown } & Partial<TokenRecord> {
  if (typeof body !== "object" || body === null) throw new Error("the body must be an object");
  const unknown = Object.keys(body).filter(
    (name) => !["token", "status", "expiresOn", "missing"].includes(name),
  );
  if (unknown.length > 0) throw new Error(`unknown field: ${unknown.join(", ")}`);
  return body;
}
