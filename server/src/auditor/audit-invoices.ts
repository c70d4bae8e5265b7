import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I17: since the company was set, each paid order has one invoice, whose parts add up to what was paid, and no number is missing. */
export async function auditInvoices(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I17' as invariant, 'order ' || o.id || ' of user ' || o.user_id || ' was paid and has no invoice' as message
      from payment_orders o
      where o.status = 'paid' and o.paid_at >= (select min(created_at) from company_records)
        and not exists (select from invoices i where i.order_id = o.id)
    union all
    select 'I17', 'invoice ' || i.number || ' of ' || i.total_paise || ' is for order ' || o.id || ', which is ' || o.status || ' with ' || o.amount_paise
      from invoices i join payment_orders o on o.id = i.order_id
      where o.status <> 'paid' or o.amount_paise <> i.total_paise or o.credits <> i.credits
    union all
    select 'I17', 'the parts of invoice ' || number || ' do not add up to ' || total_paise
      from invoices where taxable_paise + cgst_paise + sgst_paise + igst_paise <> total_paise
        or least(taxable_paise, cgst_paise, sgst_paise, igst_paise) < 0 or cgst_paise <> sgst_paise
    union all
    select 'I17', 'the series of ' || kind || ' has ' || count(*) || ' numbers up to ' || max(sequence) || ' in ' || financial_year
      from invoices group by kind, financial_year having count(*) <> max(sequence) or min(sequence) <> 1
    union all
    select 'I17', 'the series of ' || s.kind || ' says ' || s.last_number || ' was the last number of ' || s.financial_year
      from document_series s where s.kind <> 'credit-note' and s.last_number <> (
        select count(*) from invoices i where i.kind = s.kind and i.financial_year = s.financial_year)`);
  return rows;
}
