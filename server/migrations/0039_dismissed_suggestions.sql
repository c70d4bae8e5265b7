CREATE TABLE "dismissed_suggestions" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_suggestions_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "dismissed_suggestions" ADD CONSTRAINT "dismissed_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON dismissed_suggestions TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE dismissed_suggestions ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON dismissed_suggestions TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
