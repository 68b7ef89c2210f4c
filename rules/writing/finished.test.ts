import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { answerAlike, finished } from "./finished.ts";
import { parsePrompt } from "./request.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};
const draft = (content: string) => ({
  title: "",
  excerpt: "",
  content,
  imageUrl: "",
  keywords: "",
  metaDescription: "",
});

describe("a draft is read once more before it is given", () => {
  const request = parsePrompt("how a dental office can answer more calls");
  test("two sections on the same question are one, and the numbers close up", () => {
    const { content } = finished(
      draft(
        "<p>First.</p><h2>1. Count the missed calls</h2><p>Look at the log.</p><h2>2. Counting missed calls</h2><p>Once more.</p><h2>3. Name who answers</h2><p>One name.</p>",
      ),
      request,
    );
    expect(content).toBe(
      "<p>First.</p><h2>1. Count the missed calls</h2><p>Look at the log.</p><h2>2. Name who answers</h2><p>One name.</p>",
    );
  });
  test("what a title counts stays whole, and so does a table of rules", () => {
    const two = "<h2>1. Count the missed calls</h2><p>A.</p><h2>2. Count missed calls</h2><p>B.</p>";
    expect(finished(draft(two), parsePrompt("2 ways to count missed calls")).content).toBe(two);
    const said =
      "agreement vendor recording deletion transcript backup notice breach access login record encryption password device";
    expect(
      answerAlike(
        { head: "One", body: `<p>${said}</p>` },
        {
          head: "Where the rules are",
          body: `<table><tbody><tr><td><p>${said}</p></td></tr></tbody></table>`,
        },
      ),
    ).toBe(false);
  });
  test("no quote is left open, and no order begins with an answer", () => {
    const { content } = finished(
      draft("<h2>1. Finish the call</h2><p>No. Two are worse than one. “We’ll call you. Ask the rest.</p>"),
      request,
    );
    expect(content).toBe("<h2>1. Finish the call</h2><p>Two are worse than one. Ask the rest.</p>");
    const asked = "<h2>Should we?</h2><p>No. Two are worse than one.</p>";
    expect(finished(draft(asked), request).content).toBe(asked);
  });
  test("a funeral home's greeting has no smile in it, and a salon's may", () => {
    expect(
      written("How to write a voicemail greeting for a funeral home that doesn't sound cold").text,
    ).not.toMatch(/smile|new appointment/i);
    expect(
      written("How to write a voicemail greeting for a hair salon that doesn't sound cold").text,
    ).toMatch(/smile/i);
  });
  test("an animal's emergencies are listed once where the text has a list of its own", () => {
    const { title, text } = written(
      "Checklist for the front desk before we close the vet clinic for Christmas week - phones, voicemail, emergencies",
    );
    expect(title).toMatch(/Christmas week$/);
    expect(text).not.toMatch(/Danger first.*swallowed something: the nearest/s);
    expect(text).toMatch(/swallowed something, can’t breathe/);
    expect(text).not.toMatch(/surgery mornings/i);
  });
});

describe("what decides is what was asked, and not one word beside it", () => {
  test.each([
    [
      "30-day plan for a law office manager to train a brand new receptionist on client calls",
      /ten commonest calls/i,
      /being found|marketing/,
    ],
    [
      "Checklist for switching our accounting firm's phones to an AI receptionist before tax season",
      /before you tell the vendor yes/i,
      /Breaks and lunches/,
    ],
    [
      "8 signs your HVAC company is losing jobs because nobody answers the phone on weekends",
      /1\. .*8\. /s,
      /costs more to keep/,
    ],
    [
      "How do I get my hair salon clients to stop no-showing on Saturdays without charging a deposit",
      /no-shows/,
      /bank statement|Check messages once/,
    ],
    [
      "What to say when a patient calls to complain about a surprise bill - script for a dermatology front desk",
      /Three lines|three lines/,
      /says nothing about/,
    ],
    [
      "How should a small veterinary practice handle calls from people who can't afford the bill? step by step",
      /what can’t wait before you talk about money/i,
      /deductible/,
    ],
    [
      "Checklist: what to tell our patients before we turn on the AI phone assistant",
      /computer and how to reach a person/,
      /two names and numbers for every night/,
    ],
    [
      "Two-week plan to clean up our front desk phone habits at a chiropractic clinic",
      /Say the place, your name/,
      /third week|teacher/,
    ],
    [
      "How to handle parents who call five times a day about their child's first week at daycare",
      /Call them before they call you/,
      /Day 1|called the assistant/,
    ],
    [
      "Four-week plan to get our HVAC dispatchers to stop arguing with customers",
      /thirty seconds/,
      /Split the area/,
    ],
    [
      "Checklist for the day our phone number moves to a new provider, veterinary hospital",
      /Test it from outside before you switch/,
      /new person/,
    ],
    [
      "3-week plan for introducing online intake forms at an immigration law firm",
      /Strike half of the questions.*half past four/s,
      /Follow twenty callers/,
    ],
  ])("%s", (prompt, has, lacks) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });
  test("a season's own calls are still told by the season", () => {
    expect(written("Checklist for our accounting firm's front desk in tax season").text).toMatch(
      /rush|season|weeks/i,
    );
  });
  test("live chat and the phone are set side by side", () => {
    const { kind, text } = written(
      "Live chat vs phone for a physical therapy clinic: which one brings more new patients",
    );
    expect(kind).toBe("draft");
    expect(text).toMatch(/Who uses it.*What gets booked.*Which one, then\?/s);
  });
});

describe("a verdict follows its own rule", () => {
  test("for nights it is the count of calls that decides between a service and an assistant", () => {
    const { title, text } = written(
      "answering service vs AI phone assistant for a plumbing company, which one is better for after hours calls and what does each cost",
    );
    expect(title).toBe("Answering service vs AI phone assistant for a plumbing company, after hours");
    expect(text).toMatch(
      /One or two a night.*the service comes first.*Many in an hour.*the assistant comes first/s,
    );
    expect(text).not.toMatch(/For those hours an AI receptionist comes first/);
    expect(text).toMatch(/two written quotes for your month/);
  });
});

describe("online booking has a view on each side", () => {
  test.each([
    [
      "Opinion piece: why hair salons should stop making clients book online only and pick up the phone again",
      /ones worth a conversation.*wrong booking is a call.*Put the number back/s,
    ],
    [
      "Opinion: stop sending your patients to a booking link, a vet clinic should answer the phone",
      /Put the number back/,
    ],
    ["opinion: every dental office should offer online booking", /hours when you’re closed.*Open two kinds/s],
    ["Opinion: restaurants should not let guests book online", /The calendar is judgment/],
    [
      "Opinion: auto repair shops should call customers instead of texting estimates",
      /A price is a question.*Call first/s,
    ],
  ])("%s", (prompt, argues) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(argues);
  });
});

test("an orthodontist's families are answered in an orthodontist's words, and a dentist's in a dentist's", () => {
  const ortho = written(
    "FAQ: questions patients' families ask when they find out a computer answers the phone at our orthodontist office",
  );
  expect(ortho.title).toMatch(/orthodontic office/);
  expect(ortho.text).toMatch(/wire is poking.*retainer.*Which parent/s);
  expect(ortho.text).not.toMatch(/my tooth/);
  expect(
    written(
      "FAQ: questions patients ask when they find out a computer answers the phone at our dental office",
    ).text,
  ).toMatch(/wrong with my tooth/);
});
