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
    `You set dates by ${s.writtenWords}: “How about Tuesday?” “Tuesday's no good.” Each message ${s.reply >= 2 ? "takes a day" : "waits until somebody has a minute"}, and until it's settled you can't give that time to anyone else. Most of it is about ${t.easy}.`,
  look: (_, t) =>
    `Take your last three ${t.jobs} and count the messages from the first request to the fixed time. If it's more than three, change how you ask.`,
};
