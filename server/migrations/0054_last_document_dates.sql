ALTER TABLE "document_series" ADD COLUMN "last_issued_at" timestamp with time zone;--> statement-breakpoint
UPDATE document_series s SET last_issued_at = (
  SELECT max(d.issued_at) FROM (
    SELECT kind, issued_at FROM invoices UNION ALL SELECT 'credit-note', issued_at FROM credit_notes) d
  WHERE d.kind = s.kind);
