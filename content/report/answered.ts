import type { Say } from "./kinds.ts";
import { dear } from "./words.ts";

/** What is worth doing about an answer that no step of a plan is for. */
export const answered: Readonly<Record<"social" | "knows", Say>> = {
  social: (s) =>
    `**Social media.** ${s.phone ? "A message there waits longer than a call, since nobody hears it ring." : "Nobody hears a message come in there."} ${s.team === "alone" ? "Read them each time you read" : "Read them along with"} ${s.email ? "the email" : "the other messages"}, and let the page's instant reply say when that is. Answers that are the same for everybody can be saved replies.`,
  knows: (s, t) =>
    `**What only you know.** Each time only you can say ${t.expert}, write down the question and what you answered, in ${dear(t) ? "five lines" : "two lines"}. After ${s.team === "alone" ? "a month" : "twenty of them"}, write the answers that repeat on one page${s.onlyInPerson ? ` to hand out when you first meet` : `; those ${s.ai === "using" ? "the AI you have" : "an assistant"} could be taught, too`}.`,
};
