DROP INDEX "deliveries_recipient";--> statement-breakpoint
-- Replies named their lead; now every mail names the record that the lead is of.
UPDATE "deliveries" SET "subject_id" = "leads"."subject_id" FROM "leads" WHERE "deliveries"."kind" = 'reply' AND "deliveries"."subject_id" = "leads"."id"::text;
