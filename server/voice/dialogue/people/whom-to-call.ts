import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { isName } from "../readers/plain-name.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";

// 'Call me, not him', 'Dan is the one to call': who is to be called about a visit. It wishes for no call now.

const THEM = "(?:him|her|them|(?:my|our) \\p{L}+|dad|mom|the (?:patient|kids?))";
const LEADS =
  "(?:(?:so|and|but|oh|also|please|just|no|yes|if|you|can|could|should|then|wait|actually|make sure you|if you need (?:anything|to reach us|to call)|for anything) )*";
/** The caller, and not who comes. */
const ME = new RegExp(
  `^${LEADS}(?:(?:call|ring|phone|text|reach|contact|get) me,? (?:and )?(?:not|never|instead of|rather than) ${THEM}|(?:don't|do not|never|not) (?:call|ring|phone|text) ${THEM},? (?:but )?(?:call|ring|phone|text) me|(?:it's|it should be|i'm|i am|i'd be|i'll be) (?:the one|who)(?: you| to)*(?: should)? (?:call|reach|ring|contact)|(?:call|ring|phone|text|reach|contact) me(?: back)?(?: (?:about|for|on|with) (?:it|this|that|his|her|anything|everything|all of it)(?: (?:visit|appointment|one))?)?(?: on (?:that|this) (?:number|one))?)(?:,? (?:please|though|instead))?$|^(?:ll[aá]men?me|me llaman?) a m[ií],? (?:y )?no a (?:él|ella|mi \\p{L}+)$`,
  "u",
);
/** Somebody who is named: 'Dan is the one to call', 'call Dan, not him'. */
const NAMED =
  /^(?:(?:[Yy]es|[Nn]o|[Aa]nd|[Bb]ut|[Pp]ut(?: it)?|[Pp]ut down|[Nn]ote|[Ww]rite|[Aa]lso|[Ss]o|[Pp]lease|[Tt]hat|[Dd]own),? )*(?:(?<one>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?:['’]s| is| should be| would be) (?:the (?:one|person)|who) (?:you (?:should )?|to |for you to )?(?:call|reach|ring|contact)|(?:[Cc]all|[Rr]each|[Rr]ing) (?<two>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?),? (?:and )?not (?:me|him|her|them)|(?:and |so |just )*[Aa]sk for (?<three>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))(?:,? not (?:him|her|me|them))?[.!]?$/u;
/** Why it is not they who are called. */
const WHY =
  /^(?:because |cause |since |as )?(?:he|she|they)(?:'s|'re| is| are| does| do| never| don't| doesn't| can't| cannot| won't| has| forgets| gets| hates)(?!\p{L}).*(?:hear|hard of|phone|pick|answer|deaf|confus|forget|remember|mix|talk|cell|voicemail|speak|english|upset|nervous|work|unknown|number)/u;
const AND_NOT = new RegExp(`^(?:and |but )?(?:not|never) ${THEM}$`, "u");
const OF_THEIRS =
  /(?<!\p{L})(?:I['’]m|I am|[Tt]his is|[Ii]t['’]s) (?:his|her|their) (?!appointment|visit|turn)\p{Ll}+/u;
const RELATED = /^(?:i'm|i am|it's|this is) (?:his|her|their) \p{L}+(?: \p{L}+)?$/u;

/** @returns what else was said, and how it is said back; undefined where no such thing is told of a visit that is another's */
export function takeWhomToCall(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow =
    topFlow(state)?.id ?? (state.filed.length === 0 && BEGINS.test(plain(words)) ? "book" : undefined);
  if (flow !== "book" && flow !== "move" && flow !== "cancel") return undefined;
  const another =
    state.whom !== undefined ||
    BEGINS.test(plain(words)) ||
    rowsOf(state.notes, "Called by").length > 0 ||
    OF_THEIRS.test(words);
  const left: string[] = [];
  const why: string[] = [];
  let who: string | undefined;
  for (const sentence of sentencesOf(words)) {
    if (sentence.includes("?")) {
      left.push(sentence);
      continue;
    }
    const kept: string[] = [];
    let before = false;
    for (const piece of joined(sentence)) {
      const text = plain(piece).replace(/^(?:so|and|but) /u, "");
      const named = NAMED.exec(piece.trim())?.groups;
      const other = named?.["one"] ?? named?.["two"] ?? (another ? named?.["three"] : undefined);
      if (other && isName(`${other} ${other}`)) {
        who = other;
        before = true;
      } else if (another && ME.test(text)) {
        who = "me";
        before = true;
      } else if (before && AND_NOT.test(text)) continue;
      else if (before && WHY.test(text)) why.push(piece);
      else kept.push(piece);
    }
    if (kept.length > 0) left.push(kept.join(" ").replace(/[,;]\s*$/u, "."));
  }
  if (!who) return undefined;
  const caller = CALLED.exec(words)?.[1] ?? rowsOf(state.notes, "Called by")[0]?.replace(/ \(.*/, "");
  const to = who === "me" ? caller : who;
  state.notes = withRow(state.notes, ROW, to ?? "who made this call").slice(-NOTES_MAX);
  if (why.length > 0) {
    const told = why.join(" ").replace(/[\s,.;]+$/, "");
    state.told = [...state.told, `${told.charAt(0).toUpperCase()}${told.slice(1)}.`].slice(-14);
  }
  if (state.asked === "confirm") state.reread = true;
  const said =
    who === "me"
      ? wording(talk.callsYou, state.language)
      : fill(inTurn(talk.callsThem, state.language, 0), { name: who });
  return {
    rest: left.filter((each) => !RELATED.test(plain(each)) || /\p{Lu}\p{L}+\W*$/u.test(each)).join(" "),
    said,
  };
}
/** 'I'd like to make an appointment for my mother, she gets confused, so please call me.' */
const BEGINS =
  /(?<!\p{L})(?:appointment|visit|check-?up|cleaning|physical|see (?:the|a) (?:doctor|dentist)|seen|book) (?:.{0,30} )?for (?:my|our) \p{L}+/u;
const ROW = "To call";
/** 'Call me, Daniel', 'I'm his son, Daniel'. */
const CALLED =
  /(?<!\p{L})(?:[Cc]all me, |[Ii](?:['’]m| am) (?:his|her|their) \p{Ll}+,? |[Ii](?:['’]m| am) )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?!\p{L})/u;

/** Pieces of a sentence; 'call me, not him' is one. */
const joined = (sentence: string): string[] =>
  sentence
    .split(/(?<=\d[^,;\d]{0,14}), (?=(?:please )?call me(?!\p{L}))/u)
    .flatMap((each) => each.split(/(?<=[,;])\s+(?!not (?:him|her|them|my|me|the)|call me(?!\p{L}))/u))
    .flatMap((each) => each.split(/\s+(?=(?:so|because|since) (?:call|he|she|they|please))/u))
    .flatMap((each) =>
      each.split(
        /(?<=(?:cell|mobile|number|phone|line|one), )(?=(?:please |so )?(?:call|ring|text) me(?!\p{L}))/iu,
      ),
    );
