import { capital } from "../../../../content/capital.ts";
import { FOR_A_YES } from "../../../../content/understanding/condition-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import type { Heard, NumberTold } from "./heard.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { NUMBER } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { IN_ENGLISH } from "../people/kin-words.ts";
import { relationHeard, RELATIONS } from "../readers/relation.ts";
import { spokenPhone, writtenPhone } from "../readers/phone.ts";
import { NAME_PART } from "../readers/plain-name.ts";
import { plain } from "../readers/text.ts";

const THING = "(?:(?:own |cell |mobile |home |work |direct |best |main )*(?:number|phone|cell|mobile|line))";
const OWNER = new RegExp(
  `(?<![\\p{L}'])(?:(?<own>mine|my ${THING}|(?:reach|call|text|get) me|el m[ií]o|mi (?:n[uú]mero|tel[eé]fono|celular))` +
    `|(?:my|our|mi|his|her|su) (?:\\p{L}+ )?(?<kin>${RELATIONS})` +
    `|(?:the|my|our) (?<thing>\\p{L}+)['’]s (?=${THING}|fax|is)` +
    "|(?:(?:the|my|our|la) |at (?=work))(?<place>office|work|home|house|shop|store|landline|oficina|casa)" +
    "|(?<pro>(?:his|hers?|theirs?)(?! is \\p{L})|him|ella|[eé]l(?! (?:n|t|c|de|m)))|(?<su>su) (?:n[uú]mero|tel[eé]fono|celular))(?!\\p{L})",
  "giu",
);
const OF_THEM = /^['’]s(?!\p{L})/u;
const NAMED = new RegExp(
  `(?<![\\p{L}'])(?:(?<name>${NAME_PART})'s(?= ${THING}| is| \\(?\\d|,)|(?:call|reach|try|ask for) (?<called>${NAME_PART})|(?:n[uú]mero|tel[eé]fono|celular|[Ee]l) de (?<de>${NAME_PART}))(?!\\p{L})`,
  "gu",
);
/** Whose a number is that was told before: '415 555 0142 is mine', '..., that's my husband's'. */
const AFTER = /^[\s,]*(?:(?:is|es|that's|that is|that one's|which is|for)) [^,.;]*/iu;
/** '415 555 0177 at the office' */
const AT = /^[\s,]*at (?:the|my) \p{L}+/iu;
/** Possessed, and no more than named: 'his cell is', 'el de mi esposo es'. */
const POSSESSED = new RegExp(
  `(?:['’]s|s|his|her|theirs|hers|de \\S+(?: \\S+)?)(?: ${THING})?(?: is|'s| es|:|,)*\\s*$|su \\S+(?: es)?\\s*$|${THING}(?: is|'s|:|,)*\\s*$`,
  "iu",
);

/** The whole numbers of a turn in their order, and whose they are. */
export function numbersIn(words: string, phoneOf: (part: string) => string | undefined): NumberTold[] {
  const found = [...words.matchAll(NUMBER)].flatMap((each) => {
    const phone = phoneOf(each[0]);
    return phone ? [{ phone, from: each.index, to: each.index + each[0].length }] : [];
  });
  let from = 0;
  return found.map(({ phone, ...at }, i) => {
    const before = words.slice(from, at.from);
    const rest = words.slice(at.to, found[i + 1]?.from);
    const after = AFTER.exec(rest)?.[0] ?? "";
    from = at.to + (ownerIn(after) ? after.length : 0);
    const owner = ownerIn(after) ?? ownerIn(before) ?? ownerIn(AT.exec(rest)?.[0] ?? "");
    return { phone, own: owner?.own ?? false, ...(owner?.whose && { whose: owner.whose }) };
  });
}

function ownerIn(words: string): { own: boolean; whose?: string } | undefined {
  const all = [...words.matchAll(OWNER), ...words.matchAll(NAMED)].sort((a, b) => a.index - b.index);
  // 'Use my husband's, he's taking her' is his.
  const kins = all.filter(({ groups }) => groups!["kin"]);
  const possessed = kins.findLast(({ index, 0: told }) => OF_THEM.test(words.slice(index + told.length)));
  const last = possessed && /^(?:her|him|them|ella)$/iu.test(all.at(-1)![0]) ? possessed : all.at(-1);
  if (!last?.groups) return undefined;
  const { own, kin, place, thing, pro, su, name, called, de } = last.groups;
  if (own) return { own: true };
  const whose = (name ?? called ?? de ?? kin ?? place ?? thing ?? pro ?? su)!;
  return { own: false, whose: (name ?? called ?? de) ? whose : whose.toLowerCase() };
}

/** Whose the one number of a turn is that is only told beside the caller's own: 'Margaret's number is ...'. */
function othersIn(words: string, [only, ...more]: readonly NumberTold[]): string | undefined {
  if (!only?.whose || more.length > 0) return undefined;
  const [before = "", after = ""] = words.split(NUMBER);
  if (placeIn(words)) return only.whose;
  return (POSSESSED.test(before) || AFTER.test(after)) && !USED.test(words) ? only.whose : undefined;
}
/** It takes the place of the one that was told. */
const USED = /(?<!\p{L})(?:use|call|reach|instead|mejor|llam\p{L}+)(?!\p{L})/iu;

/** Where another's number stands beside the caller's. */
type Place = "first" | "instead" | "later";
const PLACES: Record<Place, string> = {
  first: ", call first",
  instead: ", call this one",
  later: ", if nobody answers",
};
const WHO = `(?<who>me|mine|my ${THING}|him|hers?|his|them|that(?: one)?|(?:my|the) \\p{L}+(?:'s)?|\\p{L}+(?:'s)?)`;
const FIRST = [
  new RegExp(
    `(?<!\\p{L})(?:call|try|ring|use|reach|text|contact|start with|dial) ${WHO}(?: ${THING}| one)?,? first(?!\\p{L})`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?<who>mine|his|hers|theirs|\\p{L}+'s)(?: ${THING}| one)?,? (?:comes |goes |is )?first(?!\\p{L})`,
    "iu",
  ),
  /(?<!\p{L})(?:ll[aá]m|marqu|intent|busqu)\p{L}*(?: primero)? (?:al? )?(?<who>m[ií]o|(?:de )?(?:mi \p{L}+|[eé]l|ella|\p{L}+))(?= primero|(?<=primero .*)(?!\p{L}))/iu,
  /(?<!\p{L})primero (?:al? )?(?<who>m[ií]o|(?:de )?(?:mi \p{L}+|[eé]l|ella))(?!\p{L})/iu,
];
const INSTEAD =
  /(?<!\p{L})not (?:me|mine)(?!\p{L})|(?<!\p{L})(?:don't|do not|no need to) call (?:me|mine)(?!\p{L})|(?<!\p{L})no a m[ií](?!\p{L})/iu;
const NO_ANSWER =
  /(?<!\p{L})(?:if|in case) (?<who>i|he|she|they|that|nobody|no one|it)(?:'m| am|'s| is)? (?:not |don't|doesn't|can't|isn't|won't|aren't)|(?:if|in case) you (?:can't|don't|cannot) (?:reach|get|find) (?<whom>me|him|her|them)|(?<!\p{L})(?:por )?si (?<yo>no (?:contesto|estoy|puedo))|as a back-?up|por si acaso/iu;
const ONESELF = /^(?:i|me|mine|my .*|m[ií]o|a m[ií])$/iu;

/** Which of the two comes first, as a turn says it: of the other's number. */
export function placeIn(words: string): Place | undefined {
  if (FOR_A_YES.test(words)) return undefined;
  const kin = new RegExp(`^my (?:${RELATIONS})`, "iu");
  const own = (who = "") => ONESELF.test(who) && !kin.test(who);
  for (const each of FIRST) {
    const who = each.exec(words)?.groups?.["who"];
    if (who) return own(who) ? "later" : "first";
  }
  if (INSTEAD.test(words)) return "instead";
  const none = NO_ANSWER.exec(words);
  if (!none) return undefined;
  const who = none.groups?.["who"] ?? none.groups?.["whom"];
  return who && /^(?:he|she|they|him|her|them)$/i.test(who) ? "first" : "later";
}
/** Words without the pieces that tell only numbers, whose they are and which comes first: these have their rows. */
export function withoutNumbers(words: string): string {
  const pieces = words.split(/(?<=[,;.!?])\s+|\s(?=(?:and|but|or|y|pero|o)\s)/iu);
  const left = pieces.filter((piece) => {
    if (piece.search(NUMBER) < 0 && !placeIn(piece)) return true;
    const told = [...FIRST, INSTEAD, ANSWERS, OWNER, NAMED, new RegExp(THING, "giu"), NUMBER, /primero/giu];
    return contentOf(told.reduce((rest, each) => rest.replace(each, " "), piece)).length > 0;
  });
  return left.length === pieces.length ? words : left.join(" ").replace(/^(?:and|but|or|y|pero|o) /iu, "");
}
const ANSWERS = /(?<!\p{L})(?:if|in case|por si|si)(?!\p{L}).*$/iu;

const ROW = /^(?<whose>[\p{L}' -]+?)(?:['’]s)? number$/u;
const MALE =
  /^(?:husband|hubby|(?:step|god)?son|(?:step)?father|dad|boyfriend|boy|(?:step)?brother|uncle|grandson|grandfather|grandpa|nephew)/iu;
const FEMALE =
  /^(?:wife|(?:step|god)?daughter|(?:step)?mother|mom|mum|girlfriend|girl|(?:step)?sister|aunt|granddaughter|grandmother|grandma|niece)/iu;

/** Writes a number down that is somebody else's, and where it stands. */
function noteNumber(state: DialogueState, words: string, whose: string, phone: string, place?: Place): void {
  const label = labelOf(state, whose, words);
  state.notes = withRow(state.notes, label, `${writtenPhone(phone)}${place ? PLACES[place] : ""}`).slice(-6);
}
function labelOf({ whom, slots }: DialogueState, told: string, words: string): string {
  // 'Gus's number' may have been noted as whose it is.
  const whose = told.replace(/['’]s$/u, "");
  const named = relationHeard(plain(words)) ?? whom ?? "";
  const kin = IN_ENGLISH[named] ?? named;
  const him = /^(?:his|him|él|el)$/iu.test(whose);
  const her = /^(?:hers?|ella)$/iu.test(whose);
  if ((him && MALE.test(kin)) || (her && FEMALE.test(kin)) || (whose === "su" && kin && kin !== "other"))
    return `${capital(kin)}'s number`;
  if (him || her) return `${him ? "His" : "Her"} number`;
  if (/^theirs?$|^su$/iu.test(whose))
    return slots.name && whom ? `${slots.name.value.split(" ")[0]}'s number` : "Their number";
  if (/^(?:other|office|work|home|house|shop|store|landline|oficina|casa)$/u.test(whose))
    return `${capital(IN_ENGLISH[whose] ?? whose)} number`;
  return `${capital(IN_ENGLISH[whose] ?? whose)}'s number`;
}

/**
 * Writes down the numbers of a turn that are somebody else's, and which is tried first; what is left is the caller's own.
 * True when it did.
 */
export function takeNumbers(state: DialogueState, { values, told, acts }: Heard): boolean {
  const { numbers = [], phone } = values;
  const place = placeIn(told);
  const others = numbers.filter((each) => each.phone !== phone);
  for (const each of others) noteNumber(state, told, each.whose ?? "other", each.phone, place);
  if (!phone || others.length > 0) return others.length > 0 || (!phone && putInOrder(state, place));
  const before = state.slots.phone?.value;
  const whose = othersIn(told, numbers);
  const [former] = rowsOf(state.notes, OF);
  if (before && before !== phone && (whose || (former && numbers[0]?.own))) {
    // The one that was told first was another's, and this is the caller's own.
    if (whose) noteNumber(state, told, whose, phone, place);
    else noteNumber(state, "", former!, before, place);
    state.notes = state.notes.filter((each) => whose || !each.startsWith(`${OF}: `));
    if (whose) delete values.phone;
    // It puts nothing right.
    for (const act of ["deny", "correct"] as const) acts.delete(act);
    return true;
  }
  state.notes = state.notes.filter((each) => !each.startsWith(`${OF}: `));
  const [only] = numbers;
  // 'Call Gus first, he's 802 555 0122': his, and the caller's own is still to be told.
  if (only?.whose && numbers.length === 1 && state.asked !== "phone" && HE_IS.test(told.split(NUMBER)[0]!)) {
    noteNumber(state, told, only.whose, phone, place);
    delete values.phone;
    return true;
  }
  if (only?.whose && numbers.length === 1 && POSSESSED.test(told.split(NUMBER)[0]!)) {
    const label = labelOf(state, only.whose, told).replace(/ number$/, "");
    state.notes = withRow(state.notes, OF, label.charAt(0).toLowerCase() + label.slice(1)).slice(-6);
  }
  return false;
}
const HE_IS = /(?<!\p{L})(?:he|she)(?:['’]s| is)(?: (?:at|on))?[\s:,]*$/iu;
/** Whose the number to call is, where it is not the caller's. */
const OF = "The number is";

/** 'Call him first', once both numbers are known. True when it changed where one stands. */
function putInOrder(state: DialogueState, place: Place | undefined): boolean {
  const { notes } = paperIn(state);
  const at = notes.findLastIndex((each) => ROW.test(each.split(": ")[0]!));
  if (!place || at < 0) return false;
  const before = notes[at]!;
  notes[at] = before.replace(/(?:, (?:call|if) .*)?$/u, PLACES[place]);
  return notes[at] !== before;
}
/** What is under way, or what was filed last. */
function paperIn(state: DialogueState): { notes: string[]; phone: string } {
  const last = state.stack.length === 0 ? lastWritten(state) : undefined;
  return last ?? { notes: state.notes, phone: state.slots.phone?.value ?? "" };
}

/** The number to call, and those of others in the order in which they are tried. */
export function spokenNumbers(state: DialogueState): string {
  const { notes, phone } = paperIn(state);
  const own = spokenPhone(phone);
  const es = state.language === "es";
  return notes.reduce((said, each) => {
    const [label = "", value = ""] = each.split(": ");
    const whose = ROW.exec(label)?.groups?.["whose"];
    const phone = /^\(\d{3}\) \d{3}-\d{4}/.exec(value)?.[0];
    if (!whose || !phone) return said;
    const theirs = possessed(whose, es);
    const other = spokenPhone(phone);
    if (value.endsWith(PLACES.first))
      return es
        ? `${said}, pero primero ${theirs}, ${other}`
        : `${theirs} first, ${other}, then yours, ${said}`;
    if (value.endsWith(PLACES.instead))
      return es
        ? `${said}, pero llamando ${theirs}, ${other}`
        : `${theirs}, ${other}, and not yours, ${said}`;
    if (value.endsWith(PLACES.later)) return `${said}, ${es ? "y si no," : "then"} ${theirs}, ${other}`;
    return `${said}, ${es ? "y" : "and"} ${theirs}, ${other}`;
  }, own);
}
function possessed(whose: string, es: boolean): string {
  const kin = new RegExp(`^(?:${RELATIONS})$`, "iu").test(whose) ? whose.toLowerCase() : undefined;
  if (es) {
    const [own] = Object.entries(IN_ENGLISH).find(([, word]) => word === kin) ?? [];
    return kin ? `al de su ${own ?? kin}` : `al otro número`;
  }
  if (/^(?:her|his|their)$/iu.test(whose)) return `${whose.toLowerCase()} number`;
  if (/^(?:other|office|work|home|house|shop|store|landline)$/iu.test(whose))
    return `your ${whose.toLowerCase()} number`;
  return kin ? `your ${kin}'s` : `${whose}'s`;
}
