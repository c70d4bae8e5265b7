ALTER TABLE "order_refunds" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_refunds_due" ON "order_refunds" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "order_refunds" DROP COLUMN "checked_at";