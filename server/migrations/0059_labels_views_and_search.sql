CREATE TABLE "campaign_search" (
	"user_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"service_slug" text NOT NULL,
	"business_id" uuid,
	"theme" text NOT NULL,
	"trade" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"filled" text[] NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "campaign_search_user_id_campaign_id_pk" PRIMARY KEY("user_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_labels" (
	"user_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	CONSTRAINT "campaign_labels_user_id_label_id_campaign_id_pk" PRIMARY KEY("user_id","label_id","campaign_id")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labels_owner" UNIQUE("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_labels" ADD CONSTRAINT "campaign_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_labels" ADD CONSTRAINT "campaign_labels_user_id_label_id_labels_user_id_id_fk" FOREIGN KEY ("user_id","label_id") REFERENCES "public"."labels"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_labels" ADD CONSTRAINT "campaign_labels_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_search_filters" ON "campaign_search" USING btree ("user_id","campaign_id","service_slug","business_id","theme","trade","created_at","filled");--> statement-breakpoint
CREATE INDEX "campaign_labels_of_campaign" ON "campaign_labels" USING btree ("user_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_by_name" ON "labels" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_by_name" ON "saved_views" USING btree ("user_id",lower("name"));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON labels, campaign_labels, saved_views, campaign_search TO mainstreet_tenant;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['labels', 'campaign_labels', 'saved_views', 'campaign_search'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_rows ON %I TO mainstreet_tenant USING (user_id = app_user_id()) WITH CHECK (user_id = app_user_id())', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Filters are read from an index alone, so vacuum has to come as often as for campaigns.
ALTER TABLE campaign_search SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- What a campaign is searched and filtered by. A new field of a site is added to both lists (docs/recipes/add-a-field.md).
CREATE FUNCTION search_row(c campaigns) RETURNS SETOF campaign_search LANGUAGE sql STABLE AS $$
  SELECT c.user_id, c.id, c.service_slug, c.business_id, c.theme, c.trade, c.created_at,
    array_remove(ARRAY[
      CASE WHEN c.zip <> '' THEN 'zip' END,
      CASE WHEN c.phone <> '' THEN 'phone' END,
      CASE WHEN c.company_name <> '' THEN 'companyName' END,
      CASE WHEN c.email <> '' THEN 'email' END,
      CASE WHEN c.meta_title <> '' THEN 'metaTitle' END,
      CASE WHEN c.meta_description <> '' THEN 'metaDescription' END,
      CASE WHEN c.verification_tags <> '[]' THEN 'searchConsoleScript' END,
      CASE WHEN c.company_street <> '' THEN 'companyStreet' END,
      CASE WHEN c.company_city <> '' THEN 'companyCity' END,
      CASE WHEN c.company_state <> '' THEN 'companyState' END,
      CASE WHEN c.company_zip <> '' THEN 'companyZip' END,
      CASE WHEN c.opening_hours <> '' THEN 'openingHours' END,
      CASE WHEN c.review_profile_url <> '' THEN 'reviewProfileUrl' END,
      CASE WHEN c.latitude IS NOT NULL THEN 'latitude' END,
      CASE WHEN c.longitude IS NOT NULL THEN 'longitude' END,
      CASE WHEN c.company_latitude IS NOT NULL THEN 'companyLatitude' END,
      CASE WHEN c.company_longitude IS NOT NULL THEN 'companyLongitude' END,
      CASE WHEN c.cta <> '' THEN 'cta' END,
      CASE WHEN c.trade <> '' THEN 'trade' END,
      CASE WHEN c.theme <> '' THEN 'theme' END,
      CASE WHEN c.palette <> '' THEN 'palette' END,
      CASE WHEN c.index_anyway THEN 'indexAnyway' END
    ], NULL),
    lower(concat_ws(E'\n', c.service, c.city || ' ' || c.state, c.zip, c.company_name,
      regexp_replace(c.phone, '\D', '', 'g'), c.email, c.deployment_url, c.meta_title, c.meta_description,
      c.company_street, c.company_city || ' ' || c.company_state, c.company_zip, c.opening_hours, c.review_profile_url, c.cta,
      (SELECT string_agg(coalesce(tag ->> 'token', tag ->> 'file'), ' ') FROM jsonb_array_elements(c.verification_tags) tag),
      (SELECT string_agg((place ->> 'city') || ' ' || (place ->> 'state'), E'\n') FROM jsonb_array_elements(c.locations) place),
      (SELECT string_agg(related ->> 'name', E'\n') FROM jsonb_array_elements(c.related_services) related)))
$$;
--> statement-breakpoint
CREATE FUNCTION write_search_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO campaign_search AS kept SELECT * FROM search_row(NEW)
  ON CONFLICT (user_id, campaign_id) DO UPDATE SET
    service_slug = excluded.service_slug, business_id = excluded.business_id, theme = excluded.theme,
    trade = excluded.trade, created_at = excluded.created_at, filled = excluded.filled, text = excluded.text
  WHERE (kept.service_slug, kept.business_id, kept.theme, kept.trade, kept.created_at, kept.filled, kept.text)
    IS DISTINCT FROM (excluded.service_slug, excluded.business_id, excluded.theme, excluded.trade, excluded.created_at, excluded.filled, excluded.text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER campaigns_search AFTER INSERT OR UPDATE OF
  service, service_slug, business_id, theme, trade, palette, created_at, city, state, zip, phone, company_name, email, meta_title,
  meta_description, verification_tags, company_street, company_city, company_state, company_zip, opening_hours, review_profile_url,
  latitude, longitude, company_latitude, company_longitude, cta, index_anyway, deployment_url, locations, related_services
  ON campaigns FOR EACH ROW EXECUTE FUNCTION write_search_row();
