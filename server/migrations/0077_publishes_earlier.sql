ALTER TABLE "operation_sites" ADD COLUMN "publishes_earlier" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "operation_sites" SET "publishes_earlier" = true, "deployment_message" = ''
  WHERE "deployment_message" = 'Also publishes changes that were saved earlier';
