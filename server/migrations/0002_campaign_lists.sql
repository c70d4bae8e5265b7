DROP INDEX "campaigns_by_update";--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "service_typed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "place_key" text GENERATED ALWAYS AS (lower(city || ', ' || state)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(service || ' ' || city || ' ' || state || ' ' || company_name || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || coalesce(deployment_url, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_by_service" ON "campaigns" USING btree ("user_id","service_slug","service_typed_at","id","kind");--> statement-breakpoint
CREATE INDEX "campaigns_by_place" ON "campaigns" USING btree ("user_id","place_key","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_update" ON "campaigns" USING btree ("user_id","updated_at","id");