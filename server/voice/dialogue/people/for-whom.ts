import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { withSurname } from "../readers/name.ts";
import { isName, NAME_PART } from "../readers/plain-name.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";

// 'Actually, make that my husband, not me': whom a visit is for is another than was thought; all else of it stands.

const KIN = `(?:for |para )?(?:my|our|mi) (?:\\p{L}+ )?(?<kin>${RELATIONS})(?:'s)?(?: name)?`;
const LEADS =
  "(?:make|put|change|switch|book|do|have) (?:it|that|this|that one|this one|the (?:appointment|visit|first))";
const TO_OTHER = [
  `(?<!\\p{L})${LEADS} (?:to |be |in |under |out )*${KIN}(?!\\p{L})`,
  `(?<!\\p{L})(?:it's|its|it is|that's|this is|it should be|should be|es)(?: actually| really| all)? (?:for|para) (?:my|our|mi) (?:\\p{L}+ )?(?<kin>${RELATIONS})(?!\\p{L})(?=.*(?<!\\p{L})(?:not (?:for )?me|no (?:para |es para )?m[ií]))`,
  `(?<!\\p{L})${KIN},? (?:and )?not (?:for )?(?:me|myself)(?!\\p{L})|(?<!\\p{L})not (?:for )?(?:me|myself),? (?:but |it's |it is |actually |for )*my (?:\\p{L}+ )?(?<other>${RELATIONS})(?!\\p{L})`,
].map((each) => new RegExp(each, "iu"));
const TO_ME =
  /(?<!\p{L})(?:(?:it's|its|it is|that's|this is|make it|make that)(?: actually| really)? for (?:me|myself)(?! (?:and|to|too|as well))|for (?:me|myself),? not (?:for )?(?:him|her|my \p{L}+)|not (?:for )?(?:him|her|my \p{L}+),? (?:but |it's |it is |actually )*(?:for )?(?:me|myself)|es para m[ií])(?!\p{L})/iu;
const NOT_MINE = new RegExp(
  `(?<!\\p{L})(?:(?:cancel|skip|forget|drop|scratch|not|leave out) (?:mine|me)|i (?:don't|won't) need (?:one|mine)).{0,20}?(?:just|only) (?:for )?my (?:\\p{L}+ )?(?<kin>${RELATIONS})(?!\\p{L})`,
  "iu",
);
const FIRST_OF_KIN = new RegExp(
  `(?<!\\p{L})(?:[Ff]or|[Pp]ara) (${NAME_PART}), (?:my|our|mi) (?:${RELATIONS})(?!\\p{L})|(?<!\\p{L})(?:my|our|mi) (?:\\p{Ll}+ )?(?:${RELATIONS}),? (${NAME_PART})(?=[,.!]| and | not )`,
  "u",
);
/** 'Lindh, with an h. And it's not for me, it's my daughter's. I'm Eva': the name that is known is hers. */
const SELF = /(?<!\p{L})(?:[Ii](?:['’]m| am)|[Mm]y name(?:['’]s| is)|[Ss]oy) \p{Lu}/u;
const TOO = /(?<!\p{L})(?:too|also|as well|both|another|second|me and|and me|también)(?!\p{L})/u;
const NAMED = new RegExp(
  `(?<![\\p{L}'’-])(${NAME_PART} ${NAME_PART}(?: ${NAME_PART})?)(?![\\p{L}'’-])`,
  "gu",
);

/** What is said of it, and what else the turn told; undefined where the visit stays whose it was. */
export function changesPerson(
  state: DialogueState,
  { words, text }: Heard,
): { said: string; rest: string } | undefined {
  const { language, slots } = state;
  const booked = topFlow(state) ? undefined : standing(state).at(-1)?.booking;
  if (topFlow(state)?.id !== "book" && !booked) return undefined;
  if (state.changing || state.later?.who || TOO.test(text) || SELF.test(words)) return undefined;
  const alone = state.more > 0 ? NOT_MINE.exec(words) : undefined;
  if (state.more > 0 && !alone) return undefined;
  const found = alone ?? TO_OTHER.map((each) => each.exec(words)).find(Boolean);
  const kin = (found?.groups?.["kin"] ?? found?.groups?.["other"])?.toLowerCase();
  const own = kin === undefined && state.whom !== undefined && TO_ME.test(words);
  if (!kin && !own) return undefined;
  const caller = slots.name?.value;
  const whole = [...words.matchAll(NAMED)]
    .map(([, each]) => each!.replace(/^(?:Actually|Sorry|Wait|No|Oh|It's|His|Her) /u, ""))
    .find((each) => each.includes(" ") && isName(each) && each !== caller);
  // 'No, it's for Theo, my son, not for me', of whom more was told before.
  const first = whole ? undefined : FIRST_OF_KIN.exec(words)?.slice(1).find(Boolean);
  const name =
    whole ??
    (first && isName(`${first} ${first}`)
      ? (withSurname(first, [...state.told, ...state.notes].join(" ")) ?? first)
      : undefined);
  const rest = sentencesOf(words)
    .filter(
      (each) => !(found && each.includes(found[0])) && !TO_ME.test(each) && !(name && each.includes(name)),
    )
    .filter((each) => state.asked === "offer" || each.includes("?") || /\d/.test(each))
    .join(" ");
  if (booked) {
    if (!kin || !name) return undefined;
    booked.notes = withRow(booked.notes, "Called by", booked.name).slice(-NOTES_MAX);
    booked.name = name;
    return { said: fill(wording(talk.nowName, language), { name }), rest };
  }
  state.more = 0;
  delete state.names;
  if (state.asked === "confirm") state.reread = true;
  if (own) {
    const [called] = rowsOf(state.notes, "Called by");
    state.notes = state.notes.filter((each) => !each.startsWith("Called by: "));
    delete state.whom;
    delete slots.name;
    const mine = called?.replace(/ \(.*/, "") ?? name;
    if (mine) slots.name = { value: mine, confirmed: false };
    return { said: wording(talk.forYou, language), rest };
  }
  // Who gave their own name before is who calls.
  if (caller && state.whom === undefined) {
    state.notes = withRow(state.notes, "Called by", caller).slice(-NOTES_MAX);
    delete slots.name;
  } else if (state.whom !== undefined && state.whom !== kin) delete slots.name;
  state.whom = kin!.slice(0, 20);
  if (name) slots.name = { value: name, confirmed: false };
  return { said: fill(wording(talk.forYourOther, language), { person: plain(kin!) }), rest };
}
