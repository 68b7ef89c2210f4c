import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";

/** 'And I'd like her to call me back', of a message: that a call is wished for is said back, and stands on the paper. */
export function callsWished(state: DialogueState, { words }: Heard): boolean {
  const takes = ["message", "complaint", "billing"].includes(topFlow(state)?.id ?? "");
  if (!takes || state.callback !== "" || !wishesCall(words)) return false;
  state.reread ||= state.asked === "confirm";
  state.callback = state.language === "es" ? "lo antes posible" : "as soon as possible";
  return true;
}
export const wishesCall = (words: string): boolean =>
  sentencesOf(words).some(
    (each) => WISHES_CALL.test(each) && !/^(?:\S+ )?(?:how|when|what)(?!\p{L})/iu.test(each),
  );
const WISHES_CALL =
  /(?<!\p{L})(?:(?:i(?:'d| would)? (?:like|want|need)|please (?:have|ask|tell|get)|(?:can|could|would|will)(?: you (?:please )?(?:have|ask|tell|get))?|have|ask|tell|get) )(?:her|him|them|she|he|they|somebody|someone|the \p{L}+|whoever)(?: is)?(?: to| please)* (?:call|ring|phone|get back to) (?:me|us)(?: back)?(?= ?[.,!?]|$| please| when (?:she|he|they) (?:can|gets?|has|have|is|are)| and | about | as soon)|(?<!\p{L})que me llamen?(?= ?[.,!?]|$| por favor)/iu;
