import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const papersIn: Step = {
  id: "papers-in",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  when: (s) => s.typing && s.industry === "Financial Services",
  comfort: 1,
  closes: { "typing-time": 0.35 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 4,
  work: () => [once("a look at what was still typed by hand", 30)],
  because: () =>
    "what comes as a file or a feed is checked and not typed, and a part comes on paper all the same",
  already: (_, t) =>
    `bank lines and receipts reach ${t.system} as a feed, and a missing paper is asked for once`,
  title: (_, t) => `Nothing typed that ${t.system} can take in`,
  does: (s, t) =>
    `What comes from a bank or a receipt goes into ${t.system} by its feed and its capture, where it has them. What only the ${t.customer} holds comes by one day of the month, and all that is missing is asked for in one list, once.${s.ai === "using" ? " The AI you use already may propose where a line belongs: check its first hundred, and keep it only where it is right." : ""}`,
  dayOne: (_, t) =>
    `Take the ${t.customer} with the most typing. Which of those lines did somebody else hold as a file already?`,
  needs: (_, t) =>
    `the feeds of ${t.system}, switched on for one ${t.customer} first; the list of what is missing, as a form letter`,
  watch: () => "lines typed by hand, of each hundred",
  never: () => "book anything unseen",
  short: () => "feeds and one list of what is missing, in place of typing",
};
