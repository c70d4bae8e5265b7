-- NOT VALID: no row is read while campaigns cannot be written.
ALTER TABLE "campaign_search" ADD CONSTRAINT "campaign_search_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "campaign_search" ADD CONSTRAINT "campaign_search_user_id_campaign_id_campaigns_user_id_id_fk" FOREIGN KEY ("user_id","campaign_id") REFERENCES "public"."campaigns"("user_id","id") ON DELETE cascade ON UPDATE no action NOT VALID;
