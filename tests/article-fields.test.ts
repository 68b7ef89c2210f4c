import { readdirSync, readFileSync } from "node:fs";
import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { articleRevisions } from "../server/news/editing/editing.table.ts";
import { articles } from "../server/news/news.table.ts";
import { emptyValues } from "../web/news/admin/editing/editor-values.ts";
import { article } from "../contracts/news.ts";
import {
  articleFields,
  articleRecord,
  articleRow,
  revision,
  workingFields,
} from "../contracts/news-editing.ts";
import { articleWordNames, articleWords, wordsOf } from "../contracts/news-fields.ts";

const derived = {
  "what visitors read": article.shape,
  "what administrators read": articleRecord.shape,
  "what a save takes": articleFields.shape,
  "what a working copy keeps": workingFields.shape,
  "what a revision holds": revision.shape,
  "the article's columns": getTableColumns(articles),
  "a revision's columns": getTableColumns(articleRevisions),
  "the form's values": emptyValues,
};
test.each(Object.entries(derived))("%s: every word of an article", (_name, whole) => {
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(articleWordNames));
});

test("what is stored as null where there is nothing may be null in the answers, and nothing else may", () => {
  for (const name of articleWordNames) {
    const isNullable = articleWords[name].column === "nullable";
    expect([name, article.shape[name].safeParse(null).success]).toEqual([name, isNullable]);
    expect([name, getTableColumns(articles)[name].notNull]).toEqual([name, !isNullable]);
  }
});

test("the list of articles holds all words but the text", () => {
  expect(articleWordNames.filter((name) => !(name in articleRow.shape))).toEqual(["content"]);
});

test("the words of a row are the words and nothing else", () => {
  expect(wordsOf({ id: "1", title: "T", imageUrl: null, version: 3 })).toEqual({
    title: "T",
    imageUrl: null,
  });
});

test("a field is named in the schema, its migration, the form and the page, and nowhere else", () => {
  const roots = ["contracts", "content", "rules", "server", "web"];
  const files = roots.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
  );
  const naming = files.filter(
    (file) =>
      /(?<!\.test)\.(tsx?|sql)$/.test(file) &&
      /\bauthorNote\b|\bauthor_note\b/.test(readFileSync(file, "utf8")),
  );
  expect(naming.sort()).toEqual([
    "contracts/news-fields.ts",
    "server/db/migrations/0023_byline.sql",
    // The example articles fill it in.
    "server/demo/articles.ts",
    "web/news/admin/editing/byline-card.tsx",
    "web/news/article-view.tsx",
  ]);
});
