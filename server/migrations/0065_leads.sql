CREATE TABLE "lead_form_versions" (
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"version" text NOT NULL,
	"digest" text NOT NULL,
	"shown" text NOT NULL,
	"consent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_form_versions_user_id_token_version_pk" PRIMARY KEY("user_id","token","version")
);
--> statement-breakpoint
CREATE TABLE "lead_forms" (
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"is_offered" boolean NOT NULL,
	"label" text NOT NULL,
	"phone" text NOT NULL,
	"site_url" text NOT NULL,
	"look" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lead_forms_user_id_token_pk" PRIMARY KEY("user_id","token"),
	CONSTRAINT "lead_forms_token_unique" UNIQUE("token")
);
--> statement-breakpoint
ALTER TABLE "lead_form_versions" ADD CONSTRAINT "lead_form_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_form_versions" ADD CONSTRAINT "lead_form_versions_user_id_token_lead_forms_user_id_token_fk" FOREIGN KEY ("user_id","token") REFERENCES "public"."lead_forms"("user_id","token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_forms" ADD CONSTRAINT "lead_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON lead_forms TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE lead_forms ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON lead_forms TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON lead_form_versions TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE lead_form_versions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON lead_form_versions TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
