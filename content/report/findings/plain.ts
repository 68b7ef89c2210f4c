import type { Finding, Say } from "../kinds.ts";
import { cap, dates } from "../words.ts";
import { steps } from "../steps/index.ts";
import { streams } from "../streams/index.ts";
import { findings } from "./index.ts";

/** What a line of money means by itself: it opens a report whose first step no finding over several answers speaks for. */
const plain: Readonly<Record<string, { title: Say; means: Say }>> = {
  "after-hours": {
    title: () => "Some of it is lost after closing",
    means: (_, t) =>
      `By these sums {s.after-hours} a month goes to whoever answers when you do not: ${t.night} is settled by the time you open.`,
  },
  busy: {
    title: () => "It rings while you cannot",
    means: (_, t) =>
      `Some of what you lose is lost ${t.hands}. The call rings out, and ${t.next}: {s.busy} a month by these sums.`,
  },
  unanswered: {
    title: () => "What has no answer by the evening is seldom asked twice",
    means: (_, t) => `{s.unanswered} a month lies with those whom nobody answered, by these sums: ${t.next}.`,
  },
  "slow-replies": {
    title: (s) => `An answer ${s.replyWords} finds some of them settled`,
    means: (_, t) =>
      `Nobody complains of it; ${t.next}, and you see only those who stayed. By these sums the others are worth {s.slow-replies} a month.`,
  },
  "cold-leads": {
    title: () => "The work is done, and nobody asks for the answer",
    means: (_, t) =>
      `${cap(t.cold)}: your time is in each of them already. What a second word would bring comes to {s.cold-leads} a month by these sums.`,
  },
  "broken-off": {
    title: () => "Those who have begun are the nearest",
    means: (_, t) => `${cap(t.cold)}: {s.broken-off} a month, by these sums, that a word in time would keep.`,
  },
  "no-shows": {
    title: (_, t) => `Your count of ${dates(t)} that fell through is the largest thing you can change`,
    means: (_, t) =>
      `Each leaves ${t.gap}. By your count, at our example of what one costs, that is {s.no-shows} a month.`,
  },
  "sorting-time": {
    title: () => "The wrong enquiry takes as long as the right one",
    means: (_, t) =>
      `Until you know ${t.sort[0]}, both look alike. {s.sorting-time} a month goes into talks that could not lead anywhere.`,
  },
  "scheduling-time": {
    title: (_, t) => `Each date for your ${t.jobs} is agreed in pieces`,
    means: (_, t) =>
      `${cap(t.easy)} could be settled in one go; it is asked, offered, moved. By these sums that takes {s.scheduling-time} a month of somebody's time.`,
  },
  "question-time": {
    title: (_, t) => `“${cap(t.ask[0])}”, once more`,
    means: (_, t) =>
      `That, ${t.ask[1]}, ${t.ask[2]}: you give the same answers each week, one at a time. By these sums they take {s.question-time} a month.`,
  },
  "status-time": {
    title: () => "They ask because nobody told them",
    means: (_, t) =>
      `You know ${t.status}; they do not. Each time somebody looks it up while the ${t.customer} waits: {s.status-time} a month by these sums.`,
  },
  "order-time": {
    title: () => "An order is seldom whole the first time",
    means: (_, t) =>
      `With ${t.order}, the time goes into what was missing or meant otherwise: {s.order-time} a month by these sums.`,
  },
  "typing-time": {
    title: () => "Written twice before it stands where it belongs",
    means: (_, t) =>
      `${cap(t.typed)} end in ${t.system}; on the way they are noted, asked again, typed. By these sums that is {s.typing-time} a month.`,
  },
  "expert-time": {
    title: () => "You are asked while your hands are in something else",
    means: (_, t) =>
      `Only you can say ${t.expert}, and it comes when it comes. By these sums {s.expert-time} a month of your own hours goes that way.`,
  },
};

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
        look: (s, t) => `For three days, write down ${stream.before(s, t)}.`,
      },
    ];
  }),
);

/** Each finding that a report may show, over several answers or over one line of money. */
export const everyFinding: readonly Finding[] = [...findings, ...plainFindings.values()];
