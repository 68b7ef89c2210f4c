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

const textOf = (prompt: string) => {
  const { kind, article } = compose(prompt, [], "Ringwell");
  return {
    kind,
    title: article.title,
    text: article.content.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " "),
  };
};

test.each([
  ["how to stop losing new patients when the front desk can't pick up the phone, for a two dentist practice"],
  ["how we can stop losing new clients when everyone at the salon is busy"],
  ["how can a 4 attorney office keep from missing calls from new clients"],
  ["ways to keep new customers when nobody answers the phone at our garage"],
])("calls that nobody answers are told as that: %s", (prompt) => {
  const { text } = textOf(prompt);
  expect(text).toMatch(/rang out.*(?:noon and by closing|text)/s);
  expect(text).not.toMatch(/mother’s situation|Answer their question first/);
});

test("what is said once somebody has answered stays a text on that", () => {
  expect(textOf("how to stop losing new patients who ask about price on the phone").text).toMatch(
    /It depends/,
  );
});

test("a first call with an injury firm has its own sentences, and any call keeps everybody’s", () => {
  const first = textOf(
    "9 things a small personal injury law firm should say (and never say) on the first call with a potential client",
  );
  expect(first.title).toMatch(/first call with a potential client/);
  expect(first.text).toMatch(
    /names of everybody else.*got a case.*worth about.*plenty of time.*recorded statement/s,
  );
  expect(first.text).not.toMatch(/policy|counter/);
  expect(textOf("phrases to never say on the phone at a law firm").text).toMatch(/Please hold/);
  const family = textOf("8 things a family law office should never say on the first call with a new client");
  expect(family.text).not.toMatch(/adjuster|recorded statement/);
});

test("an eye office’s emergencies are eyes, and it has no nurse", () => {
  const { text } = textOf(
    "Q&A article: what patients ask when they find out an AI answers our phones. We're an optometry office. 8 questions please",
  );
  expect(text).toMatch(/rinse it with water.*flashes.*vision plan/s);
  expect(text).not.toMatch(/nurse|Chest pain/);
});

test("what a request rules out is left out or said another way, and named once", () => {
  const { text } = textOf(
    "Write me a four week plan for cutting no-shows at our pediatric clinic, week by week, nothing that needs new software",
  );
  expect(text).not.toMatch(/takes one letter|Y keeps it|by text or message|new parents/);
  expect(text.match(/needs software/g)).toHaveLength(1);
  expect(text).toMatch(/printed list the day before.*missed|We missed Mia/s);
  expect(textOf("a four week plan for cutting no-shows at our pediatric clinic").text).toMatch(
    /takes one letter/,
  );
  expect(
    textOf("how to cover the phones at lunch with one receptionist at a small vet clinic").text,
  ).not.toMatch(/two of you|to Go to/);
  // What is left does not choose among ways that are not named.
  const alone = textOf("How a small dental office with one receptionist should handle calls at lunch").text;
  expect(alone).toMatch(/You have two ways to do it: send the hour to somebody .*Pick one/);
  expect(alone).not.toMatch(/[Ss]tagger/);
});

test("a comparison has one verdict, and says by which rule it chooses between two services", () => {
  const { text } = textOf(
    "Answering service vs AI phone assistant vs hiring a second receptionist - which is right for a plumbing company with 3 vans?",
  );
  expect(text).toMatch(
    /don’t hire a second one yet.*Between an AI phone assistant and an answering service/s,
  );
  expect(text).not.toMatch(/an answering service or an AI|With three vans on the road|AI receptionist/);
  expect(text).toMatch(/beyond where to shut off the water/);
});

test("paper is paper, a share is bought out, and a costly habit is argued under its own title", () => {
  const paper = textOf(
    "Write a 30 day plan to return every missed call the same day at a chiropractic office, only paper and a phone, no apps",
  );
  expect(paper.text).not.toMatch(/[Tt]ext back|by text|Reply CALL/);
  expect(paper.title).not.toMatch(/apps/);
  expect(
    textOf("checklist for taking over our cousin's share of a roofing company when he leaves").text,
  ).toMatch(/agreement you both signed/);
  expect(textOf("8 ways a med spa can sell more memberships at the front desk").text).not.toMatch(
    /shelf|fixture/,
  );
  const view = textOf(
    "opinion: putting a new caller on hold before they say a word is the most expensive habit in a dental office",
  );
  expect([view.kind, view.title]).toEqual([
    "draft",
    "Putting a new caller on hold before they say a word is the most expensive habit",
  ]);
  expect(
    textOf("Q&A: what clients ask when an AI answers the phone at our physical therapy clinic, 7 questions")
      .text,
  ).not.toMatch(/nurse|[Dd]octor/);
});
