/** The invoices of all paid orders and the credit notes of all refunds, at 18 %, with their series of numbers. */
export const TAX_DOCUMENTS: readonly string[] = [
  `insert into invoices (order_id, user_id, kind, number, financial_year, sequence, issued_at, supplier, recipient, place_of_supply, tax_mode, sac,
      description, credits, rate_basis_points, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise, export_statement, is_sample)
    select id, user_id, 'tax-invoice', 'INV/26-27/' || receipt_number, '26-27', receipt_number, paid_at,
      '{"legalName":"Sample Company","address":"1 Sample Street","stateCode":"29","stateName":"Karnataka","gstin":"29AAAAA0000A1ZY","email":"sales@example.com","phone":"1"}',
      '{"name":"Seeded","address":"","pin":"","stateCode":"","stateName":"","country":"","gstin":""}',
      '27 Maharashtra', 'igst', '998315', '100 Mainstreet credits', credits, 1800, amount_paise - tax, 0, 0, tax, amount_paise, '', true
    from (select *, round(amount_paise * 1800.0 / 11800)::int as tax from payment_orders where status = 'paid') o`,
  `insert into credit_notes (refund_id, user_id, order_id, number, financial_year, sequence, issued_at, credits, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
    select id, user_id, order_id, 'CRN/26-27/' || n, '26-27', n, ended_at, credits, amount_paise - tax, 0, 0, tax, amount_paise
    from (select *, round(amount_paise * 1800.0 / 11800)::int as tax, row_number() over (order by ended_at, id) as n from order_refunds) r`,
  "update document_series set financial_year = '26-27', last_number = (select count(*) from invoices) where kind = 'tax-invoice'",
  "update document_series set financial_year = '26-27', last_number = (select count(*) from credit_notes) where kind = 'credit-note'",
];
