import type { DialogueState } from "../../../../contracts/voice.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";

const NO_VISIT =
  /^(?:no+|nope)[,.]? (?:i|we)(?: (?:don['’]?t|do not)|['’]m not (?:asking|looking) for)(?: (?:want|need))? (?:an?|any|your|the|no|another) (?:appointment|visit|consultations?|consult|meeting|demo|introduction|set-?up|sales call|time slot)s?(?: (?:here|with you|right now|now|please|at all))*[.!]*$/iu;

/** 'No, I don't want an appointment. And I want my day's pay', to a message that is read back: it refuses what nobody put down. */
export function takeNoVisit(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  if (topFlow(state)?.files?.kind !== "message" || state.asked !== "confirm") return undefined;
  const sentences = sentencesOf(words);
  const rest = sentences.filter((each) => !NO_VISIT.test(each));
  if (rest.length === sentences.length) return undefined;
  state.noBooking = true;
  return { rest: rest.join(" "), said: "" };
}
