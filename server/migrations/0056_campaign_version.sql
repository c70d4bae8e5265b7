ALTER TABLE "campaigns" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE FUNCTION raise_campaign_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The columns that a user can change, whichever code writes them: never the state of a deployment, nor what is computed.
CREATE TRIGGER campaigns_version BEFORE UPDATE ON campaigns FOR EACH ROW
  WHEN ((
    OLD.service, OLD.city, OLD.state, OLD.zip, OLD.phone, OLD.email, OLD.meta_title, OLD.meta_description,
    OLD.verification_tags, OLD.latitude, OLD.longitude, OLD.company_name, OLD.company_street, OLD.company_city,
    OLD.company_state, OLD.company_zip, OLD.company_latitude, OLD.company_longitude, OLD.cta, OLD.opening_hours,
    OLD.review_profile_url, OLD.theme, OLD.palette, OLD.trade, OLD.index_anyway, OLD.locations, OLD.related_services,
    OLD.overrides, OLD.business_id, OLD.own_fields, OLD.deployment_type, OLD.account, OLD.netlify_token_id,
    OLD.aws_credentials_id, OLD.aws_bucket_name, OLD.host_credentials_id, OLD.host_choice, OLD.site_prefix
  ) IS DISTINCT FROM (
    NEW.service, NEW.city, NEW.state, NEW.zip, NEW.phone, NEW.email, NEW.meta_title, NEW.meta_description,
    NEW.verification_tags, NEW.latitude, NEW.longitude, NEW.company_name, NEW.company_street, NEW.company_city,
    NEW.company_state, NEW.company_zip, NEW.company_latitude, NEW.company_longitude, NEW.cta, NEW.opening_hours,
    NEW.review_profile_url, NEW.theme, NEW.palette, NEW.trade, NEW.index_anyway, NEW.locations, NEW.related_services,
    NEW.overrides, NEW.business_id, NEW.own_fields, NEW.deployment_type, NEW.account, NEW.netlify_token_id,
    NEW.aws_credentials_id, NEW.aws_bucket_name, NEW.host_credentials_id, NEW.host_choice, NEW.site_prefix
  ))
  EXECUTE FUNCTION raise_campaign_version();
