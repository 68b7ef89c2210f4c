import { expect, it } from "vitest";
import { played } from "./danger-play.ts";

// What people say after the first words of an alarm: each has a true answer, and the paper keeps who and where.

it("hears in an answer what the question of a stroke asked after", () => {
  const { state, receipt } = played(
    "medical",
    "My husband is acting kind of funny this morning, he just keeps dropping things.",
    "Well he looks a bit lopsided, and he said something but it came out like mush. Should I bring him by this afternoon?",
  );
  expect(state.alarm?.line).toBe("911");
  expect(receipt).toContain("Who: The caller's husband");
  expect(
    played("medical", "My husband looks lopsided and when he talks it comes out like mush.").state.alarm
      ?.line,
  ).toBe("911");
});

it("counts no 'maybe I'll text it' as a call, and answers whether anybody calls, twice in other words", () => {
  const { said, receipt } = played(
    "medical",
    "I just want it to stop. All of it.",
    "I don't want to call some number. Are you even a person?",
    "I'm at 216-555-0149. Will somebody really call?",
    "No. I'm alone. Maybe I'll text it.",
    "You never said if anybody there will call me.",
  );
  expect(said[1]).toMatch(/I'm a machine/);
  expect(said[2]).toMatch(/can't promise when.*988/s);
  expect(said[3]).toMatch(/A text is fine.*988/s);
  expect(said[4]).toMatch(/won't promise you an hour/);
  expect(receipt).toContain("Number: (216) 555-0149");
  expect(receipt).toContain("did not say whether they called");
});

it("sends to 911 who swallowed something and grows sleepy, and whose pills it were is in no danger", () => {
  const { state, receipt } = played(
    "medical",
    "I took all my wife's sleeping pills an hour ago.",
    "I'm getting sleepy.",
  );
  expect(state.alarm?.line).toBe("911");
  expect(receipt).not.toContain("The caller's wife");
});

it("tells who must not be heard how to reach 911 without a word", () => {
  const { said, receipt } = played(
    "law",
    "He said he'd kill me when he gets home and he's got the gun.",
    "I can't call 911, he'll hear.",
    "I'm in the bathroom.",
    "My number is 555-310-1188, don't leave a message.",
    "My sister called them, they're coming.",
  );
  expect(said[1]).toMatch(/text 911/);
  expect(receipt).toContain("(555) 310-1188");
  expect(receipt).not.toContain("The caller's sister");
});

it.each([
  [
    ["My husband's slumped in his chair and he won't answer me.", "He's breathing. He's just not talking."],
    /needs to hear exactly that/,
  ],
  [
    ["My chest feels like someone's sitting on it.", "Okay I called them.", "What about my two o'clock?"],
    /Don't worry about the visit/,
  ],
  [["The baby bit into a dishwasher pod.", "They said watch him."], /Do what Poison Control tells you/],
  [
    ["Mi niño se tomó el jarabe de su abuelo, medio frasco.", "Ya les llamé, dicen que lo vigile."],
    /Haga lo que le diga/,
  ],
  [["Ya no quiero seguir, estoy cansada de todo.", "A lo mejor le escribo a mi hermana."], /su hermana/],
] as const)("%j", (lines, answer) => {
  expect(played("medical", ...lines).last).toMatch(answer);
});

it("keeps the name that stands beside a number", () => {
  const { receipt } = played(
    "medical",
    "Mi mamá está en el piso y no despierta.",
    "Es el 555 310 6262, soy Delia.",
  );
  expect(receipt).toMatch(/Name: Delia.*Number: \(555\) 310-6262/);
});

it.each([
  ["dental", "He had his tooth out Friday and it hasn't stopped oozing."],
  ["dental", "No para de sangrarme donde me sacaron la muela, ya van tres horas."],
  ["medical", "Mi esposo tiene los ojos amarillos desde el lunes."],
] as const)("is told where to turn today: %s, %s", (desk, words) => {
  expect(played(desk, words).last).toMatch(/5 5 5, 0 1 0/);
});
it.each([
  "Every time the furnace kicks on my wife and I both get foggy.",
  "Tengo ocho meses y estoy sangrando.",
])("is for 911: %s", (words) => {
  expect(played("medical", words).state.alarm?.line).toBe("911");
});
