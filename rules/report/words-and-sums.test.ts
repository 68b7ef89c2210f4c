import { expect, it } from "vitest";
import { trades } from "../../content/report/trades/index.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { consult } from "./consult.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { toldSetup } from "./step-hours.ts";
import { toldHours } from "./told-hours.ts";
import { piecesOf } from "../../content/report/pieces/index.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { drawnOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";
import { castings, dentist } from "./strangers.fixture.ts";

const inTheirWords = (input: Parameters<typeof consult>[0]): Report => {
  const r = consult(input);
  return inTheTradesWords(r, playbookOf(r.situation.trade));
};

it("guesses no number of those who wait beside the count of those whom nobody answered", () => {
  expect(textOf(consult(castings))).not.toContain("a working day hear late");
});

it("tells one in so many years as that, and not as one a year", () => {
  const text = textOf(consult({ ...castings, numbers: { ...castings.numbers, missedPerWeek: 12 } }));
  expect(text).toMatch(/pays if \d+ or more go elsewhere in three months/);
  expect(text).not.toMatch(/\b1 (?:new account )?a year, too few/);
});

it("asks in a trade's words as many a week as the sum counts", () => {
  for (const trade of trades) {
    if (trade.lever !== "due") continue;
    const { text = "", first = "" } = playbookOf(trade)?.growth ?? {};
    expect(`${text} ${first}`, trade.id).not.toMatch(
      /\b(?:five|six|eight|ten|twenty)\b(?: \w+){0,2} (?:a|each|every) (?:day|morning)|each morning[^.]*\b(?:five|ten|twenty)\b|\b(?:five|twenty|thirty|fifty) a week/,
    );
  }
});

it("asks about planned treatment as often as its words do", () => {
  const text = textOf(inTheirWords(dentist));
  expect(text).toContain("Ask once more after a month");
  expect(text).toContain("follow-ups on your treatment plans, two for each");
});

it("says in one place what is advised beside the night", () => {
  const text = textOf(inTheirWords(dentist));
  // What leaves more than the least of the plan is a step of it.
  expect(text).toMatch(/\. A booking page for a cleaning and checkup: [\d.]+ hours?\. \$/);
  expect(text).not.toContain("Online booking for a cleaning and checkup comes next");
  expect(text).not.toContain("To begin with online booking for a cleaning and checkup");
  // Every practice does that at checkout already.
  expect(text.toLowerCase()).not.toContain("booking the next appointment before this one ends");
});

it("begins with what is free at night, and tells an assistant apart from the plan", () => {
  const { answers } = twelve.find(({ id }) => id === "veterinary")!;
  expect(textOf(asItIsSent({ answers }))).toContain(
    "Step one. Put the emergency clinic at the front of your night message",
  );
  // What an assistant would add to it is told beside the sum, and in no step's heading.
  const general = textOf(consult({ answers }));
  expect(general).toContain("An assistant for the calls nobody picks up: after a count.");
  expect(general).not.toMatch(/then an assistant on your line/);
});

it("prints in one table what a plan brings, costs and leaves, and a reader who subtracts comes to the same", () => {
  let tables = 0;
  for (const { answers, numbers } of twelve.flatMap((one) => [one, { ...one, numbers: undefined }])) {
    const r = asItIsSent(numbers ? { answers, numbers } : { answers });
    const text = textOf(r);
    const [, brings, costs, keeps] =
      /The (?:plan|steps with a sum): (low .+?) What (?:all steps|they) cost, your time included: (\$[\d,]+) You keep: (low \S+ likely \S+ high \S+)/.exec(
        text,
      ) ?? [];
    if (!brings) continue;
    tables++;
    const sums = (line = "") =>
      [...line.matchAll(/(-?)\$([\d,]+)/g)].map(([, minus, n = ""]) =>
        Number(`${minus}${n.replaceAll(",", "")}`),
      );
    expect(
      sums(brings).map((sum) => sum - sums(costs)[0]!),
      text.slice(0, 80),
    ).toEqual(sums(keeps));
    // What is kept at the end is what the first page leaves.
    expect(sums(keeps)).toEqual(["all.low", "all", "all.high"].map((id) => r.figures[id]!.value));
  }
  expect(tables).toBeGreaterThan(8);
});

it("counts the hours that a trade's own words say, so often as they say it", () => {
  expect(toldHours("Every Friday, look down the list. It takes half an hour.")).toBe(2);
  expect(
    toldHours("At nine-thirty somebody takes yesterday's list; it takes ten minutes a day."),
  ).toBeCloseTo(3.7, 1);
  expect(
    toldHours("Every Thursday, take the next five on the list. It's about a quarter of an hour each."),
  ).toBe(5);
  // What is saved, offered or done once is no habit.
  expect(toldHours("Clipboards copied in the evening are an hour a day.")).toBe(0);
  expect(toldHours("First visits take two hours. Look at the list every Friday.")).toBe(0);
  expect(toldHours("A proposal takes a day, so spend ten minutes first.")).toBe(0);
  expect(toldSetup("It's about two days' work, an hour at a time.")).toBe(16);
});

it("asks a lawyer's caller for no story, names the site to a guest, and says 'I' where one person works", () => {
  const saysOf = (id: string, team: "alone" | "few", written = true) => {
    const { answers } = twelve.find((one) => one.id === id)!;
    const { situation } = consult({ answers });
    return piecesOf("better-voicemail", { ...situation, team, phone: true, written })
      .map((piece) => ("says" in piece ? piece.says : ""))
      .join(" ");
  };
  expect(saysOf("law", "few")).toMatch(/who else is involved and the date on any papers/);
  expect(saysOf("law", "few")).not.toMatch(/what it's about/);
  expect(saysOf("restaurant", "few")).toMatch(/our website, \[site\]/);
  expect(saysOf("bicycles", "few")).toMatch(/what it's about/);
  expect(saysOf("bicycles", "alone")).not.toMatch(/\b(?:we|us|our)\b/i);
});

const goldText = (id: string, counted: boolean): string => {
  const { answers, numbers } = twelve.find((one) => one.id === id)!;
  return textOf(asItIsSent(counted ? { answers, numbers } : { answers }));
};

it("sells no more visits to a full book, and says of half the no-shows as many as the sum counts", () => {
  expect(goldText("farrier", true)).toMatch(/Worth: no number while you're full/);
  expect(goldText("farrier", false)).not.toMatch(/no number while you're full/);
  expect(goldText("dental", true)).toMatch(/about 17 no-shows a month now, and about 10 if this works/);
});

it("calls hours what are hours, and answers a long wait where that is the largest loss", () => {
  // The round that answers everybody is the step, and what was checked is said in it.
  for (const counted of [false, true]) {
    expect(goldText("language-school", counted)).toMatch(
      /\d\. Answer with test, dates and price the same day/,
    );
    expect(goldText("language-school", counted)).toMatch(
      /Questions you answer all day \(an hour, once\) Save one answer/,
    );
    expect(goldText("language-school", counted)).not.toMatch(/The wait itself|\[Your answer/);
  }
});

/** Random answers of the twelve, with their owners' numbers and without. */
const manyReports = (seed: number, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const { answers, numbers } = twelve[i % twelve.length]!;
    const { businessName, industry } = answers;
    return asItIsSent({
      answers: { ...randomAnswers(random), businessName, industry },
      numbers: i % 3 ? numbers : {},
    });
  });
};

it("has both in a total or neither, what a step takes and what it brings", () => {
  for (const r of manyReports(524, 90)) {
    const summed = r.steps.filter(({ closes, unsummed }) => closes.length > 0 && !unsummed);
    const left = summed.reduce((sum, one) => sum + one.perMonth - one.costPerMonth - one.ownPerMonth, 0);
    // Rounded to ten for each.
    expect(Math.abs(r.figures.left!.value - left)).toBeLessThanOrEqual(5 * summed.length + left / 20);
    const text = `${textOf(r)} ${JSON.stringify(drawnOf(r).letter)}`;
    expect(text).not.toMatch(/nothing counted for|for the other hours|is off it for|of it is in no total/);
    expect(text).not.toMatch(/so neither is in the sum|which we (?:don't|can't) count/);
  }
});

it("reads no form back, poses no riddle and points at nothing that isn't there", () => {
  for (const r of manyReports(4141, 60)) {
    const text = `${textOf(r)} ${JSON.stringify(drawnOf(r).letter)}`;
    expect(text).not.toMatch(
      /extremely valuable|answers as you would|waits? twice|you didn't name|lose face to face|nothing to earn that with|find out what got in the way|you named both/,
    );
    // It is said in the letter, and what one would have to earn once more with what waits.
    expect(text.match(/don't need (?:an AI|to buy another) assistant/g)?.length ?? 0).toBeLessThan(2);
    const later = drawnOf(r).sections.find(({ id }) => id === "later");
    expect(JSON.stringify(later ?? "")).not.toMatch(/(?:answers?|words|note|message) below/);
    // What is gained in hours is seen only beside a count from before.
    if (/Note the same two days again/.test(text)) expect(text).toContain("For two days, note what takes");
  }
});

it("tells what is done by day on the first page, when and by whom, and nothing of it under the night", () => {
  const { answers, numbers } = twelve.find(({ id }) => id === "veterinary")!;
  const text = textOf(asItIsSent({ answers, numbers }));
  // What leaves little beside what leaves more goes along with another step, in a row of its own.
  expect(text).toMatch(/From day one: call back whoever reached nobody: [\d.]+ hours\. \$/);
  // A page that is advised beside the night comes next by no line of its own.
  expect(text).toContain("Switch it on for vaccinations");
  expect(text).not.toMatch(/Online booking for vaccinations[^.]+ comes (?:next|after)/);
});

it("lets nobody who is in danger tonight wait for a third week, and has one person on duty once", () => {
  expect(goldText("dental", true)).toMatch(/First week: Step one: .*Tonight, check .* Second week:/);
  expect(goldText("software", true)).toMatch(
    /The same person goes the rounds of step four; those hours are counted there, once.*Who goes these rounds: whoever has the duty of step (?:two|three)/,
  );
  // Words of a trade for the rounds are kept, and more rounds come between.
  expect(goldText("dental", true)).not.toMatch(/When you open, at noon, two and closing/);
});

it("says what to do either way about what hangs on an answer, and what a week without one person leaves undone", () => {
  const textFor = (id: string) => {
    const { answers, numbers } = twelve.find((one) => one.id === id)!;
    return textOf(asItIsSent({ answers, numbers }));
  };
  expect(textFor("estate-agency")).toMatch(/depends on it\. Either way: Put the facts that people write for/);
  // What a licensed person bills says more of that week than the wage of a desk.
  expect(textFor("tax")).toContain("a week without one of you is about twenty appointments");
  expect(textFor("tax")).not.toMatch(/of work undone/);
  // Two days' work make more than a page.
  expect(textFor("tax")).toMatch(
    /1\. A stand-in plan for the day a person, the phone or the tax software is out/,
  );
});

it("has one greeting for one phone, and lets no sick animal wait for a rule", () => {
  const farrier = goldText("farrier", true);
  expect(farrier).toContain("[No new horses until the fall; leave your name for the list.]");
  expect(farrier).not.toContain("I'm not taking anybody new");
  expect(farrier).not.toContain("The greeting while you are full");
  const veterinary = goldText("veterinary", true);
  expect(veterinary).toContain("same-day appointments only; a sick animal is seen all the same");
  // Patients are seen by other rules.
  expect(goldText("dental", true)).not.toContain("sick animal");
});

it("asks a number once on paper", () => {
  for (const { answers, numbers } of twelve)
    expect(
      (textOf(asItIsSent({ answers, numbers })).match(/did you have last year|Did you have about/g) ?? [])
        .length,
    ).toBeLessThanOrEqual(1);
});
