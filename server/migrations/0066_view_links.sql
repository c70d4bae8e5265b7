CREATE TABLE "view_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "view_links" ADD CONSTRAINT "view_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "view_links_of_user" ON "view_links" USING btree ("user_id","id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON view_links TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE view_links ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON view_links TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
