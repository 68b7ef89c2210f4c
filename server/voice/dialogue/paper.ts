import { capital } from "../../../content/capital.ts";
import { acts } from "../../../content/understanding/acts.ts";
import {
  ASKED_ABOUT,
  AT,
  BINDS,
  DENIES,
  INSURER,
  INTERROGATIVE,
  NOTE_IT,
  OF_THE_TALK,
  OF_THIS_CALL,
  OWN_CASE,
  RELATION,
  SOCIAL,
  TAKES_OUT,
  WEIGHS,
  WHEN_WORDS,
  WISHES,
} from "../../../content/understanding/paper-words.ts";
import { type DialogueState, TOLD_MAX } from "../../../contracts/voice.ts";
import { CONTACT, LEADS, MATTERS, REQUESTED } from "./aside-words.ts";
import type { Clause, Heard } from "./hear.ts";
import { addressee, withoutAddress } from "./addressee.ts";
import { bare, matterOf, RETOLD, sentencesOf, written } from "./note-words.ts";
import { ASKS, contentOf, least, put, shares } from "./paper-text.ts";
import { plain, shorten } from "./readers/text.ts";
import { refusesWhen } from "./readers/when-words.ts";
import { bySentence } from "./turn-clauses.ts";

// The paper of a call: which of the caller's sentences reach the people who read what is filed. Each is judged by what
// it did in its turn; what told something new, or asked what nobody here could answer, is kept whole and in its order.

/** What a turn did beside its words. */
export interface Turn {
  /** What the desk had asked, and said, before it. */
  asked: DialogueState["asked"];
  said: string;
  /** True when a message was being taken before or after it. */
  message: boolean;
  /** True when it began one. */
  begins: boolean;
  /** Words that were to be kept, whatever they look like. */
  kept: readonly string[];
  /** Sentences that say when to call: the time stands by itself. */
  calls: readonly string[];
  /** Questions that nobody here could answer. */
  open: readonly string[];
  /** True when a question of the turn was answered. */
  answered: boolean;
}

/** Longest sentence that is kept as one. Characters. */
const SENTENCE_MAX = 240;
/** All that waits to be filed. Characters. */
const ALL_MAX = 1100;

/** Writes down what a turn told. */
export function writeDown(state: DialogueState, heard: Heard, turn: Turn): void {
  if (heard.has("injection", "abuse")) return;
  for (const { sentence, clauses } of bySentence(heard).flatMap(inPieces)) {
    if (TAKES_OUT.test(sentence) && !NARROWS.test(sentence)) {
      takeOut(state, sentence);
      continue;
    }
    const entry = entryOf(state, heard, turn, sentence, clauses);
    if (entry) put(state.told, shorten(entry, SENTENCE_MAX));
    // A question that is answered after all is open no more.
    else if (turn.answered && sentence.includes("?"))
      state.told = state.told.filter((each) => !(each.startsWith(ASKS) && shares(each, sentence)));
  }
  while (state.told.length > TOLD_MAX || state.told.join("").length > ALL_MAX)
    state.told.splice(least(state.told), 1);
}

/** 'Forget the cleaning, just the double charge': what is left of a matter is the matter. */
const NARROWS = /(?<!\p{L})(?:just|only|solo|sólo) (?:the|my|el|la|lo)(?!\p{L})/iu;

/** Takes back what shares a word with the sentence that says so, of what waits and of what was filed last. */
function takeOut(state: DialogueState, sentence: string): void {
  const without = (words: string): string =>
    sentencesOf(words)
      .filter((each) => !shares(each, sentence) && !TAKES_OUT.test(each))
      .join(" ")
      .replace(/(?:^| )Asks:$/, "");
  state.told = state.told.filter((each) => !shares(each, sentence));
  state.note = without(state.note);
  const last = state.stack.length === 0 ? state.filed.at(-1) : undefined;
  if (last?.kind === "booking" && last.note) last.note = without(last.note) || undefined;
  else if (last?.kind === "message") last.text = without(last.text) || last.text;
}

/** Words without sentences that speak of the talk itself. */
export const ofTheMatter = (words: string): string =>
  sentencesOf(words)
    .filter((each) => !OF_THE_TALK.test(plain(each)) || MATTERS.test(each))
    .join(" ");

/** Keeps the sentences of words that were not answered as a turn, but for those that tell nothing. */
export function addTold(state: DialogueState, words: string): void {
  for (const each of sentencesOf(written(matterOf(words))))
    if (contentOf(each).length > 1 && !OF_THE_TALK.test(plain(each)))
      put(state.told, shorten(each, SENTENCE_MAX));
  while (state.told.length > TOLD_MAX) state.told.splice(least(state.told), 1);
}

/** What a sentence leaves on the paper; undefined when it only did something in the talk. */
function entryOf(
  state: DialogueState,
  heard: Heard,
  turn: Turn,
  sentence: string,
  clauses: readonly Clause[],
): string | undefined {
  const known = heard.values.name ?? state.slots.name?.value;
  const relates = RELATION.test(sentence);
  const wanted = turn.kept.find((each) => alike(sentence, each));
  const { message } = turn;
  const anew = message ? RETOLD.exec(sentence)?.[1] : undefined;
  const own = new RegExp(`^${(known ?? "⌀").replace(/[^\\p{L} ]/gu, ".")}[,.]\\s+`, "iu");
  const matter = anew ?? matterOf(sentence.replace(LEADS, "").replace(own, ""), relates ? "" : known);
  const said =
    matter.replace(BINDS, "").replace(LEADS, "").replace(DENIES, "") ||
    (DENIES.test(matter) ? "" : (wanted ?? ""));
  const all = capital(written(said).replace(NOTE_IT, ""));
  // 'And tell Mr. Harrow that ...' goes to somebody else than the message does.
  const whom = addressee(all);
  const last = state.filed.at(-1);
  const alone = [...state.notes, last?.kind === "message" ? last.text : ""].some((each) =>
    each.toLowerCase().startsWith(`for ${whom?.toLowerCase()}`),
  );
  const told = (alone ? withoutAddress(all) : all).replace(FROM_WHERE, "Calls from");
  if (told === "") return undefined;
  if (/(?:\d[\s,.-]*){7}/.test(told) && contentOf(told).length === 0) return undefined;
  // When to call stands by itself.
  const about = ASKED_ABOUT.exec(told)?.[1];
  if (about) return `${ASKS}About ${about}?`;
  const onlyCalls =
    turn.calls.includes(sentence) ||
    (message &&
      state.callback !== "" &&
      state.callback.split(", ").some((time) => bare(told).includes(bare(time))));
  if (onlyCalls && contentOf(told).length < (turn.calls.length > 0 ? 2 : 1) && !CONTACT.test(sentence))
    return undefined;
  const text = plain(told);
  const count = text.split(" ").length;
  const fresh = freshIn(state, heard, told, turn);
  // 'Can you tell the nurse that I've stopped it?' asks nothing.
  const asks = isQuestion(told) && !TELLS_THEM.test(told);
  // 'Ray Castillo, and is parking free': what is left of it was asked.
  const left = clauses.filter(
    ({ words, acts: own }) =>
      !isAnswer(own) || contentOf(words).length > 3 || bare(told).includes(bare(words.replace(LEADS, ""))),
  );
  const kept = wanted !== undefined || CONTACT.test(sentence) || REQUESTED.test(sentence);
  const dated = WHEN_WORDS.test(text);
  const done = ({ words }: Clause) => heard.answered.has(words);
  const rest = clauses.filter((each) => !done(each));
  const open = turn.open.some((each) => alike(sentence, each));
  if (
    !open &&
    isQuestion(sentence) &&
    clauses.some(done) &&
    rest.every(({ words }) => contentOf(words).length === 0)
  )
    return wanted;
  // What was asked to know is open, or it is answered: it tells nothing.
  const apart = sentence.includes("?") || fresh < 3;
  if (
    apart &&
    (!turn.begins || (turn.answered && turn.open.length === 0)) &&
    heard.questions.some((each) => left.length > 0 && left.every((c) => each.clauses.includes(c)))
  ) {
    if (open) return asking(told, open);
    if (turn.answered && INSURER.test(told)) return insurer(told, turn);
    if (turn.answered || left.every(({ words }) => heard.answered.has(words)))
      return wanted === undefined ? undefined : told;
  }
  if (
    OF_THE_TALK.test(text) &&
    fresh < 4 &&
    !CONTACT.test(sentence) &&
    !MATTERS.test(told) &&
    !(message && dated && refusesWhen(text))
  )
    return undefined;
  if (
    clauses.some((clause) => clause.acts.includes("hold")) &&
    clauses.every((clause) => isOfTheTalk(clause))
  )
    return undefined;
  if (asks) {
    const ofTheCall = OF_THIS_CALL.test(text.replace(/,? (?:yes or no|si o no)\?*$/u, "")) && fresh < 2;
    if (open)
      return ofTheCall || (fresh === 0 && (!dated || !message) && !relates) ? undefined : asking(told, open);
    if (ofTheCall) return kept && !turn.answered ? told : undefined;
    const own = clauses.flatMap((clause) => clause.acts);
    // A turn that nobody punctuated asks and tells in one.
    const tells = !sentence.includes("?") && fresh > 2;
    if (own.some((act) => ["task", "answer"].includes(acts[act]?.[0] ?? "")))
      return tells || (message && (fresh > 0 || dated)) || kept || relates
        ? told
        : INSURER.test(told)
          ? insurer(told, turn)
          : undefined;
    // 'Do you take Delta' is answered, and looked up before they come.
    if (turn.answered && !turn.begins)
      return INSURER.test(told) ? insurer(told, turn) : tells || kept ? told : undefined;
    if (own.some((act) => acts[act]?.[0] === "control")) return undefined;
    return fresh > 0 && count > 2 ? asking(told) : undefined;
  }
  if (INSURER.test(told) && INTERROGATIVE.test(told)) return insurer(told, turn);
  // A time that was chosen or refused stands in the visit.
  const chooses = !message && dated && ["day", "offer", "confirm", "change"].includes(turn.asked);
  const tells = relates && !(chooses && fresh < 3);
  if (kept || tells || (MATTERS.test(told) && fresh > 0)) return count > 1 ? told : undefined;
  if (chooses && AT.test(text) && !(fresh > 2 && WEIGHS.test(told))) return undefined;
  if (
    message &&
    !chooses &&
    (dated ? count > 3 || refusesWhen(told) : count > 3 && (turn.begins || WISHES.test(text)))
  )
    if (contentOf(told).length > 0 || dated || WISHES.test(text)) return told;
  if (fresh >= (chooses ? 3 : message && count > 4 && turn.asked !== "offer" ? 1 : 2)) return told;
  // 'It's my hip', 'we're on Google'.
  if (fresh > 0 && count > 2 && !chooses && turn.asked !== "confirm" && OWN_CASE.test(told)) return told;
  return (fresh > 0 || count > 2) && WEIGHS.test(told.replace(SOCIAL, " ")) ? told : undefined;
}
/** What is left of 'this is Joan from the bakery'. */
const FROM_WHERE = /^From(?= (?:the|your|an?|my|next) )/;
/** 'Hold on, my other phone's ringing.' */
const isOfTheTalk = ({ acts: own }: Clause): boolean =>
  own.every((act) => ["control", "answer"].includes(acts[act]?.[0] ?? ""));
const isAnswer = (own: Clause["acts"]): boolean => own.every((act) => acts[act]?.[0] === "answer");
const TELLS_THEM =
  /(?<!\p{L})(?:tell|let) (?:them|him|her|the \S+|dr\.? \S+|m[rs]s?\.? \S+)(?: know)? (?!if|whether|what|when|how|why)|(?:decir|decirles?|avisar|avisarles?)(?: a (?:la|el|los|las|mi) \S+)? que(?!\p{L})/iu;
/** 'I don't have to come in for it?' is a question by its mark alone, once nobody here could answer it. */
const asking = (told: string, open = false): string =>
  INTERROGATIVE.test(told) || (open && told.endsWith("?"))
    ? `${ASKS}${told.replace(/\.?$/, "").replace(/(?<!\?)$/, "?")}`
    : told.replace(/\?$/, "");
/** Whose plan it is they look up before the visit; the question itself is open no more. */
const insurer = (told: string, { answered }: Turn): string =>
  answered && INTERROGATIVE.test(told) ? `${told.replace(/[.?]*$/, "")}? (answered)` : asking(told);
/** A question by its mark, or by how it begins. */
const isQuestion = (sentence: string): boolean =>
  /\?\W*$/.test(sentence) ||
  /^(?:(?:and|but|so|oh|also|well|um|uh|ok|okay|hey|hi|y|pero|entonces)[, ]+)*(?:do|does|did|is|are|can|could|will|would|should|may|what|what's|how|when|where|who|which|why|qué|cómo|cuándo|dónde|quién|cuánto|puedo|puede|tienen)(?! (?:call|text|be|that|you)(?!\p{L}))(?: \p{L}+){2}/iu.test(
    sentence,
  );

/** How many words of a sentence are new: of no field, no politeness, and not only said back to the desk. */
function freshIn(state: DialogueState, heard: Heard, told: string, turn: Turn): number {
  const { slots } = state;
  const short = told.split(" ").length <= 12;
  const known = new Set(
    plain(
      [
        slots.service?.value.replaceAll("-", " ") ?? "",
        heard.values.service?.replaceAll("-", " ") ?? "",
        slots.name?.value ?? "",
        heard.values.name ?? "",
        ...(state.names ?? []),
        ...state.notes.filter((each) => /^(?:Called by|For) /.test(each)),
        short && turn.asked !== "nothing" ? turn.said : "",
      ].join(" "),
    ).split(" "),
  );
  return contentOf(told).filter((word) => !known.has(word)).length;
}

const alike = (sentence: string, part: string): boolean => {
  const [whole, own] = [bare(sentence), bare(part)];
  return own.length > 3 && (whole.includes(own) || own.includes(whole));
};

/** Where one who does not pause begins something new. */
const SPOKEN =
  /\s(?=(?:oh (?:and|wait|yeah)|and (?:also|do|does|is|are|can|could|what|wait|my|his|her|he's|she's|i'm|im|i've|will)|but|also|y (?:mi|tengo|quiero|cuánto|puedo)|pero)\s)/iu;
/** A turn that nobody punctuated, in pieces that can be read. */
function inPieces(unit: { sentence: string; clauses: Clause[] }): { sentence: string; clauses: Clause[] }[] {
  const bare = unit.sentence.length > 60 && !/[,;?.!]/.test(unit.sentence);
  if (unit.sentence.length <= SENTENCE_MAX && !bare) return [unit];
  const pieces: string[] = [];
  for (const part of unit.sentence.split(
    bare ? SPOKEN : /(?<=[,;]) |\s(?=(?:and|but|so|because|y|pero|porque)\s)/i,
  )) {
    const last = pieces.at(-1);
    if (!bare && last !== undefined && last.length + part.length < 160)
      pieces[pieces.length - 1] = `${last} ${part}`;
    else pieces.push(part);
  }
  return pieces.map((sentence) => ({
    sentence,
    clauses: unit.clauses.filter(({ words }) => sentence.includes(words)),
  }));
}
