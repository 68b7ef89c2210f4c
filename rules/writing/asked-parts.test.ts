import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  const heads = [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ""]) => plainText(text));
  return { kind, article, heads, text: plainText(article.content) };
};

describe("what a request puts beside each other is each answered", () => {
  test("three kinds of call at a veterinary clinic, none in the words of a doctor’s office", () => {
    const { kind, article, heads, text } = written(
      "Q&A for pet owners calling a veterinary clinic: what should the front desk say about prices, emergencies and refills",
    );
    expect(kind).toBe("draft");
    expect(article.title).toMatch(/^What should the front desk say about prices, emergencies and refills/);
    expect(heads.join(" ")).toMatch(/how much it costs.*about an animal can’t wait.*refill for their pet/);
    expect(text).not.toMatch(/birth date|not answered below|chest pain|your pet owner/);
  });

  test("where it happens stands behind them, and is none of them", () => {
    const { text, heads } = written(
      "What should a front desk say about late arrivals, cancellations and referrals at a physical therapy clinic",
    );
    expect(heads.slice(0, 3)).toEqual(["Late arrivals", "Cancellations", "Referrals"]);
    expect(text).not.toMatch(/not answered below/);
  });

  test("a checklist has its lines under the things that are named", () => {
    const { heads, text } = written(
      "A checklist for opening a second chiropractic office: phones, online scheduling and reminders",
    );
    expect(heads.slice(0, 3)).toEqual(["Phones", "Online scheduling", "Reminders"]);
    expect(text).toMatch(/number is registered to the business/);
  });
});

test("whoever loses the dispatcher is told who answers meanwhile, and nothing of busy days", () => {
  const { kind, text } = written(
    "Write a 30-day plan for a plumbing company whose dispatcher quits in January, so that no call goes unanswered",
  );
  expect(kind).toBe("draft");
  expect(text).toMatch(/Week 1: .*Week 2: Cover the phone.*Week 4/s);
  expect(text).not.toMatch(/attic|heat wave|counter|front desk/);
});

describe("two ways of answering for so many calls a month", () => {
  test("are added up line by line, and told by no other trade’s emergencies", () => {
    const { text } = written(
      "Live answering service vs. AI receptionist: what does each cost a month for an HVAC company that gets 300 calls",
    );
    expect(text).toMatch(/What 300 calls a month come to.*900 minutes.*\$1,350.*\$314/s);
    expect(text).not.toMatch(/plumbing/);
  });

  test("a count by the day is a month’s", () =>
    expect(
      written("Answering service vs AI receptionist for a dental office with 20 calls a day").text,
    ).toContain("What 440 calls a month come to"));

  test("without a count nothing is added up", () =>
    expect(written("Answering service vs AI receptionist for a dental office").text).not.toContain(
      "come to",
    ));
});

test("a title stops before what only tells of its readers, and the text takes it up", () => {
  const { article, text } = written(
    "How dental offices can stop losing new patients to voicemail, for an office manager with two front desk people and no budget for a third",
  );
  expect(article.title).toBe("How dental offices can stop losing new patients to voicemail");
  expect(text).toMatch(/With two on the phone.*On no budget/s);
  // Four examples are read; a ninth is skipped.
  expect(text).not.toContain("When you’re on your own");
});

test("a solo lawyer in court is told what one person can do, and storm calls are no dead line", () => {
  expect(
    written("How a solo family lawyer can answer every new client call while in court three mornings a week")
      .text,
  ).toMatch(/On court days.*On your own/s);
  expect(
    written("A two-week plan for a roofing company to handle storm calls with three estimators").text,
  ).not.toMatch(/router|phone company down/);
});

test("what a request will not have stands in no sentence of the library either", () =>
  expect(
    written("6 ways a med spa can cut no-shows on Saturdays without asking for a deposit").text,
  ).not.toMatch(/\bdeposits?\b/));

test("contractors have no counter at which somebody says thank you", () =>
  expect(written("5 mistakes contractors make when they ask customers for Google reviews").text).not.toMatch(
    /\bcounter\b|front desk/,
  ));

test("a checklist for the first day of an assistant is of that day, also where one of its parts has no subject", () =>
  expect(
    written(
      "Checklist for a dental front desk before the first day with an AI receptionist: calendar, emergencies, insurance questions",
    ).text,
  ).toMatch(/Five test bookings have arrived.*switch it off/s));
