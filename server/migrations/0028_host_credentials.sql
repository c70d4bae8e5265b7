CREATE TABLE "host_credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"deployment_type" text NOT NULL,
	"name" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"secret_mask" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "host_credentials_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "host_credentials_id" uuid;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "host_choice" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "host_credentials_id" uuid;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "host_choice" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "host_credentials" ADD CONSTRAINT "host_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON host_credentials TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE host_credentials ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON host_credentials TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
-- Not validated: no row names one yet, and checking that would read the whole table.
ALTER TABLE campaigns ADD CONSTRAINT campaigns_host_credentials
  FOREIGN KEY (user_id, host_credentials_id) REFERENCES host_credentials (user_id, id) ON DELETE SET NULL (host_credentials_id) NOT VALID;--> statement-breakpoint
ALTER TABLE creation_runs ADD CONSTRAINT creation_runs_host_credentials
  FOREIGN KEY (user_id, host_credentials_id) REFERENCES host_credentials (user_id, id) ON DELETE SET NULL (host_credentials_id) NOT VALID;
