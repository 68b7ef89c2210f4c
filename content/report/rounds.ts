import type { Situation, Trade } from "./kinds.ts";
import { fitting } from "./circumstances.ts";
import { isSameHour, listed, newPeople } from "./words.ts";

const OFFICE = [9, 17] as const;
/** A day that usually ends after this hour ends there, however short it is. */
const EVENING = 19;
/** Whoever is there day and night goes through it while others are awake. */
const AWAKE = [8, 20] as const;

/** A day is a little longer before another is worked. */
const LONGER = 0.6;
/** Over how many days so many hours a week are spread: five to seven, each as near to the usual as can be. */
export const daysOf = ({ hours, trade }: Situation): number => {
  const [from, to] = trade.day ?? OFFICE;
  return Math.min(7, Math.max(5, Math.round((hours ?? 0) / (to - from + LONGER))));
};

/** The hours of a day: the trade's usual ones, or as many as the owner gave. */
export const dayHours = (s: Situation): readonly [opens: number, closes: number] => {
  const [from, to] = s.trade.day ?? OFFICE;
  const long = s.hours === undefined ? to - from : Math.round(s.hours / daysOf(s));
  // Who is usually there in the evening is there in the evening.
  const opens = to > EVENING ? Math.max(0, to - long) : from;
  return [opens, Math.min(24, opens + long)];
};
const lookHours = (s: Situation) => (s.always ? AWAKE : dayHours(s));

/** So many a day are gone through in as many rounds: two where they are few, one every hour where they are many. */
const ROUNDS = [
  { upTo: 2, rounds: 2 },
  { upTo: 6, rounds: 3 },
  { upTo: 15, rounds: 4 },
] as const;
const HOURLY = 0;
const WORKING_DAYS = 5;
/** Between two rounds lie at least so many hours. */
const APART = 2;

/** Whoever asks here mostly takes the first who answers, by the trade's own words for what they do. */
const FIRST = /\bfirst\b(?! result)/;
export const takesFirst = (t: Pick<Trade, "firstWins" | "next">): boolean =>
  t.firstWins === true || FIRST.test(t.next);

/** Rounds a day through what nobody answered, by how many there are; 0 where it is every hour. */
const roundsOf = (s: Situation): number => s.rounds ?? (newFirst(s) ? BESIDE_NEW : usualRounds(s));
/** Where whoever is new is answered first, so many rounds are for the rest. */
const BESIDE_NEW = 2;
export const usualRounds = (s: Situation): number => {
  const counted =
    s.missed === undefined
      ? undefined
      : (ROUNDS.find(({ upTo }) => s.missed! / WORKING_DAYS <= upTo)?.rounds ?? HOURLY);
  // Nobody looks less often than now, unless hardly anything slips through.
  const usual = counted ?? (s.reply === 0 ? HOURLY : s.reply === 1 && (s.sms || s.social) ? 3 : 2);
  const wanted = s.team === "alone" && s.reply > 0 ? 2 : usual;
  const [opens, closes] = lookHours(s);
  const most = Math.max(2, Math.floor((closes - opens) / APART));
  return wanted === HOURLY ? HOURLY : Math.min(wanted, most);
};
export const isHourly = (s: Situation): boolean => roundsOf(s) === HOURLY;
/** Somebody new is answered first: whoever takes the first who answers waits for none. */
export const newFirst = (s: Situation): boolean =>
  takesFirst(s.trade) &&
  s.team !== "alone" &&
  s.trade.mourning !== true &&
  s.room !== 0 &&
  s.reply > 0 &&
  (s.phone || s.written) &&
  usualRounds(s) !== HOURLY;
/** Whoever is in pain, or has a sick animal, comes before whoever is new. */
const worseOrNew = ({ animals, customers, industry }: Trade): { who: string; says: string } | undefined =>
  industry !== "Healthcare"
    ? undefined
    : animals
      ? { who: `sick animals and new ${customers}`, says: "If your animal is sick or you're new to us" }
      : { who: `urgent and new ${customers}`, says: "If you're in pain, unwell or new to us" };
/** Who they are: at a restaurant whoever wants a table, elsewhere who might become a customer; nobody is a new homeowner or policyholder yet. */
const COMES_NEW = /^new (?:clients|patients|students|guests|customers|tenants|members|buyers|families)$/;
export const newFirstOnes = (t: Trade): string =>
  worseOrNew(t)?.who ??
  (isSameHour(t) ? `${t.job} requests` : COMES_NEW.test(newPeople(t)) ? newPeople(t) : "new inquiries");
/** Two rounds have moments of their own in a trade's day. */
export const isTwice = (s: Situation): boolean => roundsOf(s) === 2;

/** Who answers within the hour looks a few times a day only for what slipped through all the same. */
export const isSweep = (s: Situation): boolean => s.reply === 0 && !isHourly(s);

const TIMES: Readonly<Record<number, string>> = {
  [HOURLY]: "every hour",
  1: "once a day",
  2: "twice a day",
  3: "three times a day",
  4: "four times a day",
};
export const howOften = (s: Situation): string => TIMES[roundsOf(s)]!;
/** Rounds are for mail and texts: whoever calls a business of several hears of none. */
const SAME_DAY = "We call everybody back the same day, or first thing in the morning.";
/** What whoever calls is promised by day, as a sentence; by whoever works alone with the hours to fill in. */
export const promise = (s: Situation): string => {
  const rounds = roundsOf(s);
  const at = `at ${listed(Array.from({ length: rounds }, () => "[hour]"))}`;
  // Who answers within the hour promises no less.
  return rounds === HOURLY || isSweep(s)
    ? "We return calls within the hour."
    : s.team === "alone"
      ? `We return calls ${TIMES[rounds]!}, ${at}.`
      : newFirst(s)
        ? isSameHour(s.trade)
          ? `We call back today, ${s.trade.job} requests first.`
          : `We call back today. ${worseOrNew(s.trade)?.says ?? "If you're new to us"}, say so, and we call you first.`
        : SAME_DAY;
};

/** Rounds in a working day. */
export const looksOf = (s: Situation): number => {
  const [opens, closes] = lookHours(s);
  return roundsOf(s) || closes - opens;
};

const HOUR = [
  "midnight",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
];
export const saidHour = (hour: number) => (hour === 12 ? "noon" : HOUR[hour % 12]!);

/** When in the day they are, as the beginning of a sentence: spread over the hours in which somebody is there. */
export const roundTimes = (s: Situation): string => {
  const rounds = roundsOf(s);
  if (rounds === HOURLY) return "On the hour";
  if (rounds === 1) return s.team === "alone" ? "Before you stop for the day" : "Two hours before closing";
  const [opens, closes] = lookHours(s);
  // Nobody goes through a list while a dining room is full.
  if (rounds > 2 && s.trade.industry === "Hospitality/Restaurant" && !s.always && closes > EVENING)
    return `${rounds === 4 ? "When you come in, before you open" : "Before you open"}, before the evening rush and once it's over`;
  if (rounds > 2 && s.always) {
    const between = Array.from({ length: rounds - 1 }, (_, i) =>
      Math.round(opens + ((closes - opens) * (i + 1)) / rounds),
    );
    return `At ${listed([...between.map(saidHour), saidHour(closes)])}`;
  }
  // Who waits since last night waits no longer than until somebody is there.
  if (rounds > 2) {
    const between = Array.from({ length: rounds - 2 }, (_, i) =>
      Math.round(opens + ((closes - opens) * (i + 1)) / (rounds - 1)),
    );
    return `When you open, at ${listed([...between.map(saidHour), "closing"])}`;
  }
  if (s.always) return "In the morning and in the evening";
  // Who is alone looks between the work, not in the middle of it.
  if (s.team === "alone")
    return fitting(
      s,
      [`Before your first ${s.trade.job} and after your last`, "several a day"],
      ["Before you begin and before you stop"],
    );
  return opens <= 10 && closes >= 15 ? "Before noon and before closing" : "When you open and before closing";
};

const AGAIN = ", and again ";
/** The trade's own moments begin its day, or end it. */
const OPENS =
  /^(?:Before|From (?:the truck|your)|When (?:you open|the (?:office|first one)\b)|At (?:opening|(?:five|six|seven|eight)\b))/;
const ENDS = /\b(?:four|five|six|evening|clos(?:e|es|ing)|end of|last|done|log off|leave)\b/;
/** A look in between, at noon, would be the same look again. */
const MIDDAY = /^at (?:eleven|noon|one|two)\b/;
/** A trade's moments in the day, where there are as many as it takes: two as they stand; of three the one that is missing is added. */
export const ownTimes = (s: Situation, when: string | undefined): string => {
  const rounds = roundsOf(s);
  const at = when?.indexOf(AGAIN) ?? -1;
  if (rounds === 1) return roundTimes(s);
  if (when && rounds === 4 && at >= 0 && !s.always && s.trade.industry !== "Hospitality/Restaurant")
    return `${when}, with two looks in between`;
  if (!when || (rounds !== 2 && (rounds !== 3 || at < 0 || s.always))) return roundTimes(s);
  if (rounds === 2) return when;
  const [first, last] = [when.slice(0, at), when.slice(at + AGAIN.length)];
  if (/, at \w+$/.test(first)) return when;
  return !ENDS.test(last) || MIDDAY.test(last)
    ? `${first}, again ${last}, and once more before closing`
    : !OPENS.test(first)
      ? `When you open, ${first[0]!.toLowerCase()}${first.slice(1)}${AGAIN}${last}`
      : when.includes("noon")
        ? when
        : `${first}, at noon${AGAIN}${last}`;
};
