ALTER TABLE "operations" ADD COLUMN "file" jsonb;--> statement-breakpoint
ALTER TABLE "operations" ADD COLUMN "file_problems" jsonb DEFAULT '[]'::jsonb NOT NULL;