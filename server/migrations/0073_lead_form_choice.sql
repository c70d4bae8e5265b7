ALTER TABLE "campaigns" ADD COLUMN "lead_form" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "lead_forms_of_site" ON "lead_forms" USING btree ("user_id","campaign_id");
--> statement-breakpoint
-- A change of the choice is a change of the campaign, and sites are found by it (docs/recipes/add-a-field.md).
CREATE OR REPLACE TRIGGER campaigns_version BEFORE UPDATE ON campaigns FOR EACH ROW
  WHEN ((
    OLD.service, OLD.city, OLD.state, OLD.zip, OLD.phone, OLD.email, OLD.meta_title, OLD.meta_description,
    OLD.verification_tags, OLD.latitude, OLD.longitude, OLD.company_name, OLD.company_street, OLD.company_city,
    OLD.company_state, OLD.company_zip, OLD.company_latitude, OLD.company_longitude, OLD.cta, OLD.opening_hours,
    OLD.review_profile_url, OLD.theme, OLD.palette, OLD.trade, OLD.lead_form, OLD.index_anyway, OLD.locations, OLD.related_services,
    OLD.overrides, OLD.business_id, OLD.own_fields, OLD.deployment_type, OLD.account, OLD.netlify_token_id,
    OLD.aws_credentials_id, OLD.aws_bucket_name, OLD.host_credentials_id, OLD.host_choice, OLD.site_prefix
  ) IS DISTINCT FROM (
    NEW.service, NEW.city, NEW.state, NEW.zip, NEW.phone, NEW.email, NEW.meta_title, NEW.meta_description,
    NEW.verification_tags, NEW.latitude, NEW.longitude, NEW.company_name, NEW.company_street, NEW.company_city,
    NEW.company_state, NEW.company_zip, NEW.company_latitude, NEW.company_longitude, NEW.cta, NEW.opening_hours,
    NEW.review_profile_url, NEW.theme, NEW.palette, NEW.trade, NEW.lead_form, NEW.index_anyway, NEW.locations, NEW.related_services,
    NEW.overrides, NEW.business_id, NEW.own_fields, NEW.deployment_type, NEW.account, NEW.netlify_token_id,
    NEW.aws_credentials_id, NEW.aws_bucket_name, NEW.host_credentials_id, NEW.host_choice, NEW.site_prefix
  ))
  EXECUTE FUNCTION raise_campaign_version();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_row(c campaigns) RETURNS SETOF campaign_search LANGUAGE sql STABLE AS $$
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
      CASE WHEN c.lead_form <> '' THEN 'leadForm' END,
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
CREATE OR REPLACE TRIGGER campaigns_search AFTER INSERT OR UPDATE OF
  service, service_slug, business_id, theme, trade, lead_form, palette, created_at, city, state, zip, phone, company_name, email, meta_title,
  meta_description, verification_tags, company_street, company_city, company_state, company_zip, opening_hours, review_profile_url,
  latitude, longitude, company_latitude, company_longitude, cta, index_anyway, deployment_url, locations, related_services
  ON campaigns FOR EACH ROW EXECUTE FUNCTION write_search_row();
