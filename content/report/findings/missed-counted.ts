import { MISSED, SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const missedCounted: Finding = {
  id: "missed-counted",
  group: "speed",
  basis: ["responseTime"],
  about: ["unanswered", "busy", "after-hours"],
  cures: [...MISSED, ...SLOW],
  strength: 10,
  when: (s) => s.reply >= 2 && s.missedPart >= 0.1,
  title: () => "Nobody at the time, and then a long wait",
  means: (s, t) =>
    `By your count {a.missedPerWeek} of {a.contactsPerWeek} ${s.contacts} a week get nobody, and an answer comes ${s.replyWords}. Those who were missed wait longest: ${t.next}.`,
  look: (s, t) =>
    `Take last Tuesday's ${s.contacts} that nobody took. Answer each today, the possible ${t.newOnes} first, and write beside it whether it was still wanted.`,
};
