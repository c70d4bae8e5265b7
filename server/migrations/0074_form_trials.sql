CREATE TABLE "form_incidents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"campaign_id" uuid NOT NULL,
	"fault" text NOT NULL,
	"detail" text NOT NULL,
	"began_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"mail_id" uuid
);
--> statement-breakpoint
ALTER TABLE "lead_forms" ADD COLUMN "trial_due_at" timestamp with time zone DEFAULT now() + random() * interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD COLUMN "trial_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "form_incidents" ADD CONSTRAINT "form_incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_incidents" ADD CONSTRAINT "form_incidents_user_id_token_lead_forms_user_id_token_fk" FOREIGN KEY ("user_id","token") REFERENCES "public"."lead_forms"("user_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "form_incidents_open" ON "form_incidents" USING btree ("user_id","token") WHERE "form_incidents"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "form_incidents_of_form" ON "form_incidents" USING btree ("user_id","token");--> statement-breakpoint
CREATE INDEX "lead_forms_due" ON "lead_forms" USING btree ("trial_due_at") WHERE "lead_forms"."is_offered";
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "form_incidents" TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE "form_incidents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON "form_incidents" TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
