CREATE FUNCTION count_published_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	change integer := 0;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		change := change + (SELECT count(*) FROM added WHERE published);
	END IF;
	IF TG_OP <> 'INSERT' THEN
		change := change - (SELECT count(*) FROM removed WHERE published);
	END IF;
	IF change <> 0 THEN
		INSERT INTO article_count (one, published) VALUES (true, change)
		ON CONFLICT (one) DO UPDATE SET published = article_count.published + excluded.published;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added_articles AFTER INSERT ON articles
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
--> statement-breakpoint
CREATE TRIGGER count_changed_articles AFTER UPDATE ON articles
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
--> statement-breakpoint
CREATE TRIGGER count_removed_articles AFTER DELETE ON articles
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_published_articles();
