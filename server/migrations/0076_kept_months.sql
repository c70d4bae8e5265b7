ALTER TABLE "leads" ADD COLUMN "kept_months" integer DEFAULT 18 NOT NULL;--> statement-breakpoint
UPDATE "leads" SET "kept_months" = s.retention_months FROM lead_settings s
  WHERE s.user_id = leads.user_id AND s.business_id = leads.business_id AND s.retention_months <> 18;
