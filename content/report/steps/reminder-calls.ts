import { is } from "../circumstances.ts";
import type { Step } from "../step-kinds.ts";
import { datesIn } from "../words.ts";

export const reminderCalls: Step = {
  id: "reminder-calls",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.scheduling && is(s, "by appointment") && !is(s, "for firms") && (s.phone || s.sms),
  comfort: 1,
  closes: { "no-shows": 0.45 },
  takes: ["Appointment Scheduling"],
  setupHours: 8,
  handles: () => [{ of: ["contactsPerWeek"], percent: 25 }],
  connections: 1,
  already: (_, t) => `a reminder already goes out before each ${t.job} and can move it`,
  title: (_, t) => `A reminder that can also move the ${t.job}`,
  does: (_, t) =>
    `Two days ahead it asks whether they are coming. A no turns into a new date and frees the old one, so you hear of ${t.gap} two days ahead and can still do something about it.`,
  opens: (_, t) =>
    `Take tomorrow's list from ${datesIn(t)}, ask everybody on it whether they are coming, and note who moves.`,
  dayOne: (_, t) => `It works through tomorrow's list only, and only ${t.easy}.`,
  needs: (_, t) => `tomorrow's list from ${datesIn(t)}, and a waiting list for freed ${t.jobs}`,
  rehearse: () => "Say no to it, then change your mind.",
  trial: [
    ["Yes, I'll be there.", "say thanks, and no more"],
    ["No, I can't make it.", "offer two other times, and free the old one"],
    ["What was it for again?", "say nothing of it, and name a person to ask"],
  ],
  watch: (_, t) => `${t.jobs} nobody turned up for, by weekday`,
  never: (_, t) => `tell whoever answers what the ${t.job} is for`,
  short: (_, t) => `an assistant that sends reminders and moves ${t.jobs}`,
};
