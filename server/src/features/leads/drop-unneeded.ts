import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import type { Db } from "../../platform/db/database.ts";
import { endDelivery } from "./end-delivery.ts";
import { IN_JUNK, isSameRecipient, messagesFor, queueDeliveries } from "./queue-deliveries.ts";
import { leadDeliveries, type leads } from "./tables.ts";

type Lead = typeof leads.$inferSelect;
type Delivery = typeof leadDeliveries.$inferSelect;
type Found = { lead: Lead; delivery: Delivery };
type Config = Pick<Deps, "config">;

const NO_RECIPIENT = "this recipient hears of no leads any more";
const NOT_CONFIRMED = "the address of the account is not confirmed";

/**
 * Ends a message that no longer has to be sent, and returns why; undefined for a message that is to be sent. Changes while it waited count:
 * its recipient was removed, or the lead was put into the junk folder. The caller has locked the lead, so that a lead that leaves the junk
 * folder at the same time finds the message ended.
 */
export async function dropUnneeded(
  tx: Db,
  deps: Config,
  found: Found,
): Promise<{ dropped: string } | undefined> {
  const { delivery, lead } = found;
  // The owner has opened the lead, or a worker ended the delivery here and was killed before it ended the row of the outbox too.
  if (delivery.state !== "waiting") return { dropped: delivery.reason || "it has ended" };
  const reason = await dropReason(tx, deps, found);
  if (reason === undefined) return undefined;
  await endDelivery(tx, delivery, { state: "dropped", reason });
  if (reason === NO_RECIPIENT && !delivery.isEscalation && !(await isForOthers(tx, found)))
    await queueDeliveries(tx, lead, (one) => !one.isEscalation && one.channel !== "webhook");
  return { dropped: reason };
}

async function dropReason(tx: Db, { config }: Config, found: Found): Promise<string | undefined> {
  const { delivery, lead } = found;
  if (lead.isCanary) return "a trial of the form ends here";
  if (lead.state === "junk") return IN_JUNK;
  const late = delivery.isEscalation ? await whyNotLate(tx, lead) : undefined;
  if (late !== undefined || delivery.channel === "webhook") return late;
  const present = (await messagesFor(tx, lead)).find((one) => isSameRecipient(one, delivery));
  if (!present) return NO_RECIPIENT;
  // Outside production nobody could confirm an address.
  return config.isProduction && !present.isProved ? NOT_CONFIRMED : undefined;
}

const ofLead = ({ userId, id }: Lead) =>
  and(eq(leadDeliveries.userId, userId), eq(leadDeliveries.leadId, id));

/** Why the escalation message is no longer needed. */
async function whyNotLate(tx: Db, lead: Lead): Promise<string | undefined> {
  if (lead.state !== "new") return "it was answered in time";
  const isOpened = and(ofLead(lead), isNotNull(leadDeliveries.openedAt));
  return (await tx.$count(leadDeliveries, isOpened)) > 0 ? "it was opened in time" : undefined;
}

/** Whether other people get a message about the lead without escalation, or have got one. */
async function isForOthers(tx: Db, { lead, delivery }: Found): Promise<boolean> {
  const isOther = and(
    ofLead(lead),
    ne(leadDeliveries.id, delivery.id),
    ne(leadDeliveries.channel, "webhook"),
    eq(leadDeliveries.isEscalation, false),
    inArray(leadDeliveries.state, ["waiting", "sent"]),
  );
  return (await tx.$count(leadDeliveries, isOther)) > 0;
}
