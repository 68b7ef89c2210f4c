import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { fill, wording } from "../say/speech.ts";

// 'I said the manager, not the billing team': who is to have it, said once more.

const TEAM =
  "(?:(?:office |practice |general )?manager|owner|supervisor|boss|doctor|dentist|nurse|hygienist|lawyer|attorney|paralegal|front desk|billing(?: (?:team|department|office|people))?)";
const LEAD =
  "(?:(?:no|nope|well|look|listen|but|and|oh|sorry|wait|actually|like i said|as i said|please|i told you)[,.]? )*";
const SAID =
  "(?:i (?:said|asked for|meant|wanted|want|need)|i(?:'d| would) rather (?:have|talk to|speak to)|(?:it|that|this)(?:['’]s| is| was| should be| has to be| needs to go) (?:for|to)|(?:give|send|take) it to|make it|not you|(?:i )?(?:want|asked|need) to (?:talk|speak) (?:to|with)|have)";
const NOT = "(?:and )?(?:not|instead of|rather than) (?:just )?(?:to |for )?[^.?!,]{2,30}";
const SAYS_WHOM = new RegExp(
  `^${LEAD}(?:(?<said>${SAID}) (?:for |to )?)?(?<whom>the ${TEAM})(?:,? (?<not>${NOT}))?(?: call me)?[.!]*$`,
  "iu",
);
const NOT_FIRST = new RegExp(
  `^${LEAD}(?:it(?:['’]s| is) )?not (?:for |to )?(?:the |your |some )?[^.?!,]{2,30}[,.;] (?:it(?:['’]s| is) )?(?:for |to |i want |i need )?(?<whom>the ${TEAM})[.!]*$`,
  "iu",
);
/** 'No, I want him to explain it, not the billing lady': who was named before, or is named now. */
const THEMSELVES = new RegExp(
  `^(?:(?<no>no|nope),? )?${LEAD}i(?:'d| would)? (?:want|need|like|rather have|prefer) (?<whom>him|her|(?:mr|ms|mrs|dr)\\.? \\p{L}+)(?: himself| herself)? to [^.?!,]{3,60}(?:,? (?<not>${NOT}))?[.!]*$`,
  "iu",
);
const TITLED = /(?<!\p{L})(?:Mr|Ms|Mrs|Dr)\.? \p{Lu}\p{L}+/u;
/** Said of somebody else before, or of nobody: 'the manager' alone only answers or tells. */
const AGAIN = /(?<!\p{L})(?:i|like i|as i) (?:said|told you|asked for|meant)(?!\p{L})/iu;

/**
 * Who is to have what is passed on, named once more or in another's place. @returns what else was said, and how it is said
 * back
 */
export function takeTeam(state: DialogueState, words: string): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  const open = flow ? flow.files?.kind === "message" : last?.kind === "message";
  if (!open || words.includes("?") || flow?.slots.some(({ slot }) => slot === "which")) return undefined;
  const sentences = sentencesOf(words);
  for (const sentence of sentences) {
    const self = THEMSELVES.exec(sentence)?.groups;
    const staff = self && TITLED.exec(/^h/i.test(self["whom"]!) ? state.told.join(" ") : self["whom"]!)?.[0];
    if (staff && (self["not"] ?? self["no"])) return toThem(state, staff, sentences, sentence);
    const found = (SAYS_WHOM.exec(sentence) ?? NOT_FIRST.exec(sentence))?.groups;
    const whom = found?.["whom"]?.toLowerCase().replace(/^the billing.*/, "the billing team");
    if (!found || !whom || !(found["not"] ?? (AGAIN.test(sentence) || NOT_FIRST.test(sentence)))) continue;
    return toThem(state, whom, sentences, sentence);
  }
  return undefined;
}

function toThem(
  state: DialogueState,
  whom: string,
  sentences: readonly string[],
  said: string,
): { rest: string; said: string } {
  const last = topFlow(state) ? undefined : lastWritten(state);
  state.to = whom;
  if (last?.kind === "message") last.notes = withRow(last.notes, "For", whom);
  else state.notes = withRow(state.notes, "For", whom).slice(-NOTES_MAX);
  if (state.asked === "confirm") state.reread = true;
  const rest = sentences.filter((each) => each !== said).join(" ");
  return { rest, said: fill(wording(talk.toTeam, state.language), { team: whom }) };
}
