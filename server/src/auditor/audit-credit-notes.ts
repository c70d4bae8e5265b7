import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";
import type { AuditFinding } from "./finding.ts";

/** I17 of credit notes: each refund of an order with an invoice has one, they add up, and no number is missing. */
export async function auditCreditNotes(db: Db): Promise<AuditFinding[]> {
  const { rows } = await db.execute<AuditFinding>(sql`
    select 'I17' as invariant, 'refund ' || r.id || ' of an order with an invoice has no credit note' as message
      from order_refunds r join invoices i on i.order_id = r.order_id
      where r.status = 'done' and not exists (select from credit_notes n where n.refund_id = r.id)
    union all
    select 'I17', 'credit note ' || n.number || ' of ' || n.total_paise || ' is for refund ' || r.id || ', which is ' || r.status || ' with ' || r.amount_paise
      from credit_notes n join order_refunds r on r.id = n.refund_id
      where r.status <> 'done' or r.amount_paise <> n.total_paise or r.credits <> n.credits or r.user_id <> n.user_id or r.order_id <> n.order_id
    union all
    select 'I17', 'the parts of credit note ' || number || ' do not add up to ' || total_paise
      from credit_notes where taxable_paise + cgst_paise + sgst_paise + igst_paise <> total_paise
        or least(taxable_paise, cgst_paise, sgst_paise, igst_paise) < 0 or cgst_paise <> sgst_paise
    union all
    select 'I17', 'the credit notes of order ' || i.order_id || ' do not add up to its invoice'
      from invoices i join credit_notes n on n.order_id = i.order_id
      group by i.order_id having sum(n.total_paise) = i.total_paise
        and (sum(n.taxable_paise), sum(n.cgst_paise), sum(n.igst_paise)) <> (i.taxable_paise, i.cgst_paise, i.igst_paise)
    union all
    select 'I17', 'the credit notes of ' || financial_year || ' have ' || count(*) || ' numbers up to ' || max(sequence)
      from credit_notes group by financial_year having count(*) <> max(sequence) or min(sequence) <> 1
    union all
    select 'I17', 'the series of credit notes says ' || s.last_number || ' was the last number of ' || s.financial_year
      from document_series s where s.kind = 'credit-note' and s.last_number <> (
        select count(*) from credit_notes n where n.financial_year = s.financial_year)`);
  return rows;
}
