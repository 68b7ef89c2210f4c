import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, title: article.title, text: plainText(article.content), content: article.content };
};

test.each([
  "why small dental practices should not lease their CBCT machine, 450 words",
  "argue that a landscaping company should not lease its trucks, under 500 words",
  "Dental offices shouldn't lease their office copier, opinion under 400 words",
  "I want an article arguing that small medical practices should not lease their x-ray equipment, under 500 words",
])("a view on leasing is on the lease, and no longer than its text: %s", (prompt) => {
  const { title, text } = written(prompt);
  expect(title).not.toMatch(/^Argue/);
  expect(text).toMatch(/Who owns it at the end/);
  expect(text).toMatch(/What is done instead: cash, a bank loan/);
  expect(text).not.toMatch(/field of view|ceph arm|page is the one that jams|square feet|stowed/i);
  expect(text.replace(/To keep to: [^.]*\./, "").split(/\s+/).length).toBeLessThan(
    Number(/\d{3}/.exec(prompt)?.[0]) * 1.1,
  );
});

test.each([
  ["how to lease a copier", /What is done instead: cash/],
  ["what to look for in a commercial lease for a hair salon", /hell or high water/],
])("how a lease is read is another matter: %s", (prompt, unwanted) => {
  expect(written(prompt).text).not.toMatch(unwanted);
});

test.each([
  "7 reasons callers hang up on a law firm's voicemail",
  "7 reasons patients hang up on a dental office's voicemail",
  "6 reasons homeowners don't leave a message on a plumber's voicemail",
])("every reason is about the recording: %s", (prompt) => {
  const { kind, title, text } = written(prompt);
  expect(kind).toBe("draft");
  expect(title).toMatch(/^[67] reasons/);
  expect(text).not.toMatch(/on hold|a menu answers|It rings too long|wait in a line/i);
});

describe("whose words", () => {
  test("a bad review is answered as the trade may", () => {
    const pest = written(
      "How to get more Google reviews for a pest control company and what to do with a bad one",
    );
    expect(pest.text).toMatch(/I’d like to put it right/);
    expect(pest.text).not.toMatch(
      /parking lot|reach the car|say whether someone has been with us|name of the office/,
    );
    const electrician = written("what to do with a bad review, for an electrician");
    expect(electrician.text).toMatch(/When you were wrong/);
    expect(electrician.text).not.toMatch(/confidential/);
    const dental = written("what to do with a bad review at a dental office");
    expect(dental.text).toMatch(/can’t say here whether someone has been with us/);
    expect(dental.text).not.toMatch(/That was our mistake|At people’s homes/);
  });

  test("reviews without breaking a law are about reviews", () => {
    const { text } = written("how to get more reviews for a dental office without breaking HIPAA");
    expect(text).toMatch(/review gating/);
  });

  test.each([
    [
      "Q&A for salon owners about online booking and phone booking, 6 questions",
      /insurance card|billing codes|pharmacy/,
    ],
    [
      "checklist for opening a second location of an auto repair shop",
      /credentialing|payers|the plans you bill|records/,
    ],
    [
      "Checklist: what to have ready before an AI receptionist takes its first call at a physical therapy practice",
      /refill|\bdose\b/,
    ],
  ])("no other trade’s: %s", (prompt, strange) => {
    expect(written(prompt).text).not.toMatch(strange);
  });
});

test.each([
  [
    "Shopify vs WooCommerce for a bakery that wants to sell cakes online",
    /Pickup and delivery.*daily|Pickup and delivery/,
  ],
  ["Etsy vs Shopify for a candle maker", /card rate, fee for each sale/],
  [
    "how to handle deposits for a wedding photographer",
    /Is it refundable|when it’s kept and when it’s given back/,
  ],
  ["buying a used lift for an auto repair shop: a checklist", /who sells it, and how you pay/],
  ["5 tax deductions every solo attorney forgets", /1\. Bar dues.*3\. Costs advanced for clients.*5\. /s],
])("the part that the reader came for: %s", (prompt, wanted) => {
  expect(written(prompt).text).toMatch(wanted);
});

test.each([
  "30 day plan to hire my first front desk person at a chiropractic clinic",
  "30 day plan to hire my first technician at an HVAC company",
  "hire our first dispatcher: 30 day plan for an HVAC company",
])("a hire is decided on, advertised, seen and taken: %s", (prompt) => {
  const { text } = written(prompt);
  const at = (said: RegExp) => text.search(said);
  const ad = at(/Write the ad|pay and the hours in the ad|Put pay, hours|put pay, hours/);
  const seen = at(/made-up calls|half a day beside|short trial/);
  const offer = at(/offer the same day|check before you offer|make the offer/i);
  expect(ad).toBeGreaterThan(0);
  expect(seen).toBeGreaterThan(ad);
  expect(offer).toBeGreaterThan(seen);
  expect(text).not.toMatch(/Watch for four things|before you post the ad\./);
});

test("a plan of seven days has seven", () => {
  const { kind, content } = written("7 day plan to get more reviews at a moving company");
  expect(kind).toBe("draft");
  expect(content.match(/<h2>Day \d:/g)).toHaveLength(7);
});

test("that a text takes the place of an answer is argued against", () => {
  const { kind, text } = written(
    "Opinion piece: missed call text back is overrated. for HVAC contractors, 400 words max",
  );
  expect(kind).toBe("draft");
  expect(text).toMatch(/100 degrees/);
  expect(text).toMatch(/landline/);
});

test.each([
  ["FAQ for starting a lawn care business while working full time", "May I do this beside my job?"],
  ["FAQ for opening a second location of a bakery", "What stops when you’re not there?"],
])("a list of questions keeps its subject: %s", (prompt, question) => {
  expect(written(prompt).text).toContain(question);
});

test.each([
  "opinion, 350 words: online booking is overrated for auto repair shops",
  "opinion: reminder texts are overrated, for hair salons, 350 words",
])("what can be held is held: %s", (prompt) => {
  expect(written(prompt).kind).toBe("draft");
});
