CREATE TABLE "evidence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"place_keys" text[] NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"photos" text[] NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "evidence_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"label" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"most_uses" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "evidence_photos" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"evidence_id" uuid NOT NULL,
	CONSTRAINT "evidence_photos_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "evidence_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence" ADD CONSTRAINT "evidence_user_id_business_id_businesses_user_id_id_fk" FOREIGN KEY ("user_id","business_id") REFERENCES "public"."businesses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_links" ADD CONSTRAINT "evidence_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_links" ADD CONSTRAINT "evidence_links_user_id_business_id_businesses_user_id_id_fk" FOREIGN KEY ("user_id","business_id") REFERENCES "public"."businesses"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_photos" ADD CONSTRAINT "evidence_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_photos" ADD CONSTRAINT "evidence_photos_user_id_evidence_id_evidence_user_id_id_fk" FOREIGN KEY ("user_id","evidence_id") REFERENCES "public"."evidence"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_of_business" ON "evidence" USING btree ("user_id","business_id","id");--> statement-breakpoint
CREATE INDEX "evidence_links_of_business" ON "evidence_links" USING btree ("user_id","business_id","id");--> statement-breakpoint
CREATE INDEX "evidence_photos_of_piece" ON "evidence_photos" USING btree ("user_id","evidence_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON evidence TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE evidence ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON evidence TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON evidence_photos TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE evidence_photos ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON evidence_photos TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON evidence_links TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE evidence_links ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON evidence_links TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());