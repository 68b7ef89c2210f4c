import { describe, expect, it } from "vitest";
import { call, type DeskId, TUESDAY } from "./called.ts";

const DESKS: readonly DeskId[] = ["dental", "medical", "law", "ringwell"];
const OPEN: readonly (readonly [DeskId, ...string[]])[] = [
  ["law", "I'd like a consultation", "Thursday at ten"],
  ["dental", "I need a cleaning tomorrow", "the first one"],
  ["medical", "I need to move my appointment", "do you take Aetna"],
  ["ringwell", "what does it cost", "can I leave a message"],
];
/** First at each desk, and after two turns at one of them. */
const places = (at: number) => [...DESKS.map((each) => [each] as const), OPEN[at % OPEN.length]!];

const BUSINESS = [
  "I want to stop at the end of the month",
  "It hung up on my customers two times",
  "I fell over a railing at the store",
  "I slipped at the mall and fell about four feet over a railing",
  "The truck was four feet over the line when it hit me",
  "I'm really unhappy with how I was treated last time",
  "I won't be needing you after Friday",
  "I can't do this anymore, three calls and nobody calls me back",
  "get rid of me from your system",
  "I want to quit",
  "I'd rather be dead than pay that bill",
  "I'm done with you people",
  "end my contract",
  "kill the account",
  "cut it off",
  "take me off the list",
  "I'm firing my attorney, I can't take it anymore with him",
  "my car went over a guardrail and I broke my wrist",
];
const DANGERS = [
  ["mi suegro me golpeó y no se quiere ir", "911"],
  ["mi cuñado me pegó y no se va de la casa", "911"],
  ["tonight's the night", "988"],
  ["I climbed over the railing", "988"],
  ["I want to end my life at the end of the month", "988"],
] as const;

describe("who is angry, leaves or was hurt on a business's ground", () => {
  it.each([...BUSINESS.entries()])("is not asked about a danger (%i): %s", (at, words) => {
    for (const [desk, ...lines] of places(at)) {
      const { state } = call(desk, TUESDAY, ...lines, words);
      expect(state.alarm?.line ?? state.suspected, `${desk} ${lines[0] ?? ""}`).toBeUndefined();
    }
  });
  it("acts on no fault of what was bought, told after a question of danger", () => {
    const { state } = call("ringwell", TUESDAY, "I want to stop", "It hung up on my customers two times");
    expect(state.alarm).toBeUndefined();
  });
});

it.each(DANGERS)("hears the danger beside them, whatever is open: %s", (words, line) => {
  for (const [desk, ...lines] of OPEN) {
    const { state } = call(desk, TUESDAY, ...lines, words);
    expect(state.alarm?.line ?? state.suspected, `${desk} ${lines[0] ?? ""}`).toBe(line);
  }
});
