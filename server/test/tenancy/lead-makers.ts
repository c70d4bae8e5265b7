import { addLeadRecipient, removeLeadRecipient } from "@mainstreet/contract/lead-settings";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sealFields } from "../../src/features/leads/sealed-fields.ts";
import { queueDeliveries } from "../../src/features/leads/queue-deliveries.ts";
import { leadForms, leads } from "../../src/features/leads/tables.ts";
import { asTenant, type Db } from "../../src/platform/db/database.ts";
import { newId } from "../../src/platform/db/ids.ts";
import { createSealer } from "../../src/platform/secrets/secrets.ts";
import type { Visitor } from "../harness.ts";

type Owner = { userId: string; campaignId: string; word: string };

/** The key of every product that a test starts. */
const sealer = createSealer(Buffer.alloc(32, 7).toString("base64"));

/** A lead as its form would bring it: nothing is published here. */
async function addLead(db: Db, { userId, campaignId, word }: Owner): Promise<string> {
  const id = newId();
  const form = { userId, campaignId, token: `form-${word}-${campaignId}`, isOffered: true };
  const site = { label: `Plumbing ${word}`, phone: "336-555-0142", siteUrl: "", look: {} };
  const fields = {
    name: `Dana ${word}`,
    phone: "336-555-0199",
    email: "",
    topic: "",
    zip: "",
    message: word,
  };
  const lead = {
    id,
    userId,
    campaignId,
    token: form.token,
    formVersion: "",
    businessId: null,
    city: "Winston-Salem",
    region: "NC",
    sealedFields: sealFields(sealer, { id, userId }, fields),
    hasConsent: false,
    isCanary: false,
    state: "new" as const,
    textDigest: sealer.digest(id),
    wordsDigest: sealer.digest(id),
    senderDigest: sealer.digest(id),
    receivedAt: new Date(),
  };
  await asTenant(db, userId, async (tx) => {
    await tx
      .insert(leadForms)
      .values({ ...form, ...site })
      .onConflictDoNothing();
    await tx.insert(leads).values(lead);
    await queueDeliveries(tx, lead);
  });
  return id;
}

let numbers = 0;

async function makeRecipient(visitor: Visitor, word: string, id: string): Promise<string> {
  numbers += 1;
  const body = { channel: "mail" as const, address: `${word}-${numbers}@example.test` };
  const { response, failure } = await visitor.send(addLeadRecipient, { params: { id }, body });
  expect(response.id, failure.message).toBeDefined();
  return response.id;
}

export type LeadKind = "lead" | "leadRecipient";
type Owned = { visitor: Visitor; word: string; ids?: { business: string; campaign: string } };

/** Makes one more of each, by kind. */
export const leadMakers = (db: Db): Record<LeadKind, (world: Owned) => Promise<string>> => ({
  lead: ({ visitor, word, ids }) =>
    addLead(db, { userId: visitor.user.id, campaignId: ids?.campaign ?? "", word }),
  leadRecipient: ({ visitor, word, ids }) => makeRecipient(visitor, word, ids?.business ?? ""),
});

/** One of each. */
export async function makeLeads(db: Db, world: Owned): Promise<Record<LeadKind, string>> {
  const make = leadMakers(db);
  return { lead: await make.lead(world), leadRecipient: await make.leadRecipient(world) };
}

/** One of each that is gone. */
export async function makeErasedLeads(db: Db, world: Owned): Promise<Record<LeadKind, string>> {
  const made = await makeLeads(db, world);
  await db.delete(leads).where(eq(leads.id, made.lead));
  const params = { id: world.ids?.business ?? "", recipientId: made.leadRecipient };
  await world.visitor.send(removeLeadRecipient, { params });
  return made;
}
