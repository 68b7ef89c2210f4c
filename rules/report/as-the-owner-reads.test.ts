import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { renderText } from "../report-document/render-text.ts";
import { documentOf } from "./document-of.ts";
import { reportOf, letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const ofName = (
  businessName: string,
  industry: AssessmentAnswers["industry"],
  more: Partial<AssessmentAnswers> = {},
): Partial<AssessmentAnswers> => ({
  businessName,
  industry,
  interactionChannels: ["Phone Calls", "Email", "In-Person"],
  operationalBottlenecks: ["Customer Support", "Follow-up Communication"],
  responseTime: "24-48-hours",
  primaryGoal: "improve-customer-experience",
  ...more,
});
const EIGHT = { people: 11, contactsPerWeek: 90, noShowsPerWeek: 8, customerValue: 1600, keptShare: 40 };

describe("a lesson that nobody came to, where tuition is paid by the month", () => {
  it.each([
    ["Bright Notes Music School", "Education"],
    ["Ace Driving School", "Education"],
    ["Iron Temple Gym", "Other"],
    ["Grace Ballet School", "Education"],
    ["Lotus Yoga Studio", "Other"],
  ] as const)("%s is asked first whether it is paid anyway, and nothing is counted", (name, industry) => {
    const r = reportOf(ofName(name, industry), EIGHT);
    expect(textOf(r)).toContain("Are you paid for them anyway");
    expect(r.streams.map(({ stream }) => stream.id)).not.toContain("no-shows");
    expect(r.steps.map(({ step }) => step.id)).not.toContain("reminders");
  });

  it("takes no place from answering twice a day once the numbers are there", () => {
    const answers = ofName("Bright Notes Music School", "Education");
    const ids = (numbers: object) => reportOf(answers, numbers).steps.map(({ step }) => step.id);
    expect(ids(EIGHT)).toEqual(ids({ ...EIGHT, noShowsPerWeek: undefined }));
  });

  it("is counted where the reviewer has looked into what one costs", () => {
    const r = reportOf(ofName("Bright Notes Music School", "Education"), EIGHT, {
      assumptions: { slotValue: 35 },
    });
    expect(textOf(r)).not.toContain("Are you paid for them anyway");
    expect(r.streams.map(({ stream }) => stream.id)).toContain("no-shows");
    expect(textOf(r)).not.toMatch(/deposit|a card/);
  });
});

it("asks no house without heat for a deposit or a card", () => {
  const r = reportOf(
    ofName("Kessler Heating & Air", "Other", {
      operationalBottlenecks: ["Appointment Scheduling"],
      interactionChannels: ["Phone Calls", "Text/SMS"],
      primaryGoal: "revenue-growth",
    }),
    { contactsPerWeek: 85, noShowsPerWeek: 4, customerValue: 750, keptShare: 35 },
  );
  expect(r.steps.map(({ step }) => step.id)).toContain("reminders");
  const text = textOf(r);
  expect(text).toContain("Nobody whose trouble can't wait is asked for a deposit or a card");
  expect(text).not.toMatch(/we ask for \[amount or a card\]/);
});

it("says to leave the step out where half of it is less than it takes", () => {
  const r = reportOf(
    ofName("Cedar Street Barbers", "Other", {
      operationalBottlenecks: ["Appointment Scheduling"],
      techComfortLevel: "comfortable",
    }),
    { contactsPerWeek: 120, noShowsPerWeek: 2, hourCost: 40 },
  );
  const id = "p.reminders";
  if (r.figures[`${id}.rest`]!.value <= r.figures[`${id}.outlay`]!.value)
    expect(textOf(r)).toContain("If a reminder goes out already, leave this step out");
  else expect(textOf(r)).toContain("begin with the rule");
});

it("asks a restaurant that gives its profit whether that is after rent and wages too", () => {
  const r = reportOf(
    ofName("Nonna Lucia's Trattoria", "Hospitality/Restaurant", { primaryGoal: "cost-reduction" }),
    { contactsPerWeek: 240, noShowsPerWeek: 6, customerValue: 180, keptShare: 15 },
  );
  // In the report as in the letter: each is read without the other.
  for (const text of [textOf(r), letterOf(r)])
    expect(text).toMatch(
      /You keep 15% of what a new guest pays, where 45% is usual\. Is that after rent and everybody's wages\? .* would be about 3 times these/,
    );
});

it("names the no-shows as what changed the plan most where they did, not the missed calls", () => {
  const r = reportOf(
    ofName("Maple Grove Family Dental", "Healthcare", {
      customerInteractionPercentage: "51-75",
      interactionChannels: ["Phone Calls", "In-Person", "Text/SMS", "Web Forms"],
      cloneExpertiseValue: "somewhat-valuable",
      operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Follow-up Communication"],
      responseTime: "same-day",
      previousAiExperience: "limited-knowledge",
      techComfortLevel: "somewhat-comfortable",
      primaryGoal: "increased-efficiency",
    }),
    {
      people: 9,
      hoursOpen: 36,
      contactsPerWeek: 190,
      missedPerWeek: 22,
      noShowsPerWeek: 7,
      roomPerMonth: 15,
      customerValue: 900,
      keptShare: 45,
      hourCost: 24,
    },
  );
  expect(textOf(r)).toMatch(/no-shows a week/);
});

it("asks a law office that ticked Legal for its field, not what it does", () => {
  const r = reportOf(ofName("Delgado & Pruitt, PLLC", "Legal", { primaryGoal: "revenue-growth" }));
  expect(textOf(r)).toContain("Which field of law is most of your work?");
  expect(textOf(r)).not.toMatch(/doesn't tell us your trade|What do you do\?/);
});

it("sends no full tax office after new clients, and keeps the word to those it has", () => {
  const r = reportOf(
    ofName("Brandt Tax & Bookkeeping", "Financial Services", { primaryGoal: "cost-reduction" }),
    { people: 3, contactsPerWeek: 45, missedPerWeek: 5, roomPerMonth: 0, customerValue: 1100 },
  );
  expect(textOf(r)).toContain("offers need no second word; the clients you have do");
  expect(textOf(r)).not.toContain("Follow-up Communication. You have no room");
});

it("says of hours what they bring and take, and never that steps which save hours lower no costs", () => {
  const r = reportOf(
    ofName("Nonna Lucia's Trattoria", "Hospitality/Restaurant", {
      operationalBottlenecks: ["Order Processing", "Repetitive FAQ Handling"],
      primaryGoal: "cost-reduction",
    }),
    { contactsPerWeek: 240, noShowsPerWeek: 6, customerValue: 180, keptShare: 30, hourCost: 17 },
  );
  if (r.figures["plan.time"]!.value > 0) expect(textOf(r)).not.toContain("not for lower costs");
});

it("sends no animal's owner to 911, and asks of no pet what is nobody else's business", () => {
  const r = reportOf(ofName("Cedar Hollow Animal Hospital", "Healthcare"));
  expect(textOf(r)).not.toMatch(/911|your health/);
  expect(textOf(r)).toMatch(/a swollen belly with retching, poison, a seizure/);
});

it("holds an assistant's price against what one of those leaves that it would win", () => {
  const r = reportOf(
    ofName("Brandt Tax & Accounting", "Financial Services", {
      operationalBottlenecks: ["Data Entry/Form Filling", "Follow-up Communication"],
      responseTime: "more-than-48-hours",
      primaryGoal: "increased-efficiency",
    }),
  );
  const { price, each, needed, period } = r.breakEven;
  const months = period === "month" ? 1 : 12;
  expect(needed * each).toBeGreaterThanOrEqual(price * months - 1);
  expect((needed - 1) * each).toBeLessThan(price * months);
  expect(r.figures["breakEven.each"]!.value).toBe(Math.round(each));
});

describe("what its owner keeps or crosses out", () => {
  const sent = (id: string, counted: boolean) => {
    const { answers, numbers } = twelve.find((one) => one.id === id)!;
    const document = documentOf(asItIsSent(counted ? { answers, numbers } : { answers }));
    const plain = (sections: typeof document.sections) =>
      renderText({ ...document, sections }).replaceAll(/\s+/g, " ");
    return {
      letter: plain([{ id: "letter", role: "body", blocks: document.letter }]),
      report: plain(document.sections),
      quotes: document.sections.flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === "quote" ? [JSON.stringify(block.text)] : [])),
      ),
    };
  };

  it("goes round less often where that would cost more than it wins, and along with another step where it leaves next to nothing", () => {
    expect(sent("restaurant", true).report).toMatch(
      /Answer tables and parties before prep and the lineup .*Before prep takes over, and again at three before the lineup, the host who opens the book goes through all open calls and messages/,
    );
    expect(sent("restaurant", true).letter).toMatch(
      /after costs and all your own time, about \$\d+ of it our guess of steps? [a-z, ]+\. /,
    );
    // What is left after rent is asked about: a seat that fills on a quiet night pays none.
    expect(sent("restaurant", true).letter).toContain("Is that after rent and everybody's wages?");
    // Two rounds a day cost less than a third one wins.
    expect(sent("tax", true).report).toMatch(/Clear all open calls and messages, (?:twice|once) a day/);
    expect(sent("tax", true).letter).not.toMatch(/neither its hours|which we don't count/);
    // Whoever takes the first who answers waits for no round.
    expect(sent("law", true).report).toContain("Clear every new inquiry for conflicts the same day");
    expect(sent("law", false).report).toContain("Answer new inquiries by the date on their papers");
    expect(sent("law", false).report).toContain("New clients don't wait for a round");
    expect(sent("law", false).report).toContain("If you're new to us, say so, and we call you first");
    expect(sent("law", false).report).not.toContain("once a day");
  });

  it("has a quote for each moment, and what it is for above it", () => {
    const { quotes, report } = sent("bicycles", false);
    expect(
      quotes.filter((text) => /"(?:On the door|To record and to send|Late|For whoever asks): /.test(text)),
    ).toEqual([]);
    expect(report).toMatch(/On the door: “The shop is open\..*To record and to send: “You've reached/);
    expect(sent("restaurant", false).quotes.filter((text) => text.includes("The day before:"))).toEqual([]);
    // One message has its parts in it.
    expect(sent("veterinary", false).report).toContain("I think it's [diagnosis");
  });

  it("says how much hangs on a guess that several steps share, and only there", () => {
    // What is asked about on the first page already is asked once.
    expect(sent("law", true).report).not.toContain("Check our guess first");
    expect(sent("estate-agency", true).report).toMatch(
      /this step leaves \$[\d,]+ a month, and the whole plan brings about \$[\d,]+ less\./,
    );
    expect(sent("restaurant", true).report).not.toContain("the whole plan brings");
  });

  it("says once what is done whichever way a question is answered, and what is done for room that stays open", () => {
    const { report } = sent("estate-agency", true);
    expect(report.split("Put the facts that people write for into the listing itself")).toHaveLength(2);
    expect(report).toMatch(/Step one, for growth\. Have each agent reach four names every Thursday/);
    expect(sent("restaurant", true).report).not.toContain("For the rest:");
  });

  it("counts the hours of what is done at each closing", () => {
    expect(sent("bicycles", false).report).toMatch(/Takes: 2 hours to set up, then 3\.7 hours a month\. /);
    // As the step's own words say it, at what whoever gives it bills.
    expect(sent("law", false).report).toMatch(
      /then 2 hours a month of a lawyer's time, at \$230 an hour \(our guess of what it bills\)/,
    );
  });

  it("takes longer to look through more that is open", () => {
    expect(sent("law", true).report).toContain(
      "44 looks at what is open for whoever is new, some 2 in each (10 minutes each)",
    );
  });
});
