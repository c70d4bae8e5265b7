import type { Db } from "../../platform/db/database.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { rememberDevice } from "./known-devices.ts";
import { createSession, removeOldSessions } from "./sessions.ts";

/** `device`: the hash of its name. */
type SignIn = { userId: string; userAgent: string; device: string; hasPassedSecondFactor: boolean };

/** Starts the session of a user who has passed every check of the sign-in, and returns its token. */
export async function startSession(
  tx: Db,
  { userId, userAgent, device, hasPassedSecondFactor }: SignIn,
): Promise<string> {
  await removeOldSessions(tx, userId);
  const isNewDevice = await rememberDevice(tx, userId, device);
  await recordEvent(tx, { userId, kind: isNewDevice ? "signed-in-on-new-device" : "signed-in" });
  return createSession(tx, { userId, userAgent, hasPassedSecondFactor });
}
