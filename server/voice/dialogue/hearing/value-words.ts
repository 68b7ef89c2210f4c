import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { nameHeard } from "../readers/name.ts";
import { namesSomebody } from "../readers/spelled-name.ts";
import { plain } from "../readers/text.ts";

export const TODAY =
  /(?<!\p{L})(?:today|tonight|right now|this (?:morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|hoy|ahora|est[ea] (?:mañana|tarde|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado))(?!\p{L})/u;
/** Somebody who tells their own name beside that of whoever comes. */
export const OF_SELF = /(?<!\p{L})(?:I'm|I am|[Mm]y (?:own )?name|[Tt]his is|[Ss]oy|[Mm]e llamo)(?!\p{L})/u;
export const OF_ANOTHER =
  /(?<!\p{L})(?:(?:his|her|their) name|se llama|the (?:patient|kid|child))(?!\p{L})/iu;
/** 'I work until three' names no matter of employment. */
export const WORKS =
  /\b(?:(?:i|he|she|we) works?|(?:yo )?trabajo) (?=until|till|til|on|from|at|days|nights|late|hasta|de|los|en|por)\b/g;
export const OTHER_SERVICE =
  /(?<!\p{L})(?:no|sorry|wait|actually|i meant?|digo|perd[oó]n|mejor)[,.!;]+ |(?<!\p{L})(?:no,? (?:sorry|wait|hang on|hold on|i meant?)|sorry|wait|hang on|hold on|i meant?|scratch that|no(?= (?:an?|una?) )|digo|perd[oó]n)[,.!;]* /iu;
/** 'It's not a crown, it's a denture'. */
export const IS_NOT = /(?<=\b(?:no|it's|its|that's|is|dear|\.) )not (?:for )?(?:an? |the )?\p{L}+/gu;
/** 'He wants us out in thirty days', 'they gave me a week': what somebody else allows. */
export const NOTICE =
  /\b(?:wants?|gave|gives?|giving|told|says?|said|allow\p{L}*|got|have|has) (?:(?:me|us|him|her|them|only) (?:\S+ ){0,3}?|(?:that )?(?:i|we|you) (?:only |just )?(?:have|get|got) |(?<=\b(?:it|that|which|letter|notice|papers?|summons|they) (?:says?|said|gives?|gave|allows?) ))(?:in |within |for |until |till )?(?:an? |the )?\S+ (?:more )?(?:days?|weeks?|months?)\b/gu;
/** A bridge that is driven over is none of the teeth. */
export const ROAD = /\b(?:on|over|across|near|under|off|to) the (?:\S+ )?bridge\b/g;
const DAY_NAMED =
  "(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \\d{1,2}(?:st|nd|rd|th)";
/** Days of something else: an event that comes, or what has happened. */
const EVENT =
  /\b(?:my (?:visa|lease|coverage|insurance)|(?:be|get|move|moved) (?:all )?out(?: (?:of|the|my|our|here|there|it|apartment|house|place|unit))* by (?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:until|till|til) (?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day to (?:move|get|be|clear) out|desocupar|salirme|salirnos|irnos|mudarnos|desalojar|wedding|funeral|best man|maid of honor|bridesmaid|groomsm[ae]n|(?:are|'re|'m|am|is|be|gonna be) (?:hitt?ing?|headed|heading|off to|jetting|flyin|driving (?:out|up|down|cross)|moving)|honeymoon|getting married|gets married|getting hitched|se casa|party|trip|flight|cruise|vacation|court (?:date|day)|hearing|trial|exam|interview|prom|graduation|reunion|birthday|closing|deadline|tournament|season|expires?|runs? out|(?:is|are|'s|'re) due|(?:i'm|i am|we're|we) (?:leav(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|going away|out of town)|going out of town|leav(?:e|ing) town|boda|viaje|fiesta|examen|graduación)\b/;
const OF_EVENT = new RegExp(
  `\\b(?:${DAY_NAMED})(?:'s| is) (?:the|my|our|his|her|their) (?:\\S+ )?(?:${EVENT.source.slice(2, -2)})`,
);
/** An event that comes, and the words near it that may tell its day: 'I've got a wedding Saturday', 'Saturday's the wedding'. */
export function eventIn(wish: string): { near: string; named: string } | undefined {
  const event = EVENT.exec(wish);
  if (!event) return undefined;
  const from = OF_EVENT.exec(wish)?.[0];
  const rest = wish.slice(event.index);
  const near = rest
    .split(" ")
    .slice(0, 8)
    .join(" ")
    .replace(/\b(?:can|could|so|and|but|do)\b.*$/, "");
  return { near: from ?? near, named: rest.split(" ", 2).join(" ") };
}
export const PAST =
  /\b(?:did|happened|since|last|was|were|broke|fell|started|got|went|came|had|passed|died|bit|told me|called me|on me|ago|pulled|left|yesterday|hizo|desde|pasado|fue|empezó)\b/;
/** What is to come, however it is told. */
export const HAS_ONE =
  /(?:'s|'ve|\bhas|\bhave) got(?! (?:worse|bad|hurt|bit|hit|sick)\b)|\b(?:if )?(?:you|they|y'all|you guys) got\b|\bhad (?:an?|my|our|one) (?:\S+ ){0,2}?(?:appointment|consult\p{L}*|visit|meeting|cleaning|check-?up|physical|call|on|at)(?!\p{L})|\b(?:was|were) (?:meant|supposed|due|going|scheduled|booked)\b|'s (?:come|got)\b/gu;
export const TOLD =
  /\b(?:had|was|were|did|started|got|woke|took|threw|came)\b.*\b(?:this morning|last night|yesterday|overnight)\b/;
export const BACKGROUND: readonly ActId[] = [
  "reason",
  "complaint",
  "billing",
  "returning",
  "casestatus",
  "results",
];
export const WISH: readonly ActId[] = ["book", "avail", "move", "select", "correct", "inform"];

/** 'I'd rather not give my last name, Kelly.' */
export const FIRST_ONLY =
  /(?:(?:last|full|whole) name|surname|apellido)[,.;]? (?:(?:just|it's|call me|solo|sólo) )*(\p{Lu}\p{L}+)[.!]?$/u;
export const PUT_RIGHT =
  /(?:it's|it is|name is|should be|spelled) \p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+(?:,|\.|$)/u;
/** 'Lomax. Gary Lomax. And I don't want a machine'. */
export const NAMED_FIRST = /^(?:\p{Lu}\p{L}+[.,] )?\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+[.,] /u;
/** A name that is spelled out. */
export const LETTERS = /(?<![\p{L}\d'])\p{L}(?:[ .-]+\p{L}(?![\p{L}'])){2,}|\bapostrophe\b/u;

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
export const strongOther = (acts: ReadonlyMap<ActId, number>): boolean =>
  [...acts].some(([act, p]) => OTHER.includes(act) && p > 0.8);

/** 'I'm calling from Delacroix Reporting, D-E-L-A-C-R-O-I-X' spells no person's name. */
export const ofNoBusiness = (name: string | undefined, words: string): string | undefined =>
  name &&
  new RegExp(
    `(?<!\\p{L})(?:from|with|at|de parte de) (?:the )?${name.split(" ")[0]!.replace(/[^\p{L}]/gu, ".")}`,
    "iu",
  ).test(words)
    ? undefined
    : name;
/** 'Perrin Vale.', whatever else the words of it mean. */
export const TWO_CAPITALS =
  /^(?!(?:Yes|No|Oh|Okay|Ok|Well|Thank|Thanks|Good|Sure|Just|Sí|Bueno|Hola|Claro) )\p{Lu}\p{Ll}{2,} \p{Lu}\p{Ll}{2,}[.!]?$/u;
export const agesOf = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${names.map((each) => plain(each).replace(/[^\p{L}]/gu, ".")).join("|")})(?:'s| is|,) (?:he's |she's |only |just |almost |about |turning )*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen)(?! ?(?:o'clock|[ap]m|\\d|thirty|fifteen))`,
    "gu",
  );
/** 'Asha's seven and Dev's nine': who is named with an age. */
export const agedIn = (words: string): string[] => {
  const named = [
    ...words.matchAll(
      /(?<!\p{L})(\p{Lu}\p{Ll}{1,15})(?:['’]s| is) (?:only |just |almost |about )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{Ll}+teen)(?![\p{L}:]| ?(?:o'clock|[ap]\.?m|thirty|fifteen|\d))/gu,
    ),
  ];
  const names = named.map(([, name = ""]) => name).filter((name) => !NO_AGE.test(name));
  return names.length > 1 ? names : [];
};
const NO_AGE = /day$|^(?:It|That|This|He|She|They|There|What|Who|Mine|Today|Tomorrow|Noon|Lunch)$/u;
export const SPELLED = /(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/u;
/** 'I'm under sinks all day.' */
export const BELOW = /(?<=(?:'m|'re|'s|am|are|is) )under(?= \p{Ll})/giu;
/** 'My husband Arjun Raman'. */
export const OF_KIN = /(?<!\p{L})(?:[Mm]y|[Mm]i) \p{Ll}+ (\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+)(?!['’]s)/u;
/** 'No wait, not two, three', said of what was read back or is done. */
export const isShortCorrection = (asked: DialogueState["asked"], text: string): boolean =>
  (asked === "confirm" || asked === "anything-else") &&
  text.split(" ").length <= 7 &&
  PUTS_RIGHT_SHORTLY.test(text);
const PUTS_RIGHT_SHORTLY =
  /^(?:oh |no |um |hang on )*(?:actually|wait|sorry|no|not|make (?:it|that)|i meant)\b/;

/** 'Nell Fox, 269 555 0105'. */
export const nameBeforeNumber = (words: string, first: boolean): string | undefined => {
  const before =
    /((?:\p{Lu}[\p{L}'-]+ ){1,3}\p{Lu}[\p{L}'-]+)[,.]?(?: (?:and |y )?(?:my|mi|the|el) (?:\p{L}+ )?(?:tel[eé]fono|n[uú]mero|celular|number|phone|cell|mobile)(?:'s| is| es)?)? \+?\(?\d{3}/u.exec(
      words,
    )?.[1];
  return before ? nameHeard(before, { asked: true }) : first ? firstBeforeNumber(words) : undefined;
};
/** 'Have them call me. Greg, 555 873 2210', of who has told no name: a first name alone between a full stop and a number. */
const firstBeforeNumber = (words: string): string | undefined => {
  const first =
    /(?:^|[.!,] )(?:(?:[Ii]t's|[Ii]'m|[Tt]his is|[Nn]ame's) )?(\p{Lu}\p{Ll}[\p{L}'-]{1,20})(?:,|\.| at| on)? \(?\d{3}\)?[ .-]?\d{3}/u.exec(
      words,
    )?.[1];
  return first && namesSomebody(first) ? first : undefined;
};
/** 'No, nine thirty', 'sorry, I said ten fifteen': an hour with its minutes, or 'o'clock', behind a no. */
export const NO_HOUR =
  /^(?:no|sorry|actually|wait)(?: (?:i said|make it|it's|at|not that))* ((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?::\d\d| thirty| fifteen| forty five| o'clock))(?!\p{L})/u;
/** 'The week before then', of an event that was told. */
export const WEEK_BEFORE = /\bweek before\b/;
/** '0148', or 'that's the old one', beside a number that is put right. */
export const isNoNumber = (text: string): boolean =>
  !/^(?:(?:it's|its|is|no|sorry|wait|actually|the|my|that's|make it) )*(?:\d{3,}|(?:\d ){2,}\d|(?:the |my )?(?:old|wrong|new|other|right|home|work) one)$/.test(
    text,
  );
