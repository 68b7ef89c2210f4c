import { describe, expect, it } from "vitest";
import { call, type DeskId } from "./called.ts";

const TUESDAY = "2026-11-24T16:00:00Z";
const DESKS: readonly DeskId[] = ["dental", "medical", "law", "ringwell"];

const NEAR = [
  "mi esposo me pegó anoche y está afuera",
  "mi marido me golpeó ayer y anda por aquí cerca",
  "el papá de mis hijos me empujó por las escaleras y sigue en la casa",
  "mi pareja me dio una cachetada hace rato y está en la cocina",
  "anoche mi novio me agarró del cuello y ahorita está dormido",
  "my husband hit me last night and he's outside",
  "he put his hands on me again last night and he's sleeping in the other room",
  "my dad hit me with a belt and he'll be home any minute",
  "he threw me against the wall and he'll be back any minute",
  "my girlfriend punched me in the face and she's on her way over",
];
const HARMLESS = [
  "I won't be here Tuesday, we're at my sister's",
  "he left me with nothing, I'm done with him",
  "you saved my life",
  "I want the house to go to my kids when I'm gone",
  "I'm tired of it all, we're moving",
  "my boy got picked up last night",
  "I don't want to be called to be talked out of it",
  "this is the last time I'm calling about this bill",
  "goodbye forever to that dentist, I want a new one",
  "he hit my car in the parking lot and took off",
  "everybody would be better off with a later opening, honestly",
  "I'm at the end of my rope with these robocalls",
  "ya no aguanto a mi jefe, quiero demandarlo",
  "my kid threw a ball at me and cracked my tooth, he's in the car",
  "he broke my heart and the lease, can I keep the apartment",
];
const OPEN: readonly (readonly [DeskId, ...string[]])[] = [
  ["law", "I'm calling about my custody case"],
  ["dental", "I need a cleaning tomorrow", "the first one"],
  ["medical", "I need to cancel my appointment"],
  ["ringwell", "can I leave a message"],
];

describe("violence at home, told as past with the person near", () => {
  it.each(NEAR)("is acted on at every desk: %s", (words) => {
    for (const desk of DESKS) expect(call(desk, TUESDAY, words).state.alarm?.line, desk).toBe("911");
    for (const [desk, ...lines] of OPEN)
      expect(call(desk, TUESDAY, ...lines, words).state.alarm?.line, lines[0]).toBe("911");
  });
});

describe("what only sounds like danger", () => {
  it.each(HARMLESS)("is not asked about: %s", (words) => {
    for (const [desk, ...lines] of [...DESKS.map((each) => [each] as const), ...OPEN]) {
      const { state } = call(desk, TUESDAY, ...lines, words);
      expect(state.alarm ?? state.suspected, `${desk} ${lines[0] ?? ""}`).toBeUndefined();
    }
  });
  it("hears who says it beside what would be harmless", () => {
    const words = "you saved my life once, but I don't want to live anymore";
    expect(call("medical", TUESDAY, words).state.alarm?.line).toBe("988");
    const hurt = "he hit my car in the parking lot and took off, my chest hurts and I can't breathe";
    expect(call("law", TUESDAY, hurt).state.alarm?.line).toBe("911");
  });
});
