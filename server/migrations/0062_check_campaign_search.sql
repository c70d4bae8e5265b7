-- Campaigns that were deleted while the table was filled.
DELETE FROM campaign_search s WHERE NOT EXISTS (SELECT FROM campaigns c WHERE c.user_id = s.user_id AND c.id = s.campaign_id);--> statement-breakpoint
ALTER TABLE campaign_search VALIDATE CONSTRAINT "campaign_search_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE campaign_search VALIDATE CONSTRAINT "campaign_search_user_id_campaign_id_campaigns_user_id_id_fk";
