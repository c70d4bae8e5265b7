ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
GRANT UPDATE (second_factor_at) ON sessions TO mainstreet_tenant;
