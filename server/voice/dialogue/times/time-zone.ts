import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, zoneOf } from "../context.ts";
import type { Values } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { localNow } from "../readers/calendar.ts";
import { likely } from "../readers/clock-words.ts";
import { fill, speeches, wording } from "../say/speech.ts";

/** Whose clock a caller speaks of: what it is called in the United States, and where. */
const ZONES: readonly (readonly [says: RegExp, zone: string])[] = [
  [named("eastern|new york|florida|boston|atlanta|east coast|este", "e"), "America/New_York"],
  [named("central|chicago|texas|houston|dallas|centro", "c"), "America/Chicago"],
  [named("mountain|denver|colorado|utah|montaña", "m"), "America/Denver"],
  [named("arizona|phoenix", "x"), "America/Phoenix"],
  [named("pacific|california|west coast|pac[ií]fico", "p"), "America/Los_Angeles"],
  [named("alaska", "ak"), "America/Anchorage"],
  [named("hawaii", "h"), "Pacific/Honolulu"],
];

/** 'Eastern time', 'ten eastern', 'on Eastern', '10 ET', 'hora del este'; 'Central Avenue' is no clock. */
function named(names: string, letter: string): RegExp {
  return new RegExp(
    `(?<!\\p{L})(?:(?:${names})(?: standard| daylight)? time|hora (?:del? )?(?:${names})|(?<=(?:\\d|[ap]m|o'clock|noon|thirty|fifteen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) |\\bon )(?:${names})(?=\\W*$|[,.;!?]| (?:though|please|so|but|if))|(?<=(?:\\d|[ap]m) |\\b(?:on|in) )${letter}[sd]?t)(?!\\p{L})`,
    "iu",
  );
}

/** 'Is that your time or mine?' */
const WHOSE =
  /(?<!\p{L})(?:(?:your|my|our) time or (?:your|my|mine|yours|ours)|(?:is|are|was) (?:that|this|it|those|these)(?: all)?(?: in| on)?(?: the)? (?:eastern|central|mountain|pacific)|what time ?zone|which time ?zone|whose time|hora de (?:aqu[ií]|all[aá]) o|qu[eé] huso)(?!\p{L})/iu;

const zoneIn = (words: string): string | undefined => ZONES.find(([says]) => says.test(words))?.[1];

/** Turns an hour on the caller's clock into ours. */
export function onOurClock(context: DialogueContext, words: string, values: Values): void {
  const zone = zoneIn(words);
  if (!zone) return;
  const [there, here] = [zone, zoneOf(context)].map((each) => localNow(context.now, each).minutes) as [
    number,
    number,
  ];
  const ahead = ((there - here + 2160) % 1440) - 720;
  const { time } = values;
  values.zoned = { ahead };
  if (ahead === 0) return;
  if (time.at !== undefined) {
    values.zoned.from = likely({ at: time.at, sure: time.sure });
    [time.at, time.sure] = [inDay(values.zoned.from - ahead), true];
  }
  for (const side of ["after", "before"] as const)
    if (time[side] !== undefined) time[side] = inDay(time[side] - ahead);
}
const inDay = (minutes: number) => Math.max(0, Math.min(1425, minutes));

/** Says whose clock the times are of, to whoever speaks of another. */
export function sayWhoseClock(
  context: DialogueContext,
  state: DialogueState,
  { words, values }: { words: string; values: Values },
  plan: Plan,
): void {
  const { zoned } = values;
  const own = OURS[zoneOf(context)]?.[state.language];
  if (!own || ((!zoned || zoned.ahead === 0) && !WHOSE.test(words))) return;
  const { at } = speeches[state.language];
  plan.understood = true;
  plan.said.push(
    zoned?.from !== undefined && zoned.ahead !== 0
      ? fill(wording(talk.onOurClock, state.language), {
          theirs: bare(at(zoned.from)),
          ours: bare(at(inDay(zoned.from - zoned.ahead))),
          zone: own,
        })
      : fill(wording(talk.ourClock, state.language), { zone: own }),
  );
}
const bare = (time: string): string => time.replace(/^at /, "");
const OURS: Record<string, { en: string; es: string } | undefined> = {
  "America/New_York": { en: "Eastern time", es: "hora del este" },
  "America/Chicago": { en: "Central time", es: "hora del centro" },
  "America/Denver": { en: "Mountain time", es: "hora de la montaña" },
  "America/Los_Angeles": { en: "Pacific time", es: "hora del Pacífico" },
};
export const asksWhoseClock = (words: string): boolean => WHOSE.test(words);
