import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { wording } from "../say/speech.ts";

/** 'Could you have them call me instead of him?', 'call me, not him' */
const ME_NOT_THEM =
  /(?<!\p{L})(?:call|ring|phone|reach|contact) me,? (?:please,? )?(?:and )?(?:not|instead of|rather than) (?:to )?(?<whom>him|her|them|my \p{L}+(?:-in-law)?)(?: please)?[.?!]*$/iu;

/** Of what is passed on for somebody, that the caller is to be called. @returns what else was said, and the reply to this */
export function takeCallMe(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if ((flow ? flow.files : last)?.kind !== "message") return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => ME_NOT_THEM.test(each));
  const whom = ME_NOT_THEM.exec(sentences[at] ?? "")?.groups?.["whom"];
  if (!whom) return undefined;
  const value = `call the caller, not ${whom.toLowerCase().replace(/^my /, "the ")}`;
  if (last?.kind === "message") last.notes = withRow(last.notes, "Reach by", value);
  else state.notes = withRow(state.notes, "Reach by", value).slice(-NOTES_MAX);
  // 'He's at work' says why.
  const rest = sentences.toSpliced(at, 1).join(" ");
  return { rest: flow || rest.includes("?") ? rest : "", said: wording(talk.callsYou, state.language) };
}
