import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { asOwnersSay } from "../../content/report/checked.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const sent = (id: string, withNumbers: boolean) => {
  const { answers, numbers } = twelve.find((one) => one.id === id)!;
  return asItIsSent({ answers, ...(withNumbers ? { numbers } : {}) });
};
const told = (id: string, withNumbers = false) => textOf(sent(id, withNumbers));
const all = twelve.flatMap(({ id }) => [sent(id, false), sent(id, true)]);
const blocksOf = (report: (typeof all)[number]) =>
  documentOf(report).sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));

describe("what was answered beside the bottlenecks", () => {
  it("has its paragraph behind the steps: what only the owner knows, with what the trade has done about it", () => {
    expect(told("restaurant")).toMatch(
      /What only you know, such as which table .* Write the seating page before Friday/,
    );
    expect(told("parts-maker")).toMatch(/What only you know, .* Write each routing down as you quote it/);
    expect(told("estate-agency")).toContain("Write of houses, never of who lives there.");
    for (const report of all)
      expect(blocksOf(report).includes("told.knowledge"), report.answers.businessName).toBe(
        report.situation.clone >= 1,
      );
    // Who called it somewhat valuable reads how it is begun, and no more.
    expect(told("language-school")).toMatch(
      /What only you know\. Write for each level what somebody can say in it[^.]*\. [^.]*\. (?!The person)/,
    );
    // What the first page named is not named again.
    expect(told("tax")).toContain("What only you know. In a quiet week");
  });

  it("says what to ask about AI that was looked at and left, and reckons the owner's own time to no next step", () => {
    for (const id of ["law", "parts-maker"])
      expect(told(id)).toMatch(
        /AI, which you looked at and left\. Before a tool's price, ask who can read what goes in/,
      );
    for (const id of ["law", "restaurant", "software"])
      expect(told(id)).not.toContain("Setting time aside for what only you can answer comes next");
  });

  it("is asked back where it can be read two ways", () => {
    expect(told("architect")).toContain(
      "You checked in person as the only way people reach you. Surely some clients reach you from a distance as well: about how many a month?",
    );
    expect(told("software")).toContain(
      "Which AI do you use: one that talks to customers, or one that helps you write?",
    );
    for (const id of ["dental", "tax", "restaurant"])
      expect(told(id)).not.toMatch(/Which AI do you use|as the only way people reach you/);
  });
});

describe("a box that was checked and has no step", () => {
  it("that is done on a step's way has its words at the back", () => {
    expect(told("tax")).toMatch(
      /Asking a second time \(half an hour, once\) Write to ten who owe you papers, .*? When papers are missing: “Hi \[name\], three things/,
    );
    expect(told("dental", true)).toMatch(
      /Questions you answer all day \(an hour, once\) Write six answers for your site.*? To somebody asking about plans: “We take \[plans\]/,
    );
    for (const report of all)
      for (const { folds = [] } of report.steps)
        for (const label of folds)
          if (
            report.told?.[label]?.say &&
            !report.steps.some(({ words }) => words.say === report.told![label]!.say)
          )
            expect(textOf(report), report.answers.businessName).toContain(` ${asOwnersSay[label]} `);
  });

  it("that is soon done has its week and its words, and comes next in no list", () => {
    const text = told("veterinary");
    expect(text).toContain("Repetitive FAQ Handling, week four");
    expect(text).toMatch(
      /Fourth week: .*Questions you answer all day: [Ww]rite the puppy and kitten schedule/,
    );
    expect(text).toMatch(
      /Questions you answer all day, week four The questions at your desk .*? About shots: “\[Animal\] had/,
    );
    expect(text).not.toContain("a puppy and kitten sheet comes next");
    // A habit of what was checked first begins at once.
    expect(told("parts-maker")).toMatch(/First week: .* Taking orders: Compare part, revision, quantity/);
  });

  it("that is done on a step's way has a paragraph of its own, with its time and its words under it", () => {
    const text = told("restaurant");
    expect(text).toMatch(
      /People who ask how things stand \(half an hour, once\) Give each takeout a time .*? “Your order is on/,
    );
    expect(text).toMatch(
      /Finding out who fits \(half an hour, once\) Write the four party questions.*? “That sounds like a good evening/,
    );
    // The form's labels stand where the owner looks for his ticks, and nowhere else.
    expect(text.match(/Lead Qualification/g)).toHaveLength(1);
  });
});

it("calls the goal by its name, and speaks in no riddles", () => {
  for (const report of all)
    expect(`${textOf(report)} ${letterOf(report)}`).not.toMatch(
      /for your goal|take about what it wins back|which brings more, because|It pays from|write its count|which stands beside|can't be seen from here/,
    );
  expect(told("dental")).toContain("Step two, for a better experience.");
  expect(told("dental", true)).toContain("After-Hours Coverage, step one");
});

it("names what was checked by the form's labels once, and points at no heading that isn't there", () => {
  for (const report of all) {
    const text = textOf(report);
    const said = report.answers.operationalBottlenecks.filter((label) => text.split(label).length > 2);
    expect(said, report.answers.businessName).toEqual([]);
    for (const [, heading] of text.matchAll(/\bsee “([^”]+)”/g))
      expect(text.split(heading!).length, `${report.answers.businessName}: ${heading}`).toBeGreaterThan(2);
    // What is in no step's sum is one line, and no section holds it alone.
    expect(text).not.toMatch(/One evening for the rest|We never count more|get used: \d/);
    expect(text.match(/\bis for it\b/g)?.length ?? 0, report.answers.businessName).toBeLessThanOrEqual(4);
  }
});

it("tells what leaves little beside what leaves more whole, with its words", () => {
  expect(told("dental")).toMatch(
    /Step five\. A booking page for a cleaning and checkup Patients see your free times .*? “Book a cleaning and checkup here\./,
  );
});

it("wins new ones beside a step by words of their own, with an aim and a stop", () => {
  expect(told("law", true)).toMatch(
    /Asking for names, from week three Ask up to \d+ pleased clients .*? By our guess one in forty brings somebody, about [\d.]+ more a year/,
  );
  expect(told("architect", true)).toContain("Aim for two commissions in the first year");
  expect(told("bicycles", true)).toContain("Fill the stand with a free check somewhere every week");
});

describe("what serves the goal and is in no step", () => {
  const florist = asItIsSent({
    answers: {
      ...twelve[0]!.answers,
      businessName: "Wren & Willow Flowers",
      industry: "Retail/E-commerce",
      interactionChannels: ["In-Person"],
      operationalBottlenecks: ["Order Processing"],
      responseTime: "within-1-hour",
      primaryGoal: "revenue-growth",
    },
  });
  it("has its words behind the steps and the third week, where nothing else begins in that", () => {
    const text = textOf(florist);
    expect(text).toContain("And for growth: Write a week before last year's dates come round.");
    expect(text).toMatch(/Third week: For growth: go back to this week last year/);
    expect(text).toMatch(/The step, with words to copy.* Write a week before last year's dates come round “/);
  });
});

it("asks clients of a law office for a review only as its rules allow, and puts no passwords into an envelope", () => {
  expect(told("law", true)).toContain(
    "as far as your state's rules on advertising and confidentiality allow",
  );
  for (const report of all) expect(textOf(report)).not.toMatch(/sealed envelope/);
  const { answers } = twelve.find(({ id }) => id === "tax")!;
  const uneasy = asItIsSent({
    answers: { ...answers, businessName: "Hollis Cabinetmakers", industry: "Manufacturing" },
  });
  expect(textOf(uneasy)).toContain("put the passwords into a password manager, second factors included");
});

it("brings its sheet wherever a count is to decide about an assistant, and says no flat no before it in the letter", () => {
  for (const id of ["dental", "veterinary"]) {
    expect(told(id, true)).toMatch(/count for (?:four weeks|three months), and at \d+ or more, try it/);
    expect(told(id, true)).toMatch(/First week: .*(?:Begin|fill in) the diary at the back/);
  }
  for (const report of all)
    if (/go elsewhere in .*count for (?:four weeks|three months)/i.test(textOf(report)))
      expect(textOf(report), report.answers.businessName).toContain("The diary of what nobody answered");
  // Where our own guess is below the bar, nothing is counted for one.
  for (const id of ["tax", "language-school"]) {
    expect(letterOf(sent(id, false))).toContain("You don't need an AI assistant for any of this.");
    expect(told(id)).not.toContain("The diary of what nobody answered");
  }
});

it("says to whoever is full that they are, and not 'if'", () => {
  expect(told("farrier", true)).toContain("You're full: keep every horse at its interval");
  expect(told("farrier")).toContain("If you're full, keep every horse at its interval");
});
