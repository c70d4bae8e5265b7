import { createHash, randomBytes } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { users } from "../../platform/db/users-table.ts";
import { knownDevices } from "./tables.ts";

/**
 * The cookie with the name of the device. It is no session: it only prevents that strangers' guesses lock the device's user out.
 * Browsers accept a cookie with this prefix only from this host and only over TLS (RFC 6265bis §4.1.3.2); most of them count localhost
 * as TLS.
 */
const COOKIE = "__Host-device";
const MAX_AGE_SECONDS = 400 * 86_400;

/** The hash by which a device is stored; '' for a browser that we have not seen, or a cookie that we have not signed. */
export function deviceOf(request: FastifyRequest): string {
  const { [COOKIE]: cookie } = request.cookies;
  const { valid, value } =
    cookie === undefined ? { valid: false, value: null } : request.unsignCookie(cookie);
  return valid && value !== null ? hashOf(value) : "";
}

/** Names the device unless it already has a name, and returns the hash of the name. */
export function nameDevice(request: FastifyRequest, reply: FastifyReply): string {
  const known = deviceOf(request);
  if (known !== "") return known;
  const name = randomBytes(32).toString("base64url");
  reply.setCookie(COOKIE, name, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: true,
    signed: true,
    maxAge: MAX_AGE_SECONDS,
  });
  return hashOf(name);
}

/** Whether somebody has signed in to the account with this address on the device. The same query for every address. */
export async function isKnownDevice(db: Db, emailKey: string, device: string): Promise<boolean> {
  const [found] = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.emailKey, emailKey), eq(knownDevices.device, device)));
  return found !== undefined;
}

/** Remembers that the user signed in on the device. True for one that is new to the user. */
export async function rememberDevice(tx: Db, userId: string, device: string): Promise<boolean> {
  const [added] = await tx
    .insert(knownDevices)
    .values({ userId, device })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.device],
      set: { lastUsedAt: sql`now()` },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return added?.isNew === true;
}

type Forgotten = { userId: string; keptDevice?: string | undefined };

/** Deletes the known devices of a user, except the one with the hash `keptDevice`. */
export async function forgetDevices(tx: Db, { userId, keptDevice = "" }: Forgotten): Promise<void> {
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.device, keptDevice)));
}

const hashOf = (name: string) => createHash("sha256").update(name).digest("base64url");
