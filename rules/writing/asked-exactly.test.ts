import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

describe("a table is of what is bought, and of nothing that only sounds like it", () => {
  const tables: readonly (readonly [prompt: string, has: RegExp, lacks: RegExp])[] = [
    [
      "How to choose a dental insurance billing company",
      /share of what is collected.*denied.*Days from visit to payment.*business associate agreement.*The way out/s,
      /deductible|exclusions|premium|ruin you/,
    ],
    [
      "should a dental practice lease or buy its office",
      /down payment.*common charges.*guarantee.*title.*partner leaves/s,
      /dealer|breaks|not lease or buy/,
    ],
    [
      "Should a bakery lease or buy a delivery van?",
      /what one of that age sells for|Miles/,
      /guaranty|zoning/,
    ],
    ["How to choose car insurance for a small shop", /exclusions/, /Miles a week|fueleconomy/],
    [
      "How to house train a new puppy: a guide for a pet store's blog",
      /timetable.*Reward.*Clean up/s,
      /poison|nose height|number it starts from|not train/,
    ],
    ["How to paint a bedroom with two cats in the house", /With an animal in the house/, /(?!)/],
  ];
  test.each(tables)("%s", (prompt, has, lacks) => {
    const { text } = written(prompt);
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
  });
});

test("a content calendar is weeks and posts, as many as are asked for, with the month's name", () => {
  const { article, text } = written("A content calendar for December for a bakery, 3 posts a week");
  expect(article.content.match(/<tr>/g)).toHaveLength(5);
  expect(text).toMatch(/December, week by week.*Post 3.*before Christmas/s);
  expect(text).not.toMatch(/what is done about it/);
  expect(article.excerpt).toMatch(/four weeks with three posts each/);
  const five = written("A 30-day content calendar for a dental office's Instagram, 5 posts a week");
  expect(five.text).toMatch(/Post 5/);
});

test("a list of ways has as many as its title counts, and both sides have a column", () => {
  const { article } = written("12 ways a bakery can save flour");
  const count = Number.parseInt(article.title, 10);
  expect(count).toBeGreaterThan(5);
  expect(article.content.match(/<h2>\d+\. /g)).toHaveLength(count);
  const both = written("Pros and cons of a four-day week for a dental office");
  expect(both.article.content).toMatch(/<th><p>What speaks for it<\/p><\/th><th><p>What speaks against it/);
});

test("what is to cost less is asked by its own bill", () => {
  const { text } = written("5 ways a small law firm can cut its software bill");
  expect(text).toMatch(/1\. List every charge.*5\. Call sixty days before renewal/s);
  expect(text).not.toMatch(/leaks|meter/);
  expect(written("6 ways a florist can cut its delivery costs").text).toMatch(
    /one stop costs.*nobody was home/s,
  );
});

test("whoever asks which one is told one", () => {
  const solo = written(
    "Voicemail or answering service for a solo plumber, under 600 words: which one should he choose?",
  );
  expect(solo.text).toMatch(/The verdict for a plumbing business: an answering service\./);
  expect(solo.text.split(/\s+/).length).toBeLessThan(600);
  const reminders = written(
    "Text reminders or phone calls for a dental office, which one should we use? under 500 words",
  );
  expect(reminders.article.content).toContain("<table>");
});

test("a checklist has the sections that are named, and no others", () => {
  const { article } = written("Front desk checklist for a medical office: opening, lunch and closing");
  expect([...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head]) => head)).toEqual([
    "Before opening",
    "Lunch",
    "Closing",
  ]);
});

test("one thing each week is a week each, and phones only are no assistant", () => {
  const { article, text } = written(
    "How to improve phone answering at a dental office in a month, one thing each week, phones only, no new software",
  );
  const weeks = [...article.content.matchAll(/<h2>(Week \d)/g)].map(([, week]) => week);
  expect(weeks).toEqual(["Week 1", "Week 2", "Week 3", "Week 4"]);
  expect(article.content.match(/<ul>.*?<\/ul>/g)?.map((tasks) => tasks.match(/<li>/g)?.length)).toEqual([
    1, 1, 1, 1,
  ]);
  expect(text).not.toMatch(/vendor|the assistant|AI receptionist/);
});

test("at most so many words is a limit, and no wish for as many", () => {
  const { text } = written("No-show policy tips for a barber shop, under 600 words");
  expect(text).not.toMatch(/you asked for\. That is all/);
});

test("words of a trade stand where they fit", () => {
  const all = [
    "What should a dental office do about cancellations and booking changes?",
    "Plan for fewer no-shows at a veterinary clinic in four weeks",
    "Opinion: medical practices should ask for reviews",
    "No-show checklist to print out and hang up for a medical office",
  ].map((prompt) => written(prompt));
  expect(all.map(({ text }) => text).join(" ")).not.toMatch(
    /tooth[^.]*\. It isn’t firm|still your (?!cell)|Happy customers/,
  );
  expect(all.at(-1)?.article.title).not.toMatch(/print/);
});
