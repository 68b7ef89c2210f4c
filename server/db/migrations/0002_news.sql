CREATE TABLE "article_count" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"published" integer NOT NULL,
	CONSTRAINT "article_count_one_row" CHECK (one)
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"read_time" integer NOT NULL,
	"published" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"share_image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"head" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title) || to_tsvector('simple', title), 'A') || setweight(to_tsvector('english', excerpt) || to_tsvector('simple', excerpt), 'B') || setweight(to_tsvector('english', keywords) || to_tsvector('simple', keywords), 'C')) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('english', title) || to_tsvector('simple', title) || to_tsvector('english', excerpt) || to_tsvector('simple', excerpt) || to_tsvector('english', keywords) || to_tsvector('simple', keywords) || to_tsvector('english', content) || to_tsvector('simple', content))) STORED NOT NULL,
	CONSTRAINT "articles_slug_unique" UNIQUE("slug"),
	CONSTRAINT "articles_published_has_date" CHECK (not published or published_at is not null)
);
--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_slugs_article_id_index" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published;--> statement-breakpoint
CREATE INDEX "articles_search" ON "articles" USING gin ("search") WITH (fastupdate=false) WHERE published;--> statement-breakpoint
CREATE INDEX "articles_title" ON "articles" USING gin (to_tsvector('english', title)) WITH (fastupdate=false) WHERE published;--> statement-breakpoint
CREATE INDEX "articles_updated" ON "articles" USING btree ("updated_at" DESC NULLS LAST,"id");