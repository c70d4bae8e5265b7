CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_paise" integer NOT NULL,
	"status" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "order_refunds_amounts" CHECK ("order_refunds"."credits" > 0 and "order_refunds"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD COLUMN "refunded_paise" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_user_id_order_id_payment_orders_user_id_id_fk" FOREIGN KEY ("user_id","order_id") REFERENCES "public"."payment_orders"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refunds_by_order" ON "order_refunds" USING btree ("user_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_open" ON "order_refunds" USING btree ("order_id") WHERE status in ('requested', 'pending');--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_refunded" CHECK ("payment_orders"."refunded_paise" between 0 and "payment_orders"."amount_paise") NOT VALID;--> statement-breakpoint
ALTER TABLE order_refunds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON order_refunds TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON order_refunds TO mainstreet_tenant;
