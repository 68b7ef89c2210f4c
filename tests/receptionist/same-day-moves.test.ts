import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

// A move within one day, what puts it right, and what takes it back.

const asked = [
  "I have to change an appointment.",
  "It's this Wednesday at two, and I'd like this Wednesday morning.",
];
const known = ["Dana Whitlow", "503 555 0144"];
const READ =
  /^I'll ask them to move the appointment, Wednesday, November 25th at 2 o'clock, to (.*)\. For Dana Whitlow/;

it("hears 'this Wednesday' as a day, and not as a place that was called by mistake", () => {
  const { said, messages } = call("dental", MONDAY, ...asked, ...known, "yes");
  expect(said.join(" ")).not.toMatch(/meant to call/);
  expect(READ.exec(said[3]!)?.[1]).toBe("Wednesday, November 25th in the morning");
  expect(messages[0]!.text).toMatch(
    /Appointment: Wednesday, November 25th at 2 o'clock \| New time: Wednesday, November 25th in the morning/,
  );
});

it.each([
  "You know what, leave it alone, keep it Wednesday at two like it was.",
  "Just keep it Wednesday at two.",
  "Let's leave the appointment the way it is.",
])("keeps the appointment on '%s'", (line) => {
  const { said, messages } = call("dental", MONDAY, ...asked, ...known, line);
  expect(messages).toEqual([]);
  expect(said.at(-1)).toMatch(/stays/);
});

it("goes on moving it for who keeps it only if there is nothing else", () => {
  const { said } = call(
    "dental",
    MONDAY,
    ...asked,
    ...known,
    "Yes. If they have nothing, leave it as it is.",
  );
  expect(said.at(-1)).toMatch(/Noted/);
});

it("puts a wrong month right, and drops what was withdrawn", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "I have to move my appointment, it's this Wednesday at two.",
    "Sometime next week.",
    ...known,
    "No, not next week. Tomorrow or Wednesday.",
    "December second? No! November twenty-fifth.",
  );
  expect(READ.exec(said[3]!)?.[1]).toBe("the week of Monday, November 30th");
  expect(READ.exec(said[4]!)?.[1]).toBe("Tuesday, November 24th or Wednesday, November 25th");
  expect(READ.exec(said[5]!)?.[1]).toBe("Wednesday, November 25th");
});

it("holds the weekdays that somebody can do where only the week changes", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "I'd like a cleaning.",
    "Thursday or Friday.",
    "It has to be a Thursday or a Friday. How about next week, or the one after?",
    "And the week after that?",
  );
  for (const offer of said.slice(2))
    expect(offer).toMatch(/I can do (?:Thursday|Friday).*(?:Thursday|Friday|\d)/);
  for (const offer of said.slice(2)) expect(offer).not.toMatch(/Monday|Tuesday|Wednesday/);
});
