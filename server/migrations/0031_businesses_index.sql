-- An attempt that was interrupted leaves an invalid index.
DROP INDEX CONCURRENTLY IF EXISTS campaigns_by_business;--> statement-breakpoint
CREATE INDEX CONCURRENTLY campaigns_by_business ON campaigns (user_id, business_id, id) WHERE business_id IS NOT NULL;
