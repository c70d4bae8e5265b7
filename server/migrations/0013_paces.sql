CREATE TABLE "pace_turns" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"credential" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"turn" bigint NOT NULL,
	"deploys" integer NOT NULL,
	"requests" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"granted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "paces" (
	"credential" text PRIMARY KEY NOT NULL,
	"is_known" boolean DEFAULT false NOT NULL,
	"deploy_limit" integer,
	"deploy_left" integer,
	"deploy_reset" timestamp with time zone,
	"deploy_windows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_limit" integer,
	"request_left" integer,
	"request_reset" timestamp with time zone,
	"request_window_ms" integer DEFAULT 60000 NOT NULL,
	"requests_each" integer DEFAULT 16 NOT NULL,
	"probe_until" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"closed_until" timestamp with time zone,
	"served" bigint DEFAULT 0 NOT NULL,
	"wake_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pace_turns" ADD CONSTRAINT "pace_turns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pace_turns" ADD CONSTRAINT "pace_turns_credential_paces_credential_fk" FOREIGN KEY ("credential") REFERENCES "public"."paces"("credential") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pace_turns" ADD CONSTRAINT "pace_turns_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pace_turns_in_line" ON "pace_turns" USING btree ("credential","granted_at","is_urgent","turn");--> statement-breakpoint
CREATE INDEX "paces_due" ON "paces" USING btree ("wake_at") WHERE "paces"."wake_at" is not null;--> statement-breakpoint
-- Paces are of the installation and no tenant reads them: without a policy the tenants role sees nothing.
ALTER TABLE paces ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT ON pace_turns TO mainstreet_tenant;
--> statement-breakpoint
ALTER TABLE pace_turns ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON pace_turns TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
