import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { articleFields } from "../../../contracts/news-editing.ts";
import { cleanArticleHtml, plainText } from "../article-html.ts";
import { findClaims } from "./claims.ts";
import { compose } from "./compose.ts";
import { topicOf } from "./topic.ts";

const prompts = [
  "Write an article about how a small dental practice can stop losing the calls that come after five",
  "Blog post on reducing no-shows at our law firm with reminders",
  "privacy of recorded calls in a therapist's office",
  "How should a plumber answer the phone on weekends?",
  "Please write me a short guide for booking by phone without double booking",
  "voice assistants and languages",
];

describe("the built-in writer", () => {
  test.each(prompts)("writes an article worth editing about: %s", (prompt) => {
    const article = compose(prompt);
    expect(articleFields.safeParse(article).error).toBeUndefined();
    expect(cleanArticleHtml(article.content)).toBe(article.content);
    const words = plainText(article.content).split(" ").length;
    expect(words).toBeGreaterThan(600);
    const headings = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text);
    expect(headings.length).toBeGreaterThanOrEqual(6);
    expect(new Set(headings).size).toBe(headings.length);
    const paragraphs = [...article.content.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(article.content).not.toMatch(/lorem|undefined|\{\{|\[object/i);
    expect(article.content).toMatch(/<ol>(<li>.*<\/li>){5,}<\/ol>/);
  });

  test("writes the same for the same prompt, and something else for another", () => {
    const texts = prompts.map((prompt) => compose(prompt).content);
    expect(prompts.map((prompt) => compose(prompt).content)).toEqual(texts);
    expect(new Set(texts).size).toBe(prompts.length);
  });

  test("knows which trade a prompt speaks of", () => {
    expect(compose(prompts[0] as string).content).toContain("dentist on call");
    expect(compose(prompts[1] as string).content).toContain("law firm");
    expect(compose(prompts[2] as string).content).toContain("988");
    expect(compose(prompts[3] as string).content).toContain("plumber");
  });

  test("meets the article rules and stays harmless whatever it is asked", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 10, maxLength: 600, unit: "grapheme" }), (text) => {
        const article = compose(`${text} <script>alert(1)</script>`);
        const rules = articleFields.safeParse(article);
        expect(rules.error?.issues).toBeUndefined();
        expect(cleanArticleHtml(article.content)).toBe(article.content);
      }),
      { numRuns: 200 },
    );
  });

  test("takes the order out of the topic", () => {
    for (const [prompt, topic] of [
      ["Write an article about hold music.", "Hold music"],
      ["please create a detailed blog post on Monday mornings. Make it funny.", "Monday mornings"],
      ["why callers hang up", "Why callers hang up"],
      ["Write an article for small law firms about screening new clients", "Screening new clients"],
      ["We'd like a 500-word article about no-shows in a friendly tone", "No-shows"],
      ["Write me something about holiday hours, in about 300 words.", "Holiday hours"],
      ["Topic: the best on-hold music for clinics", "The best on-hold music for clinics"],
      ["A dental practice that never misses a call", "A dental practice that never misses a call"],
      ["Explain how HIPAA affects voicemail", "How HIPAA affects voicemail"],
    ] as const)
      expect(topicOf(prompt)).toBe(topic);
  });
});

describe("claims that want a source", () => {
  test.each([
    ["Studies show that callers hang up.", "study"],
    ["About 62% of callers hang up.", "figure"],
    ["Three out of four callers try the next name.", "figure"],
    ["It saves $4,000 a month.", "figure"],
    ["It is three times faster.", "figure"],
    ["We are the leading assistant.", "superlative"],
    ["It answers better than any receptionist.", "comparison"],
    ["Every call is HIPAA compliant.", "law"],
  ])("finds: %s", (sentence, reason) => {
    expect(findClaims(`<h2>Title</h2><p>Somebody calls. ${sentence} Somebody answers.</p>`)).toEqual([
      { sentence, reason },
    ]);
  });

  test("leaves plain sentences alone", () => {
    expect(findClaims("<h2>What about HIPAA?</h2><p>Is it better than a human?</p>")).toEqual([]);
    expect(findClaims("<p>Did you know that 62% of callers hang up?</p>")).toHaveLength(1);
    expect(findClaims("<p>Call your own office. Count to eleven. Write down who called.</p>")).toEqual([]);
  });
});
