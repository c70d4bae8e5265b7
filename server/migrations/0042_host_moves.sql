CREATE TABLE "host_move_sites" (
	"move_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"site_index" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"from_url" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	CONSTRAINT "host_move_sites_move_id_site_index_pk" PRIMARY KEY("move_id","site_index")
);
--> statement-breakpoint
CREATE TABLE "host_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"deployment_type" text NOT NULL,
	"account" text NOT NULL,
	"netlify_token_id" uuid,
	"aws_credentials_id" uuid,
	"aws_bucket_name" text,
	"host_credentials_id" uuid,
	"host_choice" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" uuid,
	"due_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_moves_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "host_move_sites" ADD CONSTRAINT "host_move_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_move_sites" ADD CONSTRAINT "host_move_sites_user_id_move_id_host_moves_user_id_id_fk" FOREIGN KEY ("user_id","move_id") REFERENCES "public"."host_moves"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_moves" ADD CONSTRAINT "host_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_move_sites_by_status" ON "host_move_sites" USING btree ("user_id","move_id","status","site_index");--> statement-breakpoint
CREATE INDEX "host_moves_due" ON "host_moves" USING btree ("due_at") WHERE "host_moves"."due_at" is not null;--> statement-breakpoint
ALTER TABLE host_moves ADD CONSTRAINT host_moves_own_netlify_token
  FOREIGN KEY (user_id, netlify_token_id) REFERENCES netlify_tokens (user_id, id) ON DELETE SET NULL (netlify_token_id);--> statement-breakpoint
ALTER TABLE host_moves ADD CONSTRAINT host_moves_own_aws_credentials
  FOREIGN KEY (user_id, aws_credentials_id) REFERENCES aws_credentials (user_id, id) ON DELETE SET NULL (aws_credentials_id);--> statement-breakpoint
ALTER TABLE host_moves ADD CONSTRAINT host_moves_own_host_credentials
  FOREIGN KEY (user_id, host_credentials_id) REFERENCES host_credentials (user_id, id) ON DELETE SET NULL (host_credentials_id);--> statement-breakpoint
CREATE INDEX host_moves_by_netlify_token ON host_moves (user_id, netlify_token_id) WHERE netlify_token_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX host_moves_by_aws_credentials ON host_moves (user_id, aws_credentials_id) WHERE aws_credentials_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX host_moves_by_host_credentials ON host_moves (user_id, host_credentials_id) WHERE host_credentials_id IS NOT NULL;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON host_moves TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE host_moves ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON host_moves TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON host_move_sites TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE host_move_sites ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON host_move_sites TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
