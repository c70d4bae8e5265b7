DROP INDEX "campaigns_by_service";--> statement-breakpoint
DROP INDEX "payment_orders_open";--> statement-breakpoint
DROP INDEX "creation_run_sites_by_status";--> statement-breakpoint
DROP INDEX "pace_turns_in_line";--> statement-breakpoint
CREATE INDEX "campaigns_by_service" ON "campaigns" USING btree ("user_id","service_slug","service_typed_at","id","kind","city","state","deployed","deployment_type","has_verification_tag","updated_at","place_key","search_text");--> statement-breakpoint
CREATE INDEX "payment_orders_open" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "creation_run_sites_by_status" ON "creation_run_sites" USING btree ("user_id","run_id","status","site_index");--> statement-breakpoint
CREATE INDEX "pace_turns_in_line" ON "pace_turns" USING btree ("credential","granted_at","is_urgent" DESC NULLS FIRST,"turn","asked_at");