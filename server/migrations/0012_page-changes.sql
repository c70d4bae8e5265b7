DROP INDEX "page_signatures_by_service";--> statement-breakpoint
ALTER TABLE "page_signatures" ADD COLUMN "changed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "page_signatures_by_change" ON "page_signatures" USING btree ("user_id","service_slug","changed");--> statement-breakpoint
-- Whoever keeps a page names the transaction, so that nobody who has read the others before misses it (decision 136).
CREATE FUNCTION stamp_page_signature() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_signatures_stamp BEFORE INSERT OR UPDATE ON page_signatures
  FOR EACH ROW EXECUTE FUNCTION stamp_page_signature();
