ALTER TABLE "call_faults" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_faults" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "call_faults" ADD COLUMN "status" integer;--> statement-breakpoint
ALTER TABLE "call_faults" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_faults" ADD COLUMN "last_at" timestamp with time zone;