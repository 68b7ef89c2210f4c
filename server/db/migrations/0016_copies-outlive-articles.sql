ALTER TABLE "article_working_copies" DROP CONSTRAINT "article_working_copies_article_id_articles_id_fk";
--> statement-breakpoint
ALTER TABLE "article_working_copies" ADD CONSTRAINT "article_working_copies_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;