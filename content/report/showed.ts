import { capital } from "../capital.ts";
import type { Situation, Trade } from "./kinds.ts";
import { toNobody } from "./reach-nobody.ts";
import { article, listed } from "./words.ts";

/** What one of the owner's numbers showed, and which step answers it. */
export type Shown =
  | { what: "full"; missed: boolean }
  /** `takes`: which steps take back how much of it, each a figure; none where it is only for that. `little`: hardly any of them are new. `byDay`: what nights lose is in no line. */
  | {
      what: "missed";
      takes: readonly { at: string; sum: string; beside: boolean }[];
      little: boolean;
      byDay: boolean;
    }
  | { what: "no-shows"; at: string; takes: string }
  /** More than whom nobody answers costs what nobody asked a second time: by our guess of their count. */
  | { what: "unasked"; title: string; stream: string; at: string; takes: string }
  | { what: "time"; title: string; stream: string; at: string }
  /** `more`: that is more than all that can be added up as lost. `fills`: how much of it which step fills, as a sentence; `at`: which step begins with it; `part`: at least a tenth of it, or less. */
  | { what: "room"; more: boolean; fills: string; at: string; part: "tenth" | "less" | "" }
  | { what: "each" };

const WHILE_OPEN = " while you're open";
const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** Every step that takes some of it back, with how much. */
const takenBack = (takes: readonly { at: string; sum: string; beside: boolean }[]): string =>
  listed(
    takes.map(({ at, sum, beside }, i) =>
      sum
        ? `${beside ? "whoever is called back" : `step ${at}`} takes back ${sum}${i === 0 ? " of it" : ""}`
        : `step ${at} is for that`,
    ),
  );

/** One sentence for what a number showed and what follows from it. */
export const shownWords = (s: Situation, t: Trade, one: Shown): string => {
  switch (one.what) {
    case "full":
      return `You're full${one.missed ? `, and {n.missedPerWeek} of {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}` : ""}. So no step here is meant to win more ${t.customers}: each gets more out of the hours you have.`;
    case "missed":
      return `{n.missedPerWeek} of your {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}${
        one.little
          ? `, but few of them are new to you: that loses about {missed.sum} a month.`
          : `, about {missed.sum} a month${one.byDay ? WHILE_OPEN : ""}${one.takes.length === 0 ? "" : `; ${takenBack(one.takes)}`}.`
      }`;
    case "no-shows":
      return `{n.noShowsPerWeek} no-shows a week cost you about {s.no-shows} a month${one.at === "" ? "" : `; step ${one.at} keeps ${one.takes}`}.`;
    case "unasked":
      return `${one.title} cost about {s.${one.stream}} a month, by our guess; step ${one.at} takes back ${one.takes}.`;
    case "time":
      return `At your {n.hourCost} an hour, ${lower(one.title)} comes to about {s.${one.stream}} a month${one.at ? `; step ${one.at} is for that` : ""}.`;
    case "room":
      return `${
        s.room === 1
          ? `You could take one more ${t.newOne} a month, which leaves you about {lever.year} of the {n.customerValue} it pays`
          : `You could take {n.roomPerMonth} more ${t.newOnes} a month, each of whom leaves you about {lever.year} of {n.customerValue}`
      }${one.more ? ": that is worth more than all that you checked" : ""}.${one.fills}`;
    case "each":
      return `Of the {n.customerValue} that ${article(t.newOne)} pays in the first year, about {lever.year} stays with you.`;
  }
};

/** Who answers soon, and misses one in ten. */
const isPrompt = ({ reply, missedPart }: Situation): boolean => reply <= 1 && missedPart >= 0.1;

/** The same in the letter, in a sentence of its own. */
export const shownInShort = (s: Situation, t: Trade, shown: readonly Shown[]): string => {
  const clauses = shown.flatMap((one, i) =>
    one.what === "no-shows"
      ? [
          `your {n.noShowsPerWeek} no-shows a week cost about {s.no-shows} a month, at our {a.slotValue} for each that stays empty${one.at ? ` (step ${one.at} keeps ${one.takes} of it)` : ""}`,
        ]
      : one.what === "unasked"
        ? [`${lower(one.title)} cost about {s.${one.stream}} a month, by our guess`]
        : one.what === "missed" && !one.little
          ? [
              i === 0 && isPrompt(s)
                ? `you answer ${s.replyWords}, but {n.missedPerWeek} of {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}: about {missed.sum} a month`
                : `by your count {n.missedPerWeek} of {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}, which costs about {missed.sum} a month`,
            ]
          : [],
  );
  const [first] = shown;
  if (clauses.length > 0) return `${capital(clauses.join("; "))}.`;
  switch (first?.what) {
    case "full":
      return "You're full, so each step gets more out of the hours you have.";
    case "missed":
      return `By your count {n.missedPerWeek} of {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}; few of them are new to you.`;
    case "room":
      return first.more
        ? `By your numbers the room you have is worth more than all that you checked${{ tenth: `. By our guess step ${first.at} fills about {goal.more} of {room.year} in the first year`, less: `. By our guess step ${first.at} fills about {goal.more} of {room.year} in the first year: a start, no more`, "": "" }[first.part]}.`
        : `By your numbers there is room for ${s.room === 1 ? `one more ${t.newOne}` : `{n.roomPerMonth} more ${t.newOnes}`} a month.`;
    case "time":
      return `At what an hour costs you, ${lower(first.title)} is {s.${first.stream}} a month.`;
    default:
      return `Of what ${article(t.newOne)} pays you in a year, you keep about {lever.year}.`;
  }
};

/** The numbers that made most of the difference in the sum, each beside our example of it; or that all steps hold. */
export const differenceWords = (
  by: readonly { count: string; guessed: string; given: string }[],
  said: string,
): string => {
  const [only] = by;
  if (only === undefined || by.every(({ given }) => said.includes(given))) return "";
  return by.length === 1
    ? only.guessed
      ? `One number made most of the difference in the sum: for ${only.count} we had assumed ${only.guessed}, and yours is ${only.given}.`
      : ""
    : `${by.length === 2 ? "Two" : "Three"} numbers made most of the difference in the sum: ${by.map(({ count, given, guessed }) => `${count}, ${given}${guessed ? ` (we had assumed ${guessed})` : ""}`).join("; ")}.`;
};
/** Numbers that showed nothing else. */
export const HOLDS = "The steps and their order hold.";
