import { describe, expect, it, test } from "vitest";
import { reply } from "../../server/voice/dialogue/reply.ts";
import { stateAt } from "../knowledge/asked.ts";
import { call, type DeskId, TUESDAY } from "./called.ts";
import { contextAt } from "./play.ts";

/** What is agreed is Tuesday, December 1st at two. */
const asked = (desk: DeskId, before: string, words: string) =>
  reply(contextAt(desk, new Date(TUESDAY)), stateAt(desk, before), words);

const CLEANING = "book service=cleaning";
const CHILD = "book service=child";

describe("a question for a time in the middle of a booking is answered from the calendar", () => {
  it.each<[DeskId, string, string, RegExp]>([
    [
      "dental",
      `${CLEANING} asked=name`,
      "Ann Hill. You don't have anything earlier that day, do you?",
      /8 o'clock or 10:30/,
    ],
    [
      "dental",
      `${CLEANING} asked=confirm`,
      "So you do have Friday at nine or don't you?",
      /Friday, December 4th at 9/,
    ],
    [
      "dental",
      `${CLEANING} asked=confirm`,
      "Is Friday at noon gone already?",
      /Friday, December 4th at noon/,
    ],
    [
      "dental",
      `${CLEANING} asked=phone`,
      "Would nine on Thursday the third still be possible?",
      /taken\. Thursday, December 3rd/,
    ],
    ["dental", `${CLEANING} asked=name`, "Do you have anything after five?", /nothing later on Tuesday/],
    [
      "dental",
      `${CLEANING} asked=name`,
      "And if I came the week after, is there anything on the Monday?",
      /Monday, December 7th/,
    ],
    [
      "medical",
      "book service=sick-visit asked=phone",
      "Actually, is four still open that day?",
      /taken.*3:15 or 3:30/,
    ],
    ["dental", `${CHILD} asked=offer`, "Is nine on Tuesday still free?", /^That time is taken/],
    [
      "dental",
      `${CHILD} asked=name es`,
      "Ximena Robles. ¿Y no tendrá más temprano el sábado?",
      /sábado 5 .*9:30 o a las 10:45/,
    ],
    ["dental", `${CHILD} asked=phone es`, "¿Pero entonces tiene el sábado a las diez o no?", /sábado 5/],
  ])("%s, %s: %s", (desk, before, words, answer) => {
    const { say, state } = asked(desk, before, words);
    expect(say).toMatch(answer);
    expect(state.told).toEqual([]);
  });

  it.each<[DeskId, string, string]>([
    ["dental", `${CLEANING} asked=name`, "Is there a nurse who has time for a question on Fridays?"],
    ["dental", `${CHILD} asked=name es`, "Mateo Ruiz. ¿Y la de mañana queda cancelada?"],
    ["dental", `${CLEANING} asked=phone`, "You're open Saturday, aren't you?"],
  ])("and another one changes nothing of it: %s, %s: %s", (desk, before, words) => {
    expect(asked(desk, before, words).state.slots).toMatchObject({
      day: { value: "2026-12-01" },
      time: { value: "14:00" },
    });
  });
});

describe("a time that is told by the way is not the one wished for", () => {
  it.each<[string, object]>([
    ["I can't before three because my bus comes at two.", { after: 900 }],
    ["Monday, after eleven, since I drop the kids at eight", { after: 660 }],
    ["Tuesday, but my kid gets out at two so it has to be before then", { before: 840 }],
    ["Anything but nine, nine is when I drop the kids. After ten on Monday.", { after: 600 }],
  ])("%s", (words, wish) => {
    const { state } = asked("medical", "book service=physical asked=day", words);
    expect(state.wish).toMatchObject(wish);
    expect(state.wish.near).toBeUndefined();
  });

  test("nor is the exception, while the one that puts another right is", () => {
    expect(
      asked("dental", `${CLEANING} asked=phone`, "Anything but two thirty").state.slots.time?.value,
    ).toBe("14:00");
    expect(asked("dental", `${CLEANING} asked=day`, "Wednesday at two no three").state.wish.near).toBe(900);
  });

  test("and an hour that is refused does not come back", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "Tengo una cita el viernes cuatro de diciembre a las diez y la quiero cambiar al miércoles nueve",
      "Eulalia Montes",
      "305 555 0121",
      "Nomás que sea después de las once, porque el camión pasa a las nueve",
      "¡Que a las nueve no! A las once y media, póngale, y ya",
    );
    expect(said.at(-2)).toMatch(/miércoles 9 de diciembre después de (?:las )?11/);
    expect(said.at(-1)).toMatch(/miércoles 9 de diciembre a las 11:30/);
  });
});

test.each<[DeskId, string, string, RegExp]>([
  ["ringwell", "", "Okay be honest, am I talking to the product right now?", /automated assistant/],
  ["medical", "move asked=phone es", "es el 305 555 0121. ¿Y usted es nueva?", /asistente automático/],
])("who it is that answers is told, and asked of nobody else: %s, %s: %s", (desk, before, words, answer) => {
  const { say, state } = asked(desk, before, words);
  expect(say).toMatch(answer);
  expect(say).not.toMatch(/won't guess|anotad/);
  expect(state.told).toEqual([]);
});

test("the hours that were told before keep, where they are told again with another day", () => {
  const { state } = asked("medical", "callback asked=when", "After four, like I said. Any weekday");
  expect(state.callback).toBe("any weekday after four");
});

describe("an hour at which somebody has to be elsewhere is none for the visit", () => {
  it.each<[desk: DeskId, lines: string[], reply: RegExp]>([
    [
      "dental",
      ["My crown fell off", "Today at ten I've got a meeting, that's in an hour. Is three open?"],
      /That time is taken\. Today, I can do 4 o'clock or 4:15/,
    ],
    [
      "dental",
      ["I need a cleaning Thursday December 3rd", "I've got my son's recital at 3:30, is four open?"],
      /^That time is taken\. I can do Thursday, December 3rd at 3:45\./,
    ],
    [
      "dental",
      ["I need a cleaning next Tuesday", "I have class at eleven. Anything at two?"],
      /Tuesday, December 1st at 2 o'clock/,
    ],
    [
      "dental",
      ["Quiero una limpieza el lunes", "A las tres tengo una junta, ¿hay a las cuatro?"],
      /ocupada\. El lunes 30 puedo a las 3:30 o a las 3:45/,
    ],
    [
      "dental",
      ["I have a cleaning at ten on Thursday and I need to move it to Friday"],
      /Friday, November 27th, got it/,
    ],
  ])("%s: %j", (desk, lines, reply) => {
    expect(call(desk, TUESDAY, ...lines).said.at(-1)).toMatch(reply);
  });
});

it.each(["Tomorrow at eleven works.", "tomorrow at eleven works fine for me", "Tomorrow at 11 would work"])(
  "a day that works is no day at work: %s",
  (words) => {
    const { said } = call("dental", TUESDAY, "I'd like a cleaning this week", words);
    expect(said[1]).toMatch(/tomorrow at 11/i);
  },
);
it("and one at work is none that works", () => {
  const { said } = call("dental", TUESDAY, "I'd like a cleaning this week", "tomorrow I work all day");
  expect(said[1]).not.toMatch(/tomorrow/i);
});
