import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { inTurn } from "../say/speech.ts";

/** The last words of a call; gentler ones for who has lost somebody. */
export const farewell = ({ topics, language, turn }: DialogueState): string =>
  inTurn(topics.includes("loss") ? talk.goodbyeGently : talk.goodbye, language, turn);
