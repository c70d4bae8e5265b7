ALTER TABLE "creation_run_sites" ADD COLUMN "next_attempt_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "per_week" integer;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "format" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "creation_runs_due_later" ON "creation_runs" USING btree ("due_at") WHERE "creation_runs"."due_at" is not null and "creation_runs"."state" <> 'paused';--> statement-breakpoint
ALTER TABLE "creation_runs" ADD CONSTRAINT "creation_runs_format" CHECK (case when "creation_runs"."format" = 1 then "creation_runs"."due_at" else "creation_runs"."feed_at" end is null);