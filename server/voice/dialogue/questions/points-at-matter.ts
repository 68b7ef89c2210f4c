import { namesSomething } from "../../knowledge/fact-index.ts";
import type { DialogueContext } from "../context.ts";
import { isOver } from "../tasks/tells-only.ts";
import type { Heard } from "../hearing/heard.ts";

/** A question that names nothing itself, behind what they told of their own, to those who see to such things. */
export const pointsAtMatter = ({ desk }: DialogueContext, question: string, heard: Heard): boolean => {
  const told = heard.words.length - question.length;
  return (
    desk.neverAdvise !== null &&
    !isOver(heard) &&
    told >= TOLD_BEFORE &&
    question.split(" ").length <= 12 &&
    !namesSomething(question) &&
    OF_OWN.test(heard.text) &&
    (heard.acts.get("wrongnumber") ?? 0) < 0.5
  );
};
const TOLD_BEFORE = 16;
const OF_OWN = /(?<!\p{L})(?:i|i'm|i've|my|me|we|we're|our|mi|mis|me|nos|yo)(?!\p{L})/u;
