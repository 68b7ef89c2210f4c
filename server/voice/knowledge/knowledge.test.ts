import { describe, expect, it } from "vitest";
import { ASPECTS } from "../../../content/desks/desk.ts";
import { actIds, acts } from "../../../content/understanding/acts.ts";
import { allDesks, deskOf } from "../desks.ts";
import { answerQuestion } from "./answer.ts";
import { lacksOf } from "./desk-check.ts";
import { readFacts } from "./read-facts.ts";
import { spokenHours } from "./spoken-hours.ts";
import { costOf } from "../../../tests/cpu-time.ts";

const ask = (desk: Parameters<typeof deskOf>[0], words: string, aspect?: string, language?: "en" | "es") =>
  answerQuestion(deskOf(desk), words, { aspect }, language);

describe("each desk of the demo", () => {
  it.each(allDesks().map((desk) => [desk.id, desk] as const))("%s lacks nothing", (_id, desk) => {
    expect(lacksOf(desk)).toEqual([]);
  });

  it("says prices and lengths as its data has them", () => {
    const dental = deskOf("dental");
    const cleaning = dental.services.find(({ id }) => id === "cleaning")!;
    expect(ask("dental", "how much is a cleaning", "price")?.answer).toBe(cleaning.price);
    expect(ask("dental", "how long does a cleaning take", "duration")?.answer).toContain(
      `${cleaning.minutes}`,
    );
    expect(ask("dental", "can i get a second opinion", "offered")?.answer).toContain("95 dollars");
  });
});

it("has an aspect for each act that asks, so that a fact can be its answer", () => {
  const asking = actIds.filter((act) => acts[act][0] === "ask");
  expect(asking.filter((act) => !(ASPECTS as readonly string[]).includes(act))).toEqual([]);
});

describe("a question", () => {
  it.each([
    ["dental", "do you do root canals there or would you have to send me somewhere else", "root-canal"],
    ["dental", "roughly what would an implant cost me", "implant-price"],
    ["dental", "do you guys make night guards", "night-guard"],
    ["dental", "would my boa constrictor parrot be allowed in", "animals"],
    ["medical", "do u prescribe ozempic", "weight-drugs"],
    ["medical", "i need an s t d test", "std"],
    ["law", "can you guys help with my green card", "immigration"],
    ["law", "i got a dui", "criminal"],
    ["ringwell", "how are you different from an answering service", "answering-service"],
    ["ringwell", "and what if your system goes down one day", "outage"],
    ["ringwell", "are you hipaa compliant", "hipaa"],
  ] as const)("%s: '%s'", (desk, words, fact) => {
    expect(ask(desk, words)?.factId).toBe(fact);
  });

  it("about a thing that the desk has never heard of is not answered with another", () => {
    expect(ask("dental", "how much is a zeppelin ride", "price")).toBeUndefined();
    expect(ask("medical", "do you offer falconry", "offered")).toBeUndefined();
    expect(ask("law", "is skydiving safe", "safe")).toBeUndefined();
  });

  it("that is no question of the desk's is left alone", () => {
    for (const words of ["what is the capital of mongolia", "my brother likes jazz", "", "?!"])
      expect(ask("dental", words)).toBeUndefined();
  });

  it("is answered by what is asked, however it was said", () => {
    expect(ask("dental", "got anywhere to leave the truck", "parking")?.factId).toBe("parking");
    expect(ask("law", "what will you do with all this info", "privacy")?.factId).toBe("confidential");
  });

  it("of which only the kind was heard is answered with the nearest of its kind", () => {
    const told = (words: string, kind: string) => ask("medical", words, kind)?.factId;
    expect(told("is somebody going to send a van over to get him", "transit")).toBe("ride");
    expect(told("my missed turn made us behind, do we lose it", "cancelpolicy")).toBe("late-policy");
    expect(told("are we able to get help paying if money is short", "uninsured")).toBe("sliding-scale");
  });

  it("in Spanish is answered in Spanish", () => {
    for (const [words, part] of [
      ["¿cuánto cuesta una limpieza?", "dólares"],
      ["¿A qué hora abren?", "Abrimos"],
      ["¿dónde están?", "Estamos"],
      ["¿aceptan mi seguro?", "seguro|planes"],
      ["¿dónde me estaciono?", "estacionamiento"],
      ["¿aceptan pacientes nuevos?", "pacientes nuevos"],
      ["¿cobran por cancelar?", "40 dólares"],
      ["tengo una emergencia dental", "urgencias"],
    ] as const)
      expect(ask("dental", words, undefined, "es")?.answer, words).toMatch(new RegExp(part));
    expect(ask("medical", "¿cuánto cuesta una vacuna?", undefined, "es")?.answer).toContain("dólares");
    expect(ask("medical", "¿tengo que ir en ayunas?", undefined, "es")?.answer).toContain("ocho horas");
    // In words that no question was written with, by the thing they name.
    for (const [desk, words, fact] of [
      ["medical", "disculpe, ¿ahí mismo me sacan los rayos x del tobillo?", "xray"],
      ["medical", "oiga, se me fue la contraseña y ya no abre", "portal-password"],
      ["law", "oiga, ¿y lo de las herencias lo ven con ustedes?", "probate"],
      ["law", "¿y el notario está ahí todos los días?", "sign-remote"],
    ] as const)
      expect(ask(desk, words, undefined, "es")?.factId, words).toBe(fact);
  });

  it("of any length or repetition is answered in its time", () => {
    for (const words of [
      "how much ".repeat(60),
      "a".repeat(500),
      "crown ".repeat(80),
      "do you take ".repeat(40),
    ]) {
      expect(costOf(() => ask("dental", words), 50)).toBeLessThan(50);
    }
  });

  it("takes under a millisecond", () => {
    const desk = deskOf("dental");
    const asked = desk.facts.flatMap(({ questions }) => questions.slice(0, 3));
    expect(
      costOf(() => {
        for (const words of asked) answerQuestion(desk, words);
      }, asked.length),
    ).toBeLessThan(asked.length);
  });
});

describe("the text of facts", () => {
  it("names the line that it can't read", () => {
    expect(() => readFacts("a | where\n? where\n= Here.\n\nb | nowhere\n= x")).toThrow(
      "line 5: unknown aspect",
    );
    expect(() => readFacts("a | where\n? where\n\n")).toThrow("'a' has no answer");
    expect(() => readFacts("a | where\nnonsense")).toThrow("line 2");
    expect(() => readFacts("a | where\n= x\n\na | where\n= x")).toThrow("twice");
  });
});

describe("opening hours, spoken", () => {
  it("join days that are alike", () => {
    const { hours } = deskOf("dental");
    expect(spokenHours(hours, "en")).toBe(
      "We're open Monday, Tuesday and Thursday 8 to 5. Wednesday 8 to 6:30. Friday 8 to 2. Saturday 9 to 1. Closed on Sunday.",
    );
    expect(spokenHours(hours, "es")).toContain("Cerramos domingo");
  });
});
