-- An attempt that was interrupted leaves an invalid index.
DROP INDEX CONCURRENTLY IF EXISTS "campaigns_by_update";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaigns_by_update" ON "campaigns" USING btree ("user_id","updated_at","id","trashed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "campaigns_in_service";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaigns_in_service" ON "campaigns" USING btree ("user_id","service_slug","service_typed_at","id","kind","city","state","deployed","deployment_type","has_verification_tag","updated_at","place_key","deployment_status","search_text","trashed_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "campaigns_by_place";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaigns_by_place" ON "campaigns" USING btree ("user_id","place_key","id","trashed_at");
