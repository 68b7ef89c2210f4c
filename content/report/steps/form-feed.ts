import type { Step } from "../kinds.ts";
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
  because: (_, t) => `only a part of ${t.typed} comes by the form, and each draft is looked over`,
  already: () => `what they fill in arrives there by itself`,
  title: (_, t) => `What they fill in goes straight into ${t.system}`,
  does: (_, t) =>
    `They have typed it once already. Connect your web form to ${t.system}, as a draft that somebody looks over and accepts; strike the fields that nobody reads. No voice and no assistant is needed for it.`,
  dayOne: (_, t) =>
    `Ask whoever makes ${t.system} one question: can it take in a form? Often it can, and it is switched off.`,
  needs: () => "the login of the form, the list of fields somebody reads, an afternoon",
  watch: () => "fields that still had to be put right, in ten drafts",
  never: () => "write over what is there without a look",
  short: (_, t) => `the form into ${t.system}`,
};
