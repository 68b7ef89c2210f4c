CREATE TABLE "own_desks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"owner_hash" text NOT NULL,
	"email" text NOT NULL,
	"desk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"switched_off_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"calls" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"last_report" text DEFAULT '' NOT NULL,
	CONSTRAINT "own_desks_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "own_desks_ownerHash_unique" UNIQUE("owner_hash")
);
--> statement-breakpoint
CREATE INDEX "own_desks_created_at_index" ON "own_desks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "own_desks_expires_at_index" ON "own_desks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "own_desks_email_index" ON "own_desks" USING btree ("email");