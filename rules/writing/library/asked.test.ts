import { describe, expect, test } from "vitest";
import { plainText } from "../../../server/news/article-html.ts";
import { withoutNotes } from "../notes.ts";
import { compose } from "../compose.ts";
import { formFaults } from "../form-check.ts";
import { parsePrompt } from "../request.ts";
import { asked } from "./asked.fixture.ts";
import { subjectIn } from "./text.ts";

describe("what owners ask is answered by its subject", () => {
  test.each(asked)("%s", (prompt, subject) => {
    expect(subjectIn(parsePrompt(prompt))?.id).toBe(subject);
    const { kind, article, request } = compose(prompt, []);
    expect(kind).toBe("draft");
    expect(formFaults(request, article.content)).toEqual([]);
    expect(Object.values(article).join("\n")).not.toMatch(/[{}]|undefined|\[object|NaN|\.\.|  /);
    expect(plainText(article.content)).not.toMatch(/not answered below|this says nothing about/);
  });
});

test("two texts on different subjects hardly share a sentence", () => {
  const all = asked.map(([prompt, subject]) => {
    const { article, request } = compose(prompt, []);
    const sentences = withoutNotes(article.content)
      // What saves somebody is said in the same words everywhere, and rules are where they are.
      .replace(/<h2>Danger first<\/h2>.*?(?=<h2>)/s, "")
      .replace(/<h2>Where the rules are<\/h2>.*?<\/table>/s, "")
      .split(/<\/(?:p|h\d|li|td)>/)
      .flatMap((block) => plainText(block).split(/(?<=[.!?]”?) /))
      .filter((sentence) => sentence.split(" ").length > 3);
    return { prompt, subject, request, sentences: new Set(sentences) };
  });
  // Where a number is asked for, neighbors lend what is missing; what a time or working alone brings is the same.
  const most = ({ request }: (typeof all)[number]) =>
    request.items || request.form === "checklist" || request.form === "plan"
      ? 1 / 3
      : request.occasions.length || /\bsolo\b/.test(request.text)
        ? 0.2
        : 0.1;
  const alike = all.flatMap((one, i) =>
    all.slice(i + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length;
      const share = shared / Math.min(one.sentences.size, other.sentences.size);
      return one.subject !== other.subject && share > Math.max(most(one), most(other))
        ? [`${share.toFixed(2)} ${one.prompt} | ${other.prompt}`]
        : [];
    }),
  );
  expect(alike).toEqual([]);
});
