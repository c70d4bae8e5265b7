-- The role that row-level security binds. Roles belong to the whole server, so another database may have made it already.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'mainstreet_tenant') THEN
    CREATE ROLE mainstreet_tenant NOLOGIN;
  END IF;
  -- From PostgreSQL 16 on, making a role gives an ordinary owner the membership but not the right to switch to it.
  IF NOT pg_has_role(current_user, 'mainstreet_tenant', CASE WHEN current_setting('server_version_num')::int >= 160000 THEN 'SET' ELSE 'MEMBER' END) THEN
    EXECUTE format('GRANT mainstreet_tenant TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO mainstreet_tenant', current_schema()); END $$;
--> statement-breakpoint
GRANT SELECT ON users, credit_accounts, credit_entries, payment_orders TO mainstreet_tenant;
--> statement-breakpoint
GRANT UPDATE ON credit_accounts TO mainstreet_tenant;
--> statement-breakpoint
GRANT INSERT ON credit_entries TO mainstreet_tenant;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE credit_entries_sequence_seq TO mainstreet_tenant;
--> statement-breakpoint
GRANT INSERT, UPDATE ON payment_orders TO mainstreet_tenant;
--> statement-breakpoint
GRANT SELECT, DELETE ON sessions TO mainstreet_tenant;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON netlify_tokens, aws_credentials, campaigns, deployments, idempotency_keys TO mainstreet_tenant;
--> statement-breakpoint
-- The current user of the transaction. An unset setting reads as '' after its first use, which must match nobody.
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['sessions', 'credit_accounts', 'credit_entries', 'payment_orders', 'netlify_tokens',
                              'aws_credentials', 'campaigns', 'deployments', 'idempotency_keys'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_rows ON %I TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id())', name);
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_row ON users TO mainstreet_tenant USING (id = app_user_id());
--> statement-breakpoint
-- A campaign can name only its owner's credentials, and losing one clears only that column, never the owner.
ALTER TABLE campaigns ADD CONSTRAINT campaigns_netlify_token
  FOREIGN KEY (user_id, netlify_token_id) REFERENCES netlify_tokens (user_id, id) ON DELETE SET NULL (netlify_token_id);
--> statement-breakpoint
ALTER TABLE campaigns ADD CONSTRAINT campaigns_aws_credentials
  FOREIGN KEY (user_id, aws_credentials_id) REFERENCES aws_credentials (user_id, id) ON DELETE SET NULL (aws_credentials_id);
--> statement-breakpoint
CREATE INDEX campaigns_by_netlify_token ON campaigns (user_id, netlify_token_id) WHERE netlify_token_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX campaigns_by_aws_credentials ON campaigns (user_id, aws_credentials_id) WHERE aws_credentials_id IS NOT NULL;
--> statement-breakpoint
-- The ledger is append-only: entries are neither changed nor removed, except with their whole account.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'credit_entries is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
--> statement-breakpoint
-- Invariant I1 at every commit: a balance is what its newest entry says, and no entry is written without its balance.
CREATE FUNCTION check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held integer; said integer;
BEGIN
  SELECT balance INTO held FROM credit_accounts WHERE user_id = NEW.user_id;
  SELECT balance_after INTO said FROM credit_entries WHERE user_id = NEW.user_id ORDER BY sequence DESC LIMIT 1;
  IF held IS NOT NULL AND held IS DISTINCT FROM coalesce(said, 0) THEN
    RAISE EXCEPTION 'balance % of user % is not what the ledger says (%)', held, NEW.user_id, said;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_accounts_follow_ledger AFTER INSERT OR UPDATE ON credit_accounts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER credit_entries_follow_balance AFTER INSERT ON credit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();
