CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_once" UNIQUE("type","payment_id")
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "receipt_number" integer;--> statement-breakpoint
CREATE INDEX "payment_events_by_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_orders_open" ON "payment_orders" USING btree ("checked_at") WHERE "payment_orders"."status" <> 'paid';--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_receipt_number_unique" UNIQUE("receipt_number");