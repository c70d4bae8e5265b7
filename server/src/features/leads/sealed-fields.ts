import type { LeadFields } from "@mainstreet/contract/leads";
import type { Sealer } from "../../platform/secrets/secrets.ts";

type LeadId = { id: string; userId: string };

const placeOf = ({ id, userId }: LeadId) => ({
  table: "leads",
  column: "sealed_fields",
  rowId: id,
  userId,
});

const NAMES = ["name", "phone", "email", "topic", "zip", "message"] as const;

/** Seals what a visitor typed for the row of the lead. */
export function sealFields(sealer: Sealer, lead: LeadId, fields: LeadFields): Buffer {
  return sealer.seal(JSON.stringify(NAMES.map((name) => fields[name])), placeOf(lead));
}

/** Opens what a visitor typed. Throws for a row that another key sealed. */
export function openFields(sealer: Sealer, lead: LeadId & { sealedFields: Buffer }): LeadFields {
  const values: unknown = JSON.parse(sealer.open(lead.sealedFields, placeOf(lead)));
  const [name = "", phone = "", email = "", topic = "", zip = "", message = ""] = Array.isArray(
    values,
  )
    ? values.map(String)
    : [];
  return { name, phone, email, topic, zip, message };
}
