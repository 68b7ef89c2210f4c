import {
  ANOTHER_TIME,
  AT_OURS,
  BUSY_AT,
  CALL,
  CALL_WISHED,
  CALL_WISHED_FOR_ANOTHER,
  DAY_ALONE,
  LIMITS,
  MESSAGE,
  NO_BEFORE,
  NO_CALL_WISH,
  OF_ONE_THERE,
  OPENING,
  REFUSES_AFTER,
  REFUSES_BEFORE,
  THAT_TIME,
  VISIT,
  WORD_WISHED,
} from "../../../../content/understanding/repair-words.ts";
import { TELLS_APART } from "./not-meant.ts";
import { isSameHour } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { timeHeard } from "../readers/time.ts";

// What a turn refuses, puts right or takes back: read once, before anything else reads the turn.

/** What a call can be about. */
export type Thing = "visit" | "call" | "message" | "move";

export interface Repair {
  /** What is wanted none of. */
  no: ReadonlySet<Thing>;
  /** A call, or a word to somebody, is wished for. */
  wants?: "callback" | "message";
  /** A call is wished for somebody else than who speaks. */
  another: boolean;
  /** Times that will not do, in minutes of the day; morning or afternoon is open. */
  times: readonly number[];
  /** When somebody is elsewhere: what is wished for lies on the one side of it. */
  busy?: number;
  /** Whether what was offered or read back will not do: 'not that time'. */
  that: boolean;
  /** Words without what is refused in them: what the readers of values hear. */
  without(words: string): string;
}

/** 'Any time except nine | on Monday' keeps its Monday, and 'Dr. Marsh' is one. */
const PIECES =
  /(?<=[.,;:!?])(?<!(?<!\p{L})(?:dr|mrs?|ms|lic|dra?|sra?)\.)\s+|\s+(?=(?:(?<!any ?(?:thing|time) )but|except|so|because|cause|instead of|rather than|(?<=except .{1,16}? )on|pero|sino|porque|en vez de|en lugar de|not(?! (?:until|before|after|the (?:one|same)))|i(?:'d| just| only| really)? (?:want|wanna|need|said|meant|like)|just (?:have|tell|call|get|a)|quiero|necesito|prefiero|mejor)(?!\p{L}))/iu;

/** @param visit whether one is being booked  @param inPlay whether a time is one that was offered, agreed or wished for: a bare 'no' before another puts it in its place */
export function repairIn(
  words: string,
  spanish: boolean,
  inPlay: (at: number) => boolean,
  visit = false,
): Repair {
  const no = new Set<Thing>();
  const times: number[] = [];
  const gone: string[] = [];
  const days = new Map<string, string>();
  let busy: number | undefined;
  let that = false;
  let another = false;
  let wants: Repair["wants"];
  const pieces = words.split(PIECES).filter(Boolean);
  for (const piece of pieces) {
    const said = piece.replace(/^[\s¡¿]+|[\s.,;:!?]+$/g, "");
    // 'I've got a meeting at ten, is eleven open?'
    if (
      BUSY_AT.test(said) &&
      !/\?\W*$/.test(piece) &&
      (visit || !AT_OURS.test(said)) &&
      !OF_ONE_THERE.test(said)
    ) {
      const own = hourIn(HOUR_OF.exec(said)?.[0] ?? IS_WHEN.exec(said)?.[1] ?? "", spanish);
      if (own !== undefined) {
        times.push(own);
        busy = own < 420 ? own + 720 : own;
        // 'Today at ten I've got a meeting' goes on about today.
        const day =
          pieces.filter((each) => DAY_IN.test(each)).length === 1 ? DAY_IN.exec(said)?.[0] : undefined;
        if (day) days.set(piece, ` ${day}. `);
        else gone.push(piece);
        continue;
      }
    }
    // 'I guess nine isn't possible?' asks.
    const refused = refusedIn(said, /\?\W*$/.test(piece));
    const bare = refused === undefined ? bareNo(said) : undefined;
    const of = (refused ?? bare)?.trim();
    const thing = of && thingOf(of);
    if (of && thing) {
      no.add(thing);
      gone.push(piece);
      continue;
    }
    that ||= refused !== undefined && of !== undefined && (THAT_TIME.test(of) || CANNOT_DO_IT.test(said));
    // 'I don't want Friday', 'el viernes no': as the reader of days hears it.
    if (of && refused !== undefined && DAY_ALONE.test(of)) {
      days.set(
        piece,
        ` not ${of.replace(/^(?:(?:on|el|la|los) )+| (?:after all|any ?more|at all|either)$/gi, "")}. `,
      );
      continue;
    }
    const at = of && !LIMITS.test(of) ? hourIn(of, spanish) : undefined;
    // 'Ten milligrams, not twenty' refuses no hour.
    const noHour = at !== undefined && at >= 780 && !/[:\d]|pm|p\.m/.test(of ?? "") && !inPlay(at);
    if (at !== undefined && !noHour && (refused !== undefined || BUT_NO.test(said) || inPlay(at))) {
      times.push(at);
      gone.push(piece);
      continue;
    }
    // 'I was wondering if Dr. Lee could call me' wishes for it.
    const wish = said.replace(/^.*(?<!\p{L})wondering (?:if|whether) /iu, "");
    if (/\?\W*$/.test(piece) && NO_CALL_WISH.test(wish)) continue;
    if (WORD_WISHED.some((each) => each.test(wish)) && !TELLS_APART.test(wish.toLowerCase()))
      wants ??= "message";
    another ||= !NO_CALL_WISH.test(wish) && CALL_WISHED_FOR_ANOTHER.test(wish);
    if (!NO_CALL_WISH.test(wish) && CALL_WISHED.some((each) => each.test(wish))) wants = "callback";
  }
  if (NOBODY_IS_TO_CALL.test(plain(words))) {
    no.add("call");
    if (wants === "callback") wants = undefined;
  }
  // 'Not at nine. The bus comes at nine': said again it is no wish either.
  const same = (piece: string): boolean => {
    const at = hourIn(piece, spanish);
    return at !== undefined && times.some((each) => isSameHour(each, at));
  };
  if (times.length > 0) gone.push(...pieces.filter((piece) => !gone.includes(piece) && same(piece)));
  const without = (text: string): string =>
    [...gone.map((each) => [each, " "] as const), ...days]
      .reduce((rest, [each, now]) => rest.replace(each, now), text)
      .replace(/\s+/g, " ")
      .trim();
  return {
    no,
    ...(wants && { wants }),
    times,
    ...(busy !== undefined && { busy }),
    that,
    another,
    without: gone.length + days.size > 0 ? without : (text) => text,
  };
}

/** 'Nobody has to call me', 'I don't want them calling'. */
const NOBODY_IS_TO_CALL =
  /(?<!\p{L})(?:(?:nobody|no one) (?:has|needs) to (?:call|ring|phone)|(?:don't|do not) (?:want|need|like) (?:them|you|anyone|anybody|somebody|someone|him|her|y'all) (?:to )?(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)))(?!\p{L})/u;
const DAY_IN =
  /(?<!\p{L})(?:today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|hoy|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?!\p{L})/iu;
/** 'Nine is when I drop the kids off.' */
const IS_WHEN = /^(.{1,24}?)(?:'s| is|, that's|, which is) (?:\p{L}+ )?when /iu;
const HOUR_OF =
  /(?<!\p{L})(?:at|around|a las?) \S+(?: (?:thirty|fifteen|forty[ -]five|y media|[ap]\.?m\.?|o'clock))?/iu;
/** 'Afternoons, but not at two', 'pero no a las dos'. */
const BUT_NO = /^(?:but|pero|y|and|solo que|nada más) no /iu;
/** 'I can't do it', of what is read back. */
const CANNOT_DO_IT = /(?:can't|cannot|couldn't) (?:do|make) it(?: then| after all)?$/iu;
const refusedIn = (said: string, asks: boolean): string | undefined => {
  const before = REFUSES_BEFORE.exec(said)?.[0];
  if (before !== undefined) return said.slice(before.length);
  const after = asks ? null : REFUSES_AFTER.exec(said);
  return after ? said.slice(0, after.index).replace(OPENING, "") : undefined;
};
const bareNo = (said: string): string | undefined => {
  const before = NO_BEFORE.exec(said)?.[0];
  return before === undefined ? undefined : said.slice(before.length);
};
const thingOf = (of: string): Thing | undefined =>
  VISIT.test(of)
    ? "visit"
    : CALL.test(of)
      ? "call"
      : MESSAGE.test(of)
        ? "message"
        : ANOTHER_TIME.test(of)
          ? "move"
          : undefined;

/** The one hour that few words name. */
function hourIn(words: string, spanish: boolean): number | undefined {
  if (/\d{3}/.test(words)) return undefined;
  const text = plain(words);
  if (text.split(" ").length > 8) return undefined;
  const { at } = timeHeard(digitize(spanish ? anglicize(text) : text), true);
  return at;
}
