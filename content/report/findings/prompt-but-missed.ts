import { MISSED } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const promptButMissed: Finding = {
  id: "prompt-but-missed",
  group: "speed",
  basis: ["responseTime"],
  about: ["unanswered", "busy"],
  cures: MISSED,
  strength: 10,
  when: (s) => s.reply <= 1 && s.missedPart >= 0.1,
  title: (s) => `Most people hear from you ${s.replyWords}, and some never do`,
  means: (s) =>
    `The people you answer hear ${s.replyWords}, but by your count nobody ${s.phone ? "takes" : "answers"} {a.missedPerWeek} of {a.contactsPerWeek} ${s.contacts} a week.`,
  look: (s, t) =>
    `Go through yesterday's unanswered ${s.contacts}: who had an answer by evening, who tried again, and whose name don't you know? That last group is the new ${t.customers} this is about.`,
};
