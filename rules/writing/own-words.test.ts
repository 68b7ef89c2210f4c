import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { parsePrompt } from "./request.ts";

const textOf = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: plainText(article.content) };
};

describe("what to test before an assistant books is a checklist of its own, for whoever reads it", () => {
  const prompt =
    "Checklist for a front desk manager: what to test before letting an AI receptionist book appointments into our calendar";

  test("a manager and the word letting name no trade", () => {
    expect(parsePrompt(prompt).audience).toBeUndefined();
    for (const role of ["manager", "owner", "director", "coordinator"])
      expect(parsePrompt(`Checklist for a ${role}: letting callers book by phone`).audience).toBeUndefined();
    expect(parsePrompt("Missed calls at a lettings agency").audience?.trade).toBe("lettings");
  });

  test("it has the calls that go wrong, each with what the calendar shows", () => {
    const { kind, article, text } = textOf(prompt);
    expect(kind).toBe("draft");
    for (const said of [
      /same time at once/,
      /right length/,
      /moved appointment is in the calendar once/,
      /same name/,
      /text has the same day/,
      /on a holiday/,
      /plan that doesn’t exist/,
      /talk to someone/,
      /Each entry shows/,
    ])
      expect(text).toMatch(said);
    expect(Object.values(article).join(" ")).not.toMatch(/property|tenant|repairs/i);
  });
});

describe("a script for moving an appointment of somebody upset", () => {
  const prompt =
    "phone script for rescheduling a canceled appointment when the caller is upset, for a veterinary clinic";

  test("listens, apologizes and only then offers a time, with words about the animal", () => {
    const { kind, article, text } = textOf(prompt);
    expect(kind).toBe("draft");
    expect(text).toMatch(/I’m listening.*I’m sorry.*Biscuit.*tomorrow at 8:20/s);
    expect(text.match(/A note for the editor/g)?.length ?? 0).toBeLessThan(2);
    const heads = article.content.match(/<h2>\d/g)?.length;
    expect(heads).toBe(8);
    expect(article.excerpt).toMatch(/in eight steps on .*, ready to be read aloud\.$/);
  });

  test("a law firm hears about dates that are running and nothing about animals", () => {
    const { text } = textOf("Script for an upset client whose consultation was canceled, for a law firm");
    expect(text).toMatch(/hearing or a deadline/);
    expect(text).not.toMatch(/Biscuit/);
  });
});

describe("an outline takes another subject’s template only where the request’s own words carry it", () => {
  test("news of mites is news, and no advice on keeping animals", () => {
    const { kind, article, text } = textOf(
      "How varroa mites changed hobby beekeeping this season, an article for our local newsletter",
    );
    expect(kind).toBe("outline");
    expect(article.excerpt).toContain("on varroa mites");
    expect(text).toMatch(/not varroa mites/);
    expect(text).toMatch(/What changed, and since when\?/);
    expect(text).toMatch(/Which two people can be quoted\?/);
    expect(text).not.toMatch(/Begin with one|Choose the place|per click|applause|a vet\b/);
  });

  test.each([
    "How an HVAC company should price a maintenance plan",
    "What to charge for a lawn care membership",
  ])("%s is asked about its price", (prompt) => {
    const { text } = textOf(prompt);
    for (const said of [
      /one visit costs/,
      /what’s included/,
      /competitors/,
      /renews/,
      /technician/,
      /object/,
    ])
      expect(text).toMatch(said);
    expect(text).not.toMatch(/tools|beginner|smoke and sparks/);
  });

  test("what is still to be kept, cleaned or bought keeps its own questions", () => {
    expect(textOf("How to keep bees in a small backyard").text).toMatch(/Varroa mites.*the first sign/s);
    expect(textOf("How to clean gutters before winter").text).toMatch(/Check what you have/);
    expect(textOf("Which van should a plumber buy").text).toMatch(/Miles a week/);
    expect(textOf("How to find a good spot for a food truck").text).not.toMatch(/Miles a week/);
  });
});

describe("a letter on evenings and weekends keeps to those hours", () => {
  test.each([
    "Write a letter to our patients that our AI assistant now answers the phone in the evenings and on weekends",
    "Letter to our patients: our AI assistant now answers the phone in the evenings and on weekends. Mention that they can always ask for a person.",
  ])("%s", (prompt) => {
    const { article, text } = textOf(prompt);
    expect(article.title).toBe("Our AI assistant now answers the phone in the evenings and on weekends");
    expect(text).not.toMatch(/busy|put through|answers our phone now/);
    expect(text).toMatch(/when we’re open/);
    expect(text).toMatch(/During office hours nothing changes/);
  });

  test("at any hour somebody may be busy, and puts a caller through", () => {
    const { text } = textOf("Letter to our patients: our AI assistant now answers the phone");
    expect(text).toMatch(/all of us are busy.*put through/);
  });
});

test("a letter on the lunch hour keeps to it", () => {
  const { text } = textOf(
    "Letter to clients: starting June 1 an AI assistant answers our phone during lunch, for an accounting office",
  );
  expect(text).toMatch(/while we’re at lunch.*At all other hours nothing changes/);
  expect(text).not.toMatch(/gone for the day/);
});

describe("a list for a law firm", () => {
  const { article, text } = textOf("A list of six reasons callers hang up on a law firm");

  test("has as many reasons as its first sentence says, and no doctor’s questions", () => {
    expect(article.content.match(/<h2>\d/g)).toHaveLength(6);
    expect(text).not.toMatch(/five points|date of birth|in pain/);
  });
});

describe("answers for the receptionists are said by them", () => {
  const { article, text } = textOf(
    "Q&A: questions patients ask about our AI assistant, with answers our receptionists can use",
  );

  test("each is a quotation, and nothing speaks to patients", () => {
    expect(article.title).toMatch(/answers to give at the front desk$/);
    expect(article.content.match(/<h2>/g)).toHaveLength(8);
    expect(article.content.match(/<\/h2><p>“/g)).toHaveLength(8);
    expect(text).toMatch(/You don’t have to defend it/);
    expect(text).not.toMatch(/Some of you have noticed|Didn’t find your question/);
  });

  test("also where the matter is another", () => {
    const spoken = textOf("Questions clients ask about our deposits, with answers for our front desk");
    expect(spoken.article.content).toMatch(/<\/h2><p>“Because the time is yours/);
    expect(spoken.text).not.toMatch(/Didn’t find your question/);
  });
});

test("an excerpt is a sentence with the subject and the readers in it, and no row of headings", () => {
  const { article } = textOf("How a law firm can keep callers from hanging up");
  expect(article.excerpt).toMatch(/^A guide for law firms on [^:;]+: how to [^:;]+, and [^:;]+\.$/);
  expect(article.excerpt).not.toMatch(/from “/);
  expect(article.excerpt).not.toMatch(/ more\.$/);
  // A description begins with a thought of its own.
  expect(article.metaDescription).toMatch(/^For law firms: people hang up/);
});

test("what a text lacks is said in one note, at its head", () => {
  const { content } = compose(
    "Write an 1800 word article for tile setters on how to answer after hours, with pricing and truck wraps",
    [],
  ).article;
  expect(content.match(/A note for the editor/g)).toHaveLength(1);
  expect(content).toMatch(/^<p>\(A note for the editor: .*tile setters.* of the 1800 .*truck wraps.*\)<\/p>/);
});

test("a cause is told from what it changed, and what is sold by the visit from what is not", () => {
  expect(textOf("How the drought affected Christmas tree farms this year").article.excerpt).toContain(
    "on the drought.",
  );
  expect(textOf("How small bakeries cut waste").article.excerpt).toContain("on waste:");
  expect(textOf("How to price a wedding photography package").text).not.toMatch(/technician|one visit/);
});

test("words for somebody whose appointment was moved, whatever the trade calls them", () => {
  const { article, text } = textOf(
    "What to say when a client is furious that we moved her appointment, hair salon",
  );
  expect(article.content).toMatch(/I’m sorry.*tomorrow at 8:20/);
  expect(text).not.toMatch(/A note for the editor/);
});

test("a machine that books keeps no books, and a checklist owes nobody a number", () => {
  expect(
    textOf("Plan for one week of testing an AI receptionist before it books appointments").text,
  ).not.toMatch(/bookkeeping/i);
  const { text, article } = textOf("A checklist for rescheduling upset callers whose visits were canceled");
  expect(article.content.match(/☐/g)?.length).toBeGreaterThan(9);
  expect(text).not.toMatch(/you asked for/);
  const script = textOf("Phone script: rescheduling a canceled appointment, caller is angry, dental office");
  expect(script.article.excerpt).toMatch(/^Words for the phone for dental offices in seven steps/);
  expect(script.text).not.toMatch(/A note for the editor/);
});

test("what others do is told and not done, in the request’s own nouns", () => {
  const lent = textOf("How libraries lend seeds");
  expect(lent.text).toMatch(/not seeds\..*In which order is it done\?/s);
  expect(lent.text).not.toMatch(/Lay everything out|soaked/);
  expect(textOf("How glaciers shaped the lakes here").text).toMatch(/not glaciers.*What is it\?/s);
  expect(textOf("Five ways to make a commute by bike safer").text).not.toMatch(/what keeps, and how long/i);
});

test.each([
  [
    "How to prune old apple trees in late winter, a guide for hobby gardeners",
    /Get the tools sharp and clean/,
    /seeds|\bpots?\b|guide for hobby/,
  ],
  [
    "Explain the causes of the 1848 revolutions in Europe for high school students",
    /what set it off/,
    /last time’s bills|with a watch/,
  ],
] as const)("outlines %s by what that very subject has to settle", (prompt, has, not) => {
  const { article, kind } = compose(prompt, []);
  expect(kind).toBe("outline");
  expect(article.content).toMatch(has);
  expect(`${article.content} ${article.metaDescription}`).not.toMatch(not);
});

test("setting up booking before the holidays is about booking, and not about closing days", () => {
  const { text, article } = textOf(
    "Checklist for setting up online and phone booking at a hair salon before the holidays",
  );
  expect(text).toMatch(/book in the same calendar.*on the page/s);
  expect(text).not.toMatch(/on call|closed day|greeting|first morning/i);
  expect(article.metaDescription).not.toMatch(/closed/);
});

test("a dental guide to no-shows sends three reminders, and says nothing against the third", () => {
  const { text } = textOf("How to cut no-shows at a two-chair dental practice without annoying patients");
  expect(text).not.toMatch(/A third text/);
  expect(text).toMatch(/\[name of the practice\]/);
  expect(text).not.toMatch(/\[name of the business\]/);
});
