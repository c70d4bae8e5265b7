CREATE TABLE "site_archives" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_ids" uuid[],
	"version" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_archives" ADD CONSTRAINT "site_archives_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON site_archives TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE site_archives ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON site_archives TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
