import { isSameHour } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { RELATIONS } from "../readers/relation.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";

// In which order two come, in a caller's words: 'could Lily go first, at five?', 'me right after him', 'primero mi hija'.

const KIN = `(?:my|our|mi) (?:${RELATIONS})`;
const VISIT =
  "(?:slot|time|turn|spot|appointment|visit|cleaning|check-?up|one|cita|turno|hora|limpieza|revisi[oó]n)";
const WHO = `(?:my ${VISIT}|his ${VISIT}|her ${VISIT}|mi ${VISIT}|su ${VISIT}|i|me|mine|yo|he|she|him|her|his|hers|[eé]l|ella|${KIN}|\\p{L}+)`;
const AT = "(?:(?:at|for|to) )(?:\\d{1,2}(?::\\d\\d)?|[\\p{L} -]{3,14})(?: o'clock)?";
const LEADS =
  "(?:(?:no|yes|oh|and|but|so|actually|wait|hold on|hang on|(?:she|he|my \\p{L}+)(?:'s| is)? (?:says|saying|tells me)|sorry|well|then|okay|ok|please|just|if possible|let's|like|it's|maybe|pero|y|mejor|que|i'd like|i'd rather|i'd prefer|i want|i would like|we'd like) )*";
const BESIDE = `(?:(?:right|straight|just|directly|justo) )?(?<side>after|behind|before|despu[eé]s|detr[aá]s|antes)(?: (?:de(?:l)? )?(?:me|mine|m[ií]|him|her|his|hers|that|them|[eé]l|ella|${KIN}|\\p{L}+))?`;
/** 'Can he go first, at five?' */
const FIRST = new RegExp(
  `^${LEADS}(?:(?:can|could|may|would|should|let|have|put|take|do|does|is|will|see)(?: you)?(?: (?:take|put|see|do|have|let))? )?(?<who>${WHO})(?:'s| is| should| can| could| has to| needs to| needs| must| to| would|'d| wants to| would like to| prefers to)?(?: (?:please|really|rather|like to|prefer to))*(?: (?:go|goes|be|come|comes|have|has|take|takes|get|gets|va|entra|pasa))?(?: in)?(?: the)? (?:(?<place>first|second|next|last|earlier|later|primer[oa]?|segund[oa])|${BESIDE})(?: (?:one|slot|time|right|correct|ones))?(?: (?:please|though|instead|if possible|then|por favor|(?:if|as long as) there's (?:a|any) (?:chair|room|slot|space|time)(?: free| open)?))*(?:,? (?:${AT}))?$`,
  "u",
);
/** 'Primero mi hija', 'first Leo': what begins with the place. */
const PLACE_FIRST = new RegExp(
  `^${LEADS}(?:(?<place>first|primero|antes)|(?:then|next|afterwards?|luego|despu[eé]s)),? (?:va |pasa |entra |que (?:pase|vaya|entre) )?(?<who>${WHO})$`,
  "u",
);
/** 'I'm at 5:45', 'five for her', 'Lily at five', 'give me the 5:45'. */
const TIMED = [
  new RegExp(
    `^${LEADS}(?:put |give |have |take )?(?<who>${WHO})(?:'m| am|'s| is|'d be| would be|'ll be| gets?| takes?| goes| go| comes?| should be)? (?:at|gets|has) (?<at>[^,]{1,16})$`,
    "u",
  ),
  new RegExp(`^${LEADS}(?<at>[^,]{1,16}?) (?:is |goes to )?(?:for )(?<who>${WHO})$`, "u"),
];
const SWAPPED =
  /^(?:(?:no|sorry|wait|actually|it's|its|that's|the|can we do it|could we do it|oh|make it) ?)*(?:other way (?:a?round)|swap (?:us|them|those|the times)|al rev[eé]s)$/u;
const WHY =
  /^(?:(?:because|since|so|as) )?(?:he|she|they)(?:'s|'re|'ll)? (?!(?:can|could|should|go|goes|is at)(?!\p{L}))\p{L}+/u;
const MERELY =
  /^(?:(?:hold on|hang on|no|nope|wait|sorry|oh|actually|but|well|and|then|right|correct|verdad) ?)*$/u;
const ON_DAY = /^(?:on |that )?(?:the )?(?:same )?(?:(?:mon|tues|wednes|thurs|fri|satur)day|day)$/u;
const PIECES =
  /(?<=[,;])\s+(?!(?:at|the|on) (?!other way))|\s+(?=(?:and|then|but) (?:i(?:'m|'ll|'d)? |me(?:\W|$)|mine |he|she|him|her|then|put|my|our|\p{Lu}))|\s+(?=y (?:luego|despu[eé]s|yo)(?!\p{L}))/u;
/** Asks how it stands, and wishes for nothing. */
const ASKS =
  /^(?:(?:and|so|wait|but|oh|ok|okay|y|actually|no|sorry|maybe|well|then|please),? )*(?!(?:(?:and|so|wait|but|oh|ok|okay|y|actually|no|sorry|maybe|well|then|please)(?!\p{L})|can|could|may|would|should|let|have|put|take|shall|puede|podr[ií]a)(?!\p{L})|(?:how|what) about).*\?\W*$/iu;

/** Who of the two is spoken of; undefined where it is neither. */
export type WhoIs = (who: string) => "caller" | "other" | undefined;
export interface OrderHeard {
  /** Who comes first, by what is said; 'swap' where only that they change places is. */
  first: ("caller" | "other" | "swap")[];
  rest: string;
  /** What it is because of. */
  why: string[];
  asks: boolean;
}

/** What the sentences of a turn say of it, and what else they say. */
export function orderIn(words: string, is: WhoIs, starts: readonly number[], known: boolean): OrderHeard {
  const first: OrderHeard["first"] = [];
  const left: string[] = [];
  const why: string[] = [];
  let asks = false;
  const flip = (who: "caller" | "other", isFirst: boolean): "caller" | "other" =>
    isFirst === (who === "caller") ? "caller" : "other";
  for (const sentence of sentencesOf(words)) {
    const kept: string[] = [];
    const had = first.length;
    for (const piece of sentence.split(PIECES)) {
      const text = plain(piece).replace(/^(?:and|but|then|y) (?!(?:me|him|her|yo)$)/u, "");
      const before = first.length > 0;
      if (SWAPPED.test(text)) {
        first.push("swap");
        continue;
      }
      const timed = TIMED.map((each) => each.exec(text)?.groups).find(Boolean);
      const { at } = timed ? timeHeard(digitize(timed["at"]!), true) : {};
      const place = at === undefined ? -1 : starts.findIndex((start) => isSameHour(start, at));
      const ofTimed = timed && is(timed["who"]!);
      if (timed && ofTimed && place >= 0 && place < 2) {
        first.push(flip(ofTimed, place === 0));
        continue;
      }
      const found = FIRST.exec(text)?.groups ?? PLACE_FIRST.exec(text)?.groups;
      const who = found && is(found["who"]!);
      // 'Then him' alone is of no order.
      const placed = found && (found["place"] !== undefined || found["side"] !== undefined || before);
      if (who && placed) {
        const isFirst = /first|earlier|primer|antes|before/u.test(found["place"] ?? found["side"] ?? "then");
        first.push(flip(who, isFirst));
        const hour = /(?:,? (?:at|for|to) .+)$/u.exec(text)?.[0];
        if (!known && hour) kept.push(hour.replace(/^,? /u, ""));
        continue;
      }
      // 'At five', behind 'Lily goes first'.
      if (before && known && /^(?:at )?[\d:]+$|^at /u.test(text) && text.split(" ").length < 4) continue;
      if (first.length > had && ON_DAY.test(text)) continue;
      // 'He gets antsy', behind it, tells why.
      if (
        before &&
        WHY.test(text) &&
        !sentence.includes("?") &&
        !/(?:[Hh]e|[Ss]he)(?:['’]s| is) \p{Lu}/u.test(piece)
      )
        why.push(piece);
      else if (!MERELY.test(text)) kept.push(piece);
    }
    if (first.length > had && ASKS.test(sentence)) asks = true;
    if (kept.length > 0) left.push(kept.join(" ").replace(/[,;]\s*$/u, "."));
  }
  return { first, rest: left.join(" "), why, asks };
}
