-- Processes of 0.1.0 copy a campaign's status to the site of its run in code (decision 213), so none needs the triggers any more.
DROP TRIGGER campaigns_tell_run ON campaigns;
--> statement-breakpoint
DROP TRIGGER campaigns_leave_run ON campaigns;
--> statement-breakpoint
DROP FUNCTION follow_campaign();
