import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";

export const papersIn: Step = {
  id: "papers-in",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "industry"],
  // Bank lines and receipts are what is typed there.
  when: (s) => s.typing && /\breceipts, bank\b/.test(s.trade.typed),
  comfort: 1,
  closes: { "typing-time": 0.35 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 4,
  work: () => [once("a look at what was still typed by hand", 30)],
  subject: "Data Entry/Form Filling",
  already: (_, t) =>
    `bank lines and receipts reach ${t.system} as a feed, and missing papers are asked for once`,
  title: (_, t) => `Type nothing that ${t.system} can import`,
  does: (s, t) =>
    `Let bank lines and receipts flow into ${t.system} through its bank feed and receipt capture, where it has them. Whatever only the ${t.customer} has is due on one fixed day of the month, and you ask for everything that's missing in one list, once.${s.ai === "using" ? " The AI you already use may suggest where a line belongs: check its first hundred, and keep it only where it is right." : ""}`,
  dayOne: (_, t) =>
    `Take the ${t.customer} with the most typing. Which of those lines did somebody else already have as a file?`,
  needs: (_, t) =>
    `the feeds of ${t.system}, switched on for one ${t.customer} first, and a standard list of what is missing`,
  watch: () => "lines typed by hand, out of every hundred",
  never: () => "book anything unseen",
  short: () => "importing instead of typing",
};
