import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { dear } from "../words.ts";

export const intakeSheet: Step = {
  id: "intake-sheet",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.typing && !(s.forms && s.comfort >= 1),
  comfort: 0,
  closes: { "typing-time": 0.25 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 4,
  work: () => [once("checking which entries are missing", 20)],
  subject: "Data Entry/Form Filling",
  already: (_, t) => `one sheet already asks for all of it, in the order of ${t.system}`,
  title: (_, t) => `Enter ${t.typed} only once, from one sheet`,
  does: (_, t) =>
    dear(t)
      ? `Start every ${t.newOne} with one sheet for ${t.typed}, in the order ${t.system} asks for them. They fill in what they can, once; you add what only you know.`
      : `Ask for ${t.typed} in exactly the order ${t.system} wants them. Cut anything nobody ever looks up.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Open ${t.system} beside a blank page and write down only the fields somebody read this month. That is the sheet.`
      : `Take the last five entries and mark every field somebody used afterwards. Anything without a mark goes.`,
  needs: (_, t) => `five finished entries, a pencil, and the person who types into ${t.system}`,
  watch: (_, t) => (dear(t) ? `sheets that came back with a gap` : `minutes per entry, on Mondays`),
  never: (_, t) => (dear(t) ? `ask what ${t.system} already knows` : "ask twice for what you already have"),
  short: (_, t) => `entering ${t.typed} only once`,
};
