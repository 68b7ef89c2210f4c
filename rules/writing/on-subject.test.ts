import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { withoutPublisher } from "./own-name.ts";
import { isOnSubject } from "./on-subject.ts";
import { parsePrompt } from "./request.ts";

const written = (prompt: string) => compose(prompt, [], "Ringwell");

test.each([
  "Should a small landscaping company buy or lease a second truck? Opinion, 500 words, for the Ringwell blog",
  "Should a plumbing company wrap its vans? Opinion, 500 words, for the Ringwell blog",
  "how to price a roof repair - article for ringwell.com",
  "Ringwell blog: how landscapers can keep deer out of a garden",
  "I run Ringwell and need an article for roofers on safety harnesses",
  "Ringwell news post: three tax changes accountants should know",
  "Guest post, Ringwell audience: how do chiropractors pick an adjusting table",
  "Should a bakery open on Mondays? opinion 300 words, Ringwell voice",
  "Should pest control companies hire family? A post in Ringwell's tone",
  "Opinion: painters should never give free color consultations, around 450 words, for readers of Ringwell",
  "Write a Ringwell article for veterinarians about choosing practice management software",
  "Is it smarter to rent or own a skid steer? A Ringwell opinion piece for landscapers, about 450 words",
  "why landscapers should learn Spanish (opinion, 500 words, Ringwell newsletter)",
  "What does a retired electrician do with his van? humorous opinion for the Ringwell blog",
  "Should front desk staff get a uniform? opinion",
  "What to do when a plumber calls in sick every Monday",
  "Opinion: bakeries should close in August. Write it for people who answer phones",
  "What's a fair commission for stylists? Q&A, our phone assistant customers",
  "Book recommendations for law office managers, 5 titles",
  "is a second bathroom worth it for a barbershop - 300 words for our call center blog",
  "Comparison: ring doorbell or security guard for a medical office",
])("is no article on something else, whatever page, form or readers it names: %s", (prompt) => {
  const { kind, article } = written(prompt);
  expect(kind).toBe("outline");
  expect(article.content).not.toMatch(/How Ringwell does it|AI receptionist/);
  expect(article.title).not.toMatch(/Ringwell|blog/i);
});

test("a text on the company's own assistant is still on it", () => {
  for (const prompt of [
    "How Ringwell answers calls for dentists",
    "Compare Ringwell with a live answering service for a 4-attorney law office",
    "FAQ for Ringwell users: what happens in an outage?",
    "An email to Ringwell customers about new hours",
  ])
    expect(withoutPublisher(prompt, "Ringwell"), prompt).toBe(prompt);
});

test("a page is told from what stands on it", () => {
  expect(withoutPublisher("For the Ringwell newsletter: a short post on missed calls", "Ringwell")).toBe(
    "a short post on missed calls",
  );
  expect(withoutPublisher("A post on Ringwell's site about estimates", "Ringwell")).toBe(
    "A post about estimates",
  );
  expect(
    written(
      "Opinion for the Ringwell blog, 500 words: law firms should stop sending new clients to voicemail",
    ).kind,
  ).toBe("draft");
});

test("a text without a word for what its request names is not on it", () => {
  const request = parsePrompt("Should front desk staff get a uniform? opinion");
  expect(isOnSubject(request, "<p>Decide what should happen to a call, and put a name on it.</p>")).toBe(
    false,
  );
  expect(isOnSubject(request, "<p>A uniform tells everybody who is staff.</p>")).toBe(true);
});
