CREATE TABLE "assessment_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"assessment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "assessment_step_counts" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "assessment_step_counts_day_step_pk" PRIMARY KEY("day","step")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "assessments_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_name" text NOT NULL,
	"email" text NOT NULL,
	"industry" text NOT NULL,
	"customer_interaction_percentage" text NOT NULL,
	"interaction_channels" text[] NOT NULL,
	"clone_expertise_value" text NOT NULL,
	"operational_bottlenecks" text[] NOT NULL,
	"response_time" text NOT NULL,
	"previous_ai_experience" text NOT NULL,
	"tech_comfort_level" text NOT NULL,
	"primary_goal" text NOT NULL,
	"report_content" text,
	"report_written_at" timestamp with time zone,
	"report_writer" text,
	"report_sent" boolean DEFAULT false NOT NULL,
	"report_sent_at" timestamp with time zone,
	"assumptions" jsonb,
	"assumption_changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"report_tries" integer DEFAULT 0 NOT NULL,
	"report_error" text,
	"report_failed_at" timestamp with time zone,
	"report_ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report_draft" jsonb,
	"spam" text,
	"fingerprint" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assessments_number_unique" UNIQUE("number"),
	CONSTRAINT "assessments_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "erasure_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_number" integer NOT NULL,
	"erased" jsonb NOT NULL,
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"assessment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_kind_subject_id_index";--> statement-breakpoint
ALTER TABLE "assessment_links" ADD CONSTRAINT "assessment_links_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessment_links_assessment_id_index" ON "assessment_links" USING btree ("assessment_id");--> statement-breakpoint
CREATE INDEX "assessments_newest" ON "assessments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_email_index" ON "assessments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "assessments_fingerprint_created_at_index" ON "assessments" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "report_versions_assessment_id_created_at_index" ON "report_versions" USING btree ("assessment_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_subject_id_kind_index" ON "deliveries" USING btree ("subject_id","kind");