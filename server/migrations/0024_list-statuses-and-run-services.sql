DROP INDEX "campaigns_by_service";--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "service_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "creation_runs" ADD COLUMN "service_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_by_service" ON "campaigns" USING btree ("user_id","service_slug","service_typed_at","id","kind","city","state","deployed","deployment_type","has_verification_tag","updated_at","place_key","deployment_status","search_text");--> statement-breakpoint
UPDATE creation_runs r SET service_name = coalesce(s.first_service, ''), service_count = s.services
FROM (
  SELECT run_id, min(service_name) FILTER (WHERE site_index = 0) AS first_service, count(DISTINCT service_name)::int AS services
  FROM creation_run_sites GROUP BY run_id) s
WHERE s.run_id = r.id;
