import {
  type addPasskeyInput,
  MAX_PASSKEYS,
  type Passkey,
} from "@mainstreet/contract/second-factor";
import { secondFactorTexts as texts } from "@mainstreet/contract/second-factor-texts";
import type { CreationOptions } from "@mainstreet/contract/webauthn";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Deps } from "../../deps.ts";
import { conflict, invalidField, notFound, sessionRequired } from "../../errors.ts";
import { asTenant } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { countTry, endChallenge, startChallenge } from "../auth/second-factor-challenges.ts";
import { addFactor, type SessionId, removeFactor } from "./change-factors.ts";
import {
  checkRegistration,
  listPasskeys,
  type PasskeyRow,
  registrationOptions,
} from "./passkeys.ts";
import { requireRelyingParty } from "./relying-party.ts";
import { passkeys } from "./tables.ts";

const purpose = "add-passkey";

/** What a browser needs to make a passkey. Throws 409 for a user with too many, 503 where passkeys are not set up. */
export async function newPasskeyOptions(
  { config, db }: Deps,
  userId: string,
): Promise<{ challengeId: string; options: CreationOptions }> {
  const party = requireRelyingParty(config);
  return asTenant(db, userId, async (tx) => {
    const { id, email, name } = users;
    const [user] = await tx.select({ id, email, name }).from(users).where(eq(id, userId));
    if (!user) throw sessionRequired();
    const existing = await listPasskeys(tx, userId);
    if (existing.length >= MAX_PASSKEYS) throw tooMany();
    const options = await registrationOptions({ party, user }, existing);
    const { challenge: webauthnChallenge } = options;
    const challengeId = await startChallenge(tx, { userId, purpose, webauthnChallenge });
    return { challengeId, options };
  });
}

type NewPasskeyInput = { session: SessionId; input: z.output<typeof addPasskeyInput> };

/** Adds the passkey that a browser made. Throws 400 for an invalid response, 409 for a passkey that is added already. */
export async function addPasskey(deps: Deps, { session, input }: NewPasskeyInput) {
  const { challengeId: token, name, response } = input;
  const { userId } = session;
  const party = requireRelyingParty(deps.config);
  const challenge = await asTenant(deps.db, userId, async (tx) => {
    const found = await countTry(tx, { token, purpose, userId });
    return found && (await endChallenge(tx, found)) ? found : undefined;
  });
  const { webauthnChallenge = null } = challenge ?? {};
  if (webauthnChallenge === null) throw invalidField("challengeId", texts.passkeyExpired);
  const made = await checkRegistration(response, { party, webauthnChallenge });
  if (!made) throw invalidField("response", texts.passkeyRefused);
  return addFactor(deps, { session, kind: "passkey-added" }, async (tx) => {
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS) throw tooMany();
    const [row] = await tx
      .insert(passkeys)
      .values({ id: newId(), userId, name, ...made })
      .onConflictDoNothing()
      .returning();
    if (!row) throw conflict("PASSKEY_USED", texts.passkeyUsed);
    return { passkey: presentPasskey(row), subject: name };
  });
}

type Renaming = { userId: string; id: string; name: string };

/** Throws 404 for a passkey that is not the user's. */
export async function renamePasskey(
  { db }: Deps,
  { userId, id, name }: Renaming,
): Promise<Passkey> {
  return asTenant(db, userId, async (tx) => {
    const [row] = await tx.update(passkeys).set({ name }).where(isTheirs(userId, id)).returning();
    if (!row) throw notFound(texts.passkeyUnknown);
    await recordEvent(tx, { userId, kind: "passkey-renamed", subject: name });
    return presentPasskey(row);
  });
}

/** Throws 404 for a passkey that is not the user's. */
export async function removePasskey(
  deps: Deps,
  { session, id }: { session: SessionId; id: string },
): Promise<{ token: string }> {
  return removeFactor(deps, { session, kind: "passkey-removed" }, async (tx) => {
    const [row] = await tx.delete(passkeys).where(isTheirs(session.userId, id)).returning();
    if (!row) throw notFound(texts.passkeyUnknown);
    return { subject: row.name };
  });
}

const isTheirs = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id));

const tooMany = () => conflict("TOO_MANY_PASSKEYS", texts.tooManyPasskeys(MAX_PASSKEYS));

/** A passkey as its user sees it. */
export function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
