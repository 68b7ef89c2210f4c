ALTER TABLE "article_revisions" ALTER COLUMN "meta_description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "article_revisions" ALTER COLUMN "image_alt" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "article_revisions" ALTER COLUMN "keywords" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "article_revisions" ADD COLUMN "author_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "author_note" text DEFAULT '' NOT NULL;