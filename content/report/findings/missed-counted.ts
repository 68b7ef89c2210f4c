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
  title: (s) =>
    s.phone
      ? "Some people never get through, and the others wait"
      : `Some ${s.contacts} get no answer, and the others wait`,
  means: (s, t) =>
    `By your count {a.missedPerWeek} of {a.contactsPerWeek} ${s.contacts} a week get no answer at all, and the others hear back ${s.replyWords}. You lose mostly those nobody answered: ${t.next}.`,
  look: (s) =>
    `Take last Tuesday's ${s.contacts} that nobody took. Answer each one today, people who are new to you first, and note whether they still wanted it.`,
};
