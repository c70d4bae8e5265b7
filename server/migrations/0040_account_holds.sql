ALTER TABLE "paces" ADD COLUMN "hold_reason" text;--> statement-breakpoint
ALTER TABLE "paces" ADD COLUMN "held_at" timestamp with time zone;