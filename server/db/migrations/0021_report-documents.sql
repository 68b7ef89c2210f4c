CREATE TABLE "report_pdfs" (
	"version_id" uuid NOT NULL,
	"paper" text NOT NULL,
	"pdf" "bytea" NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_pdfs_version_id_paper_pk" PRIMARY KEY("version_id","paper")
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "report_document" jsonb;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "report_base" jsonb;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "review_choices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "owners_numbers" jsonb;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "owners_numbers_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "document" jsonb;--> statement-breakpoint
-- What was written before stays readable as it was: its HTML is the one block of its document.
UPDATE "report_versions" SET "document" = jsonb_build_object('version', 3, 'letter', '[]'::jsonb, 'figures', '{}'::jsonb, 'assumptions', '{}'::jsonb, 'sections', jsonb_build_array(jsonb_build_object('id', 'text', 'role', 'body', 'bare', true, 'blocks', jsonb_build_array(jsonb_build_object('kind', 'html', 'id', 'x.1', 'basis', '[]'::jsonb, 'html', "content")))));--> statement-breakpoint
UPDATE "assessments" SET "report_document" = jsonb_build_object('version', 3, 'letter', '[]'::jsonb, 'figures', '{}'::jsonb, 'assumptions', '{}'::jsonb, 'sections', jsonb_build_array(jsonb_build_object('id', 'text', 'role', 'body', 'bare', true, 'blocks', jsonb_build_array(jsonb_build_object('kind', 'html', 'id', 'x.1', 'basis', '[]'::jsonb, 'html', "report_content"))))) WHERE "report_content" IS NOT NULL;--> statement-breakpoint
-- A model's unfinished sections of the report before this one: the next try begins again.
UPDATE "assessments" SET "report_draft" = NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ALTER COLUMN "document" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "approved_by" text;--> statement-breakpoint
ALTER TABLE "report_versions" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_pdfs" ADD CONSTRAINT "report_pdfs_version_id_report_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."report_versions"("id") ON DELETE cascade ON UPDATE no action;