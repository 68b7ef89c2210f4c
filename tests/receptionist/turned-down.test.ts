import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

/** What stands when it is said: times on offer, a day asked for, a call offered, a name or number asked for. */
const BEFORE: readonly (readonly [DeskId, ...string[]])[] = [
  ["dental", "I chipped a tooth"],
  ["dental", "I'd like a cleaning"],
  ["law", "Do you know when the courthouse cafeteria opens?"],
  ["medical", "Can somebody call me about my insurance card?", "Ann Lee"],
  ["dental", "I need a cleaning next Tuesday", "the first one", "Ann Lee"],
];
describe("what is turned down is left with one warm line, and nothing is asked or filed of it", () => {
  it.each([
    "ok cool, not yet ill talk to him an call back thx",
    "Oh, I already have one, thanks.",
    "No no, I don't need you to look anything up. That was it, thanks.",
    "No, don't bother.",
    "Let me check with my wife and I'll call you back.",
    "I'm not looking to book anything, just asking.",
    "No need, I'll ring them myself tomorrow.",
    "Oh no, no, I wasn't asking for an appointment.",
    "It's fine, forget I asked. Have a good one!",
    "I have one already, it's next Thursday.",
    "We'll see. I'll let you know.",
    "Never mind, I'll just come by.",
    "No, gracias, lo voy a pensar.",
  ])("%s", (words) => {
    for (const [desk, ...lines] of BEFORE) {
      const { said, state, bookings, messages } = call(desk, TUESDAY, ...lines, words);
      expect(said.at(-1)).toMatch(/^(?:Of course|That's fine|Good, then|Then you're|Claro|Está bien)/);
      expect(said.at(-1)).not.toMatch(/noted|dropped|name\?|number|Which/);
      expect(state.stack).toEqual([]);
      expect([...bookings, ...messages]).toEqual([]);
    }
  });
  it("a question whose answer is not wanted any more is nobody's", () => {
    const { receipt } = call("law", TUESDAY, BEFORE[2]![1]!, "No, don't bother.", "bye");
    expect(receipt).toBe("");
  });
  it("nor where something else is asked beside it", () => {
    const { receipt } = call(
      "law",
      TUESDAY,
      BEFORE[2]![1]!,
      "No, don't bother, I just wanna know what a will costs then.",
      "bye",
    );
    expect(receipt).not.toMatch(/cafeteria/);
    expect(receipt).toMatch(/450/);
  });
  it.each(["Not today, tomorrow", "Not today but Thursday works", "nah, Thursday"])(
    "goes on with what is wished for beside it: %s",
    (words) => {
      const { state } = call("dental", TUESDAY, "I chipped a tooth", words);
      expect(state.stack).toEqual(["book"]);
    },
  );
  it("a call that was wished for stands where only the number is kept back", () => {
    const { state } = call("medical", TUESDAY, ...BEFORE[3]!.slice(1), "I'd rather not give a number.");
    expect(state.stack).toEqual(["message"]);
  });
});
