import { type ActId, acts } from "../../../content/understanding/acts.ts";
import { NO_COMPLAINT, OF_THE_TALK } from "../../../content/understanding/paper-words.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { understand } from "../understanding/understand.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import { spansOf } from "./hours.ts";
import { addDays } from "./readers/calendar.ts";
import { withoutIncidental } from "./readers/incidental.ts";
import { nameHeard, relationHeard, spelledAnywhere, withoutEcho } from "./readers/name.ts";
import { endPutRight, type PhoneHeard, phoneHeard, withoutDigits } from "./readers/phone.ts";
import { OWN_NUMBER, sentencesOf } from "./note-words.ts";
import { NOBODY, plainName } from "./readers/plain-name.ts";
import { type Pick, pickHeard } from "./readers/pick.ts";
import { onlyAsks, type Question, questionsIn, withoutTail } from "./questions.ts";
import { serviceHeard } from "./readers/service.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain } from "./readers/text.ts";
import { saysWhen, type WhenHeard, whenHeard } from "./readers/when.ts";
import { answersOf } from "./readers/yes-no.ts";

export interface Values extends WhenHeard {
  service?: string;
  name?: string;
  phone?: string;
  /** Digits of a number that is not whole yet, those of earlier turns among them. */
  digits: string;
  pick?: Pick;
  /** For whom: 'wife', 'son'. */
  whom?: string;
  /** A day before which it must be: that of a wedding, a trip, a hearing. */
  deadline?: string;
}

export interface Clause {
  words: string;
  /** Emptied of what was answered or noted. */
  acts: readonly ActId[];
}

/** One turn of the caller as it was understood: acts, and values. What they mean here the state decides. */
export interface Heard {
  /** As said, cleaned. */
  words: string;
  /** Plain, in the caller's language. */
  text: string;
  acts: ReadonlyMap<ActId, number>;
  /** Half heard. */
  maybe: readonly { act: ActId; p: number }[];
  clauses: readonly Clause[];
  /** What the turn asks to know. */
  questions: readonly Question[];
  /** What wishes for a day or time, asked or said. */
  wishes: readonly Clause[];
  /** The words without the questions, once something is under way: what is told. */
  told: string;
  suspected?: string;
  values: Values;
  /** Clauses whose question is answered already. */
  answered: Set<string>;
  has(...acts: ActId[]): boolean;
}

/** What was asked while something is agreed already, or nearly: a question fills no slot of it. */
const PROTECTED: readonly string[] = [
  ...["day", "offer", "name", "phone", "which", "when", "confirm", "change", "anything-else"],
];
/** Days of something else: an event that comes, or what has happened. */
const EVENT =
  /\b(?:my (?:visa|lease|coverage|insurance)|wedding|party|trip|flight|cruise|vacation|court (?:date|day)|hearing|trial|exam|interview|prom|graduation|reunion|birthday|closing|deadline|tournament|season|expires?|runs? out|is due|(?:i'm|i am|we're|we) (?:leav(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|going away|out of town)|going out of town|leav(?:e|ing) town|boda|viaje|fiesta|examen|graduación)\b/;
const PAST =
  /\b(?:did|happened|since|last|was|were|broke|fell|started|got|went|came|had|passed|died|bit|told me|called me|on me|ago|pulled|left|yesterday|hizo|desde|pasado|fue|empezó)\b/;
/** What is to come, however it is told. */
const HAS_ONE =
  /(?:'s|'ve|\bhas|\bhave) got (?:an?|one|my|the)\b|\b(?:was|were) (?:meant|supposed|due|going|scheduled|booked)\b|'s (?:come|got)\b/g;
const TOLD =
  /\b(?:had|was|were|did|started|got|woke|took|threw|came)\b.*\b(?:this morning|last night|yesterday|overnight)\b/;
const BACKGROUND: readonly ActId[] = ["reason", "complaint", "billing", "returning", "casestatus", "results"];
const WISH: readonly ActId[] = ["book", "avail", "move", "select", "correct", "inform"];

export function hearTurn(context: DialogueContext, state: DialogueState, words: string): Heard {
  const { language, asked } = state;
  const text = plain(words);
  const understood = understand(words, asked, language);
  const heardActs = new Map<ActId, number>();
  const byClause: ActId[][] = understood.clauses.map(() => []);
  for (const { act, p, clause } of meantActs(understood.acts)) {
    heardActs.set(act, Math.max(p, heardActs.get(act) ?? 0));
    byClause[clause]?.push(act);
  }
  const without = (...gone: ActId[]) => {
    for (const act of gone) heardActs.delete(act);
    for (const [at, own] of byClause.entries()) byClause[at] = own.filter((act) => !gone.includes(act));
  };
  const instead = (act: ActId, p: number, ...gone: ActId[]) => {
    without(...gone);
    heardActs.set(act, Math.max(p, heardActs.get(act) ?? 0));
    byClause[0]?.push(act);
  };
  const wants = (act: ActId) => (heardActs.get(act) ?? 0) >= 0.4;
  // 'Do I keep my number?' keeps no appointment.
  if (heardActs.has("keep") && state.stack.length + state.filed.length === 0 && KEEPS_WHAT.test(text))
    without("keep");
  // Who is expected and stuck on the way is late, whatever it is that holds them up.
  if (state.asked === "nothing" && EXPECTED.test(text) && HELD_UP.test(text))
    instead("late", 0.95, "reason", "book", "complaint");
  // Who has an appointment and cannot make it wants another time for it.
  const stays = CANCELS.test(text) || (wants("cancel") && !wants("move") && !OTHER_DAY.test(text));
  const kept = EXPECTED.test(text) && CANNOT.test(text);
  if (
    state.stack.length === 0 &&
    !stays &&
    (wants("cancel") ? wants("move") || kept : kept && !wants("move"))
  )
    instead("move", 0.85, "whenis", "book", "reason", "cancel");
  // 'Can you put my sister's number down too?' books none for her.
  if (/\b(?:put|add|write|note) (?:\S+ ){1,4}(?:number|phone)\b/.test(text)) without("forother", "book");
  // 'Can somebody call my brother back?' books nothing for him.
  if (state.stack.length === 0 && !wants("book") && CALLS_THEM.test(text))
    instead("callback", 0.9, "forother");
  // Plain yes and no are no matter of learning.
  for (const [act, p] of answersOf(text, asked)) {
    if (p === 0) without(act);
    else instead(act, p);
  }
  // 'I don't want to make a fuss', or cross words about this talk, are no complaint about the business.
  if (NO_COMPLAINT.test(text) || (state.stack.length > 0 && OF_THE_TALK.test(text))) without("complaint");
  const clauses: Clause[] = understood.clauses.map((said, i) => ({ words: said, acts: byClause[i]! }));
  const { questions, wishes } = questionsIn(state, { words, clauses }, heardActs);
  const asks = questions.flatMap((each) => each.clauses);
  onlyAsks(state, questions, clauses, heardActs);
  const rest = clauses.filter((each) => !asks.includes(each)).map((each) => each.words);
  // The new day of a move is asked for as its note.
  const guarded = PROTECTED.includes(asked) || (asked === "note" && state.stack.at(-1) === "move");
  const told =
    asks.length > 0 && guarded
      ? rest.join(" ")
      : asked === "name" || asked === "phone"
        ? withoutTail(words)
        : words;
  const values = readValues(context, state, told, plain(told), clauses, heardActs, wishes.length > 0);
  if (asked === "offer" && values.pick && words.split(" ").length <= 4) {
    // 'First' is the first of them.
    heardActs.clear();
    heardActs.set("select", 1);
    for (const clause of clauses) clause.acts = ["select"];
  }
  if (asked === "name" && values.name && words.split(" ").length <= values.name.split(" ").length + 1) {
    // Who was asked for has the first claim on the words: 'Bill Price' asks for nothing.
    delete values.service;
    heardActs.clear();
    heardActs.set("inform", 1);
    for (const clause of clauses) clause.acts = ["inform"];
  }
  return {
    words,
    text,
    acts: heardActs,
    maybe: understood.maybe,
    clauses,
    questions,
    wishes,
    told,
    ...(understood.suspected && { suspected: understood.suspected }),
    values,
    answered: new Set(),
    has: (...any) => any.some((act) => heardActs.has(act)),
  };
}

/** Of one clause the surest question and the surest task count, and others only when they are sure by themselves. */
function meantActs(heard: readonly { act: ActId; p: number; clause: number }[]) {
  return heard.filter(({ act, p, clause }) => {
    const [group] = acts[act];
    if (group === "ask" && p < 0.45 && heard.some((other) => other.clause === clause && other.p > 0.8))
      return false;
    if (group === "ask" && p < 0.5 && heard.some((other) => other.p > 0.85 && acts[other.act][0] === "ask"))
      return false;
    if (p >= SURE || (group !== "ask" && group !== "task")) return true;
    return !heard.some((other) => other.clause === clause && other.p > p && acts[other.act][0] === group);
  });
}
/** An act of this probability stands beside a surer one of its kind. */
const SURE = 0.6;

function readValues(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  text: string,
  clauses: readonly Clause[],
  heardActs: ReadonlyMap<ActId, number>,
  wished: boolean,
): Values {
  const { asked, language } = state;
  const spanish = language === "es";
  const english = spanish ? anglicize(text) : text;
  const number = readPhone(state, english, words);
  const { today, minutes } = clockOf(context);
  const ask = {
    today,
    todayOpen: spansOf(context.desk, today).some(([, close]) => minutes + 30 < close),
    mentioned: state.mentioned,
    loose:
      (asked === "offer" ||
        asked === "day" ||
        asked === "change" ||
        wished ||
        isShortCorrection(asked, english)) &&
      !number.used,
  };
  // Digits that stay over beside a number belong to it: '4 0 8, no, sorry, 4 0 8 5 5 5 ...'.
  let wish =
    asked === "phone" && number.used && !/\b(?:am|pm|o'clock|day)\b|day\b/.test(number.rest)
      ? ""
      : number.used
        ? withoutDigits(number.rest)
        : number.rest;
  // 'All correct, but Saturday' leaves no Saturday out.
  if (wished && asked === "confirm") wish = wish.replace(/\bbut\b/g, " ");
  let deadline: string | undefined;
  // Letters that spell a name are no day.
  wish = wish.replace(/(?<![\p{L}\p{N}'])(?:\p{L} ){3,}\p{L}?(?![\p{L}\p{N}'])/gu, " ");
  const event = EVENT.exec(wish);
  if (event) {
    const near = wish
      .slice(event.index)
      .split(" ")
      .slice(0, 8)
      .join(" ")
      .replace(/\b(?:can|could|so|and|but|do)\b.*$/, "");
    const told = whenHeard(near, { ...ask, loose: false }).days;
    deadline = told.days[0] ?? told.from;
    if (deadline) wish = wish.replace(near, " ");
  }
  const open = asked === "nothing" || asked === "anything-else" || asked === "service";
  for (const { words: said, acts: own } of clauses) {
    const each = spanish ? anglicize(plain(said)) : plain(said);
    if (own.some((a) => WISH.includes(a))) continue;
    // 'It was 101 this morning', beside a time that is taken, is none.
    if (TOLD.test(each)) wish = wish.replace(each, " ");
    if (
      (own.includes("reason") && asked !== "day") ||
      (PAST.test(each.replace(HAS_ONE, " ")) && (open || own.some((a) => BACKGROUND.includes(a))))
    )
      wish = wish.replace(each, " ");
  }
  const when = whenHeard(withoutIncidental(wish).trim(), ask);
  const whom = relationHeard(text);
  const forOther =
    state.whom !== undefined || (whom !== undefined && (heardActs.has("forother") || heardActs.has("book")));
  // What a name would change is not told by the way.
  const awaited =
    !state.slots.name ||
    ["name", "change"].includes(asked) ||
    heardActs.has("deny") ||
    heardActs.has("correct");
  const told =
    awaited && !(OF_SELF.test(words) && (forOther || OF_ANOTHER.test(words))) ? plainName(words) : undefined;
  const heardName =
    (["service", "day", "offer"].includes(asked) && !/\b(?:name|nombre|llamo|this is|I'm|soy)\b/.test(words)
      ? undefined
      : spelledAnywhere(words)) ??
    told ??
    nameHeard(words, {
      asked:
        (asked === "name" && (!strongOther(heardActs) || NAMED_FIRST.test(words))) ||
        // 'No, it's O'Dea, O apostrophe D E A.'
        ((asked === "confirm" || asked === "change" || asked === "phone") && LETTERS.test(text)) ||
        // 'No, it's Lucia Brand.'
        ((asked === "confirm" || (asked === "anything-else" && heardActs.has("correct"))) &&
          /^(?:oh |no |um )*(?:no|nope|actually|sorry|wait|shoot)\b/i.test(words) &&
          PUT_RIGHT.test(words)),
      of: forOther
        ? "other"
        : asked === "name" || asked === "change" || heardActs.has("deny")
          ? "any"
          : "caller",
    }) ??
    (number.phone ? nameBeforeNumber(words) : undefined);
  const name = heardName && !namesNobody(context, heardName) ? withoutEcho(heardName) : undefined;
  const service = serviceHeard(
    context.desk,
    // 'No, whitening!' wants it; 'no whitening' does not.
    plain(words.replace(/\bno[,.!;]+ /gi, "; "))
      .replace(WORKS, " ")
      .replace(IS_NOT, " ")
      .replace(ROAD, " "),
  )?.id;
  const first = asked === "name" && heardActs.has("refuse") ? FIRST_ONLY.exec(words)?.[1] : undefined;
  // 'Is the first one free?' takes none.
  const stated = words.split(/(?<=[.!?])\s+/).filter((sentence) => !/\?\W*$/.test(sentence));
  const pick = state.offered.length > 0 ? pickHeard(plain(stated.join(" "))) : undefined;
  return {
    ...when,
    digits: number.digits,
    ...(number.phone && { phone: number.phone }),
    ...(service && { service }),
    ...((name ?? first) && { name: name ?? first! }),
    ...(pick && { pick }),
    ...(whom && { whom }),
    ...(deadline && deadline > today && { deadline: addDays(deadline, -1) }),
  };
}

const PUTS_RIGHT = /(?<!\p{L})(?:no,? wait|i mean|i meant|scratch that|correction|digo|perd[oó]n)(?!\p{L})/iu;
/** 'No wait, not two, three', said of what was read back or is done. */
const isShortCorrection = (asked: DialogueState["asked"], text: string): boolean =>
  (asked === "confirm" || asked === "anything-else") &&
  text.split(" ").length <= 7 &&
  PUTS_RIGHT_SHORTLY.test(text);
const PUTS_RIGHT_SHORTLY =
  /^(?:oh |no |um |hang on )*(?:actually|wait|sorry|no|not|make (?:it|that)|i meant)\b/;
/** Somebody who tells their own name beside that of whoever comes. */
const OF_SELF = /(?<!\p{L})(?:I'm|I am|[Mm]y (?:own )?name|[Tt]his is|[Ss]oy|[Mm]e llamo)(?!\p{L})/u;
const OF_ANOTHER = /(?<!\p{L})(?:(?:his|her|their) name|se llama|the (?:patient|kid|child))(?!\p{L})/iu;
/** 'I work until three' names no matter of employment. */
const WORKS =
  /\b(?:(?:i|he|she|we) works?|(?:yo )?trabajo) (?=until|till|til|on|from|at|days|nights|late|hasta|de|los|en|por)\b/g;
/** 'It's not a crown, it's a denture'. */
const IS_NOT = /(?<=\b(?:no|it's|its|that's|is|dear|\.) )not (?:for )?(?:an? |the )?\p{L}+/gu;
/** A bridge that is driven over is none of the teeth. */
const ROAD = /\b(?:on|over|across|near|under|off|to) the (?:\S+ )?bridge\b/g;
const EXPECTED =
  /\b(?:supposed to be (?:there|in|with you)|(?:i've got|i have|i got|have) (?:a|an|my) (?:\S+ ){0,3}(?:appointment|thirty|fifteen|o'clock|cleaning|check-?up|\d\d?(?::\d\d)?)|(?:i've got|i have|i had|he has|she has|we have|(?:he|she)'s got|we've got) (?:a|an|my|the) (?:\S+ ){1,2}(?:on|at|for|this|next|tomorrow|today)|my (?:\S+ )?(?:appointment|cleaning)|expecting me)\b/;
const CANNOT =
  /\b(?:can't|cannot|can not|won't be able to|not (?:going to be |gonna be )?able to|couldn't) (?:do|make|keep|come|attend)\b/;
/** Wishes for another time, whatever the verb. */
const OTHER_DAY =
  /\b(?:instead|another|other (?:day|time)|(?:can|could|may) (?:it|i|we|you|that) (?:be|come|do|have|get|make|move|put)|week after|later|next week|following|new time|what (?:else|other)|anything|something)\b/;
const CANCELS = /\b(?:cancel\p{L}*|call (?:it|that) off|take me off|anul\p{L}*)(?!\p{L})/u;
const CALLS_THEM =
  /\b(?:somebody|someone|you|they|anyone|anybody|the (?:doctor|nurse|lawyer|office))(?: please| to| can| could)? (?:call|ring|phone) (?:my (?!cell|phone|house|number|work|mobile|home)\p{L}+(?:-in-law)?|him|her|them)\b/u;
const HELD_UP =
  /\b(?:nothing's moving|nothing is moving|traffic|stuck (?:on|behind|at)|standstill|(?:accident|wreck|crash) (?:on|up|ahead))\b/;
const KEEPS_WHAT =
  /^(?:\S+ ){0,3}(?:do|can|will|could|would) (?:i|we) keep\b|(?:puedo|podemos) (?:conservar|quedarme|mantener)/;

/** 'I'd rather not give my last name, Kelly.' */
const FIRST_ONLY =
  /(?:(?:last|full|whole) name|surname|apellido)[,.;]? (?:(?:just|it's|call me|solo|sólo) )*(\p{Lu}\p{L}+)[.!]?$/u;
const PUT_RIGHT = /(?:it's|it is|name is|should be|spelled) \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+(?:,|\.|$)/u;
/** 'Lomax. Gary Lomax. And I don't want a machine'. */
const NAMED_FIRST = /^(?:\p{Lu}\p{L}+[.,] )?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+[.,] /u;
/** A name that is spelled out. */
const LETTERS = /(?<![\p{L}\d'])\p{L}(?:[ .-]+\p{L}(?![\p{L}'])){2,}|\bapostrophe\b/u;

/** 'Another day' is nobody; Doris Day is somebody. */
const NO_ONE =
  /^(?:(?:\p{L}+ )?(?:(?:an)?other|any|this|that|next|some|the|an?|which|what|every|each|same|one|first|last|my|your|new|best|good|better|different|earlier|later|whole|(?:mon|tues|wednes|thurs|fri|satur|sun)day) )?(?:day|time|week|month|morning|afternoon|evening|appointment|visit)s?$/iu;
/** 'The last name is spelled wrong' names nobody. */
export const MISSPELLED = /^(?:(?:mis)?spel(?:led|t)|wrong|incorrect|equivocad[oa])(?!\p{L})/iu;
/** 'It's for Invisalign', 'put me down for another day': what the desk offers, and time, are nobody's name. */
export const namesNobody = ({ desk }: DialogueContext, name: string): boolean =>
  NO_ONE.test(name) ||
  MISSPELLED.test(name) ||
  // 'It's Mr Pell I work with.'
  (/^(?:mr|mrs|ms|dr|doctora?|attorney)\.? /i.test(name) &&
    desk.staff.some((person) => person.heard.includes(plain(name).split(" ").at(-1)!))) ||
  (!name.includes(" ") && (NOBODY.test(name) || serviceHeard(desk, plain(name)) !== undefined));

/** 'Nell Fox, 269 555 0105'. */
const nameBeforeNumber = (words: string): string | undefined => {
  const before =
    /((?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Lu}[\p{L}'-]+)[,.]?(?: (?:and |y )?(?:my|mi|the|el) (?:\p{L}+ )?(?:tel[eé]fono|n[uú]mero|celular|number|phone|cell|mobile)(?:'s| is| es)?)? \+?\(?\d{3}/u.exec(
      words,
    )?.[1];
  return before && nameHeard(before, { asked: true });
};

/** A turn that is surely something else than the name that was asked for. */
const OTHER: readonly ActId[] = [
  "repeat",
  "hold",
  "drop",
  "refuse",
  "dontknow",
  "deny",
  "frustrated",
  "person",
  "check",
  "bye",
];
const strongOther = (acts: ReadonlyMap<ActId, number>): boolean =>
  [...acts].some(([act, p]) => OTHER.includes(act) && p > 0.8);

function readPhone(state: DialogueState, all: string, words: string) {
  const { asked, digits, slots } = state;
  const known = slots.phone?.value;
  const loose =
    asked === "phone" || digits !== "" || (asked === "change" && /\b(?:number|phone)\b/.test(all));
  // A member's number or a date of birth is none to call.
  const own = words.replace(OWN_NUMBER, " ");
  const read = (said: string): string => (state.language === "es" ? anglicize(plain(said)) : plain(said));
  const text = own === words ? all : read(own);
  const again =
    known && (asked === "confirm" || asked === "change" || asked === "phone" || asked === "anything-else")
      ? endPutRight(text, known)
      : endPutRight(text, undefined);
  if (again) return { ...again, used: true };
  // 'It ends in three four. Two one two ...': a whole number in a sentence of its own comes before the rest, and the last
  // of those that somebody puts right before all.
  const parts = sentencesOf(own)
    .flatMap((each) => each.split(PUTS_RIGHT))
    .map((each) => phoneHeard(read(each), "", loose));
  const whole =
    (parts.length > 1 ? parts.findLast(({ phone }) => phone) : undefined) ?? toBeUsed(own, read, loose);
  const heard = whole
    ? { ...whole, rest: parts.map((each) => each.rest).join(" ") }
    : phoneHeard(text, digits, loose);
  // '10:30' and '3 pm' are times, whatever was asked.
  // 'And she'd have eleven thirty then?' gives no number.
  const least = heard.rest.split(" ").filter(Boolean).length > 3 ? 5 : 3;
  const few = heard.digits.length - digits.length < least && digits === "" && !heard.phone;
  if (few || (!heard.phone && /\d:\d\d|\b(?:am|pm|o'clock)\b/.test(text)))
    return { digits, rest: text, used: false };
  return { ...heard, used: heard.phone !== undefined || heard.digits !== digits };
}

/** 'That's the office, but use my cell': of two whole numbers in a sentence the one that is to be called. */
function toBeUsed(words: string, read: (said: string) => string, loose: boolean): PhoneHeard | undefined {
  const parts = words
    .split(/(?<=[;,])\s+|\s(?=(?:but|and|or|pero|y|o)\s)/u)
    .map((each) => ({ each, ...phoneHeard(read(each), "", loose) }));
  if (parts.filter(({ phone }) => phone).length < 2) return undefined;
  return parts.find(
    ({ each, phone }, at) =>
      phone &&
      (TO_BE_USED.test(each) || (!parts[at - 1]?.phone && TO_BE_USED.test(parts[at - 1]?.each ?? ""))),
  );
}
const TO_BE_USED =
  /(?<!\p{L})(?:use|call|try|text|reach|best|better|my (?:own |personal )?(?:cell|mobile)|llam\p{L}*|mejor|celular)(?!\p{L})/iu;

/** True when the turn carried any value. */
export const saysValue = ({ values }: Heard, state: DialogueState): boolean =>
  saysWhen(values) ||
  values.service !== undefined ||
  values.name !== undefined ||
  values.phone !== undefined ||
  values.pick !== undefined ||
  (values.digits !== "" && values.digits !== state.digits);
