ALTER TABLE "sessions" ADD COLUMN "end_reason" text;--> statement-breakpoint
GRANT UPDATE (token_hash, expires_at, end_reason) ON sessions TO mainstreet_tenant;
