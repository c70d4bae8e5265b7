CREATE TABLE "blobs" (
	"user_id" uuid NOT NULL,
	"sha256" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"named_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blobs_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cause" text,
	"cause_id" uuid,
	"actor_id" uuid,
	"restored_from" integer,
	"address" text NOT NULL,
	"deployment_type" text NOT NULL,
	"target" text NOT NULL,
	"deploy_id" text,
	"source" text NOT NULL,
	"values" jsonb NOT NULL,
	"generated" jsonb NOT NULL,
	"manifest" jsonb NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "site_versions_number" UNIQUE("campaign_id","number")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "deploy_cause" jsonb;--> statement-breakpoint
ALTER TABLE "blobs" ADD CONSTRAINT "blobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_versions_by_age" ON "site_versions" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "site_versions_by_user" ON "site_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "site_versions_by_picture" ON "site_versions" USING gin ("pictures") WHERE "site_versions"."pictures" <> '{}';
--> statement-breakpoint
-- Its bytes are compressed already.
ALTER TABLE blobs ALTER COLUMN content SET STORAGE EXTERNAL;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON blobs, site_versions TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE blobs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON blobs TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
ALTER TABLE site_versions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON site_versions TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
