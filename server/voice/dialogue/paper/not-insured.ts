import { INSURERS } from "../../../../content/understanding/paper-words.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { inTurn } from "../say/speech.ts";
import { rowsOf } from "./note-rows.ts";
import { sentencesOf } from "./note-words.ts";

// 'I don't have Medicaid, that was for my sister': a plan that was asked about is not the caller's, and is not asked about again.

const NOT_SO =
  /(?<!\p{L})(?:(?:don't|do not|doesn't|does not) (?:actually |even )?(?:have|use|carry)|(?:i'm|i am|we're|she's|he's) not (?:on|with)|isn't mine|not mine|(?:that|it) was (?:just |only )?for (?:my|a)|no (?:tengo|uso|tenemos|tiene)|era (?:por|para) (?:mi|una?))(?!\p{L})/iu;

/** @returns what else was said; undefined where no plan is taken back */
export function takeNotInsured(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const last = topFlow(state) ? undefined : lastWritten(state);
  const [row] = rowsOf(last?.notes ?? state.notes, ROW);
  if (!row || row === "none") return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex(
    (each) =>
      !each.includes("?") &&
      INSURERS.exec(each)?.[0]?.toLowerCase() === row.toLowerCase() &&
      NOT_SO.test(each),
  );
  if (at < 0) return undefined;
  const without = (notes: string[]) => notes.filter((each) => each !== `${ROW}: ${row}`);
  if (last) last.notes = without(last.notes);
  else state.notes = without(state.notes);
  return { rest: sentences.toSpliced(at, 1).join(" "), said: inTurn(talk.added, state.language, 0) };
}
const ROW = "Insurance";
