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
    ofPrice: (words: string): { aspect?: string; entity?: string } => {
      const free = IS_FREE.test(plain(words)) ? serviceHeard(context.desk, plain(words)) : undefined;
      if (free) return { aspect: "price", entity: free.id };
      return visit &&
        /\b(?:owe|pay|cost|charged?)\b/u.test(plain(words)) &&
        !/\b(?:bill|balance|account|card|cash|plan|(?:a|per|each|every) (?:month|year|call)|monthly|yearly)\b/u.test(
          plain(words),
        )
        ? { aspect: "price", entity: visit }
        : {};
    },
  };
}
/** 'The exam is free?', 'so my will is free too' */
export const IS_FREE =
  /(?<!\p{L})(?:is|are|'s|be|comes?|gets?|es|son|sale) (?:(?:always|also|still|totally|all|completely|really|supposed to be) )*(?:free|on the house|no charge|gratis)(?: of charge)?(?: (?!(?:time|slot|on|at|to|if|or)(?!\p{L}))\p{L}+){0,6}$/u;

/** 'How much is a visit if I don't use insurance?' asks for the price, and for none of the plans. */
export const asksPrice = ({ desk }: DialogueContext, words: string): boolean => {
  const text = plain(words);
  return (
    HOW_MUCH.test(text) &&
    UNINSURED.test(text) &&
    (VISIT.test(text) || serviceHeard(desk, text) !== undefined)
  );
};
/** 'If I don't use insurance', in the words of most. */
export const uninsured = (words: string): string =>
  words.replace(
    /(?<!\p{L})(?:if|when) (?:i|we|he|she|they|my \p{L}+)(?: am|['’]m|['’]re| are|['’]s| is)? (?:(?:don['’]t|do not|doesn['’]t|not|won['’]t)(?: (?:want to|going to|gonna|got|currently))? (?:use|using|have|go through|run it through)(?: (?:my|our|any|the|their|his|her))? (?:insurance|coverage|plan)|(?:not|ain['’]t) (?:covered|insured)|uninsured|self[- ]pay(?:ing)?|paying cash)(?!\p{L})/iu,
    "without insurance",
  );
const HOW_MUCH =
  /(?<!\p{L})(?:how much|what(?:'s| is| does| do| would| will)? (?:it |a |an |the |you )?(?:\p{L}+ )?(?:cost|charge|price|run)|prices?|cu[aá]nto)(?!\p{L})/u;
const UNINSURED =
  /(?<!\p{L})(?:without|no|don't|doesn't|not|sin|paying cash|cash|out of pocket)(?: (?:have|has|use|using|go through|got|any|my|the|with|tengo|uso))* (?:insurance|coverage|insured|covered|seguro|aseguranza)(?!\p{L})|(?<!\p{L})(?:not|ain't|n't) (?:covered|insured)(?!\p{L})|(?<!\p{L})(?:out of pocket|paying cash|uninsured)(?!\p{L})/u;
const VISIT =
  /(?<!\p{L})(?:visit|appointment|consultation|to (?:come in|be seen|see)|visita|consulta|cita)(?!\p{L})/u;

const GIVES_UP =
  /(?<!\p{L})(?:cancel\p{L}*|no[- ]show|miss(?:ed|ing)? (?:it|my|the|an)|(?:don't|can't) (?:show|come|make it)|cancelo|no llego)(?!\p{L})/u;
