import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { IN_ENGLISH } from "../people/kin-words.ts";
import { RELATIONS } from "../readers/relation.ts";
import { rowsOf, withRow } from "./note-rows.ts";
import { NUMBER, sentencesOf } from "./note-words.ts";

// Whose the number is that somebody gave, and who picks it up, where that is not the one whose name stands above it.

const OF = "The number is";
const TO_CALL = "To call";
const MINE = "the caller's";
const THING = "(?:number|phone|cell|mobile|line|one)";
const OWN = new RegExp(
  `(?<![\\p{L}'’])(?:mine|my (?:own |cell |mobile |home )*${THING}|(?:reach|call|text|get) me|el m[ií]o|mi (?:n[uú]mero|tel[eé]fono|celular))(?!\\p{L})`,
  "iu",
);
const THEIRS = new RegExp(
  `(?<![\\p{L}'’])(?:(?:my|our) (?:\\p{L}+ )?(?<kin>${RELATIONS})['’]s(?= ${THING}|\\s*[,.;:!]|$| \\(?\\d)|(?:el|n[uú]mero|tel[eé]fono|celular) de mi (?<de>${RELATIONS}))(?!\\p{L})`,
  "iu",
);
const AT_WORK =
  /(?<![\p{L}'’])(?:my|the|at|on my) (?:work|office|job|desk)(?: (?:number|phone|line|cell))?(?=\s*[,.;:!]|$| at| is)|del trabajo/iu;
/** 'That's my daughter's phone', behind the number. */
const BEHIND = /^(?:and |y )?(?:that|it|this)(?:['’]s| is)(?!\p{L})|^es (?!correct)/iu;
/** 'It's me you call, Rob', 'call me, Minh, not her'. */
const ME_TO_CALL =
  /(?<!\p{L})(?:(?:it['’]s|it is) me (?:that )?(?:you|they|to)(?: should| would)? (?:call|ring|reach|need)|i['’]m the one (?:you|they|to)(?: should)? (?:call|ring|reach)|call me(?=, (?:\p{Lu}|not|and not)))(?!\p{L})(?:, (?<name>\p{Lu}[\p{L}'-]+))?/u;

/** Notes whose the number of a turn is, and that the caller is the one to call. */
export function noteWhoseNumber(state: DialogueState, { words, values }: Heard): void {
  const lower = words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  const me = sentencesOf(words)
    .map((each) =>
      ME_TO_CALL.exec(
        each
          .replace(/^(?:And|But|No|Yes|So),? /u, "")
          .replace(/^(?:I|C)(?=t['’]s|all)/u, (c) => c.toLowerCase()),
      ),
    )
    .find(Boolean);
  const top = state.stack.at(-1) ?? "";
  if (me && isForAnother(state, lower) && !["book", "move", "cancel"].includes(top)) {
    const name = me.groups?.["name"] ?? rowsOf(state.notes, "Called by")[0]?.replace(/ \(.*/, "");
    put(state, TO_CALL, name ?? "who made this call");
  }
  if (!values.phone || state.slots.phone?.value !== values.phone) return;
  if (rowsOf(state.notes, OF).length > 0 || (values.numbers?.length ?? 0) > 1) return;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => each.search(NUMBER) >= 0);
  const near = [sentences[at] ?? "", BEHIND.test(sentences[at + 1] ?? "") ? sentences[at + 1]! : ""].join(
    " ",
  );
  const theirs = THEIRS.exec(near)?.groups;
  const kin = (theirs?.["kin"] ?? theirs?.["de"])?.toLowerCase();
  // Whoever comes has a number of their own.
  if (kin && kin !== state.whom) put(state, OF, `${IN_ENGLISH[kin] ?? kin}'s`);
  else if (AT_WORK.test(near)) put(state, OF, "a work number");
  else if (!kin && OWN.test(near)) put(state, OF, MINE);
}
function put(state: DialogueState, label: string, value: string): void {
  state.notes = withRow(state.notes, label, value).slice(-NOTES_MAX);
}
const FOR_KIN = new RegExp(`(?<!\\p{L})(?:my|our|mi) (?:\\p{L}+ )?(?:${RELATIONS})(?!\\p{L})`, "iu");
const isForAnother = ({ whom, notes, told }: DialogueState, words: string): boolean =>
  whom !== undefined ||
  rowsOf(notes, "Called by", "For").length > 0 ||
  FOR_KIN.test([...told, words].join(" "));

/** A caller's own number needs no owner, where nobody else is named. */
export const isOwnNumber = (state: DialogueState, row: string): boolean =>
  row === `${OF}: ${MINE}` && state.whom === undefined && rowsOf(state.notes, "Called by").length === 0;
