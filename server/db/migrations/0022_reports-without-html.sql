-- incompatible: reports are kept as documents alone, and earlier versions read what was kept beside them
ALTER TABLE "assessments" DROP COLUMN "assumptions";--> statement-breakpoint
ALTER TABLE "assessments" DROP COLUMN "assumption_changes";--> statement-breakpoint
ALTER TABLE "report_versions" DROP COLUMN "content";