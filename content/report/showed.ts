import type { Situation, Trade } from "./kinds.ts";
import { toNobody } from "./reach-nobody.ts";
import { article, listed } from "./words.ts";

/** What one of the owner's numbers showed, and which step answers it. */
export type Shown =
  | { what: "full"; missed: boolean }
  /** `takes`: what the plan takes back of it, a figure. `little`: hardly any of them are new. */
  | { what: "missed"; at: readonly string[]; takes: string; little: boolean }
  | { what: "no-shows"; at: string; takes: string }
  | { what: "time"; title: string; stream: string; at: string }
  /** `more`: that is more than all that can be added up as lost. */
  | { what: "room"; more: boolean; at: string; known: boolean }
  | { what: "each" };

const lower = (words: string) => `${words[0]!.toLowerCase()}${words.slice(1)}`;

/** One sentence for what a number showed and what follows from it. */
export const shownWords = (s: Situation, t: Trade, one: Shown): string => {
  switch (one.what) {
    case "full":
      return `You're full${one.missed ? `, and {n.missedPerWeek} of {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}` : ""}. So no step here is meant to win more ${t.customers}: each gets more out of the hours you have.`;
    case "missed":
      return `{n.missedPerWeek} of your {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}${
        one.little
          ? `, but few of them are new to you: that loses about {missed.sum} a month.`
          : `, about {missed.sum} a month${
              one.at.length === 0
                ? ""
                : one.at.length > 1
                  ? `; steps ${listed(one.at)} take back ${one.takes}`
                  : `; step ${one.at[0]} ${one.takes ? `takes back ${one.takes}` : "is for that"}`
            }.`
      }`;
    case "no-shows":
      return `{n.noShowsPerWeek} no-shows a week cost you about {s.no-shows} a month${one.at === "" ? "" : `; step ${one.at} keeps ${one.takes}`}.`;
    case "time":
      return `At your {n.hourCost} an hour, ${lower(one.title)} comes to about {s.${one.stream}} a month${one.at ? `; step ${one.at} is for that` : ""}.`;
    case "room":
      return `${
        s.room === 1
          ? `You could take one more ${t.newOne} a month, which leaves you about {room.sum} of the {n.customerValue} it pays${one.more ? ": far more than what you checked loses you in that time" : ""}`
          : `You could take {n.roomPerMonth} more ${t.newOnes} a month, each of whom leaves you about {lever.year} of {n.customerValue}. That would be {room.sum} a month${one.more ? ", far more than what you checked loses you" : ""}`
      }.${one.at ? ` Step ${one.at} ${one.known ? `fills it with ${t.customers} you have` : "is a start on it"}.` : ""}`;
    case "each":
      return `Of the {n.customerValue} that ${article(t.newOne)} pays in the first year, about {lever.year} stays with you.`;
  }
};

/** The same in the letter, where one sentence has room for two of them. */
export const shownInShort = (s: Situation, t: Trade, shown: readonly Shown[]): string => {
  const clauses = shown.flatMap((one) =>
    one.what === "no-shows"
      ? ["{n.noShowsPerWeek} no-shows a week cost you about {s.no-shows} a month"]
      : one.what === "missed" && !one.little
        ? [
            `{n.missedPerWeek} of your {n.contactsPerWeek} ${s.contacts} a week ${toNobody(s)}, about {missed.sum} a month`,
          ]
        : [],
  );
  return clauses.length > 0 ? `${clauses.join("; ")}.` : shownWords(s, t, shown[0]!);
};

/** Why a step of the first report is out. */
export type WhyGone =
  | { why: "full" | "little" | "sums" | "less" }
  | { why: "taken" | "folded" | "served" | "beside"; at: string };

/** A step by the name that the report gives it everywhere. */
const named = (title: string): string => `“${title}”`;
const goneWords = (titles: readonly string[], one: WhyGone): string => {
  const what = titles.map(named).join(" and ");
  const [is, has] = titles.length > 1 ? ["are", "have"] : ["is", "has"];
  switch (one.why) {
    case "taken":
      return `Step ${one.at} now does the work of ${what}.`;
    case "folded":
      return `What ${what} was for is done in step ${one.at} now.`;
    case "beside":
      return `You'll find ${what} beside step ${one.at} now.`;
    case "served":
      return `${what} ${has} made way for step ${one.at}, which serves the same goal.`;
    case "full":
      return `${what} ${is} out: you have no room for whoever would come of it.`;
    case "little":
      return `${what} ${is} out: by your numbers next to nothing would be left.`;
    case "less":
      return `${what} can wait until these run.`;
    case "sums":
      return `${what} can wait, by your numbers.`;
  }
};

export interface Changed {
  /** The first step of before, where it is another now. */
  first: string | undefined;
  /** Steps that came, each with the one number that brought it; those that went, and those that are done another way now. */
  came: readonly { what: string; since: string }[];
  went: readonly { what: string; why: WhyGone }[];
  anew: readonly { was: string; is: string }[];
  /** The same steps in another order: which now comes before which. */
  turned?: { up: string; down: string } | undefined;
  /** The fewest numbers that made most of the change: what each counts, our example of it, and the owner's. */
  by: readonly { count: string; guessed: string; given: string }[];
  /** What the first report had promised; empty where it promised none, or the same. */
  promised: string;
  /** What the numbers showed was said just before: what stands there made the difference by itself. */
  said?: string;
}

const causeOf = ({ by, said = "" }: Changed): string => {
  const [only] = by;
  return by.every(({ given }) => said.includes(given))
    ? ""
    : only === undefined
      ? ""
      : by.length === 1
        ? only.guessed
          ? `One number made most of the difference in the sum: for ${only.count} we had assumed ${only.guessed}, and yours is ${only.given}.`
          : `One number made most of the difference in the sum: ${only.count}, ${only.given}.`
        : `${by.length === 2 ? "Two" : "Three"} numbers made most of the difference in the sum: ${by.map(({ count, given, guessed }) => `${count}, ${given}${guessed ? ` (we had assumed ${guessed})` : ""}`).join("; ")}.`;
};

/** How the plan changed with the numbers, or that it holds: the most telling change first. */
export const changedWords = (c: Changed): readonly string[] => {
  const reasons = [...new Map(c.went.map(({ why }) => [JSON.stringify(why), why])).values()];
  const told = [
    c.first ? `From your answers alone we would have begun with ${named(c.first)}.` : "",
    c.came.length > 0
      ? `New in the plan: ${c.came.map(({ what, since }) => `${named(what)}${since ? ` (${since})` : ""}`).join("; ")}.`
      : "",
    ...c.anew.map(({ was, is }) => `${named(is)} takes the place of ${named(was)}.`),
    ...reasons.map((why) =>
      goneWords(
        c.went.filter((one) => JSON.stringify(one.why) === JSON.stringify(why)).map(({ what }) => what),
        why,
      ),
    ),
    c.turned && !c.first ? `${named(c.turned.up)} now comes before ${named(c.turned.down)}.` : "",
  ].filter(Boolean);
  const cause = told.length > 1 || c.came.some(({ since }) => since) ? "" : causeOf(c);
  return [
    ...(told.length > 0
      ? told
      : [
          `So the steps and their order hold${c.promised ? `; what they leave was ${c.promised} a month by our first guess` : ""}.`,
        ]),
    ...(cause ? [cause] : []),
  ];
};
