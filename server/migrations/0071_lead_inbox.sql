CREATE TABLE "lead_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"is_escalation" boolean NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"link_hash" "bytea",
	"opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_deliveries_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "lead_recipients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"is_escalation" boolean NOT NULL,
	"confirmed_at" timestamp with time zone,
	"link_hash" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_recipients_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "lead_recipients_address" UNIQUE("user_id","business_id","channel","address")
);
--> statement-breakpoint
CREATE TABLE "lead_settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"time_zone" text NOT NULL,
	"escalate_after" integer,
	"retention_months" integer NOT NULL,
	"sealed_webhook" "bytea",
	"sealed_sms" "bytea",
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_settings_of_business" UNIQUE("user_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"form_version" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"business_id" uuid,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"sealed_fields" "bytea" NOT NULL,
	"has_consent" boolean NOT NULL,
	"is_canary" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"junk_reason" text DEFAULT '' NOT NULL,
	"lost_reason" text DEFAULT '' NOT NULL,
	"amount" integer,
	"text_digest" "bytea" NOT NULL,
	"words_digest" "bytea" NOT NULL,
	"sender_digest" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD CONSTRAINT "lead_deliveries_user_id_lead_id_leads_user_id_id_fk" FOREIGN KEY ("user_id","lead_id") REFERENCES "public"."leads"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_recipients" ADD CONSTRAINT "lead_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_recipients" ADD CONSTRAINT "lead_recipients_user_id_business_id_businesses_user_id_id_fk" FOREIGN KEY ("user_id","business_id") REFERENCES "public"."businesses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_settings" ADD CONSTRAINT "lead_settings_user_id_business_id_businesses_user_id_id_fk" FOREIGN KEY ("user_id","business_id") REFERENCES "public"."businesses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_token_lead_forms_user_id_token_fk" FOREIGN KEY ("user_id","token") REFERENCES "public"."lead_forms"("user_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_deliveries_of_lead" ON "lead_deliveries" USING btree ("user_id","lead_id");--> statement-breakpoint
CREATE INDEX "leads_by_age" ON "leads" USING btree ("user_id","received_at","id");--> statement-breakpoint
CREATE INDEX "leads_of_form" ON "leads" USING btree ("token","received_at");--> statement-breakpoint
CREATE INDEX "leads_by_sender" ON "leads" USING btree ("sender_digest","received_at");--> statement-breakpoint
CREATE INDEX "leads_by_words" ON "leads" USING btree ("words_digest","received_at");
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['leads', 'lead_deliveries', 'lead_settings', 'lead_recipients'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO mainstreet_tenant', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_rows ON %I TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id())', name);
  END LOOP;
END $$;
