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
    `You agree dates by ${s.writtenWords}: 'Tuesday?' 'Not Tuesday.' Each message takes ${s.reply >= 2 ? "a day" : "an hour"}, and meanwhile the time is free for nobody else. Most of it is about ${t.easy}.`,
  look: (_, t) =>
    `Take your last three ${t.jobs} and count the messages from the first request to the fixed time. More than three, and it is worth changing how you ask.`,
};
