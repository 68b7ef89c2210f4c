import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { type DialogueState, NOTE_MAX, NOTES_MAX } from "../../../contracts/voice.ts";
import {
  CONTACT,
  REQUESTED,
  MATTERS,
  ORDER,
  STAFF,
  CALL_WHEN,
  QUESTION,
  LEADS,
  ASKS_TO_NOTE,
  TAIL,
} from "./aside-words.ts";
import { clockOf, type DialogueContext, standing } from "./context.ts";
import type { Clause, Heard } from "./hear.ts";
import { topFlow } from "./next.ts";
import { bare, RETOLD, toldIn } from "./note-words.ts";

import { anglicize } from "./readers/spanish.ts";
import { bySentence, quietClauses, wordsFrom } from "./turn-clauses.ts";
import { whenWordsIn } from "./readers/when-words.ts";
import { plain, shorten } from "./readers/text.ts";
import { NO_CALL } from "./readers/yes-no.ts";
import { saysWhen, whenHeard } from "./readers/when.ts";

/** A clause of such an act, or of none, may tell something; others are served in other ways. */
const TELLS: readonly ActId[] = ["inform", "reason", "complaint", "message", "returning", "late", "results"];
const SERVED: readonly ActId[] = [...TELLS, "billing", "casestatus", "refill", "lost", "records"];
const STEERS = [
  ...([
    "repeat",
    "hold",
    "check",
    "drop",
    "keep",
    "person",
    "refuse",
    "dontknow",
    "frustrated",
    "recap",
  ] as const),
  ...(["bot", "move", "cancel", "abuse", "injection", "decline"] as const),
] as const;
/** Refuses something, or tells of the number that was asked for. */
const UNWANTED =
  /^(?:i|we) (?:don't|didn't|do not|did not) (?:want|need|ask)|^(?:it's )?the (?:same|only) (?:one|number)/i;
const COMPLAINS =
  /(?<!\p{L})(?:i (?:just |already )?(?:said|told|asked|gave)|listen|you never|you didn't|le dije|ya (?:se lo|le) dije)(?!\p{L})/iu;

export interface Noted {
  /** What is noted, in the caller's words. */
  notes: string[];
  /** Of these what was to be kept. */
  kept: string[];
  /** When they want to be called, as they said it. */
  called?: string;
  /** True when the caller asked for it, or it must be heeded: it is said that it is noted. */
  aloud: boolean;
}

/**
 * What a turn tells beside what was asked, for the people who read what is filed. A wish how to be reached is kept
 * from any turn; other things once a request is under way or was made. What a clause was noted for it asks no more.
 */
export function takeAsides(context: DialogueContext, state: DialogueState, heard: Heard): Noted {
  const flow = topFlow(state);
  const open = flow !== undefined && flow.slots.length > 0;
  const made = state.filed.some(({ kind }) => kind === "message") || standing(state).length > 0;
  const noted: Noted = { notes: [], kept: [], aloud: false };
  if (state.asked === "note") return noted;
  // What is told beside a request that this turn begins.
  const begins =
    !open &&
    (["book", "avail", "move", "cancel", "forother"] as const).some(
      (act) => (heard.acts.get(act) ?? 0) >= 0.5,
    );
  const visit = flow ? ["book", "move"].includes(flow.id) : begins;
  if (visit) wishes(state, noted, heard);
  for (const { sentence, clauses } of bySentence(heard)) {
    const from = clauses.findIndex(({ words }) => CONTACT.test(words));
    const first = from >= 0 ? from : CONTACT.test(sentence) ? 0 : -1;
    if (first >= 0 && !(QUESTION.test(sentence) && !/n't|not |never |no /i.test(sentence))) {
      keep(noted, wordsFrom(sentence, clauses, first), true, heard);
      if (state.asked !== "when") withoutTimes(context, state, heard, clauses.slice(first));
      quietClauses(heard, clauses.slice(first));
      continue;
    }
    if (!open && begins) {
      const told = clauses.filter(
        ({ words, acts: own }) =>
          (MATTERS.test(words) || REQUESTED.test(words)) &&
          !QUESTION.test(words) &&
          own.every((act) => acts[act]?.[0] !== "task"),
      );
      for (const { words } of told) keep(noted, words, true, heard);
      if (told.length > 0) quietClauses(heard, told);
      continue;
    }
    if (!open && !made) {
      // 'Just note that the phones are down' leaves a message.
      if (
        REQUESTED.test(sentence) &&
        ![...heard.acts].some(([act, p]) => p >= 0.5 && acts[act]?.[0] === "task")
      )
        (heard.acts as Map<ActId, number>).set("message", 0.9);
      continue;
    }
    if ((state.asked === "confirm" || state.asked === "change") && RETOLD.test(sentence)) continue;
    const asked = clauses.findIndex(({ words }) => REQUESTED.test(words));
    // Who is offered a visit for what they only told wants it passed on.
    if (asked >= 0 && flow?.id === "book" && state.implied && !state.slots.time) {
      (heard.acts as Map<ActId, number>).set("message", 0.9);
      continue;
    }
    if (asked >= 0 && !COMPLAINS.test(sentence)) {
      const at = beforeAsked(clauses, asked);
      keep(noted, wordsFrom(sentence, clauses, at), true, heard);
      quietClauses(heard, clauses.slice(at));
      continue;
    }
    if (tellsWhenToCall(context, state, heard, sentence)) {
      callAt(state, whenWordsIn(sentence) ?? toldIn(sentence.replace(/[¿?]/g, "")));
      noted.called = state.callback;
      noted.aloud = true;
      withoutTimes(context, state, heard, clauses);
      quietClauses(
        heard,
        heard.clauses.filter((each) => clauses.includes(each) || !QUESTION.test(each.words)),
      );
      continue;
    }
    if (!open || QUESTION.test(sentence) || COMPLAINS.test(sentence)) continue;
    const message = flow.files?.kind === "message";
    const matters = clauses.filter((clause) => MATTERS.test(clause.words));
    const told = clauses.filter(
      (clause) => matters.includes(clause) || tells(context, state, heard, clause, message),
    );
    if (told.length === 0) continue;
    const [begin, end] = [clauses.indexOf(told[0]!), clauses.indexOf(told.at(-1)!)];
    const words = wordsFrom(sentence, clauses.slice(0, end + 1), begin);
    keep(noted, words, matters.length > 0 || message, heard);
    // What only matters asks for nothing: 'I see Dr. Lee' is no question about the staff.
    if (matters.length > 0) quietClauses(heard, matters);
  }
  return noted;
}

/** Whom they wish for, and who comes first. */
function wishes(state: DialogueState, noted: Noted, heard: Heard): void {
  for (const { words } of heard.clauses) {
    const order = ORDER.exec(words);
    if (order) keep(noted, words, true, heard);
    const staff = STAFF.exec(words);
    if (
      !staff ||
      QUESTION.test(words) ||
      (/\p{Lu}/u.test(words) &&
        /^(?:el |la |the )?(?:dr|doctora?|dra|attorney|lic)\.? \p{Ll}/u.test(staff[0])) ||
      /\b(?:see|saw|seen|usually|always|is|are|been|with me)\b/i.test(words.slice(0, staff.index))
    )
      continue;
    const whom = staff[0].replace(/^the /i, "");
    addNote(state, `Asks for ${whom}`);
    noted.aloud = true;
  }
}

/** 'Can they call me after five', beside a request; and once a message was left, any time that is told alone. */
function tellsWhenToCall(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  sentence: string,
): boolean {
  const flow = topFlow(state);
  // What was read back of a call is put right in any sentence that says when.
  const corrects = flow?.id === "callback" && (state.asked === "confirm" || state.asked === "change");
  if (corrects && !sentence.includes("?") && whenWordsIn(sentence)) return true;
  if (
    !(saysWhen(heard.values) || CALL_WHEN.test(sentence)) ||
    flow?.id === "callback" ||
    flow?.id === "late" ||
    state.asked === "day" ||
    state.asked === "offer"
  )
    return false;
  if (NO_CALL.test(plain(sentence))) return false;
  // A visit that has no time yet gives way to the call.
  if (flow?.id === "book" && !state.slots.time) return false;
  const asks =
    QUESTION.test(sentence) && !ASKS_WHEN.test(plain(sentence)) && !/^[¿ ]*(?:me |nos )?pued/i.test(sentence);
  if (CALL_WHEN.test(sentence) && whenWordsIn(sentence) && !asks) return true;
  if (
    flow?.files?.kind === "message" &&
    whenWordsIn(sentence) &&
    ASKS_WHEN.test(plain(sentence)) &&
    !flow.slots.some(({ slot }) => slot === "which")
  )
    return true;
  const last = state.filed.findLast(({ kind }) => kind === "message" || kind === "booking");
  const readBack =
    state.asked === "confirm" &&
    flow?.files?.kind === "message" &&
    !flow.slots.some(({ slot }) => slot === "which");
  const text = plain(sentence);
  const { days, time } = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today: clockOf(context).today,
    todayOpen: true,
    loose: false,
  });
  return (
    (readBack || (!flow && last?.kind === "message" && !["move", "cancel", "late"].includes(last.about))) &&
    (days.days.length > 0 ||
      time.at !== undefined ||
      time.after !== undefined ||
      time.before !== undefined) &&
    !sentence.includes("?") &&
    mostlyWhen(sentence, state.said) &&
    heard.values.service === undefined &&
    ![...heard.acts].some(([act, p]) => p >= 0.5 && ["task", "ask"].includes(acts[act]?.[0] ?? ""))
  );
}

/** 'Any time before five', and no more than that: 'I'm out Friday' and the desk's own words are no wish. */
function mostlyWhen(sentence: string, said: string): boolean {
  const when = plain(whenWordsIn(sentence) ?? "");
  if (when === "" || plain(said).includes(when)) return false;
  return SUITS.test(sentence) || when.split(" ").length / plain(sentence).split(" ").length >= 0.6;
}
const SUITS =
  /(?<!\p{L})(?:best|better|work|free|home|available|off|good|fine|reach|call|ring|suits?|mejor|libre|llam\p{L}*)(?!\p{L})/iu;

/** 'Could it be before two?' */
const ASKS_WHEN =
  /^(?:(?:and|but|so|y|pero) )*(?:could|can|would) (?:it|that|they|he|she|you|somebody|someone)(?: all)? (?:be|call|do|make)\b/;

/** 'I'm at work till four' can be called after it. */
const BUSY_UNTIL =
  /^.*?\b(?:at work|working|work|busy|in (?:class|court|surgery|meetings?|a meeting)|out|teaching|with clients)\b(?: \S+)? (?:until|till|til) /i;
const DAY = /day\b|tomorrow|hoy|mañana$|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado/i;
const TIME =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|mornings?|afternoons?|evenings?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|tarde)\b/i;
/** When to call: of the message that is taken, or that was taken last. */
function callAt(state: DialogueState, when: string): void {
  const told = when.replace(BUSY_UNTIL, "after ");
  // 'After two', and 'Wednesday' in the next sentence, are one time.
  const before = state.callback;
  const [day, time] = [DAY.test(told), TIME.test(told)];
  const whole =
    day && !time && TIME.test(before) && !DAY.test(before)
      ? `${told} ${before}`
      : time && !day && DAY.test(before) && !TIME.test(before)
        ? `${before} ${told}`
        : told;
  const said = shorten(whole, 100);
  // While an alarm stands it is of the alarm, and of nothing that was agreed before.
  if (state.alarm) return void addNote(state, said);
  state.callback = said;
  if (topFlow(state)) return;
  const last = state.filed.findLast(({ kind }) => kind === "message");
  if (last?.kind === "message")
    last.text = shorten(
      `${last.text.replace(/\.? ?Call back: .*$/, "").replace(/(?<![.?!…])$/, ".")} Call back: ${said}`,
      NOTE_MAX,
    );
}

/** 'It's for a clinic, if you want to note that': what came before is meant. */
const beforeAsked = (clauses: readonly Clause[], asked: number): number =>
  /(?:note|mention|add|write|put) (?:that|it)(?: (?:down|in))?\W*$|put that in/i.test(clauses[asked]!.words)
    ? 0
    : asked;

function tells(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  clause: Clause,
  message: boolean,
): boolean {
  const { words, acts: own } = clause;
  if (message) {
    // Whatever is told while a message is taken belongs to it.
    if (own.some((act) => (STEERS as readonly ActId[]).includes(act) && act !== "decline")) return false;
    if (
      own.some(
        (act) => acts[act]?.[0] === "task" && !SERVED.includes(act) && (heard.acts.get(act) ?? 0) >= 0.8,
      )
    )
      return false;
    if (state.asked === "confirm" && heard.has("deny", "correct")) return false;
  } else if (heard.has(...STEERS) || heard.has("deny", "correct") || !own.every((act) => TELLS.includes(act)))
    return false;
  const said = toldIn(words, heard.values);
  if (said.split(/\s+/).length < 4 || QUESTION.test(said) || UNWANTED.test(said)) return false;
  const flow = topFlow(state)!;
  const dated = flow.slots.some(({ slot }) => slot === "which" || slot === "callback");
  if (message && !dated) return true;
  if (
    !own.includes("reason") &&
    !/(?<!\p{L})(?:i|i'm|i've|my|he|he's|she|she's|we|we're|they|mi|yo|estoy|tengo)(?!\p{L})/iu.test(said)
  )
    return false;
  const text = plain(words);
  const when = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today: clockOf(context).today,
    todayOpen: true,
    loose: false,
  });
  return own.includes("reason") || (!saysWhen(when) && heard.values.service === undefined);
}

function keep(noted: Noted, words: string, aloud: boolean, { values }: Heard): void {
  const said = toldIn(toldIn(words, values).replace(LEADS, "").replace(ASKS_TO_NOTE, "").replace(TAIL, ""));
  if (said.split(" ").length < 2) return;
  noted.notes.push(said);
  if (aloud) noted.kept.push(said);
  noted.aloud ||= aloud;
}

/** Keeps a note until it is filed; what is said in it already is not noted twice. */
export function addNote(state: DialogueState, words: string): void {
  const note = shorten(words, 200);
  const said = bare(note.replace(/^Asks: /, ""));
  const known = state.notes.findIndex((each) => said.includes(bare(each)));
  if (known >= 0) state.notes[known] = note;
  else if (!bare([state.note, ...state.notes].join(" ")).includes(said))
    state.notes = roomFor([...state.notes, note]);
}

/** What does not fit is drawn together: each keeps its beginning, and the cut shows. */
function roomFor(notes: readonly string[]): string[] {
  if (notes.length <= NOTES_MAX) return [...notes];
  const [first = "", second = "", ...rest] = notes;
  return [`${shorten(first, 99)}. ${shorten(second, 98)}`.replace(/(?:…[.\s]*)+/g, "… ").trim(), ...rest];
}

/** A time in what was noted is none of the visit's. */
function withoutTimes(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  clauses: readonly Clause[],
): void {
  const rest = heard.clauses
    .filter((each) => !clauses.includes(each))
    .map(({ words }) => words)
    .join(" ");
  const text = plain(rest);
  const { minutes, today } = clockOf(context);
  const when = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today,
    todayOpen: minutes < 1020,
    mentioned: state.mentioned,
    loose: false,
  });
  if (!saysWhen(when)) Object.assign(heard.values, when);
}
