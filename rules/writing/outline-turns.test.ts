import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { article, kind } = compose(prompt, [], "Ringwell");
  return { ...article, kind, text: plainText(article.content) };
};

describe("what a request says beside its matter is asked, and what no longer holds is left out", () => {
  test.each([
    [
      "how long do I have to keep patient records when I close my medical practice",
      /once you’re closed.*told that you close.*health department.*two years after you’ve closed/s,
      /changes again next year|inspector|do differently tomorrow/,
    ],
    [
      "How to choose a dental chair for a second treatment room",
      /suction.*match the first treatment room/s,
      /old one|How long is the room out/,
    ],
    [
      "How to choose an ultrasound machine for our clinic before summer",
      /which part of it can begin, so that it stands before summer|stands before summer/,
      /\{/,
    ],
    ["How to raise our hourly rates without losing clients", /to be without losing clients/, /\{/],
  ])("%s", (prompt, wanted, other) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(other);
  });

  test.each([
    ["how long should a medical practice keep patient records", /once you’re closed/],
    ["closing checklist for a restaurant kitchen", /told that you close/],
    ["how to choose a dental chair", /match the first/],
    ["how to open a second location for our bakery", /Hold it against the first one/],
    ["checklist for closing our optometry office for a two week remodel", /two years after you’ve closed/],
  ])("and where it isn’t said it isn’t asked: %s", (prompt, other) => {
    expect(written(prompt).text).not.toMatch(other);
  });
});

describe("nouns bring what only they are asked", () => {
  test.each([
    ["compare point of sale systems for a two-location coffee shop", /one ordinary sale cost/],
    ["7 mistakes landscapers make when bidding on commercial snow removal", /Where does the snow go/],
    ["how to choose a vaccine refrigerator for our pediatric practice under $3,000", /purpose-built unit/],
    ["should our veterinary clinic stop doing surgeries on fridays", /What comes in on that day/],
    ["how do I sell my plumbing company to an employee over 5 years", /without the money/],
    ["is it worth accepting care credit at our med spa", /thousand-dollar bill/],
    [
      "how to price wedding flowers for a small florist so we don't lose on delivery",
      /wedding flowers earn money/,
    ],
    ["opinion: law firms should stop billing in six minute increments", /ten finished matters/],
  ])("%s", (prompt, wanted) => {
    expect(written(prompt).text).toMatch(wanted);
  });

  test.each([
    [
      "how to choose a new practice management software for a three-doctor eye clinic without losing a week of appointments",
      /clicks.*Which day is the last in the old one/s,
      /Keep one calendar/,
    ],
    [
      "write a policy for technicians who take the van home at night, electrical company",
      /quarrels would the policy have ended.*stand at night/s,
      /one night cost you/,
    ],
    ["what should we charge for same day alterations at a tailor shop", /What waits because of it/, /till/],
    [
      "how to start offering drone inspections at our roofing company in 90 days",
      /Part 107/,
      /being late costs/,
    ],
    [
      "should we let customers bring their own parts? auto repair shop",
      /part they brought fails/,
      /is it ordered/,
    ],
    [
      "60 day plan to open a satellite office for a two lawyer estate planning firm",
      /first one/,
      /Great idea/,
    ],
  ])(
    "an aside, a verb that isn’t typed and another name for it change nothing: %s",
    (prompt, wanted, other) => {
      const { kind, text } = written(prompt);
      expect(kind).toBe("outline");
      expect(text).toMatch(wanted);
      expect(text).not.toMatch(other);
    },
  );

  test("and how many people they are counts nothing that is wanted", () => {
    expect(
      written("how should a two person electrical company answer calls while driving").content.match(/<h2>/g)
        ?.length,
    ).toBeGreaterThan(5);
  });

  test("and what is short of a number says so, without blanks", () => {
    const { title, content } = written(
      "10 questions to ask before buying a used bucket truck for a tree service",
    );
    expect(title).toMatch(/^9 questions/);
    expect(content.match(/<h2>\d+\. /g)).toHaveLength(9);
    expect(content).toMatch(/<h2>The other one<\/h2>/);
    expect(content).not.toMatch(/In your own words/);
  });
});

describe("three that are of a kind, and five that only sound like it", () => {
  test.each([
    "how to fire a hygienist who is rude to patients but everybody's friend",
    "how do i fire an employee who is always late",
    "when to let go of a bookkeeper who makes mistakes",
  ])("letting people go: %s", (prompt) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(/that the law protects/);
  });
  test.each([
    "how to handle a rude caller at a dental office",
    "how to fire a client who doesn't pay",
    "how to fire up a pizza oven",
    "how to let go of stress",
    "how to keep a good hygienist",
  ])("and none: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(/that the law protects/);
  });

  test.each([
    "5 mistakes small restaurants make when they buy a commercial dishwasher",
    "best undercounter dishwasher for our bar",
    "how to choose a dish machine for a small restaurant",
  ])("what washes dishes: %s", (prompt) => {
    expect(written(prompt).text).toMatch(/racks/i);
  });
  test.each([
    "how to hire a dishwasher for a restaurant",
    "best commercial freezer for our bakery",
    "how to clean a coffee machine",
    "how to load a dishwasher at home",
    "which pizza oven should a small pizzeria buy",
  ])("and none: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(/racks an hour/i);
  });

  test.each([
    "write a refund policy for a med spa that sells packages of 6 laser sessions",
    "write a policy on employees using their own phones for work texts",
    "write a policy on tips for a nail salon",
    "write a social media policy for nurses at our urgent care",
  ])("a rule that has to be found is no form to fill in: %s", (prompt) => {
    expect(written(prompt).kind).toBe("outline");
  });
  test.each([
    "write a cancellation policy for a hair salon",
    "write a refund policy for a gift shop",
    "cell phone policy for our staff",
    "late policy for a dental office: 15 minutes, then we reschedule",
    "payment policy for a plumbing company",
  ])("and one that is known is written: %s", (prompt) => {
    expect(written(prompt).kind).toBe("draft");
  });
});

describe("a draft is on all of what its title says", () => {
  test("one hour that an assistant takes is set up step by step", () => {
    const { kind, text } = written(
      "How do I set up a phone assistant to cover the lunch hour at my dental office? step by step please",
    );
    expect(kind).toBe("draft");
    expect(text).toMatch(/tooth knocked out.*business associate.*11:58/s);
    expect(text).not.toMatch(/Stagger lunch/);
  });
  test.each([
    ["How to stop missing calls at lunch in a dental office", /Stagger/],
    ["How to set up an AI receptionist at a law firm", /Tuesday/],
  ])("and each of the two alone stays what it was: %s", (prompt, wanted) => {
    expect(written(prompt).text).toMatch(wanted);
  });

  test("late calls of new clients are one plan, and not two that are shuffled", () => {
    const { text } = written(
      "A four-week plan for a small law firm to stop losing new client calls after hours",
    );
    expect(text).toMatch(/checked for a conflict.*whoever dialed you at nine/s);
    expect(text).not.toMatch(/half day|on the map listing/);
    expect(written("4 week plan to miss fewer calls at a dental office").text).toMatch(/two hours/);
  });

  test("a second person is one more than the one who is there", () => {
    const { text } = written(
      "Answering service vs AI receptionist vs hiring a second person at the front desk - which is best for a three-chair dental practice",
    );
    expect(text).toMatch(/keep the person you have.*\$1,200 to \$8,300 a year/s);
    expect(text).not.toMatch(/no receptionist yet|Together the two/);
  });

  test("where people hang up is found before it’s mended", () => {
    const { title, text } = written("three week plan to get fewer hang ups at our dental front desk");
    expect(title).toMatch(/hang ups/);
    expect(text).toMatch(/Sort two weeks by seconds/);
  });

  test("what is checked before it is switched on is the trade’s, and nothing of later", () => {
    const { text } = written(
      "checklist for a plumbing company owner before switching on an AI phone assistant",
    );
    expect(text).toMatch(/Before you sign.*“I smell gas” got outside and 911.*Before it goes live/s);
    expect(text).not.toMatch(/step before|each week|It began with/);
    expect(written("checklist before our ai receptionist goes live at a dental practice").text).not.toMatch(
      /Compare, decide|first five nights/,
    );
  });

  test("what nobody may promise is promised by nobody, and one of two is told where it’s asked", () => {
    const { title, text } = written("seven things our plumbing dispatcher should never promise on the phone");
    expect(title).toMatch(/^Seven things never to promise/);
    expect(text).toMatch(/more than two hundred/);
    expect(text).not.toMatch(/by street/);
    expect(written("AI receptionist or a call center for a funeral home, which one").text).toMatch(
      /The verdict for a funeral home: an answering service first/,
    );
    expect(written("7 things never to say on the phone at a dental office").text).not.toMatch(/two hundred/);
  });

  test("what a business asks of its own customers is said to them", () => {
    const { title, text } = written("write an opinion piece for our salon blog: please don't no-show");
    expect(title).toBe("Please don’t no-show");
    expect(text).toMatch(/let us know/);
    expect(text).not.toMatch(/Pull the last four weeks/);
    expect(written("opinion: no-show fees are fair").text).not.toMatch(/drink their coffee warm/);
  });

  test("somebody who is trained in one week has that week’s days, and in four weeks a plan", () => {
    const week = written(
      "how to train a new front desk person to answer the phone at a law firm in one week",
    ).text;
    expect(week).toMatch(/Day 1: see and listen.*Day 5: alone/s);
    expect(week).not.toMatch(/second week/);
    expect(
      written("Give me a 4-week plan to train a new dental receptionist on the phones").text,
    ).not.toMatch(/Day 1: see and listen/);
  });

  test("a letter whose form stands behind it is a letter", () => {
    expect(
      written("how to explain to elderly patients that a computer answers after hours, letter").text,
    ).toMatch(/Dear patients/);
    expect(written("how to explain to patients that a computer answers after hours").text).not.toMatch(
      /Dear patients/,
    );
  });

  test("‘is it ok?’ is answered first, and two that are held against each other have a verdict", () => {
    expect(written("should a solo attorney use an AI receptionist? is it ok with the bar").text).toMatch(
      /^In general the bar/,
    );
    expect(written("AI receptionist vs voicemail for an HVAC company in winter").text).toMatch(/The verdict/);
  });

  test("at most eight are eight, and a FAQ for patients is told to them", () => {
    expect(
      written("checklist: what our medical office phone greeting must have, max 8 items").content.match(/☐/g),
    ).toHaveLength(8);
    const { title, text } = written(
      "what to tell our patients about the new automated phone line, FAQ with 6 questions",
    );
    expect(title).toMatch(/^Six/);
    expect(text).toMatch(/Am I talking to a person/);
  });
});
