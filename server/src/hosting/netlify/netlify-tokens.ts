import { maskSecret } from "@mainstreet/contract/mask";
import type {
  NetlifyToken,
  NetlifyTokenInput,
} from "@mainstreet/contract/hosts/netlify/netlify-tokens";
import { netlifyTexts } from "@mainstreet/contract/hosts/netlify/netlify-texts";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { invalidField, notFound } from "../../errors.ts";
import { asOwner, asTenant, type Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { newId } from "../../platform/db/ids.ts";
import { campaigns } from "../../features/campaigns/tables.ts";
import { netlifyTokens } from "./tables.ts";
import { verifyToken } from "./verify-token.ts";
import { isUnchangedMask, rejectMask } from "../unchanged-mask.ts";

type Row = typeof netlifyTokens.$inferSelect;
type TokenId = { userId: string; id: string };

const place = ({ userId, id }: TokenId) => ({
  table: "netlify_tokens",
  column: "sealed_token",
  rowId: id,
  userId,
});
const mine = ({ userId, id }: TokenId) =>
  and(eq(netlifyTokens.userId, userId), eq(netlifyTokens.id, id));

/** The row without its secret. */
export function presentNetlifyToken(row: Row): NetlifyToken {
  return { _id: row.id, id: row.id, name: row.name, token: row.tokenMask };
}

export async function listTokens(db: Db, userId: string): Promise<NetlifyToken[]> {
  const rows = await asTenant(db, userId, (tx) =>
    tx
      .select()
      .from(netlifyTokens)
      .where(eq(netlifyTokens.userId, userId))
      .orderBy(asc(netlifyTokens.createdAt)),
  );
  return rows.map(presentNetlifyToken);
}

/** The token itself, for calls to Netlify; undefined when the user has no such token. */
export async function openToken(
  tx: Db,
  { sealer }: Pick<Deps, "sealer">,
  token: TokenId,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ sealedToken: netlifyTokens.sealedToken })
    .from(netlifyTokens)
    .where(mine(token));
  return row && sealer.open(row.sealedToken, place(token));
}

type TokenCheck = { userId: string; token: string };

/** Throws 400 with the spec's text unless Netlify knows the token; 429 after too many; ProviderError when it does not respond. */
async function assertValid({ config, limits }: Deps, { userId, token }: TokenCheck): Promise<void> {
  await limits.spend("keyChecks", userId);
  const { providerTimeoutMs: silenceMs } = config;
  const { apiUrl } = config.netlify;
  const isValid = await verifyToken({ apiUrl, silenceMs, token });
  if (!isValid) throw invalidField("token", netlifyTexts.tokens.invalid);
}

/** Checks a new token for the caller to store: not a mask, and known to Netlify. Not inside a transaction. */
export async function checkNewToken(
  deps: Deps,
  { userId, input }: { userId: string; input: NetlifyTokenInput },
): Promise<void> {
  rejectMask("token", input.token);
  await assertValid(deps, { userId, token: input.token });
}

/** Stores a checked token, sealed. */
export async function insertToken(
  tx: Db,
  { sealer }: Deps,
  { userId, input }: { userId: string; input: NetlifyTokenInput },
): Promise<NetlifyToken> {
  const id = newId();
  const sealedToken = sealer.seal(input.token, place({ userId, id }));
  const tokenMask = maskSecret(input.token);
  const [row] = await tx
    .insert(netlifyTokens)
    .values({ id, userId, name: input.name, sealedToken, tokenMask })
    .returning();
  if (!row) throw new Error("The inserted token was not returned");
  await recordEvent(tx, { userId, kind: "key-added", subject: input.name });
  return presentNetlifyToken(row);
}

/** Renames a token and, unless the row's own mask was sent back, replaces it after checking the new one. */
export async function updateToken(
  deps: Deps,
  { userId, id, input }: TokenId & { input: NetlifyTokenInput },
): Promise<NetlifyToken> {
  const { db, sealer } = deps;
  const [current] = await asTenant(db, userId, (tx) =>
    tx.select().from(netlifyTokens).where(mine({ userId, id })),
  );
  if (!current) throw notFound(netlifyTexts.tokens.notFound);
  const isKept = isUnchangedMask("token", input.token, current.tokenMask);
  if (!isKept) await assertValid(deps, { userId, token: input.token });
  const secret = isKept
    ? {}
    : {
        sealedToken: sealer.seal(input.token, place({ userId, id })),
        tokenMask: maskSecret(input.token),
      };
  const row = await asTenant(db, userId, async (tx) => {
    const [saved] = await tx
      .update(netlifyTokens)
      .set({ name: input.name, ...secret, updatedAt: sql`now()` })
      .where(mine({ userId, id }))
      .returning();
    if (!isKept) {
      await forgetAccount(tx, { userId, id });
      await recordEvent(tx, { userId, kind: "key-changed", subject: input.name });
    }
    return saved;
  });
  if (!row) throw notFound(netlifyTexts.tokens.notFound);
  return presentNetlifyToken(row);
}

/**
 * A new secret may belong to another account, which knows nothing of the old sites and has limits of its own. If it is the same account,
 * its sites are found by name.
 */
async function forgetAccount(tx: Db, { userId, id }: TokenId): Promise<void> {
  await asOwner(tx, () =>
    tx.execute(sql`
      update paces set is_known = false, deploy_limit = null, request_limit = null, deploy_windows = '{}', failures = 0,
        closed_until = null, hold_reason = null, held_at = null,
        probe_until = null, wake_at = now()
      where credential = ${`netlify:${id}`}`),
  );
  // After the limits, since an update of estimates locks limits and campaigns in this order.
  await tx
    .update(campaigns)
    .set({ netlifySiteId: null })
    .where(and(eq(campaigns.userId, userId), eq(campaigns.netlifyTokenId, id)));
}

/** Deletes a token; campaigns that used it keep everything but the account (their column is cleared by the database). */
export async function deleteToken(db: Db, { userId, id }: TokenId): Promise<void> {
  await asTenant(db, userId, async (tx) => {
    const [row] = await tx.delete(netlifyTokens).where(mine({ userId, id })).returning();
    if (!row) throw notFound(netlifyTexts.tokens.notFound);
    await recordEvent(tx, { userId, kind: "key-deleted", subject: row.name });
  });
}
