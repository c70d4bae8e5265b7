-- An attempt that was interrupted leaves an invalid index.
DROP INDEX CONCURRENTLY IF EXISTS campaigns_by_host_credentials;--> statement-breakpoint
CREATE INDEX CONCURRENTLY campaigns_by_host_credentials ON campaigns (user_id, host_credentials_id) WHERE host_credentials_id IS NOT NULL;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS creation_runs_by_host_credentials;--> statement-breakpoint
CREATE INDEX CONCURRENTLY creation_runs_by_host_credentials ON creation_runs (user_id, host_credentials_id) WHERE host_credentials_id IS NOT NULL;
