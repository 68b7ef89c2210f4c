-- incompatible (embedded): the embedded database of earlier versions does not load the extension pg_trgm
-- In the order of the site's own writes: a node that is at work meanwhile and this one never wait for each other.
LOCK TABLE "articles", "article_count", "assessments", "leads", "deliveries", "media" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"key" text NOT NULL,
	"n" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "deliveries_created_at_index";--> statement-breakpoint
DROP INDEX "media_created_at_index";--> statement-breakpoint
DROP INDEX "leads_newest";--> statement-breakpoint
DROP INDEX "leads_by_status";--> statement-breakpoint
DROP INDEX "leads_spam";--> statement-breakpoint
DROP INDEX "deliveries_by_status";--> statement-breakpoint
ALTER TABLE "article_count" ADD COLUMN "draft" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_count" ADD COLUMN "scheduled" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "article_count" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "tallies_list_index" ON "tallies" USING btree ("list");--> statement-breakpoint
CREATE INDEX "assessments_of_industry" ON "assessments" USING btree ("industry","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assessments_sent" ON "assessments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE report_content is not null and report_sent;--> statement-breakpoint
CREATE INDEX "assessments_to_review" ON "assessments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE report_content is not null and not report_sent;--> statement-breakpoint
CREATE INDEX "assessments_unwritten" ON "assessments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE report_content is null;--> statement-breakpoint
CREATE INDEX "assessments_unsent" ON "assessments" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE not report_sent;--> statement-breakpoint
CREATE INDEX "leads_inbox" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE spam is null;--> statement-breakpoint
CREATE INDEX "leads_by_kind" ON "leads" USING btree ("kind","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE spam is null;--> statement-breakpoint
CREATE INDEX "leads_held" ON "leads" USING btree ("created_at") WHERE spam is not null and status = 'new';--> statement-breakpoint
CREATE INDEX "deliveries_newest" ON "deliveries" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "media_newest" ON "media" USING btree ("created_at" DESC NULLS FIRST,"hash" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_drafts_search" ON "articles" USING gin ("search") WITH (gin_pending_list_limit=256) WHERE not published;--> statement-breakpoint
CREATE INDEX "articles_scheduled" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE not published and publish_at is not null;--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published;--> statement-breakpoint
CREATE INDEX "leads_newest" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "leads_by_status" ON "leads" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE spam is null;--> statement-breakpoint
CREATE INDEX "leads_spam" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE spam is not null;--> statement-breakpoint
CREATE INDEX "deliveries_by_status" ON "deliveries" USING btree ("status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_published_articles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	more integer[] := '{0,0,0}';
	less integer[] := '{0,0,0}';
	moved boolean := true;
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT array[count(*) FILTER (WHERE published), count(*) FILTER (WHERE NOT published),
			count(*) FILTER (WHERE NOT published AND publish_at IS NOT NULL)] INTO more FROM added;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		SELECT array[count(*) FILTER (WHERE published), count(*) FILTER (WHERE NOT published),
			count(*) FILTER (WHERE NOT published AND publish_at IS NOT NULL)] INTO less FROM removed;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		SELECT exists(SELECT FROM added a FULL JOIN removed r USING (id)
			WHERE (a.published, a.published_at, a.created_at, a.publish_at IS NULL)
				IS DISTINCT FROM (r.published, r.published_at, r.created_at, r.publish_at IS NULL)) INTO moved;
	END IF;
	IF moved THEN
		INSERT INTO article_count (one, published, draft, scheduled, version)
		VALUES (true, more[1] - less[1], more[2] - less[2], more[3] - less[3], txid_current())
		ON CONFLICT (one) DO UPDATE SET published = article_count.published + excluded.published,
			draft = article_count.draft + excluded.draft, scheduled = article_count.scheduled + excluded.scheduled,
			version = excluded.version;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO article_count (one, published, draft, scheduled, version)
SELECT true, count(*) FILTER (WHERE published), count(*) FILTER (WHERE NOT published),
	count(*) FILTER (WHERE NOT published AND publish_at IS NOT NULL), txid_current() FROM articles
ON CONFLICT (one) DO UPDATE SET published = excluded.published, draft = excluded.draft,
	scheduled = excluded.scheduled, version = excluded.version;
--> statement-breakpoint
-- The argument: what the table is counted by, as an expression over its columns.
CREATE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changes text := CASE TG_OP
		WHEN 'INSERT' THEN format('SELECT %s AS key, 1 AS n FROM added', TG_ARGV[0])
		WHEN 'DELETE' THEN format('SELECT %s AS key, -1 AS n FROM removed', TG_ARGV[0])
		ELSE format('SELECT %1$s AS key, 1 AS n FROM added UNION ALL SELECT %1$s, -1 FROM removed', TG_ARGV[0]) END;
BEGIN
	EXECUTE format('INSERT INTO tallies (list, key, n) SELECT %L, key, sum(n) FROM (%s) changes GROUP BY key HAVING sum(n) <> 0',
		TG_TABLE_NAME, changes);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_insert AFTER INSERT ON leads
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('kind || ''|'' || status || ''|'' || (spam IS NOT NULL)');
--> statement-breakpoint
CREATE TRIGGER tally_update AFTER UPDATE ON leads
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('kind || ''|'' || status || ''|'' || (spam IS NOT NULL)');
--> statement-breakpoint
CREATE TRIGGER tally_delete AFTER DELETE ON leads
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally('kind || ''|'' || status || ''|'' || (spam IS NOT NULL)');
--> statement-breakpoint
INSERT INTO tallies (list, key, n) SELECT 'leads', kind || '|' || status || '|' || (spam IS NOT NULL), count(*) FROM leads GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER tally_insert AFTER INSERT ON assessments
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('industry || ''|'' || CASE WHEN report_content IS NULL THEN ''Generating Report'' WHEN report_sent THEN ''Sent'' ELSE ''Ready for Review'' END');
--> statement-breakpoint
CREATE TRIGGER tally_update AFTER UPDATE ON assessments
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('industry || ''|'' || CASE WHEN report_content IS NULL THEN ''Generating Report'' WHEN report_sent THEN ''Sent'' ELSE ''Ready for Review'' END');
--> statement-breakpoint
CREATE TRIGGER tally_delete AFTER DELETE ON assessments
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally('industry || ''|'' || CASE WHEN report_content IS NULL THEN ''Generating Report'' WHEN report_sent THEN ''Sent'' ELSE ''Ready for Review'' END');
--> statement-breakpoint
INSERT INTO tallies (list, key, n) SELECT 'assessments', industry || '|' || CASE WHEN report_content IS NULL THEN 'Generating Report' WHEN report_sent THEN 'Sent' ELSE 'Ready for Review' END, count(*) FROM assessments GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER tally_insert AFTER INSERT ON deliveries
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('status');
--> statement-breakpoint
CREATE TRIGGER tally_update AFTER UPDATE ON deliveries
REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally('status');
--> statement-breakpoint
CREATE TRIGGER tally_delete AFTER DELETE ON deliveries
REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION tally('status');
--> statement-breakpoint
INSERT INTO tallies (list, key, n) SELECT 'deliveries', status, count(*) FROM deliveries GROUP BY 2;
--> statement-breakpoint
-- What is searched by any piece of a text. Without the extension these searches read all rows, and find the same.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX leads_search ON leads USING gin (("name" || E'\n' || "email" || E'\n' || "company" || E'\n' || "summary") gin_trgm_ops) WITH (gin_pending_list_limit = 256);
	CREATE INDEX assessments_search ON assessments USING gin (("business_name" || E'\n' || "email") gin_trgm_ops) WITH (gin_pending_list_limit = 256);
	CREATE INDEX deliveries_search ON deliveries USING gin (("to_address" || E'\n' || "subject") gin_trgm_ops) WITH (gin_pending_list_limit = 256);
	CREATE INDEX media_search ON media USING gin (("original_name" || E'\n' || "alt") gin_trgm_ops) WITH (gin_pending_list_limit = 256);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'no index of trigrams: %', SQLERRM;
END $$;
