import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { newId } from "../../platform/db/ids.ts";
import { authenticatorApps as apps } from "./tables.ts";

const ISSUER = "Mainstreet";
/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Clocks of phones differ: the codes of one step before and after count too (RFC 6238 §5.2). */
const WINDOW = 1;

type Sealing = Pick<Deps, "sealer">;
type App = Pick<typeof apps.$inferSelect, "id" | "userId" | "sealedSecret">;

const placeOf = ({ id, userId }: Pick<App, "id" | "userId">) => ({
  table: "authenticator_apps",
  column: "sealed_secret",
  rowId: id,
  userId,
});

const totpOf = (secret: Secret, label = "") => new TOTP({ issuer: ISSUER, label, secret });

type NewApp = { userId: string; email: string };

/** Makes the secret of a new authenticator app, in place of one that was never confirmed. It counts once it is confirmed. */
export async function addPendingApp(
  tx: Db,
  { sealer }: Sealing,
  { userId, email }: NewApp,
): Promise<{ uri: string; secret: string }> {
  const id = newId();
  const secret = new Secret({ size: SECRET_BYTES });
  const sealedSecret = sealer.seal(secret.base32, placeOf({ id, userId }));
  await tx.delete(apps).where(and(eq(apps.userId, userId), isNull(apps.confirmedAt)));
  await tx.insert(apps).values({ id, userId, sealedSecret });
  return { uri: totpOf(secret, email).toString(), secret: secret.base32 };
}

type Confirmation = { userId: string; code: string };

/** Makes the new app the user's, in place of the former one, if the code is right. "missing" without a new app. */
export async function confirmPendingApp(
  tx: Db,
  deps: Sealing,
  { userId, code }: Confirmation,
): Promise<"confirmed" | "wrong" | "missing"> {
  const isPending = and(eq(apps.userId, userId), isNull(apps.confirmedAt));
  const [app] = await tx.select().from(apps).where(isPending).for("update");
  if (!app) return "missing";
  const step = stepOf(deps, app, code);
  if (step === undefined) return "wrong";
  await tx.delete(apps).where(and(eq(apps.userId, userId), isNotNull(apps.confirmedAt)));
  await tx
    .update(apps)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(apps.userId, userId), eq(apps.id, app.id)));
  return "confirmed";
}

/** Whether the code is valid for the user's app, and from a time step without a used code. */
export async function consumeTotpCode(
  tx: Db,
  deps: Sealing,
  { userId, code }: Confirmation,
): Promise<boolean> {
  const isConfirmed = and(eq(apps.userId, userId), isNotNull(apps.confirmedAt));
  const [app] = await tx.select().from(apps).where(isConfirmed);
  const step = app && stepOf(deps, app, code);
  if (!app || step === undefined) return false;
  // Of two requests with one code at once, the second waits here for the first, and then finds the step used.
  const used = await tx
    .update(apps)
    .set({ lastStep: step })
    .where(and(isConfirmed, eq(apps.id, app.id), lt(apps.lastStep, step)))
    .returning({ id: apps.id });
  return used.length > 0;
}

/** The time step of the code; undefined for a wrong one. */
function stepOf({ sealer }: Sealing, app: App, code: string): number | undefined {
  const secret = Secret.fromBase32(sealer.open(app.sealedSecret, placeOf(app)));
  const totp = totpOf(secret);
  const timestamp = Date.now();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
