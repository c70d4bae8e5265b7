CREATE TABLE "operation_sites" (
	"operation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"site_index" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"deployment_type" text NOT NULL,
	"deployment" text DEFAULT 'none' NOT NULL,
	"deployment_message" text DEFAULT '' NOT NULL,
	CONSTRAINT "operation_sites_operation_id_site_index_pk" PRIMARY KEY("operation_id","site_index")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	"undoes" uuid,
	"undone_by" uuid,
	"applied_at" timestamp with time zone,
	"request_id" uuid,
	"due_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "operations_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "operation_sites" ADD CONSTRAINT "operation_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operation_sites" ADD CONSTRAINT "operation_sites_user_id_operation_id_operations_user_id_id_fk" FOREIGN KEY ("user_id","operation_id") REFERENCES "public"."operations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operation_sites_by_status" ON "operation_sites" USING btree ("user_id","operation_id","status","site_index");--> statement-breakpoint
CREATE INDEX "operation_sites_unfinished" ON "operation_sites" USING btree ("user_id","campaign_id") WHERE "operation_sites"."status" = 'applied' and "operation_sites"."deployment" in ('waiting', 'deploying');--> statement-breakpoint
CREATE INDEX "operations_due" ON "operations" USING btree ("due_at") WHERE "operations"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "operations_drafts" ON "operations" USING btree ("created_at") WHERE "operations"."state" = 'draft';--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON operations TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE operations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON operations TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON operation_sites TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE operation_sites ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON operation_sites TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
