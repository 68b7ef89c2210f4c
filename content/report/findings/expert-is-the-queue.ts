import type { Finding } from "../kinds.ts";
import { asCustomer } from "../spoken.ts";

export const expertIsTheQueue: Finding = {
  id: "expert-is-the-queue",
  group: "expert",
  basis: ["cloneExpertiseValue", "customerInteractionPercentage"],
  cures: ["expert-hours", "expert-screen"],
  strength: 8,
  when: (s) => s.clone === 3 && s.talk >= 2,
  title: () => "Everybody is waiting for one person",
  means: (_, t) =>
    `You talk for more than half the day already, and everything waits for the one person who knows ${t.expert}.`,
  look: (_, t) =>
    `Split tomorrow's questions into 'only I know' and 'I was simply there'. “${asCustomer(t.ask[1])}” goes in the second pile, however often you hear it.`,
};
