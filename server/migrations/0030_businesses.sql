CREATE TABLE "businesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "business_id" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "own_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "business_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_by_name" ON "businesses" USING btree ("user_id","name");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON businesses TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE businesses ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON businesses TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- Not validated: no row names one yet, and checking that would read the whole table.
ALTER TABLE campaigns ADD CONSTRAINT campaigns_business
  FOREIGN KEY (user_id, business_id) REFERENCES businesses (user_id, id) ON DELETE SET NULL (business_id) NOT VALID;
