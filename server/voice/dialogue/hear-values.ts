import type { ActId } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { namesOnlyWhen } from "./another-time.ts";
import { clockOf, type DialogueContext } from "./context.ts";
import type { Clause, Values } from "./heard.ts";
import { readPhone } from "./hear-phone.ts";
import { spansOf } from "./hours.ts";
import { sentencesOf } from "./note-words.ts";
import { namesNobody } from "./names-nobody.ts";
import { addDays } from "./readers/calendar.ts";
import { withoutIncidental } from "./readers/incidental.ts";
import { namePutRight } from "./readers/name-put-right.ts";
import { nameHeard, spelledAnywhere, withoutEcho } from "./readers/name.ts";
import { relationHeard } from "./readers/relation.ts";
import { phoneHeard, withoutDigits } from "./readers/phone.ts";
import { corrected } from "./readers/corrections.ts";
import { pickHeard } from "./readers/pick.ts";
import { isName, NAME_PART, plainName } from "./readers/plain-name.ts";
import { serviceHeard } from "./readers/service.ts";
import { anglicize } from "./readers/spanish.ts";
import { plain } from "./readers/text.ts";
import { wayHeard } from "./readers/way.ts";
import { whenHeard } from "./readers/when.ts";

const ALONE = new RegExp(`^${NAME_PART} ${NAME_PART}$`, "u");
/** Reads the values of a turn. @param words without what was asked  @param wished whether a question names a day or time */
export function readValues(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  text: string,
  clauses: readonly Clause[],
  heardActs: ReadonlyMap<ActId, number>,
  wished: boolean,
  allWords: string,
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
      asked === "offer" ||
      asked === "day" ||
      ((asked === "change" ||
        wished ||
        (state.slots.time !== undefined && namesOnlyWhen(words, language)) ||
        isShortCorrection(asked, english)) &&
        !number.used),
  };
  // Digits that stay over beside a number belong to it: '4 0 8, no, sorry, 4 0 8 5 5 5 ...'.
  let wish =
    asked === "phone" &&
    number.used &&
    !/\b(?:am|pm|o'clock|day|mornings?|afternoons?|evenings?|noon|before|after|week|tomorrow|today|lunch)\b|day\b/.test(
      number.rest,
    )
      ? ""
      : number.used
        ? withoutDigits(number.rest)
        : number.rest;
  // 'Three thirty. Marianne Healy, 541 555 0103': the first sentence is no part of the number.
  if (number.phone && ["offer", "day"].includes(asked)) {
    const read = (said: string) => (spanish ? anglicize(plain(said)) : plain(said));
    const parts = words.split(/(?<=[.,;!?])\s+/);
    const own = parts.filter((each) => !phoneHeard(read(each), "", false).phone);
    if (own.length === parts.length - 1) wish = own.map(read).join(" ");
  }
  let deadline: string | undefined;
  // Letters that spell a name are no day.
  wish = wish.replace(/(?<![\p{L}\p{N}'])(?:\p{L} ){3,}\p{L}?(?![\p{L}\p{N}'])/gu, " ");
  // 'Lindh, with an h' is no hour.
  wish = wish.replace(/(?<!\p{L})(?:with|without|not|silent) an? (?:double )?\p{L}(?!\p{L})/gu, " ");
  wish = wish.replace(NOTICE, " ");
  // 'Silas is seven', of one who comes.
  const comes = [state.slots.name?.value, ...(state.names ?? [])].flatMap(
    (each) => each?.split(" ")[0] ?? [],
  );
  if (comes.length > 0) wish = wish.replace(agesOf(comes), " ");
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
    // 'No, nothing like that right now', to a question of danger, wishes for no day.
    if (asked === "alarm" && own.includes("deny")) wish = wish.replace(each, " ");
    // 'It was 101 this morning', beside a time that is taken, is none.
    if (TOLD.test(each)) wish = wish.replace(each, " ");
    if (
      (own.includes("reason") && !own.includes("cancel") && asked !== "day") ||
      (PAST.test(each.replace(HAS_ONE, " ")) && (open || own.some((a) => BACKGROUND.includes(a))))
    )
      wish = wish.replace(each, " ");
  }
  const when = whenHeard(withoutIncidental(wish).trim(), ask);
  // 'Tuesday', said on a Tuesday: who means this one says today.
  if (!TODAY.test(text) && state.offered.length === 0)
    when.days.days = when.days.days.map((day) =>
      day === today && when.days.bare.includes(day) ? addDays(day, 7) : day,
    );
  const whom = relationHeard(text);
  const forOther =
    state.whom !== undefined || (whom !== undefined && (heardActs.has("forother") || heardActs.has("book")));
  // What a name would change is not told by the way.
  const awaited =
    !state.slots.name ||
    ["name", "change"].includes(asked) ||
    heardActs.has("deny") ||
    heardActs.has("correct");
  const plainly =
    awaited && !(OF_SELF.test(words) && (forOther || OF_ANOTHER.test(words))) ? plainName(words) : undefined;
  // 'Helen Brandt B-R-A-N-D-T' is two words.
  const told = plainly && SPELLED.test(plainly) ? nameHeard(plainly, { asked: true }) : plainly;
  const known = state.slots.name?.value;
  const putRight =
    known && asked !== "name" && state.whom === undefined && state.more === 0
      ? namePutRight(known, words)
      : undefined;
  const heardName =
    putRight ??
    (["service", "day", "offer"].includes(asked) && !/\b(?:name|nombre|llamo|this is|I'm|soy)\b/.test(words)
      ? undefined
      : ofNoBusiness(spelledAnywhere(words), words)) ??
    told ??
    (asked === "name" && TWO_CAPITALS.test(words) && !namesOnlyWhen(words, language)
      ? words.replace(/[.!\s]+$/, "")
      : undefined) ??
    nameHeard(words.replace(BELOW, " "), {
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
    (number.phone ? nameBeforeNumber(words) : undefined) ??
    (forOther ? OF_KIN.exec(words)?.[1] : undefined);
  // '..., Rosalind Chu, can Dr. Marsh see me tomorrow?': two names between commas are who calls.
  const alone =
    state.slots.name || whom || heardName
      ? undefined
      : clauses
          .map((each) => each.words.replace(/[,.]$/, ""))
          .find((each) => ALONE.test(each) && isName(each));
  const name =
    alone && !namesNobody(context, alone)
      ? alone
      : heardName && !namesNobody(context, heardName) && !namesOnlyWhen(heardName, language)
        ? withoutEcho(heardName)
        : undefined;
  // 'A whitening, no, sorry, a check-up' wants the second; 'no whitening' wants none.
  const service = words
    .split(OTHER_SERVICE)
    .map((each) => plain(each).replace(WORKS, " ").replace(IS_NOT, " ").replace(ROAD, " "))
    .map((each) => serviceHeard(context.desk, each)?.id)
    .findLast(Boolean);
  const first = asked === "name" && heardActs.has("refuse") ? FIRST_ONLY.exec(words)?.[1] : undefined;
  // 'Is the first one free?' takes none.
  const stated = words
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !/\?\W*$/.test(sentence) || /\b(?:closest|nearest)\b/i.test(sentence));
  const pick =
    state.offered.length > 0
      ? stated
          .flatMap((each) => corrected(plain(each)))
          .map(pickHeard)
          .findLast(Boolean)
      : undefined;
  const way = sentencesOf(allWords)
    .map((each) => wayHeard(plain(each), asked === "how"))
    .findLast(Boolean);
  return {
    ...when,
    digits: number.digits,
    ...(number.phone && { phone: number.phone }),
    ...(number.numbers && { numbers: number.numbers }),
    ...(service && { service }),
    // 'Ava's my daughter' names Ava.
    ...((name ?? first) && { name: (name ?? first!).replace(/['’]s$/u, "") }),
    ...(pick && { pick }),
    ...(whom && { whom }),
    ...(way && { way }),
    ...(deadline && deadline > today && { deadline: addDays(deadline, -1) }),
  };
}

/** 'I'm calling from Delacroix Reporting, D-E-L-A-C-R-O-I-X' spells no person's name. */
const ofNoBusiness = (name: string | undefined, words: string): string | undefined =>
  name &&
  new RegExp(
    `(?<!\\p{L})(?:from|with|at|de parte de) (?:the )?${name.split(" ")[0]!.replace(/[^\p{L}]/gu, ".")}`,
    "iu",
  ).test(words)
    ? undefined
    : name;
/** 'Perrin Vale.', whatever else the words of it mean. */
const TWO_CAPITALS =
  /^(?!(?:Yes|No|Oh|Okay|Ok|Well|Thank|Thanks|Good|Sure|Just|Sí|Bueno|Hola|Claro) )\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}[.!]?$/u;
const agesOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${names.map((each) => plain(each).replace(/[^\p{L}]/gu, ".")).join("|")})(?:'s| is|,) (?:he's |she's |only |just |almost |about |turning )*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen)(?! ?(?:o'clock|[ap]m|\\d|thirty|fifteen))`,
    "gu",
  );
const SPELLED = /(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/u;
/** 'I'm under sinks all day.' */
const BELOW = /(?<=(?:'m|'re|'s|am|are|is) )under(?= \p{Ll})/giu;
/** 'My husband Arjun Raman'. */
const OF_KIN = /(?<!\p{L})(?:[Mm]y|[Mm]i) \p{Ll}+ (\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+)(?!['’]s)/u;
const TODAY =
  /(?<!\p{L})(?:today|tonight|right now|this (?:morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|hoy|ahora|est[ea] (?:mañana|tarde|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado))(?!\p{L})/u;
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
const OTHER_SERVICE =
  /(?<!\p{L})(?:no|sorry|wait|actually|i meant?|digo|perd[oó]n|mejor)[,.!;]+ |(?<!\p{L})(?:no (?:sorry|wait|i meant?)|sorry|wait|i meant?|scratch that|no(?= (?:an?|una?) )|digo|perd[oó]n) /iu;
/** 'It's not a crown, it's a denture'. */
const IS_NOT = /(?<=\b(?:no|it's|its|that's|is|dear|\.) )not (?:for )?(?:an? |the )?\p{L}+/gu;
/** 'He wants us out in thirty days', 'they gave me a week': what somebody else allows. */
const NOTICE =
  /\b(?:wants?|gave|gives?|giving|told|says?|said|allow\p{L}*|got|have|has) (?:(?:me|us|him|her|them|only) (?:\S+ ){0,3}?|(?:that )?(?:i|we|you) (?:only |just )?(?:have|get|got) |(?<=\b(?:it|that|which|letter|notice|papers?|summons|they) (?:says?|said|gives?|gave|allows?) ))(?:in |within |for |until |till )?(?:an? |the )?\S+ (?:more )?(?:days?|weeks?|months?)\b/gu;
/** A bridge that is driven over is none of the teeth. */
const ROAD = /\b(?:on|over|across|near|under|off|to) the (?:\S+ )?bridge\b/g;
/** Days of something else: an event that comes, or what has happened. */
const EVENT =
  /\b(?:my (?:visa|lease|coverage|insurance)|wedding|party|trip|flight|cruise|vacation|court (?:date|day)|hearing|trial|exam|interview|prom|graduation|reunion|birthday|closing|deadline|tournament|season|expires?|runs? out|(?:is|are|'s|'re) due|(?:i'm|i am|we're|we) (?:leav(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|going away|out of town)|going out of town|leav(?:e|ing) town|boda|viaje|fiesta|examen|graduación)\b/;
const PAST =
  /\b(?:did|happened|since|last|was|were|broke|fell|started|got|went|came|had|passed|died|bit|told me|called me|on me|ago|pulled|left|yesterday|hizo|desde|pasado|fue|empezó)\b/;
/** What is to come, however it is told. */
const HAS_ONE =
  /(?:'s|'ve|\bhas|\bhave) got(?! (?:worse|bad|hurt|bit|hit|sick)\b)|\bif (?:you|they) got\b|\bhad (?:an?|my|our|one) (?:\S+ ){0,2}?(?:appointment|consult\p{L}*|visit|meeting|cleaning|check-?up|physical|call|on|at)(?!\p{L})|\b(?:was|were) (?:meant|supposed|due|going|scheduled|booked)\b|'s (?:come|got)\b/gu;
const TOLD =
  /\b(?:had|was|were|did|started|got|woke|took|threw|came)\b.*\b(?:this morning|last night|yesterday|overnight)\b/;
const BACKGROUND: readonly ActId[] = ["reason", "complaint", "billing", "returning", "casestatus", "results"];
const WISH: readonly ActId[] = ["book", "avail", "move", "select", "correct", "inform"];

/** 'I'd rather not give my last name, Kelly.' */
const FIRST_ONLY =
  /(?:(?:last|full|whole) name|surname|apellido)[,.;]? (?:(?:just|it's|call me|solo|sólo) )*(\p{Lu}\p{L}+)[.!]?$/u;
const PUT_RIGHT = /(?:it's|it is|name is|should be|spelled) \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+(?:,|\.|$)/u;
/** 'Lomax. Gary Lomax. And I don't want a machine'. */
const NAMED_FIRST = /^(?:\p{Lu}\p{L}+[.,] )?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+[.,] /u;
/** A name that is spelled out. */
const LETTERS = /(?<![\p{L}\d'])\p{L}(?:[ .-]+\p{L}(?![\p{L}'])){2,}|\bapostrophe\b/u;

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
