import type { Situation, Trade } from "./kinds.ts";

/** So many reach nobody, by the owner's own count: said on the first page, with the step that is for them. */
const COUNTED = "{n.missedPerWeek} of {n.contactsPerWeek}";
/** Nobody gets through to a mailbox: what is written gets no answer. */
export const toNobody = (s: Pick<Situation, "phone">): string => (s.phone ? "reach nobody" : "get no answer");
export const reachNobody = (s: Situation, step: string): string =>
  `**You counted ${COUNTED} ${s.contacts} a week that ${toNobody(s)},** {missed.percent} of all: step ${step} is for them.`;

/** The same where nobody new can be taken on. */
export const unreachedWhileFull = (s: Situation): string =>
  `**You counted ${COUNTED} ${s.contacts} a week that ${toNobody(s)},** {missed.percent} of all. You're full: tell the new ones no, and give your own a day first.`;

/** The same where no step of the plan is for them, and why. */
export const leftUnreached = (s: Situation, t: Trade, why: "even" | "next"): string =>
  `**You counted ${COUNTED} ${s.contacts} a week that ${toNobody(s)}.** In ${t.newOnes} we put that at about {missed.sum} a month${
    why === "next"
      ? ", less than the steps above leave, so it waits for them."
      : `, about what getting back to them takes, so no step is for them. Read one week of them all the same: if many are ${t.customers} in trouble, they are worth the time.`
  }`;
