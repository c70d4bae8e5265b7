DROP INDEX "pace_turns_in_line";--> statement-breakpoint
CREATE INDEX "pace_turns_waiting" ON "pace_turns" USING btree ("credential","is_urgent" DESC NULLS FIRST,"turn","asked_at") WHERE "pace_turns"."granted_at" is null;--> statement-breakpoint
CREATE INDEX "pace_turns_in_line" ON "pace_turns" USING btree ("credential","granted_at");