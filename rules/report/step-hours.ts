import { WEEKS } from "../../content/report/own-hours.ts";
import { AFTER_EACH, byPiece, guessedHours, minutesOf, NUMBERS, saidIn, toldHours } from "./told-hours.ts";
import type { ChosenStep, Report } from "./report.ts";

/** The hours of a step that stand in no sum: they are told all the same. */
export const besides = ({
  ownHours,
}: ChosenStep): Pick<ChosenStep, "work" | "ownHours" | "ownPerMonth" | "besides"> => ({
  work: [],
  ownHours: 0,
  ownPerMonth: 0,
  ...(ownHours > 0 ? { besides: ownHours } : {}),
});

type Told = Pick<Report["steps"][number], "step" | "ownHours" | "besides" | "words">;
export type Sums = Pick<Report, "situation" | "assumptions" | "streams" | "figures">;
/** What takes the place of other work takes no more than that did. */
const INSTEAD = /\b(?:in place of|instead of|no more if)\b/i;
const eachOf = (does: string): RegExpExecArray | null =>
  AFTER_EACH.exec(
    does
      .split(/(?<=[.!?]) /)
      .filter((sentence) => !INSTEAD.test(sentence))
      .join(" "),
  );
/** A block of the day for work that is done anyway adds none. */
const MOVED =
  /\b(?:keep|block|hold|close the door for) (?:the first )?(?:two|three|four) (?:hours|mornings|afternoons) (?:a|each|every|on (?:two|three|four) days a) (?:day|week|morning)\b/i;
const isTold = ({ words }: Told): boolean => words.ofTrade === true;
const isUncounted = ({ step, ownHours, besides: beside = 0 }: Told): boolean =>
  !step.leads && ownHours <= 0 && beside <= 0 && Object.keys(step.closes).length === 0;

/** Whose time is sold by the hour, or fills what is sold, where it is they who give it: 'one lawyer who keeps half an hour free'. */
const PROFESSIONAL =
  /\b(?:one|an?|the|each|every|your) (?:\w+ )?(lawyer|attorney|partner|dentist|doctor|physician|veterinarian|vet|architect|engineer|developer|accountant|adviser|therapist)(?: who)? (?:keeps?|takes|spends?|gives|sets? aside|writes)\b/i;
/** The professional whose hours they are, where the sentence that says how long names one who gives them; empty where anybody may. */
export const whoseHours = ({ words }: Pick<Told, "words">): string => {
  const { sentence } = words.ofTrade ? saidIn(words.does) : { sentence: "" };
  return PROFESSIONAL.exec(sentence)?.[1]?.toLowerCase() ?? "";
};
/** So many times what an hour at the desk costs is charged for one of theirs: our guess. */
const BILLS: Readonly<Record<string, number>> = { lawyer: 6, attorney: 6, partner: 6, dentist: 6, doctor: 5 };
const BILLS_ANY = 3;
export const rateOf = (who: string, hourCost: number): number =>
  who ? 10 * Math.round(((BILLS[who] ?? BILLS_ANY) * hourCost) / 10) : hourCost;

/** It takes the place of part of everybody's: no number of hours says that. */
export const takesWeek = ({ step, words }: Told): boolean =>
  !step.leads && /\bmost of (?:that|one|this) person's week\b/i.test(words.does);
/** So many meetings a month as are counted: whoever comes in person is met. */
const meetings = ({ situation: s, assumptions }: Sums): number =>
  s.onlyInPerson ? assumptions["contactsPerWeek"]!.value * WEEKS : 0;
/** Whoever earns by commission is paid for no hour: theirs are in no ledger of the owner's. */
const BY_COMMISSION = /\bpaid by commission\b/i;
export const isByCommission = (chosen: Pick<Told, "words">): boolean =>
  chosen.words.ofTrade === true && BY_COMMISSION.test(chosen.words.does);
const EACH_OF_THEM = /\beach (\w+)/i;
/** Whoever earns by commission with a step of the plan: 'agents'; or nobody. */
export const theirsOf = (steps: readonly Pick<Told, "words">[]): string => {
  const [one] = steps.filter(isByCommission);
  const who = one && EACH_OF_THEM.exec(one.words.does)?.[1]?.toLowerCase();
  return one ? (who ? `${who}s` : "others") : "";
};
/** What each of them gives to it a month, by its own words; 0 where no step is theirs. */
export const theirHours = (steps: readonly Pick<Told, "words">[]): number => {
  const [one] = steps.filter(isByCommission);
  return one ? toldHours(one.words.does) : 0;
};
/** Hours a month of a habit that no sum counts, as its words or we guess; 0 where nobody can tell. */
export const habitOf = (chosen: Told, sums: Sums): { hours: number; guess: boolean } => {
  if (isByCommission(chosen)) return { hours: 0, guess: false };
  const { does } = chosen.words;
  const known = chosen.ownHours + (chosen.besides ?? 0);
  if (!isTold(chosen) || takesWeek(chosen)) return { hours: 0, guess: false };
  const follows = eachOf(does);
  const told = follows ? (meetings(sums) * (minutesOf(does) || 15)) / 60 : toldHours(does);
  // Where the words say more than the sum has, the words win.
  const more = Math.round(10 * (told - known)) / 10;
  if (told > 0) return { hours: more >= LEAST_MORE ? more : 0, guess: false };
  return isUncounted(chosen) && !follows && byPiece(does) === "" && !MOVED.test(does)
    ? { hours: guessedHours(does), guess: true }
    : { hours: 0, guess: false };
};
/** So much more than it has is said. */
const LEAST_MORE = 0.5;
const MINUTES = /\b(?:five|ten|fifteen|twenty|thirty) minutes\b/i;
/** What it takes each time that something happens: 'twenty minutes after each meeting', by its own words or our guess; empty where it follows nothing. */
export const afterEach = (chosen: Told): string => {
  const each =
    isTold(chosen) && isUncounted(chosen) ? eachOf(chosen.words.does)?.[1]?.toLowerCase() : undefined;
  const piece = isTold(chosen) && !each ? byPiece(chosen.words.does) : "";
  // What stands in its sum by the meeting is told by the month.
  if (piece && !/ (?:meeting|visit|session|consultation)$/.test(piece)) return piece;
  const long = MINUTES.exec(chosen.words.does)?.[0].toLowerCase();
  return each
    ? `${long ?? "about a quarter of an hour"} after each ${each}${long ? "" : " (our guess)"}`
    : "";
};

const WORK_IN_ALL = /\b(two|three|four|five|six) (days|hours)' work\b/i;
const WORKDAY = 8;
/** Hours of setting up by the words of the trade: 'two days' work'; 0 where they don't say. */
export const toldSetup = (does: string): number => {
  const [, many = "", unit = ""] = WORK_IN_ALL.exec(does.toLowerCase()) ?? [];
  return many ? (unit === "days" ? WORKDAY : 1) * (NUMBERS.indexOf(many) + 2) : 0;
};
