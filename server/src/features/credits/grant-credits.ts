import { countOf } from "@mainstreet/contract/count";
import { eq } from "drizzle-orm";
import { asTenant, type Db } from "../../platform/db/database.ts";
import { emailKey } from "./email-key.ts";
import { newId } from "../../platform/db/ids.ts";
import { users } from "../../platform/db/users-table.ts";
import { recordEvent } from "../../platform/security-events/record-event.ts";
import { appendEntry, readBalance } from "./append-entry.ts";

type Grant = { email: string; credits: number; reason: string };

/**
 * Grants credits on behalf of an operator, with the reason that the user reads in the history. Returns the new balance; undefined = no
 * such user.
 */
export async function grantCredits(
  db: Db,
  { email, credits, reason }: Grant,
): Promise<number | undefined> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.emailKey, emailKey(email)));
  if (!user) return undefined;
  return asTenant(db, user.id, async (tx) => {
    await appendEntry(tx, {
      userId: user.id,
      type: "add",
      amount: credits,
      description: reason,
      businessKey: `grant:${newId()}`,
    });
    const subject = countOf(credits, "credit");
    await recordEvent(tx, { userId: user.id, kind: "credits-granted", subject, actor: "operator" });
    return readBalance(tx, user.id);
  });
}
