import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { article } = compose(prompt, [], "Ringwell");
  const heads = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head);
  return { ...article, heads, text: plainText(article.content) };
};

describe("reasons are as many as were asked for, and of what was asked", () => {
  const { title, heads, text } = written(
    "7 reasons patients hang up before anyone answers, and what a small medical office can do about each",
  );

  test("the title keeps the number and the second half", () => {
    expect(title).toBe("7 reasons patients hang up before anyone answers, and what to do about each");
    expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(7);
  });

  test("nobody has answered in any of them, and no note says that there is no advice", () => {
    expect(text).not.toMatch(/A note for the editor|on hold without|polite|with a person\./);
    expect(text).toMatch(/refills/);
  });
});

test("a text for a law firm has no drives, customers or chests in it", () => {
  for (const prompt of [
    "AI voice assistant vs. traditional answering service: a fair comparison for solo and small law firms, with a table",
    "Create a 6-week rollout plan for a law firm with 4 attorneys moving client intake calls to an AI voice assistant, week by week",
  ])
    expect(written(prompt).text).not.toMatch(
      /you drive|storm|ceiling|my chest|a customer|every other client|has agreed in writing|newsletter|three times from/,
    );
});

test("a plan for a law firm's intake checks for conflicts before anything is booked", () => {
  const { text } = written(
    "Create a 6-week rollout plan for a law firm with 4 attorneys moving client intake calls to an AI voice assistant, week by week",
  );
  expect(text).toMatch(/Put the conflict check first.*With four attorneys/s);
});

test("readers of several trades and sizes are all named, and shown by calls of their own", () => {
  const view = written(
    "Opinion piece: why voicemail is costing plumbers, salons and other small businesses customers. Strong point of view, about 600 words",
  );
  expect(view.excerpt).toContain("for plumbers, salons and other small businesses");
  expect(view.heads.slice(0, 2)).toEqual(["Under a sink on Maple Street", "Saturday, 10:40, foils in"]);
  expect(view.text).not.toMatch(/a plumbing business|Water doesn’t leave/);
  const firms = written(
    "AI voice assistant vs. traditional answering service: a fair comparison for solo and small law firms, with a table",
  );
  expect(firms.title).toContain("for solo and small law firms");
});

test("setting up an assistant is told in the order in which it is safe", () => {
  const { title, heads, metaDescription } = written(
    "Write a how-to for dental office managers: how to set up an AI voice assistant to answer calls after hours, step by step",
  );
  expect(title).toBe(
    "How to set up an AI voice assistant to answer calls after hours: a guide for dental offices",
  );
  const at = (what: RegExp) => heads.findIndex((head) => what.test(head));
  const order = [/never waits/, /agreement/, /hours/, /twenty times/, /forwarding/, /Tuesday/].map(at);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order[0]).toBe(0);
  expect(metaDescription).toMatch(/^Setting up an AI receptionist for dental offices: settle first/);
});

test("a description names what the page is about", () => {
  const { metaDescription } = written(
    "Checklist: what to ask a vendor about HIPAA before an AI answers the phone in a medical practice",
  );
  expect(metaDescription).toMatch(/^HIPAA questions for an AI phone vendor/);
});
