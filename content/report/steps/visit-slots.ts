import { is } from "../circumstances.ts";
import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";

export const visitSlots: Step = {
  id: "visit-slots",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.onlyInPerson && s.scheduling && is(s, "by appointment") && !s.trade.once,
  comfort: 0,
  closes: { "scheduling-time": 0.35 },
  takes: ["Appointment Scheduling"],
  setupHours: 2,
  work: () => [once("a look at who left without one", 20)],
  already: () => `nobody leaves without the next date`,
  title: () => `Nobody leaves without the next date`,
  does: (_, t) =>
    `You meet everybody face to face, so that's the moment to set the next ${t.job}: offer two times and write one on a card before you part.`,
  dayOne: (_, t) =>
    `Put a block of cards and one sheet with next week's free ${t.jobs} where you say goodbye.`,
  needs: () => "the sheet, the cards, and half a minute at the end of each conversation",
  watch: (_, t) => `people who left without a date for their ${t.job}`,
  never: () => "be left to 'we will see'",
  short: () => "setting the next date before you part",
};
