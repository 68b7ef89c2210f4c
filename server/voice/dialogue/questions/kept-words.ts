import { lastWritten } from "../context.ts";
import { ASKS_TO_NOTE, LEADS } from "../paper/aside-words.ts";
import { addNote } from "../paper/add-note.ts";
import { topFlow } from "../next.ts";
import { matterOf, noteOf, sentencesOf } from "../paper/note-words.ts";
import { callOf } from "../paper/paper-rows.ts";
import { composed, contentOf, isOnPaper } from "../paper/paper-text.ts";
import { withoutTail } from "./questions.ts";
import { ASKS, isQuestion } from "./question-forms.ts";
import { CAME } from "./whether-it-came.ts";
import { plain, shorten, stem } from "../readers/text.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { WHEN_WORDS } from "../readers/when-words.ts";
import { wording } from "../say/speech.ts";
import { type Asked, say } from "./agreed-parts.ts";

// Whether something stands on the paper, and what of it.

/** 'Did you get the part about the test?', 'you've got both on there, right?': the caller's words that are kept, said back. */
export function keptWords(asked: Asked): string | undefined {
  const { state, text, words } = asked;
  // 'Did you get the X-rays?' asks of no words of theirs.
  if (CAME.test(text)) return undefined;
  const kept = keptHere(asked);
  if (kept !== undefined) return kept;
  const whole = plain(words);
  const holds = HOLDS.test(text) || HOLDS.test(whole);
  const own = rootsAsked(words);
  if (!holds || own.length === 0 || !WRITTEN.test(text)) return undefined;
  // 'The Friday that week would be best, can you put that?' is the new day of a move.
  if (state.stack.at(-1) === "move" && WHEN_WORDS.test(words)) return undefined;
  if (!topFlow(state) && !lastWritten(state)) return undefined;
  // What was not told before is, by asking for it.
  const news = noteOf(
    matterOf(
      withoutTail(words)
        .replace(/,? right(?=,)/i, "")
        .replace(LEADS, "")
        .replace(ASKS_TO_NOTE, "")
        .replace(HELD, " "),
    ),
  ).replace(/[.?!]+$/, "");
  if (news === "") return undefined;
  if (isOnPaper(state, news)) return say(asked, "haveDown", { note: news });
  addNote(state, news);
  // A whole sentence is not said back word for word.
  return news.split(" ").length > 12 ? say(asked, "added") : say(asked, "addedThis", { note: news });
}
/** The same of what stands there already: undefined where it does not. */
export function keptHere(asked: Asked): string | undefined {
  const { state, text, words } = asked;
  if (CAME.test(text)) return undefined;
  const whole = plain(words);
  const holds = HOLDS.test(text) || HOLDS.test(whole);
  if (!holds && (ASKS.test(text) || (!NODS.test(words) && text.split(" ").length > 5))) return undefined;
  // 'And that's free, right?' asks the desk: that they said so makes it no more true.
  if (!holds && OF_MONEY.test(whole)) return undefined;
  const open = topFlow(state);
  const last = open ? undefined : state.filed.at(-1);
  const paper = open
    ? composed([...state.notes, state.note, ...state.told], KEPT_MAX)
    : last?.kind === "message" || last?.kind === "booking"
      ? composed([...last.notes, ...last.told], KEPT_MAX)
      : "";
  if (paper === "" && !last) return undefined;
  const own = rootsAsked(words);
  const meets = (part: string): boolean => rootsOf(part).some((root) => own.includes(root));
  const matching = sentencesOf(paper).filter(
    // 'I got water coming out ..., and the toilet keeps running?' tells, however it ends.
    (each) =>
      (!isQuestion(each) || each.split(" ").length > 14) &&
      // Nor are the words that ask told before.
      !whole.includes(plain(each).replace(/[.?!]+$/, "")) &&
      meets(each),
  );
  const { slots } = state;
  const known = rootsOf([...matching, slots.name?.value, slots.service?.value].join(" "));
  const call = open ? state.callback : last && "notes" in last ? callOf(last) : undefined;
  if (holds && call && CALLS.test(text)) return say(asked, "haveDown", { note: call });
  // 'I said Tuesday at ten, did you get that?', of when to call.
  if (holds && call && own.length > 0 && own.every((root) => rootsOf(call).includes(root)))
    return say(asked, "haveDown", { note: call });
  // 'Did you get that?' is answered by what stands there last.
  if (own.length === 0) {
    const held = holds && OF_ALL.test(text) ? sentencesOf(paper).findLast(Boolean) : undefined;
    return held && say(asked, "haveDown", { note: held.replace(LABEL, "") });
  }
  if (own.every((root) => known.includes(root)))
    return matching.length > 0
      ? say(asked, "haveDown", {
          note: rowsFirst(matching, own).slice(0, 3).map(partOf(meets)).join(" … ").replace(LABEL, ""),
        })
      : wording(talk.isNoted, state.language);
  return undefined;
}
const OF_MONEY =
  /(?<!\p{L})(?:free|no charge|charged?|charges|costs?|prices?|covers?|covered|insured|pays?|gratis|cuesta|cobran?|cubren?|cubre)(?!\p{L})/u;
/** A row that says all of it stands for the words that it was read from. */
const rowsFirst = (matching: readonly string[], own: readonly string[]): readonly string[] => {
  const row = matching.find((each) => LABEL.test(each) && own.every((root) => rootsOf(each).includes(root)));
  return row ? [row] : matching;
};
const rootsAsked = (words: string): string[] =>
  rootsOf(withoutTail(words).replace(HELD, " ").replace(COUNTS, " "));
/** 'Both things' names neither. */
const COUNTS = /(?<!\p{L})(?:both|the two|things?|stuff|right|too)(?!\p{L})/giu;
/** Of a long sentence what is asked about, from its first to its last mention. */
export const partOf =
  (meets: (part: string) => boolean) =>
  (sentence: string): string => {
    const parts = sentence
      .replace(/[.?]+$/, "")
      .split(/(?<=[,;]) |(?= (?:and|but|so) (?:i|he|she|it|they|we|my)\b)/i);
    const said = parts.slice(parts.findIndex(meets), parts.findLastIndex(meets) + 1).join(" ");
    return shorten(
      said
        .replace(/^(?:and|but|so) |[,;]$/gi, "")
        .replace(/\s+/g, " ")
        .trim(),
      160,
    );
  };
const CALLS =
  /\b(?:call|ring|phone|text)\b.*\b(?:after|before|until|at|in the|only|morning|afternoon|evening)\b|(?<!\p{L})llam\p{L}+ (?:\p{L}+ )?(?:despu|antes|por la|a las?)/u;
const LABEL = /^[A-Z][\p{L} ]{2,24}: /u;
const KEPT_MAX = 900;
const rootsOf = (words: string): string[] =>
  contentOf(words.replace(/\b(?:dr|mr|mrs|ms|doctor)\b/gi, "")).map((word) => stem(word) ?? word);
/** Asks whether something was taken down, or is to be told. */
const HOLDS =
  /(?<!\p{L})(?:do you (?:have|got) (?:that|it|this|all of|the (?:part|bit))(?= (?:down|written|noted|right|correct|all|too|also|now|yet|on|in|there|about|that|i|i'm|i've|he|he's|she|she's|we|it|it's|my|his|her|the|part|bit|as|for|or|already)(?!\p{L})|$)(?! \S+(?:day|week|month))|(?:did|have) you (?:also |even |already )?(?:get|got|have|hear|catch|note|noted|write|wrote|written|put|add|added|mention|include)(?: down)?(?!(?: \S+){0,4} in (?:at|on|for|then|too|after|before)(?!\p{L}))(?! (?:to|any|a|an|some|the (?:time|doctor|lawyer))(?!\p{L}))|(?<!\b(?:do|did|have|would) )(?:you've|you have|you)(?: also| already)? (?:got|have|put|wrote|noted|added)(?: down)? .*\b(?:down|on there|in there|noted|written|right|correct|too|all|both|it's|that)\b|(?:is|are|was|did|has|got|'s) (?:\S+ ){0,6}(?:written down|noted|(?:down|on|in) (?:there|it)|(?:down|through|across)(?=$| now| too| right| or not| yet| yes or no))|(?:will|would|do|does) (?:they|he|she|somebody|someone|the \S+) (?:all )?(?:know|see|get|be told) (?:that|it|this|the (?:part|bit)|about|all)|you(?:'ll| will) (?:tell|pass|let|note)|(?:will|would|can|could) you (?:please )?(?:tell|let) (?:them|him|her) know|(?:qued[oó]|est[aá]) (?:anotado|escrito)|(?:lo|me|ya) (?:anot|apunt)[oó]|^(?:y )?(?:apunt|anot)[oó] (?:lo|el|la|eso|que))(?!\p{L})/u;
const OF_ALL = /(?<!\p{L})(?:that|it|this|those|them|both|all|everything|anot\p{L}+|escrito)(?!\p{L})/u;
/** Speaks of writing or telling: 'did you get the X-rays?' asks for a thing that was sent. */
const WRITTEN =
  /\b(?:written|noted?|wrote|write|put|mention\p{L}*|add(?:ed)?|(?:get|got|have|hear|heard|catch) (?:(?:it )?(?:down )?that|the (?:part|bit)|what)|know|told|tell|let)\b|(?:anot|apunt)[oó]|anotado/u;
/** Of such a question what asks, without what it asks about. */
const HELD =
  /^(?:¿?y )?¿?(?:apunt|anot)[oó] (?:lo (?:de|del)|que)?|^(?:(?:yes|yeah|ok|okay|and|but|so|oh|wait|sorry)[, ]+)*(?:(?:did|have|do) you (?:also |even |already )?(?:get|got|have|hear|catch|note|noted|write|wrote|written|put|add|added|mention|include)|you've got|you(?:'ll| will)? (?:have|got|put|wrote|noted|added|tell|pass|let|note))(?: (?:them|him|her))?(?: (?:down|know|on|it))?(?: down)?(?: (?:that|the (?:part|bit) about|the))?(?= |$)|,? ?¿?(?:lo|ya lo|me) (?:apunt|anot)[oó]|(?:,? ?(?:on|in|down) (?:there|it)| down| part| bit)(?=[,.?! ]|$)/giu;
/** Wants a nod: '..., right?', '..., isn't it?' */
const NODS =
  /(?:right|correct|yeah|(?:is|does|do|are|did|has|wo|will)n't (?:it|that|you|they|he|she)|verdad|cierto)\?\W*$/iu;
