ALTER TABLE "campaigns" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "request_id" uuid;