import {
  AGAINST,
  BARE_YES,
  INSTEAD,
  LEADS_TO_NAME,
  NOBODY,
  NOT_KNOWN,
  OWN_NAME,
  THEIR_NAME,
  WHOLE_NAME,
} from "../../../../content/understanding/against-words.ts";
import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueContext, lastWritten } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { withRow, rowsOf } from "../paper/note-rows.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { namesNobody } from "../hearing/names-nobody.ts";
import { isOwn, tellsOfOpponent, withoutIs } from "./own-kin.ts";
import { put } from "../paper/paper-text.ts";
import type { Plan } from "../plan.ts";
import { shorten } from "../readers/text.ts";
import { holdsOn, isBack } from "../talk/hold-on.ts";
import { saysWhen } from "../readers/when.ts";
import { fill, wording } from "../say/speech.ts";

// Who is on the other side: whom a law office may not act against is known before a consultation is set.

/** The row of it on the paper. */
const OTHER_SIDE = "Other side";
const NAME_MAX = 80;
const SENTENCE_MAX = 160;

/** Whether what is being booked waits for it. */
export const wantsOtherSide = ({ desk }: DialogueContext, { slots, changing }: DialogueState): boolean =>
  !changing && desk.services.some(({ id, against }) => against && id === slots.service?.value);

export const otherSide = ({ notes }: DialogueState): string | undefined => rowsOf(notes, OTHER_SIDE)[0];

/** Takes the name of the other side: as the answer to its question, or told by the way. */
export function takeOtherSide(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): void {
  if (!context.desk.services.some(({ against }) => against)) return;
  const { asked } = state;
  const told = nameIn(context, heard.words);
  if (asked !== "against") {
    if (putOtherSideRight(context, state, heard, plan)) return;
    const flow = state.stack.at(-1);
    const may =
      flow === "book" || flow === undefined
        ? !state.slots.service || wantsOtherSide(context, state)
        : otherSide(state) !== undefined;
    // 'My wife filed for divorce', and then 'her name is Laura Voss'.
    const theirs = may && !told && !state.whom ? THEIR_NAME.exec(heard.words)?.groups?.["who"] : undefined;
    if (theirs && !otherSide(state) && tellsOfOpponent(state.told) && !namesNobody(context, theirs)) {
      note(state, theirs);
      takenUp(heard);
      heard.told = heard.told.replace(theirs, "");
      plan.understood = true;
      plan.said.push(fill(wording(talk.notedOtherSide, state.language), { name: bare(theirs) }));
      return;
    }
    if (may && told && told !== state.slots.name?.value && !otherSide(state)) note(state, told);
    return;
  }
  // 'That's Todd, Todd Strickland. What do I bring?' answers and asks.
  if (!told && (isBack(heard) || holdsOn(heard, true) || ofSomethingElse(state, heard))) return;
  // 'By phone would be easier' answers what was asked before it.
  if (!told && HOW.test(heard.text) && !/(?<=\S )\p{Lu}\p{L}+/u.test(heard.words)) return;
  if (!told && TELLS_WHEN.test(heard.text) && !/(?<=\S )\p{Lu}\p{L}+ \p{Lu}/u.test(heard.words)) return;
  const named = heard.questions.length > 0 ? namedBeside(context, heard.words) : undefined;
  if (heard.questions.length > 0 && !told && !named) return;
  if (heard.has("repeat", "hold", "drop", "bye", "cancel", "person", "thanks") && !told) {
    // 'I don't know his name, thanks' answers it all the same.
    if (!NOBODY.test(heard.words)) return;
  }
  plan.understood = true;
  plan.news.add("against");
  takenUp(heard);
  // A day beside the name is that of what happened.
  if (!heard.words.includes("?")) {
    heard.values.days = { ...heard.values.days, days: [], bare: [], from: undefined, to: undefined };
    heard.values.time = { sure: true };
  }
  const instead = told ?? insteadIn(context, heard.words);
  if (instead && /^(?:no|sorry|wait)(?!\p{L})/iu.test(heard.words)) {
    note(state, instead);
    return;
  }
  if (NOBODY.test(heard.words) && !told) {
    // 'I don't know his name. It said Meridian Electric on the side.'
    const written = NOT_KNOWN.test(heard.words) ? businessIn(context, heard.words) : undefined;
    note(state, written ?? (NOT_KNOWN.test(heard.words) ? "not known yet" : "none"));
    return;
  }
  const answer = told ?? named ?? nameFrom(context, heard.words);
  // A bare yes names nobody: it is asked once more, and then left to the lawyer.
  if (BARE_YES.test(answer)) {
    if (state.tries >= 2) note(state, "not known yet");
    return;
  }
  note(state, answer);
  // What follows the name is the lawyer's to read, a day too, which nothing else keeps.
  const sentences = sentencesOf(heard.words);
  for (const each of sentences.slice(sentences.findIndex((one) => one.includes(answer)) + 1))
    put(state.told, shorten(capital(each.replace(/^(?:and|but|so|y)[, ]+/i, "")), SENTENCE_MAX));
}

/** 'After six, I work days', 'I can come there' name nobody. */
const TELLS_WHEN =
  /^(?:(?:no|only|but|just|please|oh|and|sorry) )*(?:(?:not )?(?:after|before|until|by|around|despu[eé]s|antes)(?! (?:the|my|our|all|that|his|her)(?!\p{L}))|any ?time|mornings|evenings|afternoons|weekends|weekdays|(?:i|we)(?: can| could| will|'ll)? (?:come|work|live|drive|walk|need))(?!\p{L})/u;
const HOW =
  /^(?:(?:oh|um|and|ok|okay|well|sorry|i'd (?:like|prefer)|make it|let's do|it's) )*(?:(?:by|over the|on the|a|the) )?(?:phone|video|in person)(?: call| visit)?(?: (?:would be|is|works|please|for me|then|better|best|easier|fine|good|if possible))*(?:,? (?:because |since |as )?(?:i'm|i am|i've|i have|i live|i work|i can't) .*)?$/u;

const businessIn = (context: DialogueContext, words: string): string | undefined =>
  [...words.matchAll(WHOLE_NAME)]
    .map(([name]) => name.replace(/^(?:I|It|The|He|She|They) | I$/g, ""))
    .find((name) => name.includes(" ") && !namesNobody(context, name));

/** 'My last name is Whitmore, not Whitfield', 'sorry, I meant Thursday': what was told before is put right. */
const ofSomethingElse = (state: DialogueState, { words, values, has }: Heard): boolean =>
  (OWN_NAME.test(words) && values.name !== undefined && state.slots.name !== undefined) ||
  (has("correct", "move") &&
    saysWhen(values) &&
    !/\p{Lu}\p{L}+/u.test(words.replace(ONLY_WHEN, " ").replace(/^\W*\p{L}+/u, "")));
const ONLY_WHEN =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*/giu;

const KIN_BEFORE = /^(?:my|his|her|our|the|mi|su) \p{Ll}+(?:[- ]in[- ]law)?, (?=\p{Lu})/iu;
/** 'Peter Kowalczyk. My husband': who that is stands behind the name. */
const KIN_BEHIND =
  /(?<=\p{Lu}[\p{L}'’-]+)[.,;]? (?:(?:he|she|that)['’]s |and (?:he|she)['’]s )?(?:[Mm]y|[Mm]i) (?:\p{Ll}+[- ]){0,2}\p{Ll}+[.!]?$/u;
/** 'I don't have the paper here. A kid named Tyler Voss, I think': the name with a surname in it, or else the first words. */
function nameFrom(context: DialogueContext, words: string): string {
  // 'My sister, Paula Sloane.'
  const bareWords = words.replace(LEADS_TO_NAME, "").replace(KIN_BEFORE, "").replace(KIN_BEHIND, "");
  if (bareWords.split(" ").length <= 4) return bareWords.replace(/[\s.,!]+$/, "");
  const whole = [...words.matchAll(WHOLE_NAME)].map(([name]) => name.replace(/ I$/, ""));
  const first = sentencesOf(bareWords)[0] ?? bareWords;
  const named = whole.find((name) => name.includes(" ") && !namesNobody(context, name));
  return named ? withoutIs(named, words) : first.replace(/[\s.,!]+$/, "");
}

/** A whole name in what is told beside a question. */
function namedBeside(context: DialogueContext, words: string): string | undefined {
  return sentencesOf(words)
    .filter((each) => !each.includes("?"))
    .map((each) => nameFrom(context, each))
    .find(
      (name) =>
        /^\p{Lu}\S* (?:\S+ ){0,4}\p{Lu}\S*$/u.test(name) &&
        !name.includes(",") &&
        !namesNobody(context, name),
    );
}

/** 'No, it's Westbrook Property, Rick just runs it': what was read back of the other side, or is filed of it, names them now. */
function putOtherSideRight(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): boolean {
  const last = lastWritten(state);
  const filed = state.stack.length === 0 && last?.kind === "booking" ? last : undefined;
  const known = rowsOf((filed ?? state).notes, OTHER_SIDE)[0];
  const open = state.asked === "confirm" || state.asked === "change";
  const names = open && SIDE.test(heard.words);
  if (known === undefined ? !names || filed : !(filed || (open && wantsOtherSide(context, state))))
    return false;
  if (heard.words.includes("?")) return false;
  const who = insteadIn(context, heard.words) ?? nameIn(context, heard.words);
  // 'No other side for the will. For the job it's Bexley Foods', of a visit that asks for none.
  if (known === undefined) {
    if (!who) return false;
    takenUp(heard);
    plan.understood = state.reread = true;
    note(state, who);
    plan.said.push(fill(wording(talk.notedOtherSide, state.language), { name: bare(who) }));
    return true;
  }
  // 'No, Curtis Bell's the guy who hit me', who is the other side: it is read back once more.
  const again = (!who || known.includes(who)) && heard.words.includes(known) && !ONLY_WRONG.test(heard.words);
  if (open && !filed && again && heard.has("deny", "correct") && !heard.values.phone) {
    takenUp(heard);
    plan.understood = true;
    state.reread = true;
    return true;
  }
  if (OWN_NAME.test(heard.words)) return false;
  // A husband has her family name, and is another.
  const own = (filed?.name ?? state.slots.name?.value ?? "").split(" ");
  const isCaller = (name = "") => own.includes(name.split(" ")[0]!);
  if (!who || who === known || isCaller(who) || isCaller(heard.values.name)) return false;
  // Once it is filed only words that speak of the other side put it right.
  const ofThem = known.split(" ").some((part) => heard.words.includes(part)) || OF_THEM.test(heard.words);
  if (filed ? !ofThem : !ofThem && !heard.has("deny", "correct")) return false;
  takenUp(heard);
  plan.understood = true;
  if (!filed) {
    note(state, who);
    plan.news.add("against");
    return true;
  }
  filed.notes = withRow(filed.notes, OTHER_SIDE, bare(who));
  plan.said.push(fill(wording(talk.nowOtherSide, state.language), { name: bare(who) }));
  return true;
}
const SIDE = /(?<!\p{L})(?:(?:other|opposing) (?:side|party)|otra parte)(?!\p{L})/iu;
/** 'It isn't Curtis Bell', 'take Curtis Bell out'. */
const ONLY_WRONG =
  /(?<!\p{L})(?:isn['’]t|is not|not|wasn['’]t|wrong|remove|delete|misspelled|spelled|take)(?!\p{L})/iu;
const OF_THEM =
  /(?<!\p{L})(?:other (?:side|party)|company|business|landlord|landlady|owner|employer|boss|contractor|tenant|neighbor|ex|otra parte|empresa|casero)(?!\p{L})/iu;

/** Another's name is none of the caller's, and begins nothing. */
function takenUp(heard: Heard): void {
  delete heard.values.name;
  delete heard.values.service;
  const asked = new Set(heard.questions.flatMap(({ clauses }) => clauses));
  const kept = new Set([...asked].flatMap(({ acts }) => acts));
  for (const act of [...heard.acts.keys()]) if (!kept.has(act)) heard.acts.delete(act);
  for (const clause of heard.clauses) if (!asked.has(clause)) clause.acts = [];
}

const insteadIn = (context: DialogueContext, words: string): string | undefined =>
  INSTEAD.map((each) => each.exec(words)?.groups?.["who"])
    .filter((who): who is string => who !== undefined && who !== "I")
    .find((who) => !namesNobody(context, who));

function note(state: DialogueState, name: string): void {
  state.notes = withRow(state.notes, OTHER_SIDE, bare(name));
}

const nameIn = (context: DialogueContext, words: string): string | undefined =>
  AGAINST.map((each) => each.exec(words)?.groups?.["who"])
    .filter((who): who is string => who !== undefined && who !== "I" && !isOwn(words, who))
    .map((who) => withoutIs(who, words))
    .find((who) => !namesNobody(context, who));
const bare = (name: string): string =>
  shorten(name.replace(TITLED_THEN_WHOLE, "").replace(/[\s.,]+$/, ""), NAME_MAX);
/** 'Mr. Duval. Gerard Duval' is one. */
const TITLED_THEN_WHOLE =
  /^(?:Mrs?|Ms|Miss|Dr|Sra?|Dra)\.? (?<last>\p{Lu}[\p{L}'’-]+)[.,;]+ (?=\p{Lu}[\p{L}'’-]+ \k<last>(?!\p{L}))/u;
