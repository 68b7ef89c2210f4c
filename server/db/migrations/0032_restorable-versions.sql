ALTER TABLE "report_versions" ADD COLUMN "base" jsonb;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "numbers" jsonb;--> statement-breakpoint
UPDATE "leads" SET "status" = 'open' WHERE "kind" = 'assessment' AND "status" = 'new' AND "spam" IS NULL;