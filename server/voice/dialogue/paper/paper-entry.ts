import { capital } from "../../../../content/capital.ts";
import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import {
  BEEN_HERE,
  COMMON,
  INSURERS,
  NEW_HERE,
  NO_INSURANCE,
  OF_THE_TALK,
  OF_THIS_CALL,
  RELATION,
  WHEN_WORDS,
} from "../../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { addressee, withoutAddress } from "../people/addressee.ts";
import { CONTACT, LEADS, REQUESTED } from "./aside-words.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { bare, noteOf, RETOLD, toldIn, written } from "./note-words.ts";
import { contentOf, isHeavy, saysOnlyWhen } from "./paper-text.ts";
import { asking, asksByForm, OPENS } from "./asks-by-form.ts";
import { unspelled } from "./unspelled.ts";
import { withoutNumbers } from "../hearing/numbers.ts";
import { plain } from "../readers/text.ts";
import { WAYS } from "../readers/way.ts";
import { saysWhen } from "../readers/when.ts";
import { ASKS_OF_THE_TALK } from "../questions/question-forms.ts";
import { isChatter } from "./chatter.ts";
import { settled, type Swap } from "./swap.ts";
import { tellsFact } from "./fact-rows.ts";
import { AGAIN, AGE, AGO, OR_NOT, TITLED } from "./entry-words.ts";
import { toldBefore } from "./told-before.ts";
import { rowsOf } from "./note-rows.ts";
import { lastAbout } from "../context.ts";
import { isOnlyNumber, putsNumberRight } from "./only-number.ts";

// What the caller told, for the people who read what is filed: facts that have a field, and whole sentences that carry
// what no field holds. A sentence is kept or left, never cut in its middle.

/** What a turn did beside its words. */
export interface Turn {
  /** What the desk had asked before it. */
  asked: DialogueState["asked"];
  /** True when a message was being taken before or after it. */
  message: boolean;
  /** Words that were to be kept, whatever they look like. */
  kept: readonly string[];
  /** Sentences that say when to call: the time has a field. */
  calls: readonly string[];
  /** Questions that nobody here could answer. */
  open: readonly string[];
  /** What put one word of the paper right. */
  swap?: Swap;
  /** True when a question of the turn was answered. */
  answered: boolean;
}
export const CORRECTS =
  /^(?:(?:oh|um|uh|and|but|so|well|shoot|oops|y|pero|ay)[, ]+)*(?:no|sorry|wait|actually|i mean|correction|perd[oó]n|digo)(?:[,.]| (?:it|that|the|i|not|make))/iu;

export const hasFields = ({ scenario }: DialogueState): boolean =>
  scenario !== "law" && scenario !== "ringwell";
/** A sentence without what stands in those fields. */
function withoutFacts(state: DialogueState, told: string, asked: DialogueState["asked"]): string {
  const facts = hasFields(state) ? [INSURERS, NO_INSURANCE, NEW_HERE, BEEN_HERE] : [];
  return [...facts, ...(state.how || asked === "how" ? [WAYS] : [])].reduce(
    (rest, fact) => rest.replace(fact, " "),
    told,
  );
}

/** What a sentence leaves on the paper; undefined when fields hold all of it, or it only did something in the talk. */
export function entryOf(
  state: DialogueState,
  heard: Heard,
  turn: Turn,
  sentence: string,
  clauses: readonly Clause[],
): string | undefined {
  const told = quoteOf(state, heard, turn, sentence);
  if (told.split(" ").length < 2 || isOnlyNumber(told) || isChatter(told)) return undefined;
  // 'No sorry, 4378, I always mix that up': the number stands in its field, and how it came to be put right nowhere.
  if (heard.values.phone && putsNumberRight(told)) return undefined;
  // 'I don't want an appointment, I want a phone call', 'a las nueve no': what was refused or wished for is done.
  // 'It's at nine tomorrow instead of two', of what is passed on, is all of it the matter's.
  const ofMessage =
    state.stack.at(-1) === "message" && turn.asked !== "confirm" && !turn.calls.includes(sentence);
  if (ofMessage && WHEN_WORDS.test(plain(told)) && told.split(" ").length > 3 && !sentence.includes("?"))
    return told;
  const left = heard.repair.without(told);
  if (left !== told && contentOf(left).filter((word) => !OF_A_MESSAGE.includes(word)).length < 2)
    return undefined;
  const rest = withoutFacts(state, told, turn.asked);
  const fields = known(state, heard);
  const isKnown = (word: string) => fields.has(word.toLowerCase().replace(/[.,?!]+$|'s$/g, ""));
  const count = contentOf(rest).filter((word) => !isKnown(word)).length;
  const heavy =
    tellsFact(told, { flow: state.stack.at(-1), scenario: state.scenario }) ||
    isHeavy(
      rest
        .split(" ")
        .filter((word) => COMMON.has(word.toLowerCase()) || !isKnown(word))
        .join(" "),
    ) ||
    AGE.test(rest) ||
    AGAIN.test(plain(rest));
  const text = plain(told);
  // 'Are you booking it or not?' is out of patience, and asks nothing that the people here could answer.
  if (sentence.includes("?") && OF_THE_TALK.test(text) && OR_NOT.test(text)) return undefined;
  const own = clauses.flatMap((clause) => clause.acts);
  const kept =
    turn.kept.some((each) => alike(sentence, each)) || CONTACT.test(sentence) || REQUESTED.test(sentence);
  // 'I'd like to leave a message for the nurse' says what is filed, and nothing of what about.
  if (own.includes("message") && !/\p{L}/u.test(noteOf(told))) return undefined;
  const begins =
    own.length > 0 && own.every((act) => REACHES.includes(act)) && !ABOUT.test(text) && !RELATION.test(told);
  const wants = kept || own.some((act) => acts[act]?.[0] === "task");
  const beside = clauses.filter((clause) => !heard.questions.some((each) => each.clauses.includes(clause)));
  // 'I'm on blood thinners, is that a problem?' tells beside what it asks.
  const tellsOf = beside.some(({ words }) => ABOUT.test(plain(words)) && contentOf(words).length > 0);
  const tellsToo = heavy && beside.some(({ words }) => contentOf(words).length > 0 && isHeavy(words));
  if (turn.open.some((each) => alike(sentence, each)))
    // 'I'm calling about my mom's pills?' asks by its tone alone.
    return (kept && !OPENS.test(text)) || (wants && !asksByForm(told)) ? told : asking(told);
  // 'A colleague?' says again what was heard.
  if (/\?\W*$/.test(sentence) && text.split(" ").length < 3 && !OPENS.test(text)) return undefined;
  if (isQuestion(sentence.replace(RHETORICAL, ""))) {
    if (turn.answered || clauses.some(({ words }) => heard.answered.has(words)))
      return tellsToo || ((kept || tellsOf || ASKS_THEM.test(text)) && count > 0) ? told : toldBefore(told);
    if (count === 0 || OF_THIS_CALL.test(text) || ASKS_OF_THE_TALK.test(plain(sentence))) return undefined;
    const least = (turn.message && !begins) || tellsOf ? 0 : 1;
    return !wants ? asking(told) : heavy || count > least ? told : undefined;
  }
  if (tellsFact(told, { flow: state.stack.at(-1), scenario: state.scenario })) return told;
  // 'I've been on hold three times, I just need his shot records' tells beside what it says of the talk.
  const ofMatter = clauses.filter(({ words }) => !OF_THE_TALK.test(plain(words)));
  const onlyTalk = contentOf(ofMatter.map(({ words }) => words).join(" ")).length < 3;
  // 'I asked you guys two weeks ago' tells of what was, and not of this call.
  if (
    OF_THE_TALK.test(text) &&
    !AGO.test(text) &&
    !AGAIN.test(text) &&
    onlyTalk &&
    !kept &&
    (count < 4 || !heavy)
  )
    return undefined;
  if (own.length > 0 && own.every((act) => acts[act]?.[0] === "control") && !heavy && count < 3)
    return undefined;
  // 'Fair enough.'
  if (!kept && !heavy && turn.asked !== "note" && !own.includes("reason") && text.split(" ").length < 3)
    return undefined;
  const when = WHEN_WORDS.test(text);
  // 'Oh shoot, no, this Thursday's Thanksgiving' says why a day is put right.
  if (when && turn.asked === "confirm" && CORRECTS.test(sentence) && !heavy && count < 3) return undefined;
  // 'Have somebody call me', of a call back, is what is filed.
  const more = !state.stack.includes("callback") && plain(rest).split(" ").length > 3;
  if (kept) return count > 0 || when || heavy || more || CONTACT.test(sentence) ? told : undefined;
  // 'I want to talk to Mr. Harrow himself', beside a complaint, is whom they want.
  if (begins && turn.message && TITLED.test(told) && !REACHES.some((id) => id === state.stack.at(-1)))
    return told;
  const calls =
    turn.calls.includes(sentence) ||
    (state.callback !== "" && state.callback.split(", ").some((time) => bare(told).includes(bare(time))));
  if (calls && count < (turn.calls.includes(sentence) && !heavy ? 4 : 2)) return undefined;
  if (turn.asked === "note") return count > 0 || when ? told : undefined;
  // A day that is chosen or refused has a field; a day of the matter, a hearing or a bill, has none.
  const datesIt = heavy && !saysWhen(heard.values);
  const chooses = when && !datesIt && !(turn.message && count > 0) && turn.asked !== "nothing";
  const tells =
    (turn.message && !begins && turn.asked !== "confirm") || own.some((act) => TELLS.includes(act));
  const needed = (chooses ? 3 : tells ? 1 : 2) - (heavy || RELATION.test(told) ? 1 : 0);
  const dated = turn.message && when && saysOnlyWhen(told) && text.split(" ").length > 3;
  return count >= Math.max(1, needed) || dated || (heavy && !chooses) ? told : undefined;
}
/** 'Could they do a ninety day supply?' wants something done, whatever was said to it. */
const ASKS_THEM =
  /^(?:and |but |so |y )*(?:can|could|would|will) (?:you|they|he|she|somebody|someone|the \S+|dr \S+|ms \S+|mr \S+) (?!(?:please |just )*(?:tell|explain|say|repeat|hear)(?!\p{L}))/u;
const REACHES: readonly ActId[] = ["message", "callback", "person"];
const ABOUT = /(?<!\p{L})(?:about|regarding|because|since|sobre|porque)(?!\p{L})/u;
/** Acts of words that tell a reason or a fact. */
const TELLS: readonly ActId[] = ["reason", "complaint", "billing", "refill", "results", "casestatus", "lost"];

/** A sentence as it is quoted: without its lead, and without a name or a number that has a field. */
function quoteOf(state: DialogueState, heard: Heard, turn: Turn, sentence: string): string {
  const anew = turn.message ? RETOLD.exec(sentence)?.[1] : undefined;
  const said = capital(
    written(
      settled(
        withoutNumbers(
          toldIn(unspelled(anew ?? sentence), { name: knownNames(state, heard) }).replace(LEADS, ""),
        ),
      ),
    ),
  );
  // 'And tell Mr. Harrow that ...' goes to somebody else than the message does.
  const whom = addressee(said);
  const last = state.filed.at(-1);
  const known = rowsOf([...state.notes, ...(last?.kind === "message" ? last.notes : [])], "For");
  return known.some((each) => whom && each.includes(whom.split(" ").at(-1)!)) ? withoutAddress(said) : said;
}

/** All names that have a field. */
const knownNames = ({ slots, names = [], notes }: DialogueState, { values }: Heard): string =>
  [slots.name?.value, values.name, ...names, ...rowsOf(notes, "Called by", "For", "Also for")].join(" ");

/** What has a field, or is the kind of what is filed. */
function known(state: DialogueState, heard: Heard): Set<string> {
  const { slots, notes, to, whom, stack } = state;
  return new Set(
    plain(
      [
        // What a call is about has no field.
        ...(stack.at(-1) === "callback" || stack.at(-1) === "message"
          ? []
          : [slots.service?.value.replaceAll("-", " "), heard.values.service?.replaceAll("-", " ")]),
        knownNames(state, heard),
        ...notes,
        to,
        whom,
        ...stack,
        lastAbout(state),
        OF_A_MESSAGE,
      ].join(" "),
    ).split(" "),
  );
}
/** Words that ask for a message or a call, which is what is filed. */
const OF_A_MESSAGE =
  "leave message word speak talking reach person human somebody through callback dejar mensaje recado hablar llamen";

/** By its mark, or by how it begins; what is to be told to somebody asks nothing. */
const isQuestion = (sentence: string): boolean =>
  !TELLS_THEM.test(sentence) &&
  (/\?\W*$/.test(sentence) ||
    (OPENS.test(plain(sentence.replace(LEADS, ""))) &&
      sentence.split(" ").length > 3 &&
      !ORDERS.test(sentence)));
/** 'Are you kidding me, I just need his records' asks nothing. */
const RHETORICAL = /^are you (?:kidding|serious|joking)(?: me)?(?: right now)?[,.!?]* /iu;
/** 'Do call me', 'will be there'. */
const ORDERS = /^(?:\p{L}+[, ]+){0,2}(?:do|will|would|can|could|may) (?:call|text|be|that|you)(?!\p{L})/iu;
const TELLS_THEM =
  /(?<!\p{L})(?:tell|let) (?:them|him|her|the \S+|dr\.? \S+|m[rs]s?\.? \S+)(?: know)? (?!if|whether|what|when|how|why)|(?:decir|decirles?|avisar|avisarles?)(?: a (?:la|el|los|las|mi) \S+)? que(?!\p{L})/iu;

const alike = (sentence: string, part: string): boolean => {
  const [whole, own] = [bare(sentence), bare(part)];
  return own.length > 3 && (whole.includes(own) || own.includes(whole));
};
