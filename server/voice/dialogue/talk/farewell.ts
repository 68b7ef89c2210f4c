import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastAbout } from "../context.ts";
import { inTurn } from "../say/speech.ts";

/** The last words of a call; gentler ones for who has lost somebody, or had to complain. */
export const farewell = (state: DialogueState): string =>
  inTurn(
    state.topics.includes("loss")
      ? talk.goodbyeGently
      : lastAbout(state) === "complaint"
        ? talk.goodbyeComplaint
        : talk.goodbye,
    state.language,
    state.turn,
  );
