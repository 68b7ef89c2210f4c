import { expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

/** What a caller's words were for: a new day, a time to call, somebody to be told, and no danger. */

it("takes the Friday of the week that was wished for, and no other day of the old one", () => {
  const { said } = call(
    "medical",
    TUESDAY,
    "Hi, this is Denise Fowler. I'm down for Wednesday at ten and I can't make it, can we push it to the week after?",
    "415-555-0148",
    "Yes. Well, wait, no, the Friday that week would be the very best, can you put that?",
  );
  expect(said[2]).toMatch(/Wednesday, November 25th at 10 o'clock, to Friday, December 4th/);
});

it("takes 'not the week after, the week after that' for what it says", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "I've got a filling with Dr. Lee on December second at nine and I need a different day. Could I do the week after?",
    "Vince Tallarico. Oh wait, not the week after, I meant the week after that.",
  );
  expect(said[1]).toContain("The week of Monday, December 14th");
});

it("leaves the hours of a call when only its day is put right", () => {
  const { messages } = call(
    "law",
    TUESDAY,
    "Hi, it's Marcus Boyd, I'm a client. Could you tell Ms. Pell that the other side sent over their papers?",
    "415-555-0171. Call me between two and four, and not Thursday.",
    "Not Thursday this week, next week Thursday's fine.",
    "Yes, that's right.",
  );
  expect(messages[0]!.text).toMatch(/Call back: between two and four, not Thursday this week/);
});

it("tells a doctor what is to be told, whatever is asked beside it, and fears nothing in a night guard", () => {
  const { state, said } = call(
    "dental",
    TUESDAY,
    "Could you tell Dr. Marsh that the night guard he made me is cutting into my gum? And do I need to bring the box it came in?",
  );
  expect(said[0]).not.toMatch(/988|911/);
  expect(state.stack).toEqual(["message"]);
  expect(state.notes).toContain("For: Dr. Marsh");
});

it("has the doctor call who wants to talk on the phone instead of coming in", () => {
  const { state } = call(
    "medical",
    TUESDAY,
    "I'm wondering if Dr. Osei could talk to me over the phone instead of me coming in, it's about my blood pressure pills.",
  );
  expect(state.stack).toEqual(["callback"]);
  expect(state.notes).toContain("For: Dr. Osei");
});

it("hears no question in a word about the desk", () => {
  const { said, state } = call(
    "law",
    TUESDAY,
    "Well aren't you chipper. I've got a custody hearing on the fourteenth and my lawyer just quit on me. I need somebody quick.",
  );
  expect(said[0]).not.toMatch(/don't know that one/);
  expect(state.told.join(" ")).not.toContain("Asks:");
});
