import type { Say } from "./kinds.ts";
import { dear } from "./words.ts";

/** What is worth doing about an answer that no step of a plan is for. */
export const answered: Readonly<Record<"social" | "knows", Say>> = {
  social: (s) =>
    `**Social media.** ${s.phone ? "A message there waits longer than a call, since nobody hears it ring." : "Nobody hears a message come in there."} ${s.team === "alone" ? "Check it each time you check" : "Whoever checks"} ${s.email ? "the e-mail" : "the other messages"}${s.team === "alone" ? "" : " checks it, too"}, and let the page's instant reply say when that is. Answers that are the same for everybody can be saved replies.`,
  knows: (s, t) =>
    `**What only you know.** Each time only you can say ${t.expert}, write down the question and what you answered, in ${dear(t) ? "five lines" : "two lines"}. After ${s.team === "alone" ? "a month" : "twenty of them"} you'll see which a page can answer for you, ${s.onlyInPerson ? "and whoever answers first can say those from it" : `and those are what ${s.ai === "using" ? "the AI you have" : "an assistant"} could be taught`}.`,
};
