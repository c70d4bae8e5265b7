CREATE TABLE "creation_run_sites" (
	"run_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"site_index" integer NOT NULL,
	"campaign_id" uuid NOT NULL,
	"service_name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"input" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"deployment_url" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"changed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "creation_run_sites_run_id_site_index_pk" PRIMARY KEY("run_id","site_index"),
	CONSTRAINT "creation_run_sites_campaign" UNIQUE("user_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "creation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"drip_per_day" integer,
	"deployment_type" text NOT NULL,
	"account" text NOT NULL,
	"netlify_token_id" uuid,
	"aws_credentials_id" uuid,
	"aws_bucket_name" text,
	"feed_at" timestamp with time zone DEFAULT now(),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creation_runs_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "creation_run_sites" ADD CONSTRAINT "creation_run_sites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_run_sites" ADD CONSTRAINT "creation_run_sites_user_id_run_id_creation_runs_user_id_id_fk" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."creation_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD CONSTRAINT "creation_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creation_run_sites_by_status" ON "creation_run_sites" USING btree ("run_id","status","site_index");--> statement-breakpoint
CREATE INDEX "creation_run_sites_by_change" ON "creation_run_sites" USING btree ("run_id","changed");--> statement-breakpoint
CREATE INDEX "creation_runs_due" ON "creation_runs" USING btree ("feed_at") WHERE "creation_runs"."feed_at" is not null and "creation_runs"."state" <> 'paused';--> statement-breakpoint
CREATE INDEX "credit_entries_by_run" ON "credit_entries" USING btree ("run_id") WHERE "credit_entries"."run_id" is not null;--> statement-breakpoint
-- As on campaigns: a run names only its owner's credentials, and losing one clears only that column.
ALTER TABLE creation_runs ADD CONSTRAINT creation_runs_netlify_token
  FOREIGN KEY (user_id, netlify_token_id) REFERENCES netlify_tokens (user_id, id) ON DELETE SET NULL (netlify_token_id);
--> statement-breakpoint
ALTER TABLE creation_runs ADD CONSTRAINT creation_runs_aws_credentials
  FOREIGN KEY (user_id, aws_credentials_id) REFERENCES aws_credentials (user_id, id) ON DELETE SET NULL (aws_credentials_id);
--> statement-breakpoint
CREATE INDEX creation_runs_by_netlify_token ON creation_runs (user_id, netlify_token_id) WHERE netlify_token_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX creation_runs_by_aws_credentials ON creation_runs (user_id, aws_credentials_id) WHERE aws_credentials_id IS NOT NULL;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON creation_runs, creation_run_sites TO mainstreet_tenant;
--> statement-breakpoint
ALTER TABLE creation_runs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON creation_runs TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
ALTER TABLE creation_run_sites ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_rows ON creation_run_sites TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id());
--> statement-breakpoint
-- Every change of a site counts up its version and names its transaction, so that no stream misses one (decision 130).
CREATE FUNCTION stamp_run_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN NEW.version := OLD.version + 1; END IF;
  NEW.changed := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER creation_run_sites_stamp BEFORE INSERT OR UPDATE ON creation_run_sites
  FOR EACH ROW EXECUTE FUNCTION stamp_run_site();
--> statement-breakpoint
-- A site of a run follows its campaign's deployment. Once it was live it has ended well, whatever is deployed later.
CREATE FUNCTION follow_campaign() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE creation_run_sites SET status = 'deleted', message = '', deployment_url = NULL
      WHERE user_id = OLD.user_id AND campaign_id = OLD.id;
    RETURN NULL;
  END IF;
  UPDATE creation_run_sites s SET status = now_is.status, message = now_is.message, deployment_url = NEW.deployment_url,
      ended_at = CASE WHEN now_is.status NOT IN ('success', 'error') THEN NULL WHEN now_is.status = s.status THEN s.ended_at ELSE clock_timestamp() END
    FROM (SELECT
      CASE WHEN NEW.deployed THEN 'success' WHEN NEW.deployment_status = 'deploying' THEN 'processing'
        WHEN NEW.deployment_status = 'failed' THEN 'error' ELSE 'pending' END AS status,
      CASE WHEN NEW.deployed THEN '' ELSE NEW.deployment_message END AS message) now_is
    WHERE s.user_id = NEW.user_id AND s.campaign_id = NEW.id
      AND (s.status, s.message, s.deployment_url) IS DISTINCT FROM (now_is.status, now_is.message, NEW.deployment_url);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_tell_run AFTER UPDATE ON campaigns FOR EACH ROW
  WHEN ((OLD.deployment_status, OLD.deployment_message, OLD.deployed, OLD.deployment_url)
    IS DISTINCT FROM (NEW.deployment_status, NEW.deployment_message, NEW.deployed, NEW.deployment_url))
  EXECUTE FUNCTION follow_campaign();
--> statement-breakpoint
CREATE TRIGGER campaigns_leave_run AFTER DELETE ON campaigns FOR EACH ROW EXECUTE FUNCTION follow_campaign();
