CREATE TABLE "domain_names" (
	"name" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"domain_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "domain_proofs" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"proven_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domain_proofs_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"host" text NOT NULL,
	"also_host" text,
	"state" text NOT NULL,
	"proof_host" text NOT NULL,
	"names" jsonb,
	"memory" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"found" text[],
	"fault" jsonb,
	"is_removing" boolean DEFAULT false NOT NULL,
	"live_since" timestamp with time zone,
	"certificate_expires_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone DEFAULT now() NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "domains_owner" UNIQUE("user_id","id"),
	CONSTRAINT "domains_of_campaign" UNIQUE("user_id","campaign_id")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "own_domain" jsonb;--> statement-breakpoint
ALTER TABLE "domain_names" ADD CONSTRAINT "domain_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_names" ADD CONSTRAINT "domain_names_user_id_domain_id_domains_user_id_id_fk" FOREIGN KEY ("user_id","domain_id") REFERENCES "public"."domains"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_proofs" ADD CONSTRAINT "domain_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_names_of_domain" ON "domain_names" USING btree ("user_id","domain_id");--> statement-breakpoint
CREATE INDEX "domain_proofs_released" ON "domain_proofs" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "domains_by_name" ON "domains" USING btree ("user_id","host");--> statement-breakpoint
CREATE INDEX "domains_due" ON "domains" USING btree ("next_check_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON domains TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE domains ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON domains TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON domain_names TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE domain_names ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON domain_names TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON domain_proofs TO mainstreet_tenant;--> statement-breakpoint
ALTER TABLE domain_proofs ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_rows ON domain_proofs TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
