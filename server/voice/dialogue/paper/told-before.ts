import { OF_THE_TALK } from "../../../../content/understanding/paper-words.ts";
import { plain } from "../readers/text.ts";
import { withoutQuestion } from "./fact-rows.ts";
import { ASKS, contentOf } from "./paper-text.ts";

/** 'State Farm is offering me 3500, should I sign it?' tells what stands before its question, whatever was said to that. */
export function toldBefore(told: string): string | undefined {
  const before = withoutQuestion(told.replace(ASKS, "")).replace(/[\s,;:]+(?:and|but|so)?$/u, "");
  return contentOf(before).length > 2 && !OF_THE_TALK.test(plain(before)) ? `${before}.` : undefined;
}
