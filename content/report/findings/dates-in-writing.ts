import { DATES } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const datesInWriting: Finding = {
  id: "dates-in-writing",
  group: "dates",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: DATES,
  strength: 7,
  when: (s) => s.scheduling && s.written && !s.phone,
  title: (_, t) => `Five messages for one ${t.job}`,
  means: (s, t) =>
    `Dates are agreed by ${s.writtenWords}: 'Tuesday?' 'Not Tuesday.' Each turn takes ${s.reply >= 2 ? "a day" : "an hour"}, and until it is settled two others could have had the slot for ${t.easy}.`,
  look: (_, t) =>
    `Take the last three ${t.jobs} and count the messages from the first wish to the fixed hour. Above three, the fault is in the asking and not in your manners.`,
};
