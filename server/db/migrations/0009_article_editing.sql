CREATE TABLE "article_revisions" (
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"meta_description" text NOT NULL,
	"image_url" text,
	"image_alt" text NOT NULL,
	"keywords" text NOT NULL,
	"published" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "article_revisions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_working_copies" (
	"key" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"article_id" uuid,
	"base_version" integer,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_working_copies_key_user_id_pk" PRIMARY KEY("key","user_id")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD CONSTRAINT "article_revisions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_working_copies" ADD CONSTRAINT "article_working_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_working_copies" ADD CONSTRAINT "article_working_copies_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_working_copies_article_id_index" ON "article_working_copies" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "article_working_copies_user_id_saved_at_index" ON "article_working_copies" USING btree ("user_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_created" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_drafts" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not published;--> statement-breakpoint
CREATE INDEX "articles_due" ON "articles" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled_is_draft" CHECK (not published or publish_at is null);