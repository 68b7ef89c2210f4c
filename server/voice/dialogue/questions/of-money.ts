import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { serviceHeard } from "../readers/service.ts";
import { plain } from "../readers/text.ts";
import { OF_FEE } from "./asked-words.ts";

/** What money is asked of, where the words alone do not say: a fee for what is given up, or the visit that is booked. */
export function ofMoney(context: DialogueContext, state: DialogueState, heard: Heard) {
  // 'Will I be charged?', of an appointment that is given up.
  const last = state.filed.findLast(({ kind }) => kind === "message");
  const top = state.stack.at(-1);
  const leaves = [top, last?.kind === "message" ? last.about : ""].some(
    (id) => id === "cancel" || id === "move",
  );
  // 'What do we owe that day?', of the visit that is being booked.
  const visit = top === "book" ? state.slots.service?.value : undefined;
  return {
    // 'What happens if I cancel, is there a charge?' asks for none of a visit's.
    ofFee: (words: string): boolean =>
      (leaves || GIVES_UP.test(heard.text)) &&
      !serviceHeard(context.desk, plain(words)) &&
      OF_FEE.test(plain(words)),
    ofPrice: (words: string): { aspect?: string; entity?: string } =>
      visit &&
      /\b(?:owe|pay|cost|charged?)\b/u.test(plain(words)) &&
      !/\b(?:bill|balance|account|card|cash|plan|(?:a|per|each|every) (?:month|year|call)|monthly|yearly)\b/u.test(
        plain(words),
      )
        ? { aspect: "price", entity: visit }
        : {},
  };
}

const GIVES_UP =
  /(?<!\p{L})(?:cancel\p{L}*|no[- ]show|miss(?:ed|ing)? (?:it|my|the|an)|(?:don't|can't) (?:show|come|make it)|cancelo|no llego)(?!\p{L})/u;
