ALTER TABLE "evidence" ADD COLUMN "photo_city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD COLUMN "photo_state" text DEFAULT '' NOT NULL;