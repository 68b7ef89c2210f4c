ALTER TABLE "leads" ADD COLUMN "webhook_status" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "webhook_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "webhook_response" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "webhook_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_delays" ADD COLUMN "refused" boolean DEFAULT false NOT NULL;