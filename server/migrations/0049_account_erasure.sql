CREATE TABLE "account_erasures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sites" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"began_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"sites_left" integer DEFAULT 0 NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_exports_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasure_began_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_erasures" ADD CONSTRAINT "account_erasures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_erasures_due" ON "account_erasures" USING btree ("next_try_at");--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON account_erasures TO mainstreet_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON account_exports TO mainstreet_tenant;
--> statement-breakpoint
ALTER TABLE account_erasures ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON account_erasures TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE account_exports ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON account_exports TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
-- The role that removes what is append-only to everybody else. Made like the tenants' role in 0001.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mainstreet_erasure') THEN
    CREATE ROLE mainstreet_erasure NOLOGIN;
  END IF;
  IF NOT pg_has_role(current_user, 'mainstreet_erasure', CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT mainstreet_erasure TO %I', current_user);
  END IF;
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO mainstreet_erasure', current_schema());
END $$;
--> statement-breakpoint
GRANT SELECT (id, erasure_began_at) ON users TO mainstreet_erasure;
--> statement-breakpoint
GRANT SELECT, DELETE ON security_events TO mainstreet_erasure;
--> statement-breakpoint
GRANT SELECT, UPDATE (description) ON credit_entries TO mainstreet_erasure;
--> statement-breakpoint
CREATE POLICY erasure ON users FOR SELECT TO mainstreet_erasure USING (erasure_began_at IS NOT NULL);
--> statement-breakpoint
-- Of users who are being erased, and those that are a year old (docs/operations.md, Retention).
CREATE POLICY erasure ON security_events TO mainstreet_erasure
  USING (created_at < now() - interval '1 year' OR user_id IN (SELECT id FROM users));
--> statement-breakpoint
CREATE POLICY erasure ON credit_entries TO mainstreet_erasure USING (user_id IN (SELECT id FROM users));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_event_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_user = 'mainstreet_erasure' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'security_events is append-only';
END $$;
--> statement-breakpoint
-- Of an erased user an entry loses its words; its numbers stay as they are.
CREATE OR REPLACE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND current_user = 'mainstreet_erasure' AND NEW.description = '' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'credit_entries is append-only';
END $$;
