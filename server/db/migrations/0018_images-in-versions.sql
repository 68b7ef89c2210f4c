CREATE FUNCTION image_hashes(content text, image_url text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT found[1] FROM pg_catalog.regexp_matches(content || ' ' || coalesce(image_url, ''), '/(?:api/images|images/webp)/([0-9a-f]{24})-', 'g') found)
$$;--> statement-breakpoint
CREATE INDEX "article_revisions_images" ON "article_revisions" USING gin (image_hashes(content, image_url)) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "articles_images" ON "articles" USING gin (image_hashes(content, image_url)) WITH (fastupdate=false);