import type { OwnersNumberId } from "../../contracts/assessment-owners-numbers.ts";
import type { Situation } from "./kinds.ts";
import { is } from "./circumstances.ts";
import { kitOf } from "./kits.ts";
import { ownersNumberWords } from "./owners-numbers.ts";
import { article, dear, isFree, withoutFigures } from "./words.ts";

/** What the report does not know, of which its list makes a line. */
export interface UnknownFacts {
  /** What hangs on the value of a customer, in words, where that is said. */
  doubt: string | undefined;
  /** The plan's money comes from new customers. */
  won: boolean;
  /** What it leaves with half as many of them, in dollars a month. */
  half: number;
  /** A sum stands on calls or messages that nobody answered, or were answered late. */
  late: boolean;
  contactsKnown: boolean;
  /** Of these the numbers that the owner can look up, first the one that could turn the plan. */
  swings: (of: readonly OwnersNumberId[]) => readonly OwnersNumberId[];
  /** No sum stands on a number of the owner's: what we took instead is not printed. */
  guessed: boolean;
  /** No step has a sum: what it frees is worth so many hours. */
  idle: boolean;
}

/** A day of it is made of dates that somebody may miss. */
const fillsDays = (s: Situation): boolean =>
  s.trade.industry === "Healthcare" ||
  s.trade.industry === "Education" ||
  s.trade.lapses === true ||
  (s.trade.returns === true && is(s, "they come") && is(s, "several a day"));

/** As many as somebody looks up. */
const MOST = 2;

const whereTo = (id: keyof typeof ownersNumberWords, s: Situation): string =>
  `Where to find it: ${ownersNumberWords[id].where(s, s.trade)}`;

/** What has no box on the owner's page: the trade's own count for what is wanted stands with the step that rests on it. */
export const countedByHand = ({ trade, goal }: Pick<Situation, "trade" | "goal">): string => {
  const [question, where] = kitOf(trade).counts?.[goal] ?? [];
  return question ? `**In place of our guess:** ${question} Look at ${where}.` : "";
};

/** The numbers that would change the report most, each with what we took instead and where it is found. */
export const unknownNumbers = (s: Situation, f: UnknownFacts): string[] => {
  if (s.room === 0) return [];
  const { newOnes, system } = s.trade;
  const year = s.season === undefined ? "year" : "season";
  // Where the trade is not known, the size that we took is said: who is larger sees how far the sums are off.
  const volume = `**How many ${s.contacts} a week?** We took {a.contactsPerWeek}; most of the numbers grow with it. ${whereTo("contactsPerWeek", s)}`;
  const asked: Partial<Record<OwnersNumberId, string>> = {
    missedPerWeek:
      f.late && !s.missedKnown
        ? `**How many ${s.contacts} a week get no answer?** ${whereTo("missedPerWeek", s)}`
        : "",
    noShowsPerWeek:
      s.scheduling &&
      s.trade.books &&
      !s.trade.atHome &&
      !s.trade.firstWins &&
      !s.noShowsKnown &&
      fillsDays(s)
        ? `**How many no-shows do you have a week?** They are in none of our numbers yet. ${whereTo("noShowsPerWeek", s)}`
        : "",
    customerValue: isFree(s.trade)
      ? `**How many of those who came for the first time last ${year} came again?** We put money on them only to compare steps. Where to find it: count the names that are in ${system} twice.`
      : f.doubt
        ? `${f.guessed ? `${f.doubt.split("** ")[0]}**` : f.doubt} ${whereTo("customerValue", s)}`
        : f.guessed && !s.plain && !s.valueKnown
          ? `**What does ${article(s.trade.newOne)} bring you in the first year?** ${whereTo("customerValue", s)}`
          : "",
    contactsPerWeek: f.contactsKnown ? "" : volume,
  };
  const season =
    s.season === undefined
      ? ""
      : `**How many weeks a year are you open?** We took {season.weeks}; all the numbers are for a month in season.`;
  const won = f.won
    ? `**Did you have about {check.year} ${newOnes} last ${year}?** ${f.half > 0 ? "With half as many the plan leaves about {odd.then} a month." : "With half as many the plan leaves nothing."} Where to find it: count the names that are in ${system} for the first time.`
    : "";
  const worth = `**What did your last ten ${newOnes} pay you, on average?** ${whereTo("customerValue", s)}`;
  const hour = `**${ownersNumberWords.hourCost.ask(s, s.trade).replace(/, in dollars/, "")}** ${whereTo("hourCost", s)}`;
  // What the owner has counted already is checked before anything else is asked.
  const told = (lines: readonly string[]) =>
    lines
      .filter((line, i, all) => line !== "" && all.indexOf(line) === i)
      .map((line) => (f.guessed && !(s.plain && line === volume) ? withoutFigures(line) : line))
      .filter((line) => line.startsWith("**"))
      .slice(0, MOST);
  const first = [
    season,
    // What one of them is worth, and what an hour is, decide where no count does.
    ...(f.guessed && s.plain ? [worth, asked.contactsPerWeek!] : []),
    ...(f.guessed && f.idle ? [hour] : []),
    ...(f.guessed && dear(s.trade) && !s.plain ? [asked.customerValue!] : []),
    ...(f.guessed ? [] : [won]),
  ];
  if (told(first).length === MOST) return told(first);
  const open = (Object.keys(asked) as OwnersNumberId[]).filter((id) => asked[id] !== "");
  return told([...first, ...f.swings(open).map((id) => asked[id]!), won]);
};

/** What is asked of whoever ticked an industry that has words of its own. */
const FIELD: Readonly<Record<string, string>> = {
  Healthcare: "What kind of practice is it?",
  Legal: "Which field of law is most of your work?",
  "Financial Services": "Is it taxes, insurance, lending or advice?",
  "Hospitality/Restaurant": "Is it a restaurant, a bar, a hotel or something else?",
  "Real Estate": "Do you sell, rent out or manage?",
  Education: "What do you teach, and whom?",
  "Retail/E-commerce": "What do you sell?",
  Manufacturing: "What do you make?",
};

/** What we read in the name, where it is no more than that. */
export const unknownTrade = (s: Situation, valueGuessed: boolean): string =>
  s.plain
    ? FIELD[s.industry]
      ? `**${FIELD[s.industry]}** Choose it on your private page.${valueGuessed ? ` {a.customerValue} for ${article(s.trade.newOne)} is only a placeholder.` : ""}`
      : `Your name doesn't tell us your trade, so we speak of “${s.trade.customers}” and “${s.trade.jobs}”${valueGuessed ? `, and {a.customerValue} for ${article(s.trade.newOne)} is a placeholder` : ""}. **What do you do?**`
    : s.tradeKnown
      ? ""
      : s.trade.said
        ? `We read “${s.trade.said}” in your name, and we know that kind of business only in general. Tell us if something doesn't fit.`
        : "";
