CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lead_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"summary" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"spam" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_kind_subjectId_unique" UNIQUE("kind","subject_id")
);
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_notes_lead_id_created_at_index" ON "lead_notes" USING btree ("lead_id","created_at");--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE spam is null;--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE spam is not null;--> statement-breakpoint
CREATE INDEX "leads_person" ON "leads" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "deliveries" USING btree (lower("to_address"));--> statement-breakpoint
CREATE INDEX "deliveries_by_status" ON "deliveries" USING btree ("status","created_at");--> statement-breakpoint
INSERT INTO "leads" ("kind", "subject_id", "name", "email", "company", "summary", "spam", "created_at")
SELECT 'contact', "id"::text, "name", "email", "company", left(regexp_replace("message", '\s+', ' ', 'g'), 240), "spam", "created_at" FROM "contact_messages"
UNION ALL
SELECT 'assessment', "id"::text, "business_name", "email", "business_name", left("industry" || '. ' || array_to_string("operational_bottlenecks", ', '), 240), "spam", "created_at" FROM "assessments"
UNION ALL
SELECT 'demo-call', "id"::text, "name", "email", '', left("title", 240), NULL, "created_at" FROM "demo_calls";
