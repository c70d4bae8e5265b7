ALTER TABLE "aws_credentials" ADD COLUMN "account_id" text;--> statement-breakpoint
-- A process of the version before replaces keys and knows nothing of the account they belong to.
CREATE FUNCTION forget_aws_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.account_id := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_aws_account BEFORE UPDATE ON aws_credentials FOR EACH ROW
  WHEN (NEW.access_key_mask <> OLD.access_key_mask AND NEW.account_id = OLD.account_id)
  EXECUTE FUNCTION forget_aws_account();
