import type { Step } from "../kinds.ts";
import { cap } from "../words.ts";

export const intakeLine: Step = {
  id: "intake-line",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels", "techComfortLevel"],
  when: (s) => s.typing && (s.phone || s.chat || s.sms),
  comfort: 2,
  closes: { "typing-time": 0.5 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 16,
  handles: () => 20,
  connections: 1,
  title: (_, t) => `${cap(t.typed)}: asked once, written once`,
  does: (_, t) =>
    `It asks for ${t.typed} ahead of the ${t.job}, reads each back and writes it into ${t.system} as a draft. You look at the draft and accept it.`,
  dayOne: (_, t) => `Three fields for ${t.easy}; you compare each draft with what you would have typed.`,
  needs: (_, t) =>
    `${t.system} open to drafts from outside; the list of fields you truly use; who accepts the drafts`,
  rehearse: (_, t, n) => `Spell a difficult name to it, then say: “${t.tests[n]}”`,
  watch: () => "fields you had to correct in each ten drafts",
  never: (_, t) => `overwrite what stands in ${t.system}, or ask for more than the ${t.job} needs`,
  short: (_, t) => `asking for ${t.typed} once`,
};
