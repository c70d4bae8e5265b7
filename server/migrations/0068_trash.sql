CREATE TABLE "trashed_sites" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"trashed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"leased_until" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"domain" jsonb,
	"records" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"request_id" uuid,
	CONSTRAINT "trashed_sites_user_id_campaign_id_pk" PRIMARY KEY("user_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "trashed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "trashed_sites" ADD CONSTRAINT "trashed_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trashed_sites" ADD CONSTRAINT "trashed_sites_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trashed_sites_by_time" ON "trashed_sites" USING btree ("user_id","trashed_at","campaign_id");--> statement-breakpoint
CREATE INDEX "trashed_sites_over" ON "trashed_sites" USING btree ("trashed_at");--> statement-breakpoint
CREATE INDEX "trashed_sites_due" ON "trashed_sites" USING btree ("due_at") WHERE "trashed_sites"."due_at" is not null;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON trashed_sites TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE trashed_sites ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON trashed_sites TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- Whether the transaction is about the trash: no other one of a tenant sees the campaigns in it.
CREATE FUNCTION app_sees_trash() RETURNS boolean LANGUAGE sql STABLE
  AS $$ SELECT coalesce(current_setting('app.sees_trash', true), '') = 'on' $$;--> statement-breakpoint
ALTER POLICY own_rows ON campaigns USING (user_id = app_user_id() AND (trashed_at IS NULL OR app_sees_trash())) WITH CHECK (user_id = app_user_id());
