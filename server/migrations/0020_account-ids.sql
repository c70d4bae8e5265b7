ALTER TABLE "aws_credentials" ADD COLUMN "account_id" text;
