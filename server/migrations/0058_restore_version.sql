ALTER TABLE "site_versions" ALTER COLUMN "manifest" SET DATA TYPE json USING "manifest"::json;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "restore_version" integer;