import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { namedIn } from "./named.ts";
import { thingIn } from "./thing.ts";
import { wantedIn } from "./wanted.ts";

const headingsOf = (html: string) =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text = ""]) => plainText(text));
/** Words of other frames: a program to buy, a body to train, a machine to listen to, a mailing. */
const FRAMES = /\b(mailing|workout|rest day|engine|sound it makes|three sellers|per click|subscribers)\b/i;

const asked: [prompt: string, shown: string[], kept: string[]][] = [
  [
    "questions and answers about late paying customers for a two person sign painting shop, like 8 questions, when to send reminders, late fees, deposits, when to just give up. plain english no legal talk",
    ["When to send reminders?", "Late fees?", "Deposits?", "When to just give up?"],
    ["plain English no legal talk"],
  ],
  [
    "beginner guide to repairing a cane chair seat, what tools, what goes wrong, for someone whos never done it. 1200 words ish",
    ["What tools", "What goes wrong"],
    ["for someone who’s never done it", "1200 words ish"],
  ],
  [
    "checklist before opening a second location for a barbershop: staff, lease, phones, booking",
    ["Staff", "Lease", "Phones", "Booking"],
    [],
  ],
  [
    "My wife and I want to do 5 days in Lisbon with her mother who is 78 and can't do alot of hills or stairs. Write a day by day itinerary, slow mornings, one main thing a day, and somewhere to sit down and eat nearby. We don't drive.",
    ["Day 1", "Day 2", "Day 3", "Day 4", "Day 5"],
    ["with her mother", "can’t do a lot of hills or stairs", "we don’t drive"],
  ],
];

describe.each(asked)("%s", (prompt, shown, kept) => {
  const { kind, article } = compose(prompt, []);
  const text = plainText(article.content);

  test("is an outline with a heading for each named part and says each limit", () => {
    expect(kind).toBe("outline");
    expect(headingsOf(article.content)).toEqual(expect.arrayContaining(shown));
    for (const limit of kept) expect(text).toMatch(new RegExp(`To keep to: [^.]*${limit}`));
  });

  test("has no word of another frame, and fields that are whole phrases", () => {
    expect(text).not.toMatch(FRAMES);
    expect(article.keywords).not.toMatch(/\b(?:without|use|fewer|could you|whos?|not)(?:,|$)/);
    expect(article.title).not.toMatch(/^(?:like|could|hi)\b/i);
    expect(new Set([article.excerpt, article.metaDescription, article.title]).size).toBe(3);
  });
});

test.each([
  "Case study: how a dental office cut missed calls by half",
  "5 points on why we moved our warehouse",
  "Compare Smith.ai, Ruby and a part-time receptionist",
])("names no form, order or stretch of time as what it is about: %s", (prompt) => {
  const { kind, article } = compose(prompt, []);
  expect(kind).toBe("outline");
  expect(`${article.excerpt} ${article.metaDescription}`).not.toMatch(/ on | for week|covers compare/i);
});

test("what a request will not have stands in no line of the advice", () => {
  const { kind, article } = compose(
    "4 week plan to cut no shows at a massage studio with 3 therapists, no deposits please our clients hate them",
    [],
  );
  expect(kind).toBe("draft");
  expect(plainText(article.content)).not.toMatch(/\bdeposits?\b/i);
});

test("a story without facts is no article", () => {
  const { kind, article } = compose("write a case story about a busy salon that stopped missing calls", []);
  expect(kind).toBe("outline");
  expect(headingsOf(article.content)).toEqual(expect.arrayContaining(["How it was before", "How it is now"]));
});

test.each([
  [
    "a list of parts, tone and length around the main clause",
    "guide to composting, what smells, worms, under 600 words, no jargon",
    ["what smells", "worms"],
    ["under 600 words", "no jargon"],
  ],
  [
    "stretches of time between strokes",
    "front desk checklist for a spa, before opening / during the day / closing. max 20 items total",
    ["before opening", "during the day", "closing"],
    ["max 20 items total"],
  ],
])("reads %s", (_, prompt, parts, limits) =>
  expect(namedIn(prompt, wantedIn(prompt))).toEqual({ parts, limits }),
);

describe("texts whose shape the request gives", () => {
  test("scripts for the named situations come first, in their order and number", () => {
    const { kind, article } = compose(
      "10 phone greeting scripts for a dental front desk, each one for a different situation (new patient, running late, angry, etc)",
      [],
    );
    const heads = headingsOf(article.content);
    expect(kind).toBe("draft");
    expect(heads).toHaveLength(10);
    expect(heads.slice(0, 3).join(" ")).toMatch(/new patient .* late .* angry/i);
  });

  test("an announcement says what the company says, and names what is missing", () => {
    const { article } = compose(
      "news announcement: we are now open saturdays and the phone is answered 24/7, for Ringwell, 200 words",
      [],
    );
    expect(article.title).toBe("We are now open Saturdays and the phone is answered 24/7");
    expect(plainText(article.content)).toMatch(
      /^\(A note for the editor: readers will also ask which hours, on which days[^)]*\) ?We are now open Saturdays and the phone is answered 24\/7\. /,
    );
  });

  test("a checklist keeps the stretches of time that are named", () => {
    const { article } = compose(
      "checklist for switching to an AI receptionist at a law firm: before go live, first week, first month",
      [],
    );
    expect(headingsOf(article.content)).toEqual(["Before go live", "First week", "First month"]);
  });

  test("questions that a firm should ask are a list of what to ask, each with its reason", () => {
    const { request, article } = compose(
      "6 intake questions every personal injury firm should ask on the first call and why, short",
      [],
    );
    expect(request.audience?.trade).toBe("legal");
    expect(headingsOf(article.content).filter((head) => /^\d\. /.test(head))).toHaveLength(6);
    expect(article.title).toMatch(/questions to ask on a call|intake questions every/);
  });

  test("three ways are compared as three", () => {
    const { request } = compose(
      "voicemail or answering service or AI for a two-attorney family law office, who should pick what",
      [],
    );
    expect(request.form).toBe("comparison");
    expect(request.sides).toHaveLength(3);
  });
});

test("reasons are the callers' own, and each has a remedy", () => {
  const { article } = compose(
    "7 reasons patients don't show up for their first appointment, physical therapy clinic",
    [],
  );
  const heads = headingsOf(article.content);
  expect(heads.filter((head) => /^\d\. They /.test(head)).length).toBeGreaterThan(3);
  expect(article.content.match(/What to do: /g)).toHaveLength(7);
});

test("a text begins with what it comes down to, and a comparison with which one", () => {
  const { article } = compose("how to cut missed calls at a garage", []);
  expect(article.content).toMatch(/^<p>Send a call on before the caller gives up/);
  const sides = compose(
    "Compare our evening receptionist with an AI receptionist for a family law firm, with a recommendation",
    [],
  );
  expect(headingsOf(sides.article.content)[0]).toMatch(/^Which one/);
  expect(plainText(sides.article.content)).toContain("any number of calls");
});

test("a letter states nothing that its writer did not", () => {
  const letters = [
    "Letter to our regular customers: the farm shop will close on Mondays from February, thankful, under 180 words",
    "Letter to our patients announcing that from March 3 we will offer online booking and text reminders, max 300 words",
    "Letter to customers: the price of our sourdough goes up by 6% on May 1",
    "Letter to clients apologizing that our invoices went out twice, under 150 words",
  ].map((prompt) => plainText(compose(prompt, []).article.content).replaceAll(/\[[^\]]*\]/g, ""));
  for (const text of letters)
    expect(text).not.toMatch(
      /stays? as (?:agreed|they are)|same people|most often|ours to prevent|looked for another|always/i,
    );
});

test("bookkeeping is no booking, and what is not new is not announced as changing", () => {
  const { article } = compose("Q&A: 8 questions clients ask about bookkeeping, for our accounting firm", []);
  expect(plainText(article.content)).not.toMatch(/How do I book|Something is changing/);
});

test("a page of questions for guests answers guests", () => {
  const { article } = compose(
    "FAQ for restaurant guests about our new phone assistant, 5 short answers, friendly",
    [],
  );
  expect(article.title).toBe(
    "Five questions about the computer that answers our restaurant’s phone, answered",
  );
  expect(headingsOf(article.content)).toContain("Am I talking to a person?");
});

test("whether to do something is weighed, and a view that says no is asked about what happens", () => {
  const weighed = compose("Should a small auto repair shop sell used cars? pros and cons, 700 words", []);
  expect(headingsOf(weighed.article.content).slice(0, 2)).toEqual([
    "For and against, side by side",
    "What decides between them",
  ]);
  expect(plainText(weighed.article.content)).not.toMatch(/Poison Help|Why you hold it/);
  const view = compose("Opinion: bakeries should not sell bread before noon on Sundays", []);
  expect(plainText(view.article.content)).toContain(
    "What happened when somebody did sell bread before noon on Sundays",
  );
});

test("three ways after six are three columns for the night", () => {
  const { kind, request, article } = compose(
    "Receptionist, answering service or voicemail after 6 pm: which one suits a two-dentist practice? clear recommendation",
    [],
  );
  expect(kind).toBe("draft");
  expect(request.sides).toHaveLength(3);
  expect(headingsOf(article.content)).toContain("Which one at night?");
});

test("what patients should know is told to patients, without the staff's sheet of dangers", () => {
  const { kind, article } = compose(
    "Post for our website: what our patients should know about calling us after hours",
    [],
  );
  expect(kind).toBe("draft");
  expect(headingsOf(article.content)).toContain("What can wait until morning?");
  expect(article.content).not.toContain("Danger first");
});

test("a plan that says who does what says whose work each task is", () => {
  const { kind, article } = compose(
    "Plan: switch from paper reminder cards to text reminders in three weeks, eye clinic, who does what",
    [],
  );
  expect(kind).toBe("draft");
  expect(plainText(article.content)).toMatch(
    /Collect permission \(front desk\): .*Decide who reads the answers \(owner or manager\): /,
  );
});

test.each([
  ["6 signs your shop's roof needs replacing", /repairs or replaces your shop’s roof/, /laymen/],
  ["What should a daycare do when a child gets sick at noon?", /Get everyone out of danger/, /to a customer/],
  ["Hourly or flat rate for house painting?", /Who pays when it takes longer/, /first year/],
  [
    "Opinion: restaurants should stop using QR code menus",
    /What does using QR code menus cost/,
    /did not stop/,
  ],
])("%s is asked about what decides it", (prompt, wanted, other) => {
  const text = plainText(compose(prompt, []).article.content);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test("a question that has a short answer begins with it, and a name in the news stays", () => {
  expect(
    compose("How many rings before voicemail? short post for a plumbing company", []).article.content,
  ).toMatch(/^<p>Three or four/);
  const { article } = compose(
    "Announcement for our patients: Dr. Lee joins our dental practice on May 2, she speaks Korean, warm, under 150 words",
    [],
  );
  expect(plainText(article.content)).toContain(
    "Dr. Lee joins our dental practice on May 2. She speaks Korean.",
  );
});

test.each([
  "Why patients leave a dental practice: 6 reasons and what to do about each",
  "Plan for the first month of a new office manager at a dental practice",
])("%s is no text on the telephone", (prompt) => expect(compose(prompt, []).kind).toBe("outline"));

test("words for one moment are not given for another", () => {
  const { article } = compose(
    "what to say when clients call about their refund status, with example phrases, accounting practice",
    [],
  );
  expect(headingsOf(article.content).join(" ")).not.toMatch(/late|missed appointment|cancels/i);
});

test("a letter on a repair names it, and has a place for each thing that it is to tell", () => {
  const { article } = compose(
    "Email to our tenants about the elevator repair from March 3 to 7, apologetic, short, tell them where the stairs are and who carries groceries for seniors",
    [],
  );
  expect(article.title).toBe("Elevator repair from March 3 to 7");
  expect(plainText(article.content)).toMatch(
    /Where the stairs are: \[.*Who carries groceries for seniors: \[/,
  );
});

describe("what a request is about is cut out of it as it stands", () => {
  test.each([
    ["8 ways to lower the electricity bill in a laundromat", "the electricity bill", ["in a laundromat"]],
    ["How to make a small shop window attractive in autumn", "a small shop window", ["in autumn"]],
    ["how a dog groomer can raise prices without losing regulars", "prices", ["without losing regulars"]],
    ["questions to ask before signing a lease for a hair salon", "a lease", ["for a hair salon"]],
    ["8 tax deductions self-employed tutors forget", "tax deductions", []],
    ["bookkeeping for a food truck", "bookkeeping", ["for a food truck"]],
    ["what to do when a pipe freezes", "it", []],
    ["6 signs your shop's roof needs replacing", "your shop’s roof", []],
    ["How can a small hotel get more direct guests in winter", "direct guests", ["in winter"]],
    ["Should a bakery deliver bread", "bread", []],
  ])("%s", (clause, said, around) => expect(thingIn(clause)).toMatchObject({ said, around }));

  test("and is asked about in its own words, with what counts for such a choice", () => {
    const { kind, article } = compose(
      "Compare leasing and buying a delivery van for a florist with two employees, with a recommendation",
      [],
    );
    expect(kind).toBe("outline");
    expect(article.title).toBe(
      "Leasing or buying a delivery van for a florist with two employees: an outline",
    );
    expect(plainText(article.content)).toMatch(/Miles a year, beside.*The recommendation, for/s);
  });
});

test.each([
  ["how to explain a dental crown to patients, simple, for our blog", /Have the clinician.*What is it\?/s],
  [
    "tips for picking a payroll company for a 10 person landscaping business",
    /Write down your strangest pay day.*eftps/s,
  ],
  ["q&a for home buyers about what happens at closing, 6 questions, realtor", /What will I pay, and how\?/],
  ["Q&A about estate planning for new parents, 5 questions, law firm website", /Whom do I have to name\?/],
  [
    "how to renew a liquor license in time, step by step, for small restaurants",
    /1\. Look up the day.*what has changed.*the day after/s,
  ],
  [
    "patient handout: what to expect after a wisdom tooth removal, plain language",
    /When can I eat and drink/,
  ],
  [
    "leasing vs buying a work van for a 3 man plumbing outfit",
    /It comes down to two numbers.*Your accountant/s,
  ],
  ["small business tips for filing quarterly estimated taxes first time", /estimated taxes.*1040-ES/s],
])("an outline begins every part for its writer, and says who knows the rest: %s", (prompt, has) => {
  const { kind, article } = compose(prompt, []);
  const text = plainText(article.content);
  expect(kind).toBe("outline");
  expect(text).toMatch(has);
  expect(text).not.toMatch(/weather|store closing|What is different for/);
});

test("a page of questions answers what the request names first, and an apology says what for", () => {
  const faq = compose(
    "faq for our website: parking, insurance, what to bring, first visit to our chiropractic office",
    [],
  );
  expect(headingsOf(faq.article.content).slice(0, 2)).toEqual([
    "Where do I park?",
    "Do you take my insurance?",
  ]);
  const sorry = compose(
    "apology email to customers because our furnace tune-up special was advertised with the wrong price ($79 not $59), HVAC",
    [],
  );
  expect(plainText(sorry.article.content)).toContain("the wrong price ($79 not $59).");
});

describe("an outline of what the site does not know is of its own kind", () => {
  test.each([
    [
      "How to repot an orchid",
      /not orchids\..*Look at the roots first.*wait for spring.*Go up one size.*Choose soil.*Free the roots/s,
    ],
    [
      "How to rewax a canvas jacket",
      /not canvas jackets\..*when to rewax.*Lay everything out.*step by step.*goes wrong when people rewax.*afterward/s,
    ],
    ["How to patch a hole in drywall", /To keep to: in drywall.*Tools and materials/s],
    [
      "The best hiking trails around Lake Tahoe for families",
      /not hiking trails.*To keep to: around Lake Tahoe; for families.*where to park.*miles there and back, the climb.*Season, weekday.*dangers.*Is this still true/s,
    ],
    ["7 best beaches near San Diego for toddlers", /near San Diego; for toddlers.*What each entry says/s],
    ["best noise-canceling headphones for travel", /not noise-canceling headphones.*Best for whom/s],
    [
      "How to choose a good espresso machine for a small office",
      /not espresso machines.*for a small office/s,
    ],
  ])("%s", (prompt, has) => {
    const { kind, article } = compose(prompt, []);
    expect(kind).toBe("outline");
    const text = plainText(article.content);
    expect(text).toMatch(has);
    expect(text).not.toMatch(/\bvet\b|brought back|returning it|weekly round|telephones, not an? /);
  });

  test("its excerpt says what is done", () =>
    expect(compose("How to repot an orchid", []).article.excerpt).toMatch(
      /^An outline on how to repot an orchid\. /,
    ));
});
