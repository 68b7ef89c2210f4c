import { describe, expect, it } from "vitest";
import { letterOf, reportOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const of = (id: string) => twelve.find((one) => one.id === id)!;

describe("the covering letter", () => {
  it("says what we would do first and next, what it brings and takes, and what is least sure", () => {
    const { answers, numbers } = of("dental");
    const letter = letterOf(reportOf(answers, numbers));
    expect(letter).toMatch(
      /^If this were our practice, we'd (?:first settle what happens after closing|start with a (?:plan for after hours|reminder))/,
    );
    expect(letter).toMatch(
      /For a better experience for your patients, we'd (?:then|also) make one promise your patients will notice\./,
    );
    // Whoever checks a patient out makes the next date already.
    expect(letter).not.toContain("booking the next");
    const wanted = of("software");
    expect(letterOf(reportOf(wanted.answers, wanted.numbers))).toMatch(
      /we'd (?:also |then |first )?(?:put one person on duty|change how your day runs)/,
    );
    expect(letter).toMatch(
      /leaves you about \$[\d,]+0 a month after costs and (?:all )?your own time, about \$\d+0 of it our guess of [a-z, ]+\. (?:It could be anything from \$\d+0 to \$[\d,]+0, and step \w+ decides most of it: count |Setup takes )/,
    );
    // What the numbers showed stands before the sum, in the letter as on the first page.
    expect(letter).toMatch(
      /[Yy]our 4 no-shows a week cost about \$1,400 a month, at our \$130 for each that stays empty \(step three keeps \$\d+0 of it\); by your count 26 of 150 calls and messages a week reach nobody, which costs about \$[\d,]+ a month\./,
    );
    expect(letter).toContain("The one thing to do this week");
  });

  it("has no sum to the dollar from our examples, and says for how many calls they are", () => {
    const { answers } = of("restaurant");
    const letter = letterOf(reportOf(answers));
    expect(letter).toMatch(
      /with 290 calls and messages a week \(our example\), the plan would leave you perhaps \$[\d,]+0 a month/,
    );
    expect(letter).not.toMatch(/\$279/);
  });

  it("promises no sum where the name tells no trade, and disowns none in advance", () => {
    const letter = letterOf(reportOf(of("law").answers));
    expect(letter).toMatch(
      /What a new matter pays differs too much from one firm to the next for us to guess\. If one pays you \$[\d,]+, these steps leave about \$[\d,]+ a month by our examples.* Enter that one number/,
    );
    expect(letter).not.toMatch(/a month after costs/);
  });
});

describe("the step for what is wanted most", () => {
  it("has a figure of its own with a range, marked as our guess", () => {
    const { answers, numbers } = of("language-school");
    const r = reportOf(answers, numbers);
    expect(textOf(r)).toMatch(
      /One more for every twenty of the \d+ or so we think you win a year, \d+ in all, would be \$\d+ a month \(\$\d+ to \$[\d,]+\)\. That's our guess/,
    );
    const value = (id: string) => r.figures[id]!.value;
    // Whoever multiplies what is printed comes to the same.
    const sum = (value("goal.more") * value("lever.year")) / 12;
    expect(Math.abs(value("goal.gain") - sum)).toBeLessThanOrEqual(5);
    expect(r.headline.likely).toBe(r.steps.reduce((all, { perMonth }) => all + perMonth, 0));
  });

  it("says that hours cost more because an hour does, not because there are more of them", () => {
    // Of how many people there are, so many hours are typed: that is another number that moves it.
    const { answers, numbers: told } = of("tax");
    const numbers = Object.fromEntries(
      Object.entries(told).filter(([id]) => id !== "people" && id !== "missedPerWeek"),
    );
    expect(textOf(reportOf(answers, numbers))).toMatch(
      /At your \$60 an hour, time spent typing [^.]+ comes to about \$[\d,]+ a month/,
    );
  });

  it("says when it pays where nobody can put a sum on it", () => {
    expect(textOf(reportOf(of("architect").answers, of("architect").numbers))).toMatch(
      /One in \d+ years pays for the hours|We can't put a sum on it until you've counted ten tries|by our guess/,
    );
  });

  it("tells whoever is full what a tenth more brings, and leads with no small sum", () => {
    const { answers, numbers } = of("farrier");
    const r = reportOf(answers, numbers);
    expect(textOf(r)).toMatch(/or about \$\d+ a month from the \d+ or so whom your hours serve \(our guess/);
    expect(textOf(r)).not.toContain("All we can add up");
  });
});

it("tells whoever wants hours, and gets customers, what the other steps take of them", () => {
  const r = reportOf(
    {
      businessName: "Delgado Immigration Law",
      industry: "Legal",
      customerInteractionPercentage: "more-than-75",
      operationalBottlenecks: [
        "Repetitive FAQ Handling",
        "Data Entry/Form Filling",
        "Appointment Scheduling",
        "Customer Support",
      ],
      responseTime: "24-48-hours",
      primaryGoal: "increased-efficiency",
    },
    {
      people: 5,
      hoursOpen: 42,
      contactsPerWeek: 260,
      missedPerWeek: 50,
      noShowsPerWeek: 4,
      roomPerMonth: 5,
      customerValue: 3200,
      keptShare: 45,
      hourCost: 29,
    },
  );
  // What they give and take stands in the table.
  expect(textOf(r)).toMatch(/, to get more done: .* All: [\d.]+ hours\. \$/);
});

it("puts no assistant that may not earn its price before a free step that leaves more", () => {
  const r = reportOf(
    {
      businessName: "Muddy Paws Mobile Grooming",
      industry: "Other",
      interactionChannels: ["Phone Calls", "Text/SMS", "Social Media"],
      operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Follow-up Communication"],
      techComfortLevel: "somewhat-comfortable",
      previousAiExperience: "no-experience",
      primaryGoal: "cost-reduction",
    },
    {
      people: 1,
      contactsPerWeek: 45,
      missedPerWeek: 16,
      noShowsPerWeek: 2,
      roomPerMonth: 6,
      customerValue: 540,
      keptShare: 55,
      hourCost: 38,
    },
  );
  expect(r.steps.map(({ step }) => step.kind)).not.toContain("assistant");
});

describe("a number that can hardly be meant", () => {
  it("is asked about on the first page, with what we took the business for", () => {
    const text = letterOf(reportOf({}, { customerValue: 95_000, contactsPerWeek: 120 }));
    expect(text).toContain("You gave $95,000 for a new client. For a dental practice we would have expected");
    expect(text).toContain("a typing error, or do you do something else than we took you for?");
  });

  it("is asked about where the owner named the trade, and where far too many call", () => {
    const told = reportOf({}, { trade: "dental", customerValue: 20 });
    expect(told.odd?.join(" ")).toContain("Until you say, we use your number");
    expect(reportOf({}, { contactsPerWeek: 9000 }).odd?.join(" ")).toContain("Is that a week");
    expect(reportOf({}, { customerValue: 2000, contactsPerWeek: 300 }).odd).toBeUndefined();
  });
});

describe("two steps that are worth about the same", () => {
  it("do not take turns in the plan with every dollar that an hour costs", () => {
    const { answers, numbers } = of("restaurant");
    const plans = Array.from({ length: 60 }, (_, i) =>
      reportOf(answers, { ...numbers, hourCost: 15 + i })
        .steps.map(({ step }) => step.id)
        .toSorted()
        .join(),
    );
    const turns = plans.filter((plan, i) => i > 0 && plan !== plans[i - 1]).length;
    expect(turns).toBeLessThanOrEqual(4);
  });
});
