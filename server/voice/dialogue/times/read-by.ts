import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { fill, wording } from "../say/speech.ts";

// 'Can you make sure he sees it before noon?': when a message is to be read, which is no time to call.

const WHO =
  "(?:he|she|they|him|her|them|somebody|someone|the [\\p{L}]+|(?:dr|mr|ms|mrs|doctor)\\.? [\\p{L}-]+|\\p{Lu}[\\p{L}-]+)";
const READS = "(?:sees?|gets?|reads?|hears?|knows?|has|have)";
const WHEN =
  "(?<when>(?:(?:before|by) (?:the end of (?:the )?(?:day|week)|(?:tomorrow|today|tonight|noon|lunch|five|close|closing|then|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|\\p{L}+ ?(?:o'clock)?)(?: (?:morning|noon|afternoon|evening))?|(?:today|tomorrow))|today|tonight|right away|this (?:morning|afternoon|evening)|first thing(?: (?:tomorrow|in the morning))*|as soon as possible))";
const SEES_BY = new RegExp(
  `(?<!\\p{L})(?:(?:make|be|making) (?:sure|certain)(?: that)? ${WHO} ${READS}|see (?:to it )?that ${WHO} ${READS}|${WHO} (?:needs?|has|have|should|must|ought)(?: to)? (?:see|get|read|hear|know|have)|(?:want|need|like) ${WHO} to (?:see|get|read|hear|know|have)|get (?:it|this|that) to ${WHO})(?: (?:it|this|that|about it|(?:my|the|this) message))? ${WHEN}(?=[.?!,]|$| (?:please|if|because|so)(?!\\p{L}))`,
  "iu",
);

/** Marks by when what is passed on is to be read. @returns what else was said, and how it is said back */
export function takeReadBy(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if ((flow ? flow.files : last)?.kind !== "message") return undefined;
  if (flow?.slots.some(({ slot }) => slot === "which")) return undefined;
  const sentences = sentencesOf(words);
  for (const sentence of sentences) {
    const found = SEES_BY.exec(sentence);
    const when = found?.groups?.["when"]?.toLowerCase();
    if (!found || !when) continue;
    const row = withRow(last?.kind === "message" ? last.notes : state.notes, "To be read", when).slice(
      -NOTES_MAX,
    );
    if (last?.kind === "message") last.notes = row;
    else state.notes = row;
    const rest = sentences.filter((each) => each !== sentence).join(" ");
    return { rest, said: fill(wording(talk.readBy, state.language), { when }) };
  }
  return undefined;
}
