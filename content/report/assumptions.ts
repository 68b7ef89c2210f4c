import { article, byAnswer, byTrade, date, dates, dear, isLegal, wasThere } from "./words.ts";
import type { Assumption, Situation } from "./kinds.ts";
import { timeAssumptions } from "./time-assumptions.ts";

/** Who heard a price and decided nothing, in percent, beside those who come: the rest does not fit or only asks. */
export const undecided = (ready: number) => Math.round(Math.min((100 - ready) * 0.35, ready * 0.7));
/** More is written than a form now and then. */
const isLively = (s: Situation) => s.email || s.chat || s.sms || s.social;
/** Calls and messages that nobody answered were counted together. */
const isOneCount = ({ phone, written, missedKnown }: Situation) => phone && written && missedKnown;
const fives = (n: number) => Math.max(5, Math.round(n / 5) * 5);

/** Our examples are for an office where some five answer; who has more people than that hears from as many more. */
export const FEW = 5;
const sizeOf = ({ team, people = 0 }: Situation): number =>
  team === "many" ? Math.max(4, people / FEW) : team === "alone" ? 0.5 : 1;

/** The numbers that the answers do not give. Each starts as an example and is called one. */
export const assumptions: readonly Assumption[] = [
  {
    id: "contactsPerWeek",
    unit: "count",
    label: (s) => `${s.contacts} a week`,
    value: (s) => fives(s.trade.examples.contactsPerWeek * byAnswer([0.6, 1, 1.3, 1.6], s.talk) * sizeOf(s)),
    spread: 1.5,
    basis: ["industry", "customerInteractionPercentage"],
    source: (s, t) => `${byTrade(s, t)}, and your day`,
  },
  {
    id: "freshShare",
    unit: "percent",
    label: (_, t) =>
      t.industry === "Real Estate"
        ? "come from somebody new who could sign with you this year (most portal leads never do)"
        : "come from somebody new",
    value: (s) => s.trade.examples.freshShare,
    spread: 1.25,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "readyShare",
    unit: "percent",
    label: () => "of these would say yes",
    value: (s) => s.trade.examples.readyShare,
    spread: 1.25,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "customerValue",
    unit: "money",
    label: (_, t) => `${t.newOne}: paid in the first year`,
    value: (s) => s.trade.examples.customerValue,
    spread: 1.3,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "keptShare",
    unit: "percent",
    label: () => "of that is left after its costs",
    value: (s) => s.trade.examples.keptShare,
    spread: 1.2,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "hourCost",
    unit: "money",
    label: (s) => (s.team === "alone" ? "what an hour of yours is worth" : "what an hour of work costs you"),
    value: (s) => s.trade.examples.hourCost,
    spread: 1.15,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "usableShare",
    unit: "percent",
    label: () => "of that time could go to other work",
    value: (s) => (s.talk >= 2 ? 60 : 45),
    spread: 1.2,
    basis: ["customerInteractionPercentage"],
    source: () => "Our example",
  },
  {
    id: "nightShare",
    unit: "percent",
    label: () => "come while you are closed",
    value: (s) => s.trade.examples.nightShare,
    spread: 1.3,
    basis: ["industry", "operationalBottlenecks"],
    source: byTrade,
  },
  {
    id: "nightGoneShare",
    unit: "percent",
    label: (s) => (s.phone ? "of these do not try again" : "of these have chosen another by the morning"),
    // After a death the next house is called at once; what is written lies there in the morning.
    value: (s) => (s.trade.mourning ? 75 : s.phone ? 45 : s.trade.firstWins ? 30 : 15),
    spread: 1.3,
    basis: ["interactionChannels"],
    source: (s) => (s.phone ? "Our example for a closed line" : "Our example for what is written"),
  },
  {
    id: "busyShare",
    unit: "percent",
    label: () => "come while nobody has a hand free",
    value: (s) => (s.team === "alone" ? 16 : byAnswer([3, 5, 10, 16], s.talk)),
    spread: 1.35,
    basis: ["customerInteractionPercentage"],
    source: () => "Our example, set for the share of your day",
  },
  {
    id: "busyGoneShare",
    unit: "percent",
    label: () => "of these go to somebody else",
    value: (s) => (s.trade.mourning ? 60 : 30),
    spread: 1.3,
    basis: ["interactionChannels"],
    source: () => "Our example",
  },
  {
    id: "slowShare",
    unit: "percent",
    label: () => "hear back too late to matter",
    value: (s) => byAnswer(s.trade.firstWins ? [2, 12, 40, 55] : [2, 8, 22, 36], s.reply),
    spread: 1.3,
    basis: ["responseTime"],
    source: (s) =>
      s.trade.firstWins
        ? `Example for a reply ${s.replyWords} where the first answer gets it`
        : `Example for a reply ${s.replyWords}`,
  },
  {
    id: "slowGoneShare",
    unit: "percent",
    label: () => "of these have settled elsewhere by then",
    value: () => 30,
    spread: 1.3,
    basis: ["responseTime"],
    source: () => "Our example",
  },
  {
    id: "undecidedShare",
    unit: "percent",
    label: (_, t) =>
      wasThere(t)
        ? "come that far and don't decide"
        : dear(t)
          ? "get your proposal and don't decide"
          : "hear your price and don't decide",
    value: (s) => undecided(s.trade.examples.readyShare),
    spread: 1.25,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "seenShare",
    unit: "percent",
    label: (_, t) => `${t.customers} you see, for each hundred of these`,
    value: (s) => s.trade.examples.planned?.seen ?? 0,
    spread: 1.3,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "plannedShare",
    unit: "percent",
    label: () => "leave with such work planned and no date for it",
    value: (s) => s.trade.examples.planned?.open ?? 0,
    spread: 1.4,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "offerShare",
    unit: "percent",
    label: () => "of these are about larger work like that",
    value: (s) => s.trade.examples.offer?.of ?? 100,
    spread: 1.4,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "offerValue",
    unit: "money",
    label: () => "what that work pays, once it's agreed",
    value: (s) => s.trade.examples.offer?.pays ?? 0,
    spread: 1.4,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "unfitShare",
    unit: "percent",
    label: () => "don't fit, or are only asking",
    value: ({ trade: { examples } }) => 100 - examples.readyShare - undecided(examples.readyShare),
    spread: 1.25,
    basis: ["industry"],
    source: byTrade,
  },
  {
    id: "silentShare",
    unit: "percent",
    label: () => "get no answer at the time",
    value: () => 10,
    spread: 1.35,
    basis: ["interactionChannels"],
    source: () => "Our example",
  },
  {
    id: "silentGoneShare",
    unit: "percent",
    label: () => "of these ask elsewhere",
    value: () => 40,
    spread: 1.3,
    basis: ["interactionChannels"],
    source: () => "Our example",
  },
  {
    id: "expertCost",
    unit: "money",
    label: (s) =>
      s.team === "alone"
        ? "what an hour of yours is worth"
        : `an hour of the person who knows${isLegal(s.trade) ? ", at cost and not as it's billed" : ""}`,
    value: (s) => s.trade.examples.hourCost * (s.team === "alone" ? 1 : 2),
    spread: 1.3,
    basis: ["industry"],
    source: (s, t) =>
      s.team === "alone" ? byTrade(s, t) : "Our example: twice the hour of the person who answers",
  },
  {
    id: "coldShare",
    unit: "percent",
    label: () => "are never asked a second time",
    value: (s) =>
      Math.round(
        (s.followUp && s.leads ? 40 : s.followUp ? 35 : 20) *
          (s.trade.examples.customerValue < 200 ? 0.3 : 1),
      ),
    spread: 1.3,
    basis: ["operationalBottlenecks"],
    source: () => "Our example, from the bottlenecks you named",
  },
  {
    id: "coldWonShare",
    unit: "percent",
    label: () => "of these you'd win with a follow-up",
    value: () => 12,
    spread: 1.4,
    basis: ["operationalBottlenecks"],
    source: () => "Our example",
  },
  {
    id: "missedPerWeek",
    unit: "count",
    label: (s) => `${s.contacts} a week that nobody answered`,
    value: () => 0,
    spread: 1,
    basis: ["interactionChannels"],
    source: () => "Not counted",
  },
  {
    id: "lateShare",
    unit: "percent",
    label: () => "of these while you are closed",
    value: (s) => (!s.afterHours ? 0 : s.team === "alone" ? 35 : 50),
    spread: 1.25,
    basis: ["operationalBottlenecks"],
    source: () => "Our example: nobody said when they came",
  },
  {
    id: "dayShare",
    unit: "percent",
    label: (s) =>
      s.afterHours || s.always
        ? "of these while you are open"
        : "of these while you are open; you didn't check the evenings, so we leave those out",
    value: (s) => (s.afterHours ? (s.team === "alone" ? 65 : 50) : s.phone && !s.always ? 70 : 100),
    spread: 1.25,
    basis: ["operationalBottlenecks"],
    source: () => "Our example: nobody said when they came",
  },
  {
    id: "callShare",
    unit: "percent",
    label: (s) =>
      isOneCount(s) ? "of these are calls (our split; you gave one number)" : "of these are calls",
    value: (s) => (!s.written ? 100 : isLively(s) ? 60 : 80),
    spread: 1.2,
    basis: ["interactionChannels"],
    source: () => "Our example: nobody said how many were calls",
  },
  {
    id: "wroteShare",
    unit: "percent",
    label: (s) =>
      isOneCount(s)
        ? "of these came in writing (our split; you gave one number)"
        : "of these came in writing",
    value: (s) => (!s.phone ? 100 : isLively(s) ? 40 : 20),
    spread: 1.25,
    basis: ["interactionChannels"],
    source: () => "Our example: nobody said how many were calls",
  },
  {
    id: "laterShare",
    unit: "percent",
    label: () => "of these get their answer later",
    value: (s) => (!s.phone ? 100 : s.written ? 50 : 30),
    spread: 1.2,
    basis: ["interactionChannels"],
    source: () => "Our example: a call you take is answered on the spot",
  },
  {
    id: "lapsedShare",
    unit: "percent",
    label: () => "of these stop before they should",
    value: () => 20,
    spread: 1.3,
    basis: ["operationalBottlenecks", "industry"],
    source: byTrade,
  },
  {
    id: "keepShare",
    unit: "percent",
    label: () => "of these you'd keep with a word in time",
    value: () => 25,
    spread: 1.4,
    basis: ["operationalBottlenecks"],
    source: () => "Our example",
  },
  {
    id: "restShare",
    unit: "percent",
    label: () => "of that was still to come",
    value: () => 50,
    spread: 1.2,
    basis: ["operationalBottlenecks"],
    source: () => "Our example",
  },
  {
    id: "reachedShare",
    unit: "percent",
    label: () => "were answered at all",
    value: () => 100,
    spread: 1,
    basis: ["interactionChannels"],
    source: () => "What the lines above leave",
  },
  {
    id: "noShowsPerWeek",
    unit: "count",
    label: (_, t) => `${dates(t)} a week that nobody showed up for`,
    value: () => 0,
    spread: 1,
    basis: ["operationalBottlenecks"],
    source: () => "Not counted",
  },
  {
    id: "emptyShare",
    unit: "percent",
    label: () => "of these stay empty, and no later date makes up for them",
    value: () => 60,
    spread: 1.2,
    basis: ["industry"],
    source: () => "Our example",
  },
  {
    id: "slotValue",
    unit: "money",
    label: (_, t) => `what ${article(date(t))} costs you when nobody comes`,
    value: (s) => s.trade.examples.slotValue,
    spread: 1.3,
    basis: ["industry"],
    source: byTrade,
  },
  ...timeAssumptions,
];
