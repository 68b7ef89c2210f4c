import sharp from "sharp";
import { expect } from "vitest";
import type { MediaUses } from "../../contracts/media-upload.ts";
import { test } from "../../tests/site.ts";
import { ingestImage } from "./ingest.ts";

test("where an image is used is found by an index among 3,000 articles and 15,000 versions", async ({
  site,
}) => {
  const image = sharp({ create: { width: 35, height: 20, channels: 3, background: "#37a" } });
  const { hash } = await site.deps.media.save(await ingestImage(await image.png().toBuffer()), {
    name: "needle.png",
    alt: "",
  });
  const { pool } = site.deps.database;
  await pool.query(`
    insert into articles (slug, title, excerpt, content, read_time)
      select 'a' || i, 'Article ' || i, '', '<img src="/api/images/' || left(md5(i::text), 24) || '-9x9.jpg">', 1
      from generate_series(1, 3000) i`);
  // One version at a time: no statement may take long, whatever else the machine does.
  for (let version = 1; version <= 5; version++)
    await pool.query(`
      insert into article_revisions
        select id, ${version}, slug, title, '', content, '', null, '', '', false, now(), 'dana' from articles`);
  await pool.query(
    "update article_revisions set image_url = $1 where version = 3 and title = 'Article 1500'",
    [`/images/webp/${hash}-35x20.webp`],
  );
  const admin = await site.admin();
  await pool.query("analyze articles, article_revisions");
  // A machine that is busy elsewhere may let a statement wait until it is given up: asked again, as a reader would.
  const earlier = async () => ((await (await admin.get(`/api/media/${hash}`)).json()) as MediaUses).earlier;
  await expect.poll(earlier).toMatchObject([{ title: "Article 1500" }]);
  const { rows } = await pool.query<{ "QUERY PLAN": string }>(
    "explain select 1 from article_revisions where image_hashes(content, image_url) @> array[$1]",
    [hash],
  );
  expect(JSON.stringify(rows)).toContain("article_revisions_images");
});
