import type { Question } from "../kinds.ts";

export const slowInPerson: Question = {
  id: "slow-in-person",
  basis: ["interactionChannels", "responseTime"],
  when: (s) => s.onlyInPerson && s.reply >= 2,
  text: (s, t) =>
    `You are met in person only, yet ${t.customers} hear back ${s.replyWords}. Back from what: is there a letterbox, a slip, a message through somebody that we have not counted?`,
  why: (_, t) =>
    `Face to face there is no waiting for a reply. If there is a second way in, that is where ${t.newOnes} get lost, and it is not in your answers.`,
  opens: ["slow-replies"],
};
