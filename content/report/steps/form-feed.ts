import type { Step } from "../step-kinds.ts";
import { weekly } from "../own-hours.ts";

export const formFeed: Step = {
  id: "form-feed",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "interactionChannels", "techComfortLevel"],
  when: (s) => s.typing && s.forms,
  comfort: 1,
  closes: { "typing-time": 0.35 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 5,
  monthly: 20,
  work: () => [weekly("weeks, the drafts looked over", 15)],
  buys: () => `the connection`,
  already: () => `what people fill in already gets there by itself`,
  title: (_, t) => `What they fill in goes straight into ${t.system}`,
  does: (_, t) =>
    `They have typed it once already. Connect your web form to ${t.system} so that each entry arrives as a draft for somebody to check, and drop the fields nobody reads. This needs a connector, not an assistant.`,
  dayOne: (_, t) =>
    `Find out one thing about ${t.system}: can it take entries from a form? Often it can, and the setting is simply off.`,
  needs: () => "the form's login, the list of fields somebody reads, and an afternoon",
  watch: () => "fields you still had to correct, in ten drafts",
  never: () => "overwrite what is there without a check",
  short: (_, t) => `the web form connected to ${t.system}`,
};
