import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { withRow } from "../paper/note-rows.ts";
import { asTheyAreCalled, calledSo } from "./staff-names.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { fill, wording } from "../say/speech.ts";

// Which of the people here is meant, by whatever part of the name.

type Desk = DialogueContext["desk"];

const ANSWERED =
  /(?<!(?:this is|i'm|i am|name is|name's|soy|against|not) )(?<=^|(?<!(?:[Mm]rs?|[Mm]s|[Dd]r|[Mm]iss))[.!?] |^(?:[Yy]es|[Yy]eah|[Ss]ure|[Oo]kay|[Uu]m|[Oo]h|[Ww]ell),? )(?:(?:it['’]s|it is|for|that['’]s|that would be|with|to) )?(?<one>(?:(?:Mr|Mrs|Ms|Miss)\.? )?(?:\p{Lu}[\p{L}'-]+ )?\p{Lu}[\p{L}'-]+)(?: (?:please|i (?:think|believe)))?[,.;!]*(?: and(?= (?:i'm|this|my|the))| (?:please|i (?:think|believe)))?/gu;
/** 'Mr. Pell. It's Karen Oduya', when it was asked for. */
function answered(desk: Desk, words: string): { whom: string; rest: string } | undefined {
  for (const { 0: all, groups } of words.matchAll(ANSWERED)) {
    const named = groups!["one"]!;
    const known = calledSo(desk, named.split(" ").at(-1)!);
    if (!known) continue;
    const whom = /^(?:Mr|Mrs|Ms|Miss)(?!\p{L})/u.test(named) ? asTheyAreCalled(desk, named) : known.name;
    return { whom, rest: words.replace(all, "").trim() };
  }
  return undefined;
}

const LEAD =
  "(?:(?:no|nope|well|look|oh|sorry|wait|actually|and|but|yes|yeah|ok|okay|um|please|i told you|like i said)[,.]? )*";
const SAID =
  "(?:(?:i (?:said|meant|mean|asked for|want|wanted)|make (?:it|that)|(?:it|that|this)(?:['’]s| is| was| should be| goes| should go)|my (?:lawyer|attorney|doctor|dentist)(?:['’]s| is)|give it|the (?:lawyer|attorney|one)(?:['’]s| is)) (?:for |to |with )?|(?:for|to) )";
const MEANT = new RegExp(
  `^${LEAD}(?:(?<said>${SAID})(?<one>NAME)|(?<alone>NAME)(?= (?:i (?:meant|mean|said|want)|is my |['’]s my |(?:not|instead of|rather than) )|,? (?:not|instead of|rather than) ))(?<meant>,? i (?:meant|mean|said|want(?:ed)?))?(?:,? is (?:my|the|his|her) (?:lawyer|attorney|doctor|dentist|one))?(?:,? (?:not|instead of|rather than) [^.?!]{2,30})?(?:,? (?:by the way|please|thanks|though|that is|actually|then))*[.!]*$`.replaceAll(
    "NAME",
    "(?:(?:Mr|Mrs|Ms|Miss|Dr)\\.? )?(?:\\p{Lu}[\\p{L}'-]+ )?\\p{Lu}[\\p{L}'-]+",
  ),
  "iu",
);

/** 'It's Mr. Pell I meant', 'no, I said Harrow': for whom it is, told once more. @returns what else was said, and how it is said back */
export function takeStaffMeant(
  { desk }: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state);
  const last = flow ? undefined : lastWritten(state);
  if ((flow ? flow.files : last)?.kind !== "message" || flow?.id === "complaint") return undefined;
  if (flow?.slots.some(({ slot }) => slot === "which")) return undefined;
  if (last?.kind === "message" && ["complaint", "move", "cancel", "late"].includes(last.about))
    return undefined;
  const set = (whom: string) => {
    state.to = whom;
    if (last?.kind === "message") last.notes = withRow(last.notes, "For", whom);
    else state.notes = withRow(state.notes, "For", whom).slice(-NOTES_MAX);
    if (state.asked === "confirm") state.reread = true;
  };
  const asked = state.said.includes(wording(talk.whichAttorney, state.language));
  const own = asked ? answered(desk, words) : undefined;
  if (own) {
    set(own.whom);
    return { rest: own.rest, said: fill(wording(talk.toTeam, state.language), { team: own.whom }) };
  }
  const sentences = sentencesOf(words);
  for (const sentence of sentences) {
    const found = MEANT.exec(sentence)?.groups;
    const named = found?.["one"] ?? found?.["alone"];
    const known = named && calledSo(desk, named.split(" ").at(-1)!);
    if (!named || !known) continue;
    const whom = /^(?:mr|mrs|ms|miss|dr)/iu.test(named) ? asTheyAreCalled(desk, named) : known.name;
    set(whom);
    const rest = sentences.filter((each) => each !== sentence).join(" ");
    return { rest, said: fill(wording(talk.toTeam, state.language), { team: whom }) };
  }
  return undefined;
}
