import type { DialogueState } from "../../../../contracts/voice.ts";
import { generalVisit } from "../tasks/begin-booking.ts";
import { ME, type Part, type Person } from "../paper/by-person.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";

const WANTS =
  /(?<!\p{L})(?:needs?|wants?|like|due|overdue|book|can|could|can't|has to|have to|must|should|would|comes?|goes|go|see|in|one|on|for|mine|his|hers|max|también|necesit\p{L}+|quier\p{L}+|pued\p{L}+|para|cita)(?!\p{L})/u;
/** Who drives somebody, or waits for them, is not seen; nor is who works, learns or is told. */
const BESIDE =
  /(?<!\p{L})(?:driv\p{L}*|bring\p{L}*|take (?:him|her|them)|pick\p{L}* (?:him|her|them|me)|works?|working|school|class|to know|told|thinks|watch\p{L}*|been|went|already|forgot\p{L}*|left|lost|olvid\p{L}*)(?!\p{L})/u;
const SEEN =
  /(?<!\p{L})(?:(?:needs?|wants?)(?! (?:to know|to be told|me|you|us|a ride|picking))|(?:can|could|can't) (?:only )?(?:come|do|make)|goes|comes|would like|due|overdue|appointment|for (?:me|him|her|my))(?!\p{L})/u;
/** Somebody else is to come. */
const VISITS =
  /(?<!\p{L})(?:needs?|wants?|wanna|would like|could use|(?:'s|is) due|due for|overdue|has to|have to bring|should|(?:can|could|can't|cannot) (?:only )?(?:come|do|make|before|until|you)|(?:he|she) (?:goes|comes)|see (?:him|her|my)|bring|for (?:him|her|my)|(?:his|hers) (?:is|has|must|should|can|would|on)|would|appointment|on (?:mon|tues|wednes|thurs|fri|satur)day|necesita|quiere|puede|para (?:mi|él|ella))(?!\p{L})/u;
const WHENEVER =
  /\b(?:when ?ever|any ?time|any day|flexible|doesn't matter|don't care|don't mind|same day)\b/;
interface Told {
  part: Part;
  heard: Heard;
  service: string | undefined;
}

/** What a turn tells of each of two people; empty when it speaks of one, or of more. */
export function eachTold(context: DialogueContext, state: DialogueState, parts: readonly Part[]): Told[] {
  const told = new Map<Person, string[]>();
  for (const { of, words: own } of parts) if (of) told.set(of, [...(told.get(of) ?? []), own]);
  if (told.size !== 2) return [];
  return [...told].map(([of, own]) => {
    const part = { of, words: own.join(", ") };
    const heard = hearTurn(context, { ...state, asked: "nothing" }, part.words);
    return { part, heard, service: visitFor(context, heard) };
  });
}

/** The visit that is named, or that for what somebody has. */
export const visitFor = (context: DialogueContext, heard: Heard): string | undefined =>
  heard.values.service ??
  (heard.has("reason") || AILS.test(heard.words) ? generalVisit(context)?.id : undefined);
/** 'He's got an ear thing.' */
const AILS =
  /(?<!\p{L})(?:got|has|have|having|tiene) (?:a|an|some|this|un|una) (?!appointment|cleaning|visit|day|meeting|class|cita|free)\p{L}+|\b(?:hurts?|sick|pain|ache|sore|fever|cough\p{L}*|rash|swollen)\b/iu;
export const daysOf = ({ heard: { values } }: Told): string =>
  [...values.days.days, values.days.from ?? ""].filter(Boolean).join();
/** Whether two visits are told: for different things, or at different times. @param paired two are known to come */
export function differ(one: Told, two: Told, paired: boolean): boolean {
  // 'My wife always tells me to come in, it's my crown' is a tale of one visit.
  const asks = ({ part, service, heard: own }: Told) =>
    BESIDE.test(plain(part.words)) && !SEEN.test(plain(part.words))
      ? false
      : part.of!.who === ME
        ? WANTS.test(plain(part.words)) || service !== undefined
        : VISITS.test(plain(part.words)) ||
          ((own.values.service !== undefined || AILS.test(part.words)) && part.words.split(" ").length <= 8);
  if (!paired && !(asks(one) && asks(two))) return false;
  if (one.service && two.service && one.service !== two.service) return true;
  if (changes(one) !== changes(two)) return true;
  const [a, b] = [one.heard.values, two.heard.values];
  if (daysOf(one) !== "" && daysOf(two) !== "" && daysOf(one) !== daysOf(two)) return true;
  const free = (each: Told) =>
    WHENEVER.test(plain(each.part.words)) && !(each.heard.values.time.at ?? each.heard.values.time.after);
  const set = (each: Told) => saysWhen(each.heard.values) && !each.heard.values.days.any;
  if ((free(one) && set(two)) || (free(two) && set(one))) return true;
  const time = ({ time: told }: Heard["values"]) => told.at ?? told.after ?? told.before;
  const [from, to] = [time(a), time(b)];
  return from !== undefined && to !== undefined && Math.abs(from - to) > 90;
}

/** One has a visit that is given up or moved, the other wants one: what is there comes first. */
export const changes = ({ heard }: Told): boolean => heard.has("cancel", "move") && GIVES_UP.test(heard.text);
const GIVES_UP =
  /(?<!\p{L})(?:cancel\p{L}*|re-?schedul\p{L}*|postpone|(?:move|push|change) (?:mine|his|hers|my|the|it|that)|anul\p{L}*|cambi\p{L}*)(?!\p{L})/u;
