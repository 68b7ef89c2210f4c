import type { Finding, Say } from "../kinds.ts";
import { cap, date, hasCheckout, hourGuess, topic } from "../words.ts";
import { steps } from "../steps/index.ts";
import { streams } from "../streams/index.ts";
import { findings } from "./index.ts";

/** What a line of money means by itself: it opens a report whose first step no finding over several answers speaks for. */
const plain: Readonly<Record<string, { title: Say; means: Say }>> = {
  "after-hours": {
    title: () => "Some business is lost after closing",
    means: (_, t) =>
      `Think of ${t.night}. By the time you open, it's often settled with somebody who did answer.`,
  },
  busy: {
    title: () => "Calls come in while you cannot take them",
    means: (_, t) => `You lose some ${t.newOnes} ${t.hands}. The call goes unanswered, and ${t.next}.`,
  },
  unanswered: {
    title: () => "People who get no answer seldom ask twice",
    means: (_, t) => `You never hear from most of the people nobody answered: ${t.next}.`,
  },
  "slow-replies": {
    title: (s) => `By the time you answer, ${s.replyWords}, some have gone elsewhere`,
    means: (_, t) => `Nobody complains: ${t.next}, and you only ever see those who stayed.`,
  },
  "cold-leads": {
    title: () => "You did the work, and nobody followed up",
    means: (_, t) =>
      `Among your ${t.cold} are some that a short follow-up would bring back: the work in them is done.`,
  },
  "open-plans": {
    title: () => "The work is planned, and nobody has asked again",
    means: (_, t) =>
      `Think of the ${t.customers} with ${t.cold}. You've already looked and told them the price, and a short follow-up would bring some of them back.`,
  },
  "broken-off": {
    title: () => "The easiest people to keep are the ones you have",
    means: (_, t) => `Think of ${t.cold}. A short note in time would keep some of them.`,
  },
  "no-shows": {
    title: (_, t) => `Each no-show leaves you with ${t.gap}`,
    means: (s, t) =>
      `An hour like that can't be sold again. Perhaps {a.emptyShare} of those hours stay empty for good, at about {a.slotValue} each (${hourGuess(s, t)}): by your count about {s.no-shows} a month.`,
  },
  "sorting-time": {
    title: () => "A hopeless inquiry takes you as long as a good one",
    means: (_, t) =>
      `You can't tell them apart until you know ${t.sort[0]}, so both get the same time from you.`,
  },
  "scheduling-time": {
    title: (_, t) => `Every ${date(t)} takes several messages to arrange`,
    means: (_, t) =>
      `${cap(t.easy)} could be settled in one go. Instead somebody asks, you offer a time, and then it gets moved.`,
  },
  "question-time": {
    title: () => `You answer the same questions every week`,
    means: (_, t) =>
      `People ask ${t.ask[0]}, ${t.ask[1]} and ${t.ask[2]}. Each time somebody stops work to give the same answer.`,
  },
  "status-time": {
    title: () => "They ask because nobody told them",
    means: (_, t) =>
      `You know ${t.status}; they do not. Every time they ask, somebody looks it up while the ${t.customer} waits.`,
  },
  "order-time": {
    title: (s) =>
      hasCheckout(s.trade) ? "An order is not done when it is paid" : "Orders seldom arrive complete",
    means: (s, t) =>
      hasCheckout(s.trade)
        ? "The checkout asks for everything; the time goes into notes that nobody saw and changes that come after it."
        : `With ${t.order}, the time goes into what was missing or misunderstood.`,
  },
  "typing-time": {
    title: () => "The same details are written down twice",
    means: (_, t) =>
      `${cap(t.typed)} end up in ${t.system}, but on the way there they get jotted down, asked for again and typed.`,
  },
  "expert-time": {
    title: () => "Questions only you can answer come at the wrong moment",
    means: (_, t) =>
      `Only you can settle ${topic(t.expert)}, and people ask whenever they happen to need it.`,
  },
};

/** What happens too seldom to be counted in days. */
const SELDOM: ReadonlySet<string> = new Set(["no-shows", "cold-leads", "broken-off", "open-plans"]);

/** One for each line of money, cured by every step that takes any of it back. */
export const plainFindings: ReadonlyMap<string, Finding> = new Map(
  streams.map((stream) => {
    const { title, means } = plain[stream.id]!;
    return [
      stream.id,
      {
        id: `line-${stream.id}`,
        group: `line-${stream.id}`,
        basis: stream.basis,
        about: [stream.id],
        cures: steps.filter(({ closes }) => closes[stream.id] !== undefined).map(({ id }) => id),
        strength: 1,
        when: stream.when,
        title,
        means,
        look: (s, t) =>
          `${SELDOM.has(stream.id) ? "Look back over the last four weeks and" : stream.kind === "lost" ? "For two weeks," : "For three days,"} write down ${stream.before(s, t)}.`,
      },
    ];
  }),
);

/** Each finding that a report may show, over several answers or over one line of money. */
export const everyFinding: readonly Finding[] = [...findings, ...plainFindings.values()];
