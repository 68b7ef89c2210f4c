import type { TurnAnswer } from "../../contracts/voice-call.ts";
import type { Meter } from "../metrics/meter.ts";

/** Tells of calls that begin and that the assistant ends, of turns that nobody answered, and how long a caller waits for the first sentence. */
export async function* measuredTurn(
  answers: AsyncGenerator<TurnAnswer>,
  turn: { scenario: string; text: string | null },
  meter: Meter,
): AsyncGenerator<TurnAnswer> {
  const begun = performance.now();
  if (turn.text === null) meter.call("begun", turn.scenario);
  let silent = true;
  try {
    for await (const answer of answers) {
      if (answer.type === "sentence" && silent) meter.firstSentence((performance.now() - begun) / 1000);
      if (answer.type === "sentence") silent = false;
      if (answer.type === "end") meter.call("ended", turn.scenario);
      yield answer;
    }
  } catch (error) {
    meter.call("failed", turn.scenario);
    throw error;
  }
}
