import type { Say, Situation, Trade } from "./kinds.ts";
import { article, isLegal, isOfHealth } from "./words.ts";

/** What is worth doing about messages on social media where no step is for them. */
export const onSocial: Say = (s) =>
  `**Social media.** ${s.phone ? "A message there waits longer than a call, since nobody hears it ring." : "Nobody hears a message come in there."} ${s.team === "alone" ? "Read them each time you read" : "Read them along with"} ${s.email ? "the email" : "the other messages"}, and let the page's instant reply say when that is. Answers that are the same for everybody can be saved replies.`;

/** What it is told under. */
export const KNOWN = "What only you know";
/** What a copy of what only the owner knows is, and how it is begun: by the trade's own words, or by a list. */
export const whatOnlyYouKnow = (
  s: Situation,
  t: Trade,
  f: {
    /** The step of the plan that has it, in a word; what the trade has its owner do. */
    at: string;
    own: string | undefined;
    /** What it is was said on the first page. */
    named: boolean;
  },
): string =>
  `**${KNOWN}${f.named ? ".**" : `,** such as ${t.expert}.`} ${
    f.own ??
    (f.at
      ? `Step ${f.at} gets it onto paper: write its first three lines this week.`
      : `${s.team === "alone" ? "Answer such questions in one go, at a fixed hour" : "Have such questions listed, answer them at eleven and at four"}, and keep each answer. After twenty, those that repeat go on one page ${s.onlyInPerson ? "to hand out when you first meet" : s.team === "alone" ? `to send to ${t.customers}` : "for the others"}.`)
  }`;

/** AI that was looked at and left: what to ask before the price. */
export const aiBefore = (t: Trade): string =>
  `**AI, which you looked at and left.** Before a tool's price, ask who can read what goes in, whether anything is trained on it, and ${isOfHealth(t) ? "whether its maker signs a business associate agreement" : isLegal(t) ? "who answers for it if something confidential gets out" : `what it does when ${article(t.customer)} asks what it doesn't know`}.`;
