CREATE TABLE "page_signatures" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"service_slug" text NOT NULL,
	"signature" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "opening_hours" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "review_profile_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "theme" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "palette" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "likeness" double precision;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "index_anyway" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_signatures" ADD CONSTRAINT "page_signatures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_signatures" ADD CONSTRAINT "page_signatures_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_signatures_by_service" ON "page_signatures" USING btree ("user_id","service_slug");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON page_signatures TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE page_signatures ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON page_signatures TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
