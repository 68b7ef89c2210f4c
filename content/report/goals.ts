import type { Situation, Trade } from "./kinds.ts";
import { whereToLook } from "./practices/index.ts";
import { mayAskForNames, NAMED } from "./names-asked.ts";
import { brief, dates, listed } from "./words.ts";

/** What is wanted most, behind a step's name: 'Step two, for growth.' */
export const FOR_GOAL: Readonly<Record<Situation["goal"], string>> = {
  cost: "for lower costs",
  experience: "for a better experience",
  efficiency: "to get more done",
  growth: "for growth",
  continuity: "to keep running",
};

/** What a sentence on the goal may speak of: what the plan brings: new customers, kept dates, time. */
interface GoalFacts {
  won: boolean;
  kept: boolean;
  time: boolean;
  /** More than half of what the plan leaves are hours. */
  timed: boolean;
  /** How many new customers it brings a year, as a sentence; empty where it brings none. */
  wins: string;
  /** It gives back one hour a month, and takes one. */
  hour: boolean;
  /** The same before what it takes: told beside that. */
  backHour: boolean;
  ownHour: boolean;
  /** The steps take more of the owner's time than they give back. */
  takesMore: boolean;
  /** No step of the plan brings anything that was summed up. */
  none: boolean;
  /** What customers notice of the first step with a sum, as a clause; and which step is the goal's own, in a word. */
  notice: string;
  at: string;
  /** The plan reaches little of what could be taken on, or of what comes in a year. */
  little: boolean;
  /** What it is worth is printed; most of it stays open. */
  priced: boolean;
  open?: boolean;
  /** Which step asks others to name the business, in a word. */
  named?: string;
  /** What its own step sells brings many at once: a party. */
  weekly?: string;
  /** Which step is the trade's own lever, in a word; empty where the plan has none. */
  lever: string;
  /** It is for those who are customers already. */
  known: boolean;
  /** What it should bring by our guess, in a few words: so many more a year, or one event a month. */
  target: string;
  /** Our guess of what it brings is printed. There are other steps beside it. */
  guess: boolean;
  beside: boolean;
  /** The best step for new customers that is not in the plan: '{...}' with what it would leave; empty where there is none, or the plan wins some. */
  next: string;
  /** So many reach nobody, by the owner's count, that the leak is there. */
  missed: boolean;
  /** So few hours come back that more are to be looked for elsewhere. */
  few: boolean;
  /** Hardly more come back than the steps take. */
  even: boolean;
  /** Hours that were checked come next, and what they would leave is printed. */
  hoursNext: boolean;
  /** The plan begins with a step of the aim's own. */
  own: boolean;
  /** The plan has the page for the day that the owner is not there. */
  written: boolean;
}

/** Those who had begun, or dates that were made. */
const keptOf = (t: Trade) =>
  t.examples.planned
    ? `${brief(t.cold)} and ${dates(t)} that are kept`
    : t.lapses
      ? `${t.customers} who stay`
      : `${dates(t)} that are kept`;
/** What comes of a plan that saves no hours. */
const brought = (t: Trade, f: GoalFacts) =>
  listed([f.won ? t.newOnes : "", f.kept ? keptOf(t) : ""].filter(Boolean)) || "little";

/** What the trade itself lives from, where no step begins with it. */
export const livesFrom = (t: Trade) => `**What our numbers leave out:** ${t.facts[0]}`;

/** Where the rest of the aim is to be looked for, where the sums bring little of it and no step is for it: in what the trade lives from. */
const elsewhere = (s: Situation, t: Trade, f: GoalFacts) =>
  !f.little
    ? ""
    : !s.plain
      ? livesFrom(t)
      : f.missed
        ? `That alone isn't growth. Ask the next twenty people who get in touch where they heard of you and who they tried first. You'll learn where to find more, and how many you miss.`
        : `${f.none ? "You" : "That alone isn't growth. You"} lose few of the people who ask, so you need more people asking. Find out from the next twenty who get in touch where they heard of you, and do more of whatever three of them name.`;
/** What whoever advises many such businesses would look at first. */
const look = (s: Situation, aim: "cost" | "efficiency") =>
  `**Where ${aim === "cost" ? "costs hide" : "the hours go"} in a business like yours:** ${whereToLook(s, aim)}.`;

/** What a step that costs more than it can be shown to bring is done for. */
export const whatFor = ({ goal, trade: t }: Situation, one: boolean): string =>
  `do ${one ? "it" : "them"} ${
    {
      cost: "to find what you can stop paying for",
      experience: `because your ${t.customers} will notice, not for money`,
      efficiency: "for quieter days, not for money",
      growth: `for more ${t.newOnes}, and count what comes`,
      continuity: "for the day when somebody is out, not for money",
    }[goal]
  }`;

/** How many new ones the whole plan wins in a year, of the room there is, and by what: counted once. */
export const winsWords = (
  s: Situation,
  t: Trade,
  f: { one: boolean; at: string; several: boolean; steps: number; events: string },
): string =>
  f.events && f.several
    ? `The plan wins about {wins.rest} ${t.newOnes} a ${s.season ? "season" : "year"}, and some {wins.first} come to the ${f.events} of step ${f.at}${s.room ? "; you have room for {room.year}" : ""}.`
    : `The plan wins about {wins} ${f.one ? t.newOne : t.newOnes} a ${s.season ? "season" : "year"}${s.room ? " of {room.year} you have room for" : ""}${f.several ? `: {wins.first} by step ${f.at}, {wins.rest} by the ${f.steps > 2 ? "others" : "rest"}` : ""}.`;

/** How much of the room of a year one step fills, by what it brings. */
export const fillsWords = (
  step: string,
  f: {
    /** How many is printed; half of it and more. */
    counted: boolean;
    most: boolean;
  },
): string =>
  f.counted
    ? `By our guess, step ${step} fills about {goal.more} of these {room.year} a year${f.most ? ", most of it" : ""}.`
    : `Step ${step} is a start.`;

/** The same of what is told at the back. */
export const BACK_WORDS = " By our guess that fills about {room.back.year} of these {room.year} a year.";

/** Under what stand the words to those who are known, for open hours. */
export const openHoursTitle = ({ customers }: Trade): string =>
  `To fill open hours with ${customers} you have`;

/** How much room there is and how much of it the plan fills; where no step does, what the trade does first for it. */
const SENT = "They come because others name you: see “Asking for names”.";
export const roomWords = (
  s: Situation,
  t: Trade,
  f: {
    /** New ones that the plan wins, as a sentence; empty where it wins none. */
    wins: string;
    /** How much its own step fills, as a sentence; empty where none does. */
    fills: string;
    /** What the trade does first, for those it knows already, with words at the back. */
    act: string;
    again: boolean;
    words: boolean;
    /** It waits for the second month, and is told there. */
    waits: boolean;
    /** How much of the room that fills, as a sentence. */
    back: string;
    /** Which step asks again, of whoever is asked for by word of mouth alone. */
    asks: string;
    /** How much room there is was told before; who may name it to others is told at the back. */
    told: boolean;
    named: boolean;
    /** Others are asked to name it, with a step that fills nothing else. */
    asked: boolean;
    /** A step of the plan is what the trade does first for those it knows. */
    stepped: boolean;
  },
): string => {
  const counted = `you could take ${s.room === 1 ? `one more ${t.newOne} a month` : `{room} more ${t.newOnes} a month`}.`;
  const { wins } = f;
  const rest = f.fills
    ? f.told || f.wins
      ? ""
      : f.fills
    : f.asks
      ? `Step ${f.asks} is a start. Most of them come because somebody sent them, so ask each ${t.customer} once who else could need you.`
      : f.stepped || (f.named && !f.act)
        ? ""
        : `${f.waits ? openHoursTitle(t) : f.again && f.act && f.words ? `Under “${openHoursTitle(t)}” are the words` : f.again && f.act ? openHoursTitle(t) : "To fill more of it"}: ${f.waits ? "see the second month's step." : f.act || "Ask the next twenty people who get in touch where they heard of you, and do more of whatever three of them name."}${f.back}`;
  const said = [f.told ? "" : counted, wins, rest || (wins || f.named || f.told || !f.asked ? "" : SENT)]
    .filter(Boolean)
    .join(" ");
  return said ? `**Your own room:** ${said}` : "";
};

/** What is wanted, and the room that there is for it; priced where the plan reaches a good part of it. */
export const wantsGrowth = (s: Situation, t: Trade, priced: boolean): string =>
  `You want growth${s.room ? ` and have room for ${s.season ? `{room.year} more ${t.newOnes} a season` : `{room} more ${s.room === 1 ? t.newOne : t.newOnes} a month${s.valueKnown && priced ? ", about {room.sum} a month if you fill it" : ""}`}` : ""}.`;

/** Who is full grows by no more who ask. */
const WHILE_FULL =
  "While you're full, you grow by earning more for each hour or by adding a pair of hands, not by having more people ask.";

/** One sentence for what the owner said to want: how far this plan goes towards it. */
export const goalWords: Record<Situation["goal"], (s: Situation, t: Trade, f: GoalFacts) => string> = {
  cost: (s, t, f) =>
    f.own
      ? ""
      : `${
          f.none
            ? "You want lower costs, and nothing here lowers them."
            : f.time && f.takesMore
              ? `You want lower costs. These steps save about as much time as they take; what they bring is ${brought(t, f)}.`
              : f.time
                ? `You want lower costs: these steps lower them only if you then pay for about {plan.hours} ${f.hour ? "hour" : "hours"} a month fewer.`
                : `You want lower costs. What this plan brings is ${brought(t, f)}, which pays for things but cuts nothing.`
        } ${look(s, "cost")}`,
  experience: (_, t, f) =>
    f.own
      ? ""
      : f.none
        ? `You want things to be better for your ${t.customers}. Ask five of them this week what they had to wait for. Whatever three of them name comes first.`
        : `You want things to be better for your ${t.customers}; the first thing they'll notice is ${f.notice}.`,
  efficiency: (s, t, f) =>
    f.own
      ? ""
      : f.none || !f.time
        ? `You want more done in the day, and ${f.none ? "nothing we know would give you back hours worth having" : `what this plan brings is ${brought(t, f)} instead`}. ${look(s, "efficiency")}`
        : f.takesMore
          ? `You want more done in the day. These steps save about as much time as they take; what they bring is ${brought(t, f)}. ${look(s, "efficiency")}`
          : `You want more done in the day: this gives you back about {back.hours} ${f.backHour ? "hour" : "hours"} a month and takes {own.steps} of them.${f.few ? ` ${look(s, "efficiency")}` : ""}`,
  growth: (s, t, f) =>
    [
      wantsGrowth(s, t, f.priced),
      s.room === 0
        ? `${WHILE_FULL}${f.own ? ` Step ${f.at} makes room in the day.` : ""}`
        : f.lever === ""
          ? ""
          : f.guess && !(s.room && f.target)
            ? ""
            : `Step ${f.lever} ${f.known ? `is for the ${t.customers} you have` : s.room ? "is a start" : "is for that"}: ${f.guess ? `aim for ${f.known ? f.target.replace(" more a year", " yeses a year") : f.target} to begin with` : "count what it brings, and judge it after three months"}.`,
      f.none && !f.wins
        ? f.lever === ""
          ? "What you checked loses you too little for that."
          : ""
        : f.wins
          ? `${f.wins}${f.kept ? ` About {plan.kept} a month comes from ${keptOf(t)}.` : ""}`
          : f.kept
            ? `${f.beside ? "The other steps bring" : "What you gain here is"} about {plan.kept} a month from ${keptOf(t)}: more from the ${t.customers} you have, and no ${t.newOnes}.`
            : `${f.beside ? "The other steps give" : "What you checked gives"} you back hours, not ${t.newOnes}.`,
      s.room && f.weekly
        ? `One ${f.weekly} a week is about {event.guests} guests and, before its hours, {event.week} a month.`
        : s.room && f.wins && f.open && (f.named || !mayAskForNames(t))
          ? f.named
            ? NAMED
            : "For more, tell the doctors and colleagues who could send somebody that you have room."
          : "",
      f.next === "" ? "" : `For those, next comes ${f.next}.`,
      s.room === 0 || f.lever !== "" ? "" : elsewhere(s, t, f.won ? f : { ...f, little: true }),
    ]
      .filter(Boolean)
      .join(" "),
  continuity: (_, t, f) =>
    f.written
      ? ""
      : `You want your ${t.place} to keep running. This plan is one part of that; the other is a page that says who or what steps in when a person or ${t.system} is out, and who decides ${t.expert} then.`,
};
