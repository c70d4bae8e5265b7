CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
-- Counted on every sign-in and of no worth after a crash: no write-ahead log.
ALTER TABLE rate_limits SET UNLOGGED;
