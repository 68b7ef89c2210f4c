import type { Step } from "../kinds.ts";
import { cap } from "../words.ts";

export const bookingLine: Step = {
  id: "booking-line",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks", "techComfortLevel"],
  when: (s) => s.phone && s.scheduling && s.trade.books,
  comfort: 1,
  closes: { "scheduling-time": 0.5, "no-shows": 0.25 },
  takes: ["Appointment Scheduling"],
  setupHours: 14,
  handles: () => 30,
  connections: 1,
  title: (_, t) => `Let callers book ${t.easy} without you`,
  does: (_, t) =>
    `It offers two free times, reads the choice back and writes it into ${t.system}. ${cap(t.hard)} it takes down and leaves to you. The evening before, it reminds them.`,
  dayOne: (_, t) =>
    `One kind of ${t.job} only, in slots you have set aside for it; the rest of the calendar stays shut to it.`,
  needs: (_, t) =>
    `a calendar that can be read and written from outside; lengths and rules for ${t.jobs} on one sheet; one person who says what counts as ${t.easy}`,
  rehearse: (_, t, n) =>
    `Ask for the same slot from two phones at once, and on one of them say: “${t.tests[n]}”`,
  watch: (_, t) => `${t.jobs} booked without you and kept`,
  never: (_, t) => `put ${t.hard} into a slot, or promise a time that the calendar does not show`,
  short: (_, t) => `booking ${t.easy} by itself`,
};
