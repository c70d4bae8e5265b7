ALTER TABLE "creation_runs" ADD COLUMN "service_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "service_count" integer DEFAULT 0 NOT NULL;
