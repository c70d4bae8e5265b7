import { eq, sql } from "drizzle-orm";
import type { Deps } from "../../src/deps.ts";
import { sealFields } from "../../src/features/leads/sealed-fields.ts";
import { leads } from "../../src/features/leads/tables.ts";

/** A form on every third live site, and three messages by each: answered, new and junk, none twice. */
export function leadRows(): string[] {
  return [
    `insert into lead_forms (token, user_id, campaign_id, is_offered, label, phone, site_url, look)
      select 'form-' || i, user_id, id, true, service, '336-555-0142', 'https://site-' || i || '.example/', '{}'
        from seeds where is_live and i % 3 = 0`,
    `insert into leads (id, user_id, token, form_version, campaign_id, city, region, sealed_fields, has_consent, state, junk_reason,
        text_digest, words_digest, sender_digest, received_at, answered_at)
      select pg_temp.id_at(at, 'lead ' || i || ' ' || nth), user_id, 'form-' || i, '', id, 'Winston-Salem', 'NC', '', false,
          (array['answered', 'new', 'junk'])[nth], case nth when 3 then 'links' else '' end,
          decode(md5(i || ' ' || nth), 'hex'), decode(md5(i || ' ' || nth), 'hex'), decode(md5('sender ' || i), 'hex'), at,
          case nth when 1 then at + interval '1 hour' end
        from seeds cross join generate_series(1, 3) nth cross join lateral (select made_at + nth * interval '1 day' as at) received
        where is_live and i % 3 = 0`,
    `insert into lead_deliveries (id, user_id, lead_id, channel, recipient, is_escalation, state, due_at, ended_at)
      select gen_random_uuid(), user_id, id, 'mail', 'owner@example.test', false, 'sent', received_at, received_at
        from leads where state <> 'junk'`,
    // As many phrases as after a busy day, each of one form.
    `insert into lead_phrases (phrase, form, seen_at)
      select decode(substr(md5(i || ' ' || nth), 1, 16), 'hex'), decode(substr(md5('form-' || i), 1, 16), 'hex'), now() - interval '1 hour'
        from seeds cross join generate_series(1, 3) nth`,
  ];
}

/** Only the server that reads what was typed can seal it. */
export async function sealLeads({ db, sealer }: Pick<Deps, "db" | "sealer">, userId: string) {
  const fields = { name: "Dana", phone: "336-555-0199", email: "", topic: "", zip: "" };
  const rows = await db.select({ id: leads.id }).from(leads).where(eq(leads.userId, userId));
  for (const { id } of rows) {
    const sealedFields = sealFields(
      sealer,
      { id, userId },
      { ...fields, message: "A pipe leaks." },
    );
    await db.update(leads).set({ sealedFields }).where(eq(leads.id, id));
  }
  // Vacuumed and analyzed as the other tables are (`tidy`).
  await db.execute(sql`vacuum (analyze) leads`);
}
