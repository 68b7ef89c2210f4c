import { describe, expect, it } from "vitest";
import { ownDesk } from "../../../contracts/voice-own-desk.ts";
import { kits } from "../../../content/desks/kits/kits.ts";
import { ownDeskInput } from "../../../tests/own-desk.ts";
import { SENTENCE_WORDS } from "../knowledge/desk-check.ts";
import { answerQuestion } from "../knowledge/answer.ts";
import { deskFromOwn } from "./desk-from-own.ts";

const desk = (change = {}) => deskFromOwn(ownDesk.parse(ownDeskInput(change)));
const ask = (of: ReturnType<typeof desk>, words: string, aspect?: string) =>
  answerQuestion(of, words, { aspect })?.answer;

describe("a desk of the visitor's own", () => {
  it("greets by its name and answers what was given, with its own hours and prices", () => {
    const own = desk();
    expect(own.greeting).toBe(
      "Otter Creek Plumbing, good {part}. This is the automated assistant. How can I help?",
    );
    expect(ask(own, "which area do you serve")).toBe("We serve Otter Creek and the three towns around it.");
    expect(ask(own, "how much is a drain cleaning", "price")).toBe("Drain cleaning is 145 dollars.");
    expect(ask(own, "when are you open", "hours")).toContain("Friday 7 to noon");
    expect(ask(own, "how long does a water heater installation take", "duration")).toContain(
      "about four hours",
    );
  });

  it("says its hours so that nobody mistakes them", () => {
    const daily = (...spans: [string, string][]) => {
      const { hours } = ownDeskInput();
      return desk({ hours: Object.fromEntries(Object.keys(hours).map((day) => [day, spans])) });
    };
    const hours = (of: ReturnType<typeof desk>) => ask(of, "what are your hours", "hours");
    expect(hours(daily(["00:00", "23:59"]))).toBe("We're open Monday to Sunday around the clock.");
    expect(hours(daily(["06:00", "23:00"]))).toBe(
      "We're open Monday to Sunday 6 in the morning to 11 in the evening.",
    );
    expect(hours(daily(["11:00", "14:00"], ["17:00", "22:00"]))).toBe(
      "We're open Monday to Sunday 11 to 2 and 5 to 10.",
    );
    expect(hours(daily(["09:00", "12:00"], ["13:00", "17:00"]))).toBe("We're open Monday to Sunday 9 to 5.");
    expect(hours(daily(["17:00", "23:59"]))).toBe("We're open Monday to Sunday 5 to midnight.");
    expect(hours(daily(["07:00", "19:00"]))).toBe("We're open Monday to Sunday 7 to 7.");
  });

  it.each([
    [45, "about 45 minutes"],
    [90, "about 90 minutes"],
    [150, "about two and a half hours"],
    [135, "about two hours and 15 minutes"],
  ])("says %i minutes as they are said", (minutes, said) => {
    const own = desk({ services: [{ name: "Roof check", minutes, price: null, from: false }] });
    expect(ask(own, "how long does a roof check take", "duration")).toContain(said);
  });

  it("says that it would ask where its owner has told nothing, and never speaks for a kit", () => {
    const own = desk();
    for (const words of ["are you licensed", "do you give free quotes", "do you take credit cards"])
      expect(ask(own, words), words).toContain("I haven't been told");
    expect(ask(own, "how much is a water heater installation", "price")).toBe(
      "I haven't been given a price for a water heater installation. I would ask the team, and somebody would call you with it.",
    );
    const bare = desk({ answers: [] });
    const said = JSON.stringify(bare.facts.map(({ answer }) => answer));
    for (const { suggestion } of kits.trades.asked) expect(said).not.toContain(suggestion);
    expect(said).not.toContain("89 dollars");
  });

  it("has an urgent line only when one was given", () => {
    expect(desk().urgent?.words).toContain("5 5 5 0 1 0 0 1 9 9");
    expect(desk({ urgentPhone: "" }).urgent).toBeUndefined();
  });

  it.each(Object.values(kits).map((kit) => [kit.id, kit] as const))(
    "from the kit '%s' answers each question that was confirmed",
    (id, kit) => {
      const services = kit.services.map(({ name, minutes }) => ({ name, minutes, price: 50, from: true }));
      const answers = kit.asked.map(({ id: of, suggestion }) => ({ id: of, text: suggestion }));
      const own = desk({ kit: id, services, answers, hours: kit.hours });
      for (const { questions, aspect, suggestion } of kit.asked) {
        for (const sentence of suggestion.split(/(?<=[.!?])\s/))
          expect(sentence.split(" ").length).toBeLessThanOrEqual(SENTENCE_WORDS);
        // In their own words, with the yes or no first that those begin with.
        const lower = suggestion.charAt(0).toLowerCase() + suggestion.slice(1);
        const told = [suggestion, `Yes, ${lower}`, `No, ${lower}`];
        for (const question of questions) expect(told, question).toContain(ask(own, question, aspect));
      }
    },
  );
});

describe("what a visitor writes", () => {
  it("is one line without control characters and braces", () => {
    const parsed = ownDesk.parse(
      ownDeskInput({ business: "  A\u0000 {{business}}\r\nBcc: x@y.example \u202e {part} " }),
    );
    expect(parsed.business).toBe("A business Bcc: x@y.example part");
    expect(deskFromOwn(parsed).greeting).toBe(
      "A business Bcc: x@y.example part, good {part}. This is the automated assistant. How can I help?",
    );
  });

  it("is never a pattern", () => {
    const own = desk({ services: [{ name: "(a+)+$ .* [x", minutes: 30, price: 5, from: false }] });
    expect(() => own.services[0]!.heard.map((each) => new RegExp(each, "u"))).not.toThrow();
    expect(new RegExp(`^(?:${own.services[0]!.heard[0]})$`, "u").test("anything at all")).toBe(false);
  });

  it("is refused when it is too much or makes no sense", () => {
    const faults = [
      { services: [] },
      { services: Array.from({ length: 11 }, () => ownDeskInput().services[0]!) },
      { business: "x".repeat(81) },
      { business: " {} " },
      { timeZone: "Mars/Olympus" },
      { hours: { ...ownDeskInput().hours, mon: [["17:00", "09:00"]] } },
      { urgentPhone: "call <b>me</b>" },
      { kit: "constructor" },
    ];
    for (const fault of faults)
      expect(ownDesk.safeParse({ ...ownDeskInput(), ...fault }).success, JSON.stringify(fault)).toBe(false);
  });
});
