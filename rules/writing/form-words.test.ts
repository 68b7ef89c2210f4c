import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const ofAll = (prompt: string) => {
  const { article, kind } = compose(prompt, []);
  return {
    kind,
    title: article.title,
    body: plainText(article.content),
    all: Object.values(article).join("\n"),
  };
};

/** Each prompt with its whole title: form, place, demand and tone are no part of it. */
const titled: [prompt: string, title: string][] = [
  [
    "ai receptionist vs answering service vs hiring 2nd front desk person - comparison for small plumbing/hvac business, costs too pls",
    "AI receptionist vs answering service vs hiring 2nd front desk person",
  ],
  [
    "in-house billing vs outsourced billing - quick comparison for a small chiropractic office, cleaning rota too thanks",
    "In-house billing vs outsourced billing: an outline",
  ],
  [
    "linkedin post plus short article on how to choose a road bike for a beginner over 50, casual",
    "How to choose a road bike for a beginner over 50: an outline",
  ],
  [
    "instagram caption and short article about picking hiking boots for wide feet, breezy",
    "Picking hiking boots for wide feet: an outline",
  ],
  [
    "how to build a campfire safely - guide for families, plus a short email",
    "How to build a campfire safely: an outline",
  ],
  [
    "opinion piece for dentists: why membership plans for uninsured patients beat discounting, confident, ~600 words",
    "Membership plans for uninsured patients beat discounting: an outline",
  ],
  [
    "how to choose a mattress if you have back pain, chiropractor blog post, reassuring",
    "How to choose a mattress if you have back pain: an outline",
  ],
  [
    "how to train a puppy not to bite, for our fun friday blog post, 500 words",
    "How to train a puppy not to bite: an outline",
  ],
  [
    "facebook post + blog article about keeping backyard chickens, cheerful, for our feed store",
    "Keeping backyard chickens: an outline",
  ],
  [
    "choosing a wedding dress on a budget - tips for brides, warm",
    "Choosing a wedding dress on a budget: an outline",
  ],
  [
    "phone tree vs AI receptionist vs live answering - comparison table for a 2 location vet clinic, include costs pls",
    "Phone tree vs AI receptionist vs live answering for vet clinics",
  ],
  ["how to fire pottery in a home kiln, plain and safe", "How to fire pottery in a home kiln: an outline"],
  [
    "Letter to clients of a small family law firm explaining what to bring to a first divorce consultation and how fees/retainers work",
    "What to bring to a first divorce consultation, and how fees/retainers work",
  ],
];

describe.each(titled)("%s", (prompt, title) => {
  const draft = ofAll(prompt);

  test("has a title of its matter alone", () => expect(draft.title).toBe(title));

  test("holds no place that nobody filled", () => expect(draft.all).not.toMatch(/[{}]/));
});

test("a second text that is asked for is named as what is still to be written", () => {
  expect(ofAll("linkedin post plus short article on how to choose a road bike").body).toContain(
    "with a LinkedIn post beside it",
  );
  expect(ofAll("instagram caption and short article about picking hiking boots").body).toContain(
    "with an Instagram caption beside it",
  );
});

test.each([
  "checklist for winter car trips - for auto shop customers, friendly and clear",
  "blog article about keeping backyard chickens in winter, for our feed store",
])("a season alone makes no text about the phone: %s", (prompt) => {
  expect(ofAll(prompt)).toMatchObject({ kind: "outline" });
  expect(ofAll(prompt).body).not.toMatch(/call log|rings a person|late calls/);
});

test("an article with a post beside it is an article, and says that the post is still to be written", () => {
  const { title, body } = ofAll("blog article and linkedin post about missed calls at dental offices");
  expect(title).toBe(ofAll("blog article about missed calls at dental offices").title);
  expect(body).toContain("you asked for this with a LinkedIn post beside it");
});

/** The questions of one kind of subject are asked of no other that shares its verb. */
test.each([
  ["how to train a puppy not to bite", /day one|uniform|month\], where there is/],
  ["how to choose a road bike for a beginner over 50", /busiest day|a business like yours|renews|sign/],
  ["how to choose a mattress if you have back pain, chiropractor blog post", /busiest day|renews/],
  ["how to motivate kids to read over the summer", /last three left|look elsewhere/],
  ["how to stop a parrot from screaming at night", /three bills|After closing|What do people want/],
  ["how to pick a name for your bakery, playful voice", /busiest day|service number/],
  ["choosing a wedding dress on a budget - tips for brides", /busiest day|bills/],
  ["checklist for moving day with two cats & a toddler", /how many, how old|weekly round/],
  ["how to keep new hygienists from quitting, practice owners, straight talk", /happened with/],
  ["facebook post + blog article about keeping backyard chickens", /on article/],
  ["how to build a fire in a wood stove", /The last|in private|dated/],
])("borrows nothing from a skeleton of another object: %s", (prompt, borrowed) => {
  expect(ofAll(prompt).all).not.toMatch(borrowed);
});

test.each([
  ["how to train a new baker in a bakery", /Have everything ready on the first morning/],
  ["how to train your bakery staff on knife work", /Have everything ready on the first morning/],
  ["how to choose a delivery van for our flower shop", /Miles a week, and with what load/],
  ["how to motivate a tired kitchen crew", /last three left/],
  ["how to lower the electricity bill in a laundromat", /what the bill is made of/i],
])("keeps the skeleton whose object is named: %s", (prompt, own) => {
  expect(ofAll(prompt).body).toMatch(own);
});

test("a letter answers each clause that it was asked for, and only with what that clause asks", () => {
  const { body } = ofAll(
    "Letter to clients of a small family law firm explaining what to bring to a first divorce consultation and how fees/retainers work",
  );
  const fees = body.split("How fees/retainers work")[1] ?? "";
  expect(fees).toContain("The first meeting costs");
  expect(fees).not.toContain("you can park");
});
