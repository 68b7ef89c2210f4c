import { whyAsked } from "../../../../content/flows/talk/why-asked.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { rowsOf } from "../paper/note-rows.ts";
import { wording } from "../say/speech.ts";
import type { OfThisCall } from "./reach-questions.ts";

const THING =
  "(?:that|this|it|to know(?: that| this| it)?|my (?:\\p{L}+ )?(?:name|number|phone|cell|address|day|birthday)|(?:his|her|their|the) (?:\\p{L}+ )?(?:name|number|phone))";
const ASKS = new RegExp(
  `(?<!\\p{L})(?:(?:why|what) (?:do|would|does|did|should) (?:you|they|y'all|anybody|it) (?:even |really |have to )?(?:need|want|have|ask|asking|matter)(?: me)?(?: for)?(?: ${THING})?(?: for)?$|why (?:are|is) (?:you|that|this|it) (?:asking|needed|necessary|important)(?: me| for)?(?: ${THING})?$|(?:is|are) (?:that|this|it|my (?:name|number)) (?:really )?(?:necessary|required|needed)$|do (?:i|you) (?:really |actually )?(?:have to|need to|need) (?:give|tell|know|have|say)?(?: you)? ?${THING}$|what(?:'s| is) (?:that|this|it) for$|(?:para|por) qu[eé] (?:lo |la |me |es |le )*(?:necesitan?|quieren?|piden?|preguntan?|hace falta)(?: eso| saberlo| saber eso| mi \\p{L}+| el \\p{L}+)?$)`,
  "u",
);
/** 'Why do you need my name?' */
export const asksWhy = (words: string): boolean =>
  sentencesOf(words).some((each) => each.includes("?") && ASKS.test(plain(each)));
const NAMED: readonly (readonly [keyof typeof whyAsked, RegExp])[] = [
  ["phone", /(?<!\p{L})(?:number|phone|cell|n[uú]mero|tel[eé]fono)(?!\p{L})/u],
  ["name", /(?<!\p{L})(?:name|nombre)(?!\p{L})/u],
  ["place", /(?<!\p{L})(?:address|direcci[oó]n)(?!\p{L})/u],
];

/** 'You have it on file, don't you?' */
export const ON_FILE =
  /(?<!\p{L})(?:(?:you|they|y'all) (?:guys )?(?:should |must |already |probably |do |still )*(?:have|got|see) (?:it|that|them|me|all that|my (?:\p{L}+ )?\p{L}+) (?:already )?(?:on (?:file|record)|in (?:the|your) (?:system|computer|records?|files?)|in there)|(?:can|could|can't|couldn't) (?:you|u) (?:not |just |please )*(?:look (?:it|that|me|us|mine|my \p{L}+) up|look up my \p{L}+|get (?:it|that) from (?:the|your|my) (?:system|computer|file|records?))|(?:is|isn't) (?:it|that|my \p{L}+) (?:not )?(?:already )?(?:on (?:file|record)|in (?:the|your) (?:system|computer|records?)|in there)|(?:lo|la|me) tienen? (?:ya )?(?:en (?:el )?(?:sistema|archivo|expediente)|registrad[oa]))(?!\p{L})/u;
const LOOKS_UP = /(?<!\p{L})look .*up(?!\p{L})/u;
export const FILE_ASKED: OfThisCall = {
  asks: ON_FILE,
  answer: ({ state, text }) => {
    if (/insurance|seguro/u.test(text)) {
      const known = rowsOf(state.notes, "Insurance").length > 0;
      return wording(known ? talk.isNoted : talk.tellInsurance, state.language);
    }
    const looks = state.asked === "confirm" && !state.slots.phone?.value.match(/\d/) && LOOKS_UP.test(text);
    if (!looks && state.asked !== "name" && state.asked !== "phone" && state.asked !== "which")
      return undefined;
    return wording(talk.cannotSeeFile, state.language);
  },
};

/** 'Why do you need that?', of what was just asked: it is said, and asked again; nothing is left out for asking. */
export const WHY_ASKED: OfThisCall = {
  asks: ASKS,
  answer: ({ state, text }, heard) => {
    const named = NAMED.find(([, words]) => words.test(text))?.[0];
    const of = named ?? (state.asked === "offer" ? "day" : state.asked);
    if (!(of in whyAsked)) return undefined;
    forget(heard, "refuse");
    return wording(whyAsked[of as keyof typeof whyAsked], state.language);
  },
};
