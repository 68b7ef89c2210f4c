import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { whoseHours } from "./step-hours.ts";
import { textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const reportFor = (id: string) => {
  const { answers, numbers } = twelve.find((one) => one.id === id)!;
  return asItIsSent({ answers, numbers });
};

describe("what two more strangers stumbled over", () => {
  const told = (id: string) => textOf(reportFor(id));

  it("answers a hot lead within minutes before it goes round, at the trade's own moments", () => {
    const text = told("estate-agency");
    expect(text).toMatch(
      /whoever is on duty answers new leads within ten minutes, and .* When you open, at noon, and again at five before the showings, the agent on duty goes through all open requests/,
    );
    expect(text).toContain("You want growth and have room for 4 more new clients a month");
    // Three looks a day are three, with the trade's two among them.
    expect(told("parts-maker")).toMatch(/Answer all open messages, three times a day/);
    expect(told("law")).toMatch(/When the office opens, and again at three, whoever owns intake goes/);
  });

  it("books the hours that a step's own words name in its sum", () => {
    const r = reportFor("estate-agency");
    const step = r.steps.find((one) => one.step.id === "friday-list")!;
    expect(step.ownHours).toBe(5);
    expect(r.figures["p.friday-list.left"]!.value).toBeLessThan(300);
    // A second word stays where one more a year pays for all the time it takes.
    expect(reportFor("architect").steps.map(({ step: one }) => one.id)).toContain("friday-list");
  });

  it("charges a lawyer's hour as one, and nobody else's at the desk", () => {
    const words = (does: string) => whoseHours({ words: { does, ofTrade: true } as never });
    expect(words("For each weekday one lawyer who keeps half an hour free at the end of the day.")).toBe(
      "lawyer",
    );
    expect(
      words("Each evening the front desk calls, and it takes ten minutes; the dentist calls after surgery."),
    ).toBe("");
    expect(words("On Fridays whoever has the list writes to five; it takes half an hour.")).toBe("");
  });

  it("says over a plan whose other hours cost more than it leaves what would pay for it", () => {
    expect(told("architect")).toMatch(
      /one redraw avoided is ten hours of drawing, \$600; we guess it is one every two months, \$\d+ after its hours/,
    );
    expect(told("architect")).toMatch(/Takes: 1 hour to set up, then 4 hours a month/);
  });

  it("keeps what was checked and told first, with the owner's numbers", () => {
    expect(told("tax")).toMatch(/Step one, to keep running\. A stand-in plan/);
  });

  it("has a step for the room that was counted, with its words at the back", () => {
    for (const { id, numbers } of twelve) {
      if (!numbers.roomPerMonth) continue;
      // Whoever is known already fills no room for somebody new.
      const { steps, situation } = reportFor(id);
      const has = steps.some(({ step }) => step.lever);
      if (has && situation.trade.named?.growth?.brings !== "new")
        expect(told(id), id).not.toMatch(/fills about \d+ of these/);
    }
    // Where places stand open a freed hour is no money until somebody books it.
    expect(told("bicycles")).toMatch(
      /you're home two hours a week earlier, and it's no money until somebody books those hours/,
    );
  });

  it("says of a step of the first report that is told within another that it is a part of it", () => {
    expect(told("estate-agency")).toMatch(/Lead Qualification, step (?:one|two|three)[;.]/);
  });

  it("promises nobody minutes where somebody looks once a day", () => {
    for (const { answers, numbers } of twelve)
      for (const r of [asItIsSent({ answers }), asItIsSent({ answers, numbers })]) {
        const round = r.steps.find(({ step }) => step.missed);
        if (round?.title.endsWith("once a day")) expect(round.words.does).not.toMatch(/within \w+ minutes/);
      }
  });

  it("gives a higher price its words, and a shop its rate", () => {
    expect(told("farrier")).toMatch(/The new price, in writing “From \[date\] a full set is \[price\]/);
    expect(told("parts-maker")).toMatch(
      /three parts that each run 20 hours a year over their quote are \$6,000 at a \$100 shop rate/,
    );
  });

  it("plans an absence week by week, and says nothing of passwords twice", () => {
    const text = told("tax");
    expect(text).toMatch(/In the first week, agree on a price .* In the fourth, name who handles notices/);
    expect(text.split("password manager")).toHaveLength(2);
  });

  it("answers those whom nobody answered behind what leaves more, and teaches an AI before its nights", () => {
    const ids = reportFor("software").steps.map(({ step }) => step.id);
    expect(ids.indexOf("own-lever")).toBeLessThan(ids.indexOf("missed-list"));
    expect(ids.indexOf("teach-what-you-have")).toBeLessThan(ids.indexOf("ai-on-nights"));
    expect(told("software")).not.toMatch(/about \d+ back, [\d.]+ taken/);
  });
});
