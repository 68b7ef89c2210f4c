import { describe, expect, it } from "vitest";
import type { Caller } from "./callers.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { contextAt } from "./play.ts";

/** Plays the lines on a Tuesday morning. */
function call(desk: Caller["desk"], ...lines: readonly string[]) {
  const context = contextAt(desk, new Date("2026-11-24T18:00:00Z"));
  let last = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  return { said, state: last.state, receipt: summarize(context.desk, last.state).lines.join(" | ") };
}
const BOOKED = ["I'd like an appointment for my mom, she has a cough", "Tomorrow", "The first one"];

describe("what may come later", () => {
  it.each([
    "Yes, thanks. And what if she can't breathe before then?",
    "Yes. What do I do if she gets chest pain in the meantime?",
    "Yes please, and what if she stops breathing tonight?",
    "Yes. What happens if she faints before then?",
    "Yes, and what if she has a seizure over the weekend?",
  ])("is told what to do then, and the visit is booked: %s", (words) => {
    const { said, state } = call("medical", ...BOOKED, "Elena Diaz", "555 010 7788", words);
    expect(said.at(-1)).toMatch(/If that happens, call 911 right away.*You're booked for Wednesday/);
    expect(state.alarm).toBeUndefined();
    expect(state.filed.map(({ kind }) => kind)).toEqual(["booking"]);
  });

  it("is told in Spanish, too", () => {
    const { said, receipt } = call(
      "medical",
      "Quiero una cita para mi mamá, tiene tos",
      "Mañana",
      "La primera",
      "Elena Díaz",
      "555 010 7788",
      "Sí, gracias. ¿Y si le falta el aire antes del lunes?",
    );
    expect(said.at(-1)).toMatch(/Si eso pasa, llame al 911 enseguida.*Queda reservada/);
    expect(receipt).not.toMatch(/911/);
  });

  it("is answered before any visit is booked, where its words say when", () => {
    const { said } = call(
      "medical",
      BOOKED[0]!,
      "What do I do if she gets chest pain before the appointment?",
    );
    expect(said[1]).toMatch(/If that happens, call 911 right away.*[Dd]ay/);
  });

  it.each([
    ["What if I'm having a heart attack?"],
    ["What if she can't breathe?"],
    ["She can't breathe right now, what if she faints before then?"],
    ["What if he has already stopped breathing?"],
    ["What if I kill myself before then?"],
    ["What if he drank the bleach?"],
  ])("is a danger that is there, where anything says so: %s", (words) => {
    const { said, state } = call("medical", "I'd like an appointment for my mom, she has a cough", words);
    expect(state.alarm ?? state.suspected).toBeDefined();
    expect(said[1]).not.toMatch(/If that happens/);
  });
});

describe("who doubts that they have to call", () => {
  it.each([
    ["My husband has chest pain and he's sweating", "You think I really need to call?", /^Yes, call 911 now/],
    ["My husband has chest pain and he's sweating", "Do I really have to call 911?", /^Yes, call 911 now/],
    ["My husband has chest pain and he's sweating", "Is it really that bad?", /^Yes, call 911 now/],
    ["Mi papá tiene dolor en el pecho y está sudando", "¿De verdad tengo que llamar?", /^Sí, llame al 911/],
    ["My son drank some bleach", "Do I really need to call?", /^Yes, call Poison Control now/],
  ])("hears a yes: %s %s", (danger, doubt, yes) => {
    const { said, state } = call("medical", danger, doubt);
    expect(said[1]).toMatch(yes);
    expect(state.alarm).toBeDefined();
  });
});

describe("what is asked plainly", () => {
  it.each([
    ["dental", "Is the manager there or not?", /put you through.*nobody picks up/],
    ["dental", "Is your boss in?", /nobody picks up/],
    ["law", "Is Mr. Pell there or not?", /put you through to Mr\. Pell/],
    ["dental", "Are you recording me?", /^No, this demonstration call isn't recorded/],
    ["ringwell", "So is it recording this one?", /^No, /],
    ["ringwell", "Is this call being recorded?", /^No, /],
    ["medical", "¿Me están grabando?", /No, esta llamada de demostración no se graba/],
  ] as const)("is answered first, at the %s desk: %s", (desk, words, answer) => {
    const { said } = call(desk, words);
    expect(said[0]).toMatch(answer);
    expect(said[0]).not.toMatch(/runs the front desk|is a partner|three switches/);
  });

  it("is told once, whatever else a sentence adds to it", () => {
    const { said } = call("ringwell", "Oh great, another robot. You are a robot, right?");
    expect(said[0]!.match(/I'm an automated assistant/g)).toHaveLength(1);
    expect(said[0]).toMatch(/This is a demonstration/);
  });

  it("leaves a tenant without advice, either way", () => {
    for (const words of [
      "Do I have to leave the house if he says so?",
      "Should I just not move out till then?",
    ]) {
      const { said } = call("law", "I need a consultation about my lease", words);
      expect(said[1]).not.toMatch(/please wait|don't move|stay (?:put|there)/i);
    }
  });
});

describe("what stands on the paper", () => {
  it.each([
    ["No sorry, 4 3 7 8, I always mix that up, that's my wife's"],
    ["Yes, but it's five five five, zero one zero, four three seven eight, I always mix that up"],
    ["No, 555 010 4378, I gave you my old number"],
  ])("holds no tale of a number that was put right: %s", (right) => {
    const { receipt } = call(
      "dental",
      "I'd like a cleaning tomorrow",
      "The first one",
      "Will Park",
      "555 010 4387",
      right,
      "Yes",
    );
    expect(receipt).toMatch(/\(555\) 010-4378/);
    expect(receipt).not.toMatch(/“/);
  });

  it("takes no day by which something ends for a time to call", () => {
    const { said, receipt } = call(
      "law",
      "I got an eviction notice and I have to be out by Friday.",
      "I'm looking to not be on the street Friday. It's Rosa Delacroix, 555 010 2036. Can somebody call me?",
    );
    expect(said[1]).not.toMatch(/at 5 5 5.*Friday/);
    expect(receipt).not.toMatch(/Call back: [^|]*Friday/);
  });

  it.each([
    "They gave us till Monday to move out. Can I get a consultation?",
    "I need a consultation, we have to be out of the apartment by next Friday.",
    "I have to be out by Friday, can I see a lawyer?",
    "Tengo que desocupar para el viernes, quiero una consulta.",
  ])("takes no day by which they must be out for the wished one: %s", (words) => {
    const { said, state } = call("law", words);
    expect(said[0]).not.toMatch(/move it|[Cc]erramos|[Cc]losed|Which day and time/);
    expect(state.slots.day).toBeUndefined();
  });

  it("offers who must be out by a day the soonest time, and not that day's", () => {
    const { said } = call("law", "I'm being evicted, I need to be out by Friday. I'd like an appointment");
    expect(said[0]).toMatch(/today at 11/);
  });
});
