import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const honestHours: Step = {
  id: "honest-hours",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.afterHours && s.written && s.reply <= 1,
  comfort: 0,
  closes: { "after-hours": 0.16 },
  reaches: "written",
  takes: ["After-Hours Coverage"],
  setupHours: 1,
  work: () => [once("keeping the hour in it true", 15)],
  because: () => `an hour holds those who would have waited anyway, if only they had known`,
  already: () => `such an answer goes out after closing`,
  title: () => "An automatic reply that names the hour, not 'soon'",
  does: (_, t) =>
    `Whoever writes after closing gets two lines at once: you hear from us by ten tomorrow, or whichever hour you have kept so far; and about ${t.urgent}, where to turn now. Nothing else holds ${t.night} so cheaply.`,
  dayOne: (s) => `Switched on this evening in ${s.writtenWords}, with an hour you kept all last week anyway.`,
  needs: () => "the setting for absences in what you use today; two lines; the hour, kept",
  watch: (_, t) => `${t.customers} from the night who are still there in the morning`,
  never: () => "promise 'as soon as possible'",
  short: () => "an automatic reply with an hour in it",
};
