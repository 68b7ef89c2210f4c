import type { Question } from "../kinds.ts";

export const slowInPerson: Question = {
  id: "slow-in-person",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.onlyInPerson && s.reply >= 2,
  text: (s, t) =>
    `People reach you only in person, yet ${t.customers} hear back ${s.replyWords}. Is there another way they ask you, such as a note or a message through somebody?`,
  why: (_, t) =>
    `Face to face nobody waits for a reply. If there is a second way to reach you, that's where you lose ${t.newOnes}, and it isn't in your answers.`,
  opens: ["slow-replies"],
};
