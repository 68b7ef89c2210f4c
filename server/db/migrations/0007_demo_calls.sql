CREATE TABLE "call_faults" (
	"day" date NOT NULL,
	"provider" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "call_faults_day_provider_kind_pk" PRIMARY KEY("day","provider","kind")
);
--> statement-breakpoint
CREATE TABLE "demo_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"call_id" uuid NOT NULL,
	"scenario" text NOT NULL,
	"provider" text NOT NULL,
	"outcome" text NOT NULL,
	"title" text NOT NULL,
	"lines" jsonb NOT NULL,
	"transcript" jsonb,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"length_ms" integer NOT NULL,
	"median_reply_ms" integer,
	"interruptions" integer NOT NULL,
	"rating" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "demo_calls_callId_unique" UNIQUE("call_id")
);
--> statement-breakpoint
CREATE INDEX "demo_calls_created_at_index" ON "demo_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "demo_calls_email_index" ON "demo_calls" USING btree ("email");