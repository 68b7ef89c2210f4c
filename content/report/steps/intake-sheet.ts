import type { Step } from "../kinds.ts";
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
  work: () => [once("a look at the gaps", 20)],
  because: (_, t) => `about a quarter of it is asking again for ${t.typed}, and typing what nobody reads`,
  already: (_, t) => `one sheet asks for all of it in the order of ${t.system}`,
  title: (_, t) => `One sheet for ${t.typed}`,
  does: (_, t) =>
    dear(t)
      ? `Every ${t.newOne} begins with one sheet for ${t.typed}, in the order in which ${t.system} asks for them. They fill it in where they can, once, and you add what only you can know.`
      : `Ask for ${t.typed} in exactly the order in which ${t.system} wants them, from whoever has it. What nobody has looked up since, strike first.`,
  dayOne: (_, t) =>
    dear(t)
      ? `Open ${t.system} beside a blank page and write down only the fields somebody has read this month. That is the sheet.`
      : `Take the last five that were filled in. Mark each field that somebody used afterwards. What has no mark goes.`,
  needs: (_, t) => `five finished sheets, a pencil, and whoever types into ${t.system}`,
  watch: (_, t) => (dear(t) ? `sheets that came back with a gap` : `minutes a sheet, on Mondays`),
  never: (_, t) => (dear(t) ? `ask what ${t.system} knows already` : "ask twice for what you already hold"),
  short: (_, t) => `one sheet for ${t.typed}`,
};
