import type { Step } from "../kinds.ts";
import { pick } from "../words.ts";

export const statusLine: Step = {
  id: "status-line",
  kind: "assistant",
  basis: ["operationalBottlenecks", "interactionChannels", "techComfortLevel"],
  when: (s) => s.support && (s.phone || s.chat || s.sms),
  comfort: 2,
  closes: { "status-time": 0.55 },
  takes: ["Customer Support"],
  setupHours: 15,
  handles: (value) => value("statusShare"),
  connections: 1,
  title: () => "How things stand, said without you",
  does: (_, t) =>
    `It finds the ${t.customer} by two details, reads the state from ${t.system} and says it in one sentence. What it cannot read it does not say.`,
  dayOne: (_, t) =>
    `Three states only, with your sentence for each; the ${t.customer} still hears you if it is anything else.`,
  needs: (_, t) =>
    `a state in ${t.system} that is kept up to date, which is the real work; the two details that prove who asks`,
  rehearse: (_, t, n) => `Ask about a stranger's ${t.job}; then say: “${t.tests[n]}”`,
  watch: (_, t) => `how often the same ${t.customer} asks twice in a week`,
  never: (_, t, n) => `tell one ${t.customer} about another, or say ${pick(t, n)}`,
  short: (_, t) => `telling ${t.customers} how things stand`,
};
