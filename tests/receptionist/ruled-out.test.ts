import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// Tuesday, ten in the morning.
const AT = "2026-11-24T15:00:00Z";
const MOVE =
  "Good morning, this is Greg Pruitt, I've got a filling with you next Wednesday at nine. I need to push it back.";

describe("a day that is ruled out", () => {
  it.each([
    "a cleaning, like thursday or no wait friday no thats the holiday weekend um next week monday",
    "I'd like a cleaning on Friday, oh no, I fly that day, so next week Monday",
    "A cleaning, this Friday. No wait, Friday's my sister's wedding. Next week Monday",
    "a cleaning next week. Tuesday's the day I can't do, so Monday",
    "A cleaning please. Not the first, that's when we can't come. Monday next week",
  ])("is not offered: %s", (line) => {
    const [said] = call("dental", AT, line).said;
    expect(said).toContain("Monday the 30th, I can do");
    expect(said).not.toMatch(/Friday|Tuesday/);
  });

  it.each([
    "monday eight thats kinda early you got anything later that day",
    "Eight's pretty early for me on Monday. Anything later?",
    "Monday, but eight is a little early for us",
  ])("is so with an hour that is too early: %s", (line) => {
    const { state } = call("dental", AT, "A cleaning on Monday the 30th or Friday the 27th", line);
    expect(state.offered.map(({ day }) => day)).toEqual(["2026-11-30", "2026-11-30"]);
    expect(state.offered.every(({ time }) => time > "08:00")).toBe(true);
  });

  it.each([
    "Some morning, but not the Monday.",
    "Any morning, only not on Monday",
    "Mornings. Monday's no good.",
  ])("is not wished for, nor is a day before they are back: %s", (line) => {
    const { said, state } = call("dental", AT, MOVE, `The week after that, I'm back on the seventh. ${line}`);
    expect(state.note).toMatch(/^the week of Monday, December 7th, not Mondays/);
    expect(said.at(-1)).not.toMatch(/Monday, December 7th in the morning/);
  });

  it("leaves the weekdays of the week that was wished for, in their order", () => {
    const { state } = call(
      "dental",
      AT,
      MOVE,
      "The week after that.",
      "No, not Monday. Wednesday or Tuesday.",
    );
    expect(state.note).toBe("Tuesday, December 8th or Wednesday, December 9th");
  });

  it.each([
    "Well no, not the second, that's the one I can't make. Tuesday the eighth or Wednesday the ninth.",
    "No. The second is the day I can't do. Tuesday the eighth or Wednesday the ninth.",
    "No, not Wednesday the second, that's exactly when I can't come. The eighth or the ninth",
    "The old one's the second, I can't come then. I want the eighth or the ninth instead",
  ])("gives up no appointment: %s", (line) => {
    const { state } = call("dental", AT, MOVE, "The week after that.", "555 010 3391", line);
    expect(state.stack).toEqual(["move"]);
    expect(state.which).toMatch(/^Wednesday, December 2nd/);
    expect(state.note).toBe("Tuesday, December 8th or Wednesday, December 9th");
  });

  it("is told of a date by what else is on it", () => {
    const { state } = call(
      "law",
      AT,
      "Please change my meeting on the fourth at three to the ninth or the tenth. Olga Perez, 555 010 9191",
      "No wait, the ninth I'm in court, so just the tenth",
    );
    expect(state.which).toBe("Friday, December 4th at 3 o'clock");
    expect(state.note).toBe("Thursday, December 10th");
  });

  it.each([
    "Can you move my crown appointment from December 4th at one to the 10th or 11th?",
    "I'd like to move the crown I have on Friday the fourth, one o'clock, to the tenth or the eleventh",
    "Please switch my visit on the fourth at one to Thursday the 10th or Friday the 11th",
  ])("stands beside the one that is there: %s", (line) => {
    const { state } = call("dental", AT, line);
    expect(state.which).toBe("Friday, December 4th at 1 o'clock");
    expect(state.note).toBe("Thursday, December 10th or Friday, December 11th");
  });

  it.each([
    "No. Move the one on Wednesday the second, nine o'clock, to the eighth or the ninth, in the morning.",
    "No, it's the one on December second at nine, to the eighth or the ninth in the morning, please move it",
  ])("puts a move right, old and new: %s", (line) => {
    const { state } = call("dental", AT, MOVE, "Next Friday at two", "555 010 3391", line);
    expect(state.which).toBe("Wednesday, December 2nd at 9 o'clock");
    expect(state.note).toMatch(/^Tuesday, December 8th or Wednesday, December 9th/);
  });

  it("keeps a call that was offered, beside 'cancel nothing until then'", () => {
    const { said, state } = call(
      "dental",
      AT,
      MOVE,
      "Monday the seventh. 555 010 3391",
      "No! Can I talk to a person?",
      "Yes, have them call me. Please don't cancel anything until then.",
    );
    expect(said.at(-1)).not.toContain("nothing changes");
    expect(state.stack).toEqual(["callback"]);
  });
});
