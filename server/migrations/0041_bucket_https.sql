CREATE TABLE "bucket_https" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"aws_credentials_id" uuid,
	"bucket" text NOT NULL,
	"region" text NOT NULL,
	"state" text NOT NULL,
	"wants" text NOT NULL,
	"distribution_id" text,
	"address" text,
	"message" text DEFAULT '' NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bucket_https_owner" UNIQUE("user_id","bucket")
);
--> statement-breakpoint
ALTER TABLE "bucket_https" ADD CONSTRAINT "bucket_https_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE bucket_https ADD CONSTRAINT bucket_https_credentials
  FOREIGN KEY (user_id, aws_credentials_id) REFERENCES aws_credentials (user_id, id) ON DELETE SET NULL (aws_credentials_id);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON bucket_https TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE bucket_https ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON bucket_https TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
