import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { capabilities } from "../../content/capabilities.ts";
import { faq } from "../../content/faq.ts";
import { industries } from "../../content/industries.ts";
import { services } from "../../content/services.ts";
import { technology } from "../../content/technology.ts";
import { articleFields } from "../../contracts/news-editing.ts";
import { demoArticles } from "../../server/demo/articles.ts";
import { cleanArticleHtml, plainText } from "../../server/news/article-html.ts";
import { passagesOf } from "../../server/news/generation/pages.ts";
import { compose } from "./compose.ts";
import { readersOf } from "./readers.ts";
import { formFaults } from "./form-check.ts";
import { forty } from "./forty.fixture.ts";
import { inWords, wordsIn } from "./plain.ts";

const folder = new URL("../../server/demo/articles/", import.meta.url);
const published = demoArticles
  .filter((article) => article.published)
  .map((article) => ({ ...article, content: readFileSync(new URL(article.file, folder), "utf8") }));
const pages = published.flatMap(passagesOf);

/** Sentences of four words and more, without marks; labels of rows and stretches are none. */
const sentencesOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|h\d|li|td|th|blockquote)>/)
    .flatMap((block) => plainText(block).split(/(?<=[.!?]”?) /))
    .filter((sentence) => /[.!?]”?$/.test(sentence))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} ]/gu, "")
        .trim(),
    )
    .filter((sentence) => sentence.split(" ").length > 3);
const texts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value
      ? Object.values(value).flatMap(texts)
      : [];
const onThePages = new Set(
  [
    ...published.flatMap(({ content, excerpt }) => [content, excerpt]),
    ...texts([faq, services, technology, capabilities, industries]),
  ].flatMap(sentencesOf),
);

const written = forty.map((wanted) => ({ ...wanted, composed: compose(wanted.prompt, pages) }));
const headingsOf = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ""]) => text);

/** What people are called by some trades and by no other. */
const OF_A_TRADE: [RegExp, string[]][] = [
  [/\bpatients?\b/i, ["dental", "medical", "physiotherapy", "healthcare"]],
  [/\b(crowns?|fillings?|drill|hygienist)\b/i, ["dental"]],
  [/\b(lawyers?|hearing|case file|consultations?)\b/i, ["legal", "therapy"]],
  [/\bguests?\b/i, ["restaurant", "hotel", "caterer"]],
  [/\bhomeowners?\b/i, ["trades"]],
  [/\b(boiler|burst)\b/i, ["trades"]],
  [/\bpets?\b/i, ["veterinary"]],
];

describe.each(written)("$prompt", ({ kind, form, count, trade, topic, composed }) => {
  const { article, request } = composed;
  const sentences = sentencesOf(article.content);

  test(`is read as ${form}, and becomes a ${kind}`, () => {
    expect(request.form).toBe(form);
    expect(request.audience?.trade).toBe(trade);
    expect(composed.kind, JSON.stringify(composed.sections)).toBe(kind);
    if (topic) expect(composed.knowledge.topic?.id).toBe(topic);
  });

  test("meets the article's rules and is clean, filled and whole", () => {
    expect(articleFields.safeParse(article).error).toBeUndefined();
    expect(cleanArticleHtml(article.content)).toBe(article.content);
    expect(Object.values(article).join("\n")).not.toMatch(/[{}]|undefined|\[object|NaN|\.\.|  /);
    expect(article.title).not.toMatch(/[,;:]$|\b(and|or|of|for|the|a|with|vs\.?)$/i);
    expect(article.excerpt).toMatch(/[.!?]”?$/);
    expect(article.metaDescription).toMatch(/[.!?]”?$/);
    for (const text of [article.excerpt, article.metaDescription]) expect(text).not.toContain(article.title);
    expect(new Set(sentences).size, "says nothing twice").toBe(sentences.length);
  });

  test("has the form that was asked for", () => {
    // What is dangerous is said before all else.
    const headings = headingsOf(article.content).filter((text) => text !== "Danger first");
    if (kind === "draft") expect(formFaults(request, article.content)).toEqual([]);
    if (form === "list" && count) {
      if (kind === "draft") {
        expect(headings.filter((heading) => /^\d+\. /.test(heading))).toHaveLength(count);
        expect(article.title.toLowerCase()).toMatch(new RegExp(`\\b(?:${inWords(count)}|${count})\\b`));
      } else {
        const numbered = headings.filter((heading) => /^\d+\. /.test(heading)).length;
        // What is missing is said, and no empty place stands for it.
        if (numbered < count) expect(headings).toContain(`The other ${inWords(count - numbered)}`);
      }
    }
    if (form === "plan")
      expect(article.content.match(/<h[23]>(Day|Week|Month) \d+/g)).toHaveLength(count ?? 0);
    if (form === "comparison") expect(article.content).toContain("<table>");
    if (form === "checklist") expect(article.content.match(/☐/g)?.length).toBeGreaterThan(9);
    if (form === "questions") expect(headings.filter((text) => text.endsWith("?")).length).toBeGreaterThan(4);
    if (form === "opinion") expect(headings).toContain("The other side");
    if (form === "how-to" && kind === "draft") expect(headings.join("|")).toMatch(/(?:^|\|)1\. /);
  });

  test("speaks to its readers alone, and copies no page", () => {
    if (kind === "outline") return expect(article.title.toLowerCase()).toContain("outline");
    const readers = readersOf(request);
    expect(plainText(`${article.title} ${article.excerpt} ${article.metaDescription}`)).toMatch(
      new RegExp(`${readers.one}|${readers.many}`),
    );
    for (const [words, trades] of OF_A_TRADE)
      if (!trades.includes(trade ?? "")) expect(plainText(article.content)).not.toMatch(words);
    expect(sentences.filter((sentence) => onThePages.has(sentence))).toEqual([]);
  });
});

test("no two texts share more than a tenth of their sentences", () => {
  // What an outline is and how it is filled stands in its first paragraph, and is the same for all.
  const all = written.map(({ prompt, composed }) => ({
    prompt,
    sentences: new Set(
      sentencesOf(
        composed.article.content
          .replace(composed.kind === "outline" ? /^<p>.*?<\/p>/ : "", "")
          // What saves somebody is said in the same words everywhere.
          .replace(/<h2>Danger first<\/h2><p>.*?<\/p>/, ""),
      ),
    ),
  }));
  const alike = all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence));
      const share = shared.length / Math.min(one.sentences.size, other.sentences.size);
      return share > 0.1 ? [{ one: one.prompt, other: other.prompt, share, shared }] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test("says what it does not know, and that it does not", () => {
  for (const { kind, composed } of written.filter(({ kind: each }) => each === "outline")) {
    expect(kind).toBe("outline");
    expect(composed.article.content).toMatch(
      /^<p>This is an outline and not an article: (?:this site knows (?:telephones|how phones are answered), not|this site has pieces on .* and none that answers|of the .* this site could fill)/,
    );
    expect(composed.article.content).toMatch(
      /To find out: |Where to get it|Where to look it up|What it still needs/,
    );
    // It offers nothing else in its place.
    expect(composed.article.content).not.toMatch(/could write a finished article/);
    expect(wordsIn(plainText(composed.article.content)).length, "a page").toBeLessThan(
      composed.article.content.includes("Not without a source") ? 900 : 480,
    );
  }
});
